import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { buildWhenChanged } from './build.ts';
import { loadService } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pictureSide = 512;

await buildWhenChanged(root);
const service = await loadService(root);
await service.withServices(
  {
    env: { LOG_LEVEL: 'warn', ...process.env },
    migrations: join(root, 'migrations'),
    loadApp: async () => service,
  },
  async (services, adapters) => {
    for (const { mascot, ...coin } of demoCoins) {
      const drawing = join(root, 'scripts', 'seed', 'mascots', `${mascot}.svg`);
      const picture = await sharp(drawing, { density: 144 })
        .resize(pictureSide, pictureSide, { fit: 'contain', background: '#0000' })
        .png()
        .toBuffer();
      const url = await service.addDemoCoin(services, adapters, { ...coin, picture });
      console.log(url === null ? `${coin.coinName} is there already.` : `${coin.coinName}: ${url}`);
    }
  },
);
