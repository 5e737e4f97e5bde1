import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/browser/chromium.ts';
import { chromiumFlags } from './scripts/browser/with-browser.ts';

const journeys = '**/*.journey.ts';
const sweeps = '**/*.sweep.journey.ts';

/**
 * Journeys in Debian's Chromium, each worker against a service of its own on an empty `DATA_DIR` (see `e2e/test-support/service.ts`).
 * `npm test` runs `journeys`, what people do most. `npm run verify` runs the other two: files named `*.sweep.journey.ts`, and journeys
 * whose title ends with `@sweep`.
 */
export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/test-support/browser.setup.ts',
  projects: [
    { name: 'journeys', testMatch: journeys, testIgnore: sweeps, grepInvert: /@sweep/ },
    { name: 'sweeps', testMatch: sweeps, timeout: 600_000 },
    { name: 'tagged-sweeps', testMatch: journeys, testIgnore: sweeps, grep: /@sweep/ },
  ],
  workers: 2,
  // Journeys of single use, of permission and of two at once say `retries: 0`: a race is what they look for.
  retries: 2,
  maxFailures: 10,
  // For hangs.
  globalTimeout: 40 * 60_000,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Stillness is quicker to draw and ends; what tests movement asks for it.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium() ?? '/usr/bin/chromium',
      args: chromiumFlags,
    },
  },
});
