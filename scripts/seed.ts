import { root } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { loadService, withServices } from './load-service.ts';
import { demoCoins } from './seed/coins.ts';
import { drawMascot } from './seed/draw-mascot.ts';
import { drawScene } from './seed/draw-scene.ts';

await buildWhenChanged(root);
// Before the service is loaded: it forbids its process to read SVG.
const coins = await Promise.all(
  demoCoins.map(async ({ mascot, scenes, ...coin }) => ({
    ...coin,
    picture: await drawMascot(root, mascot),
    gallery: await Promise.all(
      scenes.map(async (scene) => ({
        picture: await drawScene(root, mascot, scene),
        caption: scene.caption,
      })),
    ),
  })),
);
const service = await loadService(root);
await withServices(service, { root, env: process.env }, async (services, adapters) => {
  for (const coin of coins) {
    const url = await service.addDemoCoin(services, adapters, coin);
    console.log(url === null ? `${coin.coinName} is there already.` : `${coin.coinName}: ${url}`);
  }
});
