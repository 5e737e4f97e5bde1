import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './files.ts';
import { startProduct } from '../bench/product/start-product.ts';
import { withBrowser } from './browser/with-browser.ts';
import { buildWhenChanged } from './build.ts';

/** Takes the pictures of the README again, of a product of its own with the coins of the seed: `node scripts/readme-pictures.ts`. */
const pictures = [
  { file: 'home.png', path: '/' },
  { file: 'page.png', path: '/p/burnt-toast' },
];

const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-readme-'));
await buildWhenChanged(root);
const product = await startProduct(root, dataDir);
try {
  await seed(product.url);
  await withBrowser(async (browser) => {
    const page = await browser.newPage({
      viewport: { width: 1440, height: 900 },
      colorScheme: 'dark',
      reducedMotion: 'reduce',
    });
    for (const { file, path } of pictures) {
      await page.goto(new URL(path, product.url).href, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(nameHost, new URL(product.url).host);
      const png = await page.screenshot({ animations: 'disabled' });
      await sharp(png)
        .resize({ width: 1200 })
        .png({ palette: true, quality: 90, effort: 7 })
        .toFile(join(root, 'docs', 'pictures', file));
      console.log(file);
    }
  });
} finally {
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Writes an address that readers can make sense of in the place of this run's own. */
function nameHost(host: string): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    text.nodeValue = (text.nodeValue ?? '').replaceAll(host, 'moonpage.example');
}

async function seed(appUrl: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/seed.ts'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, APP_URL: appUrl },
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error('The demo coins could not be added.');
}
