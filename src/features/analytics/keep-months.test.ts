import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { quickPace } from '../../platform/jobs/test-support/paces.ts';
import { addMonths } from './months.ts';
import { pageViews } from './tables.ts';

let live: TestLive;

beforeAll(async () => {
  live = await startTestLive({ KEEP_VIEWS_MONTHS: '1' }, { jobPace: quickPace });
});

afterAll(() => live.close());

test('with KEEP_VIEWS_MONTHS=1 the nightly job drops raw readings of two months ago, and they stay counted', async () => {
  const owner = await live.creator('Owner');
  await live.build(owner);
  await live.deploy(owner);
  const { db } = live.service.database;
  const old = new Date(Date.now() - 75 * 86_400_000);
  await addMonths(db, [old]);
  await db.execute(
    sql`update view_sums_progress set summed_until = ${old.toISOString()}::timestamptz - interval '1 day'`,
  );
  await db.insert(pageViews).values([{ profileId: owner.userId, viewedAt: old, isFirst: true }]);
  const run = (job: string) => db.execute(sql`insert into jobs.job (name, data) values (${job}, '{}')`);
  const rows = async () => (await db.select({ at: pageViews.viewedAt }).from(pageViews)).length;
  const counted = async () =>
    (await owner.browser.get(`/api/profiles/${owner.userId}/page-views`)).body as { count: number };
  expect([await rows(), await counted()]).toEqual([1, { count: 1 }]);
  const isSummed = async () =>
    (await db.execute(sql`select from view_sums_progress where summed_until > now() - interval '1 day'`)).rows
      .length;
  await run('analytics.sum-views');
  await expect.poll(isSummed).toBe(1);
  await run('analytics.drop-old-views');
  await expect.poll(rows).toBe(0);
  expect(await counted()).toEqual({ count: 1 });
});
