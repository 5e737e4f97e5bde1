import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { withBrowser } from '../browser/with-browser.ts';
import { serveFolder } from '../serve-folder.ts';
import type { GalleryManifest } from './manifest.ts';

/** Desktop, tablet and phone: the widths at which every design is looked at. */
const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

const atOnce = 2;

/** Of a first view on the sheet, and the space around it. */
const small = { width: 240, height: 150 };
const gap = 10;

/**
 * Takes every page of a gallery at three widths, whole (`pictures/{design}/{slug}-{width}-whole.webp`) and its first view, and all
 * desktop first views on one sheet: a row for each coin, a column for each design, in the index's order.
 * @returns the contact sheet's path.
 */
export async function takePictures(folder: string, { designs, coins }: GalleryManifest): Promise<string> {
  const server = await serveFolder(folder);
  const onSheet: { input: Buffer; left: number; top: number }[] = [];
  try {
    await withBrowser(async (browser) => {
      const pages = designs.flatMap((design, column) =>
        coins.map(({ slug }, row) => ({ design, slug, column, row })),
      );
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let page = pages.shift(); page; page = pages.shift()) {
            const input = await photograph(browser, page);
            const left = gap + page.column * (small.width + gap);
            onSheet.push({ input, left, top: gap + page.row * (small.height + gap) });
          }
        }),
      );
    });
  } finally {
    await server.close();
  }
  const sheet = join(folder, 'contact-sheet.png');
  const size = {
    width: gap + designs.length * (small.width + gap),
    height: gap + coins.length * (small.height + gap),
  };
  const empty = sharp({ create: { ...size, channels: 3, background: '#333' } });
  await empty.composite(onSheet).png().toFile(sheet);
  return sheet;

  /** @returns the first view at a desk, small */
  async function photograph(browser: Browser, { design, slug }: { design: string; slug: string }) {
    let atDesk: Buffer = Buffer.of();
    for (const viewport of screens) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${server.url}${design}/${encodeURIComponent(slug)}/index.html`);
      await page.evaluate(() => document.fonts.ready);
      const name = join(folder, 'pictures', design, `${slug}-${viewport.width}`);
      const first = await page.screenshot({ animations: 'disabled' });
      if (viewport === screens[0]) atDesk = first;
      await keep(`${name}.webp`, first);
      await keep(`${name}-whole.webp`, await page.screenshot({ animations: 'disabled', fullPage: true }));
      await page.close();
    }
    return sharp(atDesk).resize(small).png().toBuffer();
  }
}

/** The longest side that the format can hold. */
const longest = 16_383;

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(png).resize({ height: longest, fit: 'inside', withoutEnlargement: true });
  await picture.webp({ quality: 80 }).toFile(file);
}
