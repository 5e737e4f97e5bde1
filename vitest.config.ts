import { defineConfig } from 'vitest/config';
import { scriptPlugin } from './engine/vite-plugin-script.ts';
import { contractRoutesPlugin } from './src/web/api/vite-plugin-contract-routes.ts';

const shared = { css: true, testTimeout: 20_000, hookTimeout: 60_000 };

/** `engine` needs nothing; `service` runs on a real PostgreSQL of its own. */
export default defineConfig({
  plugins: [scriptPlugin(), contractRoutesPlugin()],
  test: {
    projects: [
      { extends: true, test: { ...shared, name: 'engine', include: ['engine/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          ...shared,
          name: 'service',
          include: ['{src,scripts}/**/*.test.{ts,tsx}'],
          globalSetup: ['src/platform/db/test-global-setup.ts'],
        },
      },
    ],
  },
});
