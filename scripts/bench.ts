import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './files.ts';
import { measureCreator } from '../bench/creator.ts';
import { measureCrowd } from '../bench/crowd.ts';
import { measureHome } from '../bench/home.ts';
import { measureLivePage } from '../bench/live-page.ts';
import { measureMemory, measureReadyTime } from '../bench/process.ts';
import { measureRendering } from '../bench/rendering.ts';
import { measureShell } from '../bench/shell.ts';
import { measureStalls } from '../bench/stalls.ts';
import { startProduct } from '../bench/start-product.ts';
import { measureUserTable } from '../bench/user-table.ts';
import { aptInstall, findProgram } from './apt.ts';
import { buildWhenChanged } from './build.ts';
import { findOrInstallChromium } from './chromium.ts';
import { loadService } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';
import { drawMascot } from './seed/draw-mascot.ts';

process.env['NODE_ENV'] = 'production';
const missing = [
  ['nginx', 'nginx-light'],
  ['wrk', 'wrk'],
].filter(([program = '']) => findProgram([program]) === null);
if (missing.length > 0) aptInstall(missing.map(([, debianPackage = '']) => debianPackage));
await buildWhenChanged(root);

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`,
);
await measureShell(root);
const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-bench-data-'));
// Before the service is loaded: it forbids its process to read SVG.
const picture = await drawMascot(root, 'heron');
const service = await loadService(root);
try {
  measureRendering(service);
  await measureReadyTime(root);
  const product = await startProduct(root, dataDir);
  try {
    await measureMemory(product);
    await measureCreator(product, findOrInstallChromium());
    const pageUrl = await publishDemoPage(product.url);
    await measureHome(product.url);
    await measureLivePage(pageUrl);
  } finally {
    await product.stop();
  }
  const crowded = await startProduct(root, join(dataDir, 'crowd'));
  try {
    await measureCrowd(crowded);
    await measureStalls(crowded);
  } finally {
    await crowded.stop();
  }
  await withProduct({ DATA_DIR: join(dataDir, 'users') }, measureUserTable);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Lends the service of this environment, without a socket. */
function withProduct(
  env: Record<string, string>,
  work: Parameters<typeof service.withServices>[1],
): Promise<void> {
  const options = { env: { ...env, LOG_LEVEL: 'warn' }, migrations: join(root, 'migrations') };
  return service.withServices({ ...options, loadApp: async () => service }, work);
}

/** Adds a page to the product that is running on `dataDir`. @returns its address. */
async function publishDemoPage(appUrl: string): Promise<string> {
  const [, demo] = demoCoins;
  if (!demo) throw new Error('There are no demo coins.');
  const { mascot: _mascot, scenes: _scenes, ...coin } = demo;
  let published: string | null = null;
  await withProduct({ DATA_DIR: dataDir, APP_URL: appUrl }, async (services, adapters) => {
    published = await service.addDemoCoin(services, adapters, { ...coin, picture, gallery: [] });
  });
  if (published === null) throw new Error('The demo page could not be published.');
  return published;
}
