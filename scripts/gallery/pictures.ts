import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { withBrowser } from '../browser.ts';
import { serveFolder } from '../serve-folder.ts';
import type { GalleryManifest } from './manifest.ts';

/** Desktop, tablet and phone: the widths at which every design is looked at. */
const screens = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
] as const;

const atOnce = 2;

/**
 * Takes every page of a gallery at three widths, whole (`pictures/{design}/{slug}-{width}-whole.webp`) and its first view, and all
 * desktop first views on one sheet.
 * @returns the contact sheet's path.
 */
export async function takePictures(folder: string, manifest: GalleryManifest): Promise<string> {
  const { designs, coins } = manifest;
  const server = await serveFolder(folder);
  const sheet = join(folder, 'contact-sheet.png');
  try {
    await withBrowser(async (browser) => {
      const pages = designs.flatMap((design) => coins.map(({ slug }) => ({ design, slug })));
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          for (let page = pages.shift(); page; page = pages.shift()) await photograph(browser, page);
        }),
      );
      await drawSheet(browser);
    });
  } finally {
    await server.close();
  }
  return sheet;

  async function photograph(browser: Browser, { design, slug }: { design: string; slug: string }) {
    for (const viewport of screens) {
      const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
      await page.goto(`${server.url}${design}/${encodeURIComponent(slug)}/index.html`);
      await page.evaluate(() => document.fonts.ready);
      const name = join(folder, 'pictures', design, `${slug}-${viewport.width}`);
      await keep(`${name}.webp`, await page.screenshot({ animations: 'disabled' }));
      await keep(`${name}-whole.webp`, await page.screenshot({ animations: 'disabled', fullPage: true }));
      await page.close();
    }
  }

  async function drawSheet(browser: Browser) {
    // As low as it goes: a picture of the whole page is at least as high as the view.
    const page = await browser.newPage({ viewport: { width: 250 * designs.length + 20, height: 1 } });
    const rows = coins.map(({ slug }) =>
      designs
        .map((design) => `<img src="pictures/${design}/${encodeURIComponent(slug)}-1440.webp">`)
        .join(''),
    );
    await writeFile(
      join(folder, 'contact-sheet.html'),
      `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>body{margin:10px;background:#333;color:#fff;font:13px system-ui}div{display:grid;grid-template-columns:repeat(${designs.length},240px);gap:10px;margin-bottom:10px}img{width:240px;height:150px}</style><div>${designs.map((design) => `<b>${design}</b>`).join('')}</div>${rows.map((row) => `<div>${row}</div>`).join('')}`,
    );
    await page.goto(`${server.url}contact-sheet.html`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: sheet, fullPage: true });
    await page.close();
  }
}

/** The longest side that the format can hold. */
const longest = 16_383;

async function keep(file: string, png: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const picture = sharp(png).resize({ height: longest, fit: 'inside', withoutEnlargement: true });
  await picture.webp({ quality: 80 }).toFile(file);
}
