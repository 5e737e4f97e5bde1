import { defineConfig } from 'vitest/config';
import { scriptPlugin } from './engine/vite-plugin-script.ts';

export default defineConfig({
  plugins: [scriptPlugin()],
  test: {
    include: ['{src,engine,scripts}/**/*.test.{ts,tsx}'],
    globalSetup: ['src/platform/db/test-global-setup.ts'],
    css: true,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
