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
import { inThemes } from './gallery/themes.ts';
import { loadService } from './load-service.ts';

const usage =
  'Usage: npm run gallery -- --coins FILE --out DIR [--pictures] [--themes pale|dark] [--seed N]\n' +
  'FILE holds a JSON array of coins, or an object whose `coins` is one, with the fields of the build form; a `mainImageUrl` may name a picture beside it. With --pictures, its first coin is shown in two pale and two dark themes, too. With --themes, every coin is shown in the pale or in the dark ones instead of its own colors.';

const values = readOptions(usage, {
  coins: { type: 'string' },
  out: { type: 'string' },
  seed: { type: 'string' },
  pictures: { type: 'boolean' },
  themes: { type: 'string' },
});
const shade = values.themes === 'pale' || values.themes === 'dark' ? values.themes : undefined;
if (values.coins === undefined || values.out === undefined || values.themes !== shade) {
  console.error(usage);
  process.exit(2);
}
const coinsFile = resolve(values.coins);
const out = resolve(values.out);
// Before the build, which takes half a minute.
const seed = await orExit(() => wholeNumber('--seed', values.seed ?? '1', 0));
const given = await orExit(() => readCoinsFile(coinsFile));
const coins = shade
  ? given.flatMap((coin) => inThemes(coin, shade))
  : given.map((coin) => ({ ...coin, theme: '' }));
if (values.pictures === true && !shade) coins.push(...given.slice(0, 1).flatMap((coin) => inThemes(coin)));

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
    const { refused: unread = [], theme = '' } = coins[at] ?? {};
    const refused = [...unread, ...coin.refused];
    at += 1;
    manifest.coins.push({
      slug: coin.slug,
      name: theme === '' ? coin.name : `${coin.name}, ${theme}`,
      refused,
    });
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
