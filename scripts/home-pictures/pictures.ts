import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { withBrowser } from '../browser/with-browser.ts';
import { serveFolder } from '../serve-folder.ts';

/** A page to photograph: the folder of its design holds its `index.html`. */
export interface DesignPage {
  readonly design: string;
}

/** The first view on a desk and on a phone, and the widths at which the home page shows it. */
const views = [
  { name: 'desk', viewport: { width: 1440, height: 900 }, scale: 1, widths: [720, 1440], quality: 50 },
  { name: 'phone', viewport: { width: 390, height: 844 }, scale: 2, widths: [480], quality: 46 },
] as const;

/** One thumbnail of the strip, pixels. */
const thumbnail = { width: 160, height: 100 } as const;

/**
 * Writes `{design}-{view}-{width}.avif` of every page, and to `strip` all of them side by side, small.
 * @returns bytes written
 */
export async function takeDesignPictures(job: {
  folder: string;
  pages: readonly DesignPage[];
  out: string;
  strip: string;
}): Promise<number> {
  const { folder, pages, out, strip } = job;
  await mkdir(out, { recursive: true });
  const server = await serveFolder(folder);
  const small: Buffer[] = [];
  let written = 0;
  const keep = async (file: string, bytes: Buffer) => {
    written += bytes.length;
    await writeFile(file, bytes);
  };
  try {
    await withBrowser(async (browser) => {
      for (const { name, viewport, scale, widths, quality } of views) {
        const context = await browser.newContext({
          viewport,
          deviceScaleFactor: scale,
          reducedMotion: 'reduce',
        });
        const page = await context.newPage();
        for (const { design } of pages) {
          await page.goto(`${server.url}${design}/index.html`, { waitUntil: 'load' });
          await page.evaluate(() => document.fonts.ready);
          const png = await page.screenshot({ animations: 'disabled' });
          for (const width of widths) {
            const picture = sharp(png).resize({ width });
            const file = join(out, `${design}-${name}-${width}.avif`);
            await keep(file, await picture.avif({ quality, effort: 3 }).toBuffer());
          }
          if (name === 'desk') small.push(await sharp(png).resize(thumbnail).png().toBuffer());
        }
        await context.close();
      }
    });
  } finally {
    await server.close();
  }
  await keep(strip, await stripOf(small));
  return written;
}

function stripOf(pictures: readonly Buffer[]): Promise<Buffer> {
  const { width, height } = thumbnail;
  return sharp({ create: { width: width * pictures.length, height, channels: 3, background: '#000' } })
    .composite(pictures.map((input, at) => ({ input, left: at * width, top: 0 })))
    .avif({ quality: 42, effort: 3 })
    .toBuffer();
}
