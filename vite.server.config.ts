import { defineConfig } from 'vite';
import { nounsPlugin } from './engine/vite-plugin-nouns.ts';
import { scriptPlugin } from './engine/vite-plugin-script.ts';

/** The service: `src/service.ts`, the engine in one file, packages left to Node; beside it the program of the thread that draws. */
export default defineConfig({
  plugins: [nounsPlugin(), scriptPlugin()],
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        service: 'src/service.ts',
        'drawing-worker': 'src/features/deploys/share/drawing-worker.ts',
      },
      checks: { bundlerTimings: false },
    },
    outDir: 'build/service',
    target: 'node24',
    cssMinify: 'lightningcss',
    // For browsers unnamed, it writes `animation-timeline` into the shorthand, where all of them ignore the whole declaration.
    cssTarget: ['chrome125', 'firefox128', 'safari17.5'],
    sourcemap: true,
  },
});
