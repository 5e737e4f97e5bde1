// A process that takes a job and never ends it: `hang.ts <database url> <kind>`.
import { z } from 'zod';
import { openDatabase } from '../../db/database.ts';
import { silentLog } from '../../log/log.ts';
import { createJobs, usualPace } from '../jobs.ts';

const [url = '', name = ''] = process.argv.slice(2);
const log = silentLog();
const database = await openDatabase({ source: { url }, log, poolSize: 3 });
const jobs = createJobs({ database, log, pace: usualPace });
const kind = {
  name,
  data: z.strictObject({ name: z.string() }),
  retry: { limit: 5, firstPauseInSeconds: 0, longestPauseInSeconds: 0 },
  timeoutInSeconds: 30,
  concurrency: 1,
};
jobs.register(kind, async () => {
  process.send?.('begun');
  await new Promise(() => {});
});
await jobs.start();
await jobs.enqueue(database.db, kind, { name: 'left behind' });
