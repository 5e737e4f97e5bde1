import type { Browser } from 'playwright-core';
import { withBrowser } from '../scripts/browser/with-browser.ts';
import { withLighthouse } from '../scripts/quality/lighthouse.ts';
import { categories } from '../scripts/quality/measure.ts';

const runs = 3;

/** The home page as a visitor first gets it: Lighthouse as on a phone and on a desk, and the scripts that it loads, in Brotli. */
export async function measureHome(url: string): Promise<void> {
  await withLighthouse(async (read) => {
    for (const form of ['mobile', 'desktop'] as const) {
      const { scores, largestPaint, layoutShift, wholeBytes, audits } = await read(url, runs, form);
      const points = categories.map((category) => `${category} ${scores[category]}`).join(', ');
      console.log(
        `home, ${form}: ${points}; largest paint ${(largestPaint / 1000).toFixed(2)} s, layout shift ${layoutShift.toFixed(3)}, ${Math.round(wholeBytes / 1024)} KB (median of ${runs})${audits.length > 0 ? ` [${audits.join(', ')}]` : ''}`,
      );
    }
  });
  await withBrowser(async (browser) => {
    console.log(`home: ${(await scriptBytes(browser, url)) / 1000} KB of scripts at first`);
  });
}

/** Bytes on the wire of every script that a page loads by itself. */
async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  await page.close();
  return bytes;
}
