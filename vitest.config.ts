import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { nounsPlugin } from './engine/vite-plugin-nouns.ts';
import { scriptPlugin } from './engine/vite-plugin-script.ts';
import { SummaryReporter } from './scripts/test/vitest-reporter.ts';
import { contractRoutesPlugin } from './src/web/api/vite-plugin-contract-routes.ts';

const sweeps = '**/*.sweep.test.{ts,tsx}';
const outside = [...configDefaults.exclude, 'build/**', 'data/**'];
/** Limits are for what hangs: a slow machine reaches none of them. */
const shared = {
  css: true,
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 15_000 } },
};
/** One private PostgreSQL for a project; each test file has databases of its own, copied from a migrated template. */
const postgres = 'src/platform/db/test-support/global-setup.ts';
const restoreGlobals = 'src/test-support/restore-globals.ts';
const propertySeed = 'src/test-support/property-seed.ts';
const quickPasswords = 'src/test-support/quick-passwords.ts';
const quickBrotli = 'src/test-support/quick-brotli.ts';

/**
 * Every `*.test.ts(x)` is in exactly one project: `sweeps` by its name, `engine` and `e2e` by their folders, `service` whatever else there is.
 * `npm run verify` runs `sweeps`, `npm test` the others.
 */
export default defineConfig({
  plugins: [nounsPlugin(), scriptPlugin(), contractRoutesPlugin()],
  test: {
    // One more than cores, as many tests wait for a disk or a process.
    maxWorkers: availableParallelism() + 1,
    reporters: ['default', new SummaryReporter()],
    // More are one cause.
    bail: 20,
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'engine',
          setupFiles: [restoreGlobals, propertySeed],
          include: ['engine/**/*.test.{ts,tsx}'],
          exclude: [...outside, sweeps],
          // Pure functions without clock, randomness or I/O: files may share a worker and what it has imported.
          isolate: false,
          // What the tests of all files hold at once.
          execArgv: ['--max-old-space-size=6144'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          globalSetup: [postgres],
          name: 'service',
          // Tests that talk to a disk, a port or a process. Those of single use, of permission and of two at once say `retry: 0`: a race is
          // what they look for.
          retry: 2,
          setupFiles: [restoreGlobals, propertySeed, quickPasswords, quickBrotli],
          // Files share a worker, as loading the service takes seconds. A file that replaces modules (`vi.mock`) is thus a sweep.
          isolate: false,
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...outside, 'engine/**', 'e2e/**', sweeps],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          // What a request can show of the built product; what needs a browser is a journey.
          globalSetup: [postgres, 'e2e/test-support/build.setup.ts'],
          name: 'e2e',
          retry: 2,
          setupFiles: [restoreGlobals, quickPasswords, quickBrotli],
          isolate: false,
          include: ['e2e/**/*.test.ts'],
          exclude: outside,
          // The build is run as it is.
          server: { deps: { external: [/\/build\/web\//] } },
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          globalSetup: [postgres],
          setupFiles: [restoreGlobals, propertySeed],
          name: 'sweeps',
          include: [sweeps],
          exclude: outside,
        },
      },
    ],
  },
});
