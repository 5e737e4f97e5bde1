import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildWhenChanged } from './build.ts';
import { loadService } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pictureSide = 512;

await buildWhenChanged(root);
// Before the service is loaded: it forbids its process to read SVG.
const coins = await Promise.all(
  demoCoins.map(async ({ mascot, ...coin }) => ({ ...coin, picture: await draw(mascot) })),
);
const service = await loadService(root);
await service.withServices(
  {
    env: { LOG_LEVEL: 'warn', ...process.env },
    migrations: join(root, 'migrations'),
    loadApp: async () => service,
  },
  async (services, adapters) => {
    for (const coin of coins) {
      const url = await service.addDemoCoin(services, adapters, coin);
      console.log(url === null ? `${coin.coinName} is there already.` : `${coin.coinName}: ${url}`);
    }
  },
);

/** @returns a PNG of a mascot's drawing. */
function draw(mascot: string): Promise<Buffer> {
  const size = { width: pictureSide, height: pictureSide, fit: 'contain', background: '#0000' } as const;
  return sharp(join(root, 'scripts', 'seed', 'mascots', `${mascot}.svg`), { density: 144 })
    .resize(size)
    .png()
    .toBuffer();
}
