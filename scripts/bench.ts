import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { root } from './files.ts';
import { measureAnswers } from '../bench/answers.ts';
import { measureBeacon } from '../bench/beacon.ts';
import { measureCharts } from '../bench/charts.ts';
import { measureCreator } from '../bench/creator.ts';
import { measureCrowd } from '../bench/crowd.ts';
import { measureDirectory } from '../bench/directory.ts';
import { measureHome } from '../bench/home.ts';
import { measureLivePage } from '../bench/live-page.ts';
import { measureMemory, measureReadyTime } from '../bench/process.ts';
import { measurePageMemory } from '../bench/page-memory.ts';
import { measurePreview } from '../bench/preview.ts';
import { measureRendering } from '../bench/rendering.ts';
import { measureShell } from '../bench/shell.ts';
import { measureStalls } from '../bench/stalls.ts';
import { type Started, startProduct } from '../bench/product/start-product.ts';
import { measureUserTable } from '../bench/user-table.ts';
import { aptInstall, findProgram } from './browser/apt.ts';
import { buildWhenChanged } from './build.ts';
import { findOrInstallChromium } from './browser/chromium.ts';
import { loadService, withServices } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';
import { drawMascot } from './seed/draw-mascot.ts';

process.env['NODE_ENV'] = 'production';
const missing = [
  ['nginx', 'nginx-light'],
  ['wrk', 'wrk'],
].filter(([program = '']) => findProgram([program]) === null);
if (missing.length > 0) aptInstall(missing.map(([, debianPackage = '']) => debianPackage));
await buildWhenChanged(root);

/** Figures by name, each measured on what its group shares. */
type Figures<Shared> = Record<string, (shared: Shared) => unknown>;
/** Names of the figures that are asked for; none: all. */
const asked = process.argv.slice(2);
const found = new Set<string>();
const failed: string[] = [];

console.log(
  `${cpus()[0]?.model}, ${cpus().length} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GiB, Node ${process.version}`,
);
const dataDir = await mkdtemp(join(tmpdir(), 'moonpage-bench-data-'));
// Started by root, a database under it runs as another user; where it cannot, it lies elsewhere and would stay there.
await chmod(dataDir, 0o711);
// Before the service is loaded: it forbids its process to read SVG.
const picture = await drawMascot(root, 'heron');
const service = await loadService(root);
let published: Promise<string> | undefined;
try {
  await measure({
    shell: () => measureShell(root),
    rendering: () => measureRendering(service),
    ready: () => measureReadyTime(root),
  });
  await measureOn(dataDir, {
    memory: measureMemory,
    creator: (product) => measureCreator(product, findOrInstallChromium(), new Uint8Array(picture)),
    home: async ({ url }) => {
      await demoPage(url);
      await measureHome(url);
    },
    'live-page': async (product) => {
      const address = await demoPage(product.url);
      const two = await startProduct(root, product.dataDir, { WORKERS: '2' });
      try {
        await measureLivePage([
          { name: 'one process', pageUrl: address },
          { name: 'two processes', pageUrl: new URL(new URL(address).pathname, two.url).href },
        ]);
      } finally {
        await two.stop();
      }
    },
    'page-memory': async (product) => measurePageMemory(product, await demoPage(product.url), service),
    beacon: async (product) => measureBeacon(product, await demoPage(product.url), service),
  });
  await measureOn(join(dataDir, 'crowd'), {
    crowd: measureCrowd,
    preview: measurePreview,
    stalls: measureStalls,
    answers: measureAnswers,
  });
  await measure({
    users: () => withServices(service, { root, env: { DATA_DIR: join(dataDir, 'users') } }, measureUserTable),
    directory: () =>
      withServices(service, { root, env: { DATA_DIR: join(dataDir, 'directory') } }, measureDirectory),
    charts: () => withServices(service, { root, env: { DATA_DIR: join(dataDir, 'charts') } }, measureCharts),
  });
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
const unknown = asked.filter((name) => !found.has(name));
if (unknown.length > 0) throw new Error(`There is no figure ${unknown.join(', ')}.`);
if (failed.length > 0) {
  console.error(`\nNot measured: ${failed.join(', ')}.`);
  process.exitCode = 1;
}

/** Measures the figures that are asked for, in turn, and says how busy the machine was before each. */
async function measure(figures: Figures<void>): Promise<void> {
  await measureWith<void>(figures, (work) => work());
}

/** The same on a product, which starts only when one of them is asked for. */
async function measureOn(folder: string, figures: Figures<Started>): Promise<void> {
  await measureWith(figures, async (work) => {
    const product = await startProduct(root, folder);
    try {
      await work(product);
    } finally {
      await product.stop();
    }
  });
}

async function measureWith<Shared>(
  figures: Figures<Shared>,
  lend: (work: (shared: Shared) => Promise<void>) => Promise<void>,
): Promise<void> {
  const chosen = Object.entries(figures).filter(([name]) => asked.length === 0 || asked.includes(name));
  if (chosen.length === 0) return;
  await lend(async (shared) => {
    for (const [name, figure] of chosen) {
      found.add(name);
      const load = loadavg().map((each) => each.toFixed(2));
      console.log(`\n${name} (load of the machine before: ${load.join(', ')})`);
      try {
        await figure(shared);
      } catch (error) {
        failed.push(name);
        console.error(`${name} could not be measured:`, error);
      }
    }
  });
}

/** The address of a page of the product that runs on `dataDir`, published when it is first asked for. */
function demoPage(appUrl: string): Promise<string> {
  published ??= publishDemoPage(appUrl);
  return published;
}

async function publishDemoPage(appUrl: string): Promise<string> {
  const [, demo] = demoCoins;
  if (!demo) throw new Error('There are no demo coins.');
  const { mascot: _mascot, scenes: _scenes, ...coin } = demo;
  let address: string | null = null;
  const env = { DATA_DIR: dataDir, APP_URL: appUrl };
  await withServices(service, { root, env }, async (services, adapters) => {
    address = await service.addDemoCoin(services, adapters, { ...coin, picture, gallery: [] });
  });
  if (address === null) throw new Error('The demo page could not be published.');
  return address;
}
