import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { root, writeInto } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { orExit, readOptions, wholeNumber } from './command-error.ts';
import { readCoinsFile } from './gallery/coins-file.ts';
import { galleryManifest, type GalleryManifest } from './gallery/manifest.ts';
import { indexPage } from './gallery/index-page.ts';
import { takePictures } from './gallery/pictures.ts';
import { loadService } from './load-service.ts';

const usage =
  'Usage: npm run gallery -- --coins FILE --out DIR [--pictures] [--seed N]\n' +
  'FILE holds a JSON array of coins, or an object whose `coins` is one, with the fields of the build form; a `mainImageUrl` may name a picture beside it.';

const values = readOptions(usage, {
  coins: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  pictures: { type: 'boolean' },
});
if (values.coins === undefined || values.out === undefined) {
  console.error(usage);
  process.exit(2);
}
const coinsFile = resolve(values.coins);
const out = resolve(values.out);
// Before the build, which takes half a minute.
const seed = await orExit(() => wholeNumber('--seed', values.seed ?? '1', 0));
const coins = await orExit(() => readCoinsFile(coinsFile));

await buildWhenChanged(root);
const service = await loadService(root);
const folder = await mkdtemp(join(tmpdir(), 'moonpage-gallery-'));
try {
  const storage = await service.openFolderStorage(folder);
  const manifest: GalleryManifest = { designs: [...service.designNames], coins: [] };
  let count = 0;
  let at = 0;
  for await (const coin of service.makeGallery({
    coins,
    storage,
    now: Date.now(),
    seed,
    cacheFolder: join(folder, 'fonts'),
    log: service.createLog('info'),
  })) {
    for (const page of coin.pages) {
      for (const [path, bytes] of page.files) await writeInto(join(out, page.design, page.slug, path), bytes);
      count += 1;
    }
    const refused = [...(coins[at]?.refused ?? []), ...coin.refused];
    at += 1;
    manifest.coins.push({ slug: coin.slug, name: coin.name, refused });
    for (const { field, value, message } of refused) {
      console.log(`${coin.name}: ${field} ${JSON.stringify(value.slice(0, 60))}: ${message}`);
    }
  }
  await writeFile(join(out, galleryManifest), JSON.stringify(manifest, null, 2));
  await writeFile(join(out, 'index.html'), indexPage(manifest, { withPictures: values.pictures === true }));
  console.log(`${count} pages: ${join(out, 'index.html')}`);
  if (values.pictures === true) console.log(`Pictures: ${await takePictures(out, manifest)}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
