import { defineConfig } from '@playwright/test';

/** Journeys in Debian's Chromium, each worker against a service of its own on an empty `DATA_DIR` (see `e2e/service.ts`). */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.journey.ts',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
