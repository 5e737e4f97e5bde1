import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readOptions } from './command-error.ts';
import { root, writeInto } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { takeDesignPictures, type DesignPage } from './home-pictures/pictures.ts';
import { showcases } from '../engine/src/designs/showcases.ts';
import { loadService } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';
import { drawMascot } from './seed/draw-mascot.ts';

const usage =
  'Usage: node scripts/home-pictures.ts [--coin MASCOT] [--out DIR] [--strip FILE]\n' +
  'Takes the pictures of the home page again: a demo coin in every design, as the engine makes it now. MASCOT names a coin of scripts/seed/coins.ts; DIR is src/web/routes/home/design-pictures and FILE, the small pictures that the build form shows too, src/web/designs/strip.avif unless given.';

const {
  coin: mascot,
  out,
  strip,
} = readOptions(usage, {
  coin: { type: 'string', default: 'mop' },
  out: { type: 'string', default: join(root, 'src/web/routes/home/design-pictures') },
  strip: { type: 'string', default: join(root, 'src/web/designs/strip.avif') },
});
const demo = demoCoins.find((coin) => coin.mascot === mascot);
if (!demo) {
  console.error(usage);
  process.exit(2);
}
await buildWhenChanged(root);
// Before the service is loaded: it forbids its process to read SVG.
const picture = await drawMascot(root, mascot);
const service = await loadService(root);
const folder = await mkdtemp(join(tmpdir(), 'moonpage-home-'));
try {
  const pages = await writePages(demo);
  const bytes = await takeDesignPictures({ folder, pages, out: resolve(out), strip: resolve(strip) });
  console.log(`${pages.length} designs, ${Math.round(bytes / 1024)} KB: ${out}`);
} finally {
  await rm(folder, { recursive: true, force: true });
}

/** The coin in every design, each in colours that its creator could have picked for it, as folders that a static host could serve. */
async function writePages(coin: (typeof demoCoins)[number]): Promise<DesignPage[]> {
  const { launchInDays, scenes: _scenes, mascot: _mascot, firstName: _firstName, ...details } = coin;
  const launch = new Date(Date.now() + launchInDays * 24 * 60 * 60 * 1000);
  const given = { ...details, launchDate: launch.toISOString().slice(0, 10), launchTime: '12:00 PM' };
  const gallery = service.makeGallery({
    coins: service.designNames.map((design) => {
      const { mainColors, pageBackground } = showcases[design];
      return {
        details: { ...given, mainColors, pageBackground },
        picture: { name: `${mascot}.png`, bytes: picture },
        designs: [design],
      };
    }),
    storage: await service.openFolderStorage(join(folder, 'storage')),
    now: Date.now(),
    seed: 1,
    cacheFolder: join(folder, 'fonts'),
    log: service.createLog('info'),
  });
  const pages: DesignPage[] = [];
  for await (const { pages: designs } of gallery) {
    for (const { design, files } of designs) {
      for (const [path, bytes] of files) await writeInto(join(folder, design, path), bytes);
      pages.push({ design });
    }
  }
  return pages;
}
