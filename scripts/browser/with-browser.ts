import { type Browser, chromium } from 'playwright-core';
import { findOrInstallChromium } from './chromium.ts';

/** How Chromium is started by every script of ours: it asks nobody on the network for anything of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Lends a browser to `work` and closes it. */
export async function withBrowser(work: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: chromiumFlags });
  try {
    await work(browser);
  } finally {
    await browser.close();
  }
}
