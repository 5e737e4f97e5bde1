import { defineConfig } from 'vite';
import { scriptPlugin } from './engine/vite-plugin-script.ts';

/** The service: `src/service.ts`, the engine in one file, packages left to Node. */
export default defineConfig({
  plugins: [scriptPlugin()],
  publicDir: false,
  build: {
    ssr: 'src/service.ts',
    outDir: 'build/service',
    target: 'node24',
    cssMinify: 'lightningcss',
    sourcemap: true,
  },
});
