import { root } from './files.ts';
import { buildWhenChanged } from './build.ts';
import { loadService, withServices } from './load-service.ts';

const [day = ''] = process.argv.slice(2);
if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(Date.parse(day))) {
  throw new Error('Say from which day (UTC) on sums are made again: npm run sums -- 2026-11-01');
}
await buildWhenChanged(root);
const service = await loadService(root);
await withServices(service, { root, env: process.env }, async ({ analytics }) => {
  await analytics.sumAgain(day);
  console.log(`The sums since ${day} are made again.`);
});
