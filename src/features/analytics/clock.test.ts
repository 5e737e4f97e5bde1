import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { calmPace } from '../../platform/jobs/test-support/paces.ts';
import { silentLog } from '../../platform/log/log.ts';
import { dropOldMonths } from './months.ts';
import { createAnalytics } from './service.ts';
import { sumViews } from './sums/sum-views.ts';
import { createVisitorKeys } from './visitor-keys.ts';

/** What a process does whose clock is years ahead, and how others fare beside it. */

const years = 5 * 366 * 86_400_000;
let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
  const creator = await live.creator('Ada');
  await live.build(creator, { coinName: 'Read' });
  await live.deploy(creator);
});
afterAll(() => live.close());

const rowsOf = async (query: ReturnType<typeof sql>) => (await live.service.database.db.execute(query)).rows;
const isFuture = sql`> now()`;
const createAhead = () => {
  const { database } = live.service;
  return createAnalytics({
    database,
    jobs: createJobs({ database, log: silentLog(), pace: calmPace }),
    countryOf: () => null,
    keepMonths: null,
    now: () => new Date(Date.now() + years),
  });
};
const reader = {
  address: '198.51.100.1',
  countryCode: null,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  acceptLanguage: undefined,
};

test('its readings are counted now, also where its start made no room for them', async () => {
  await live.service.database.db.execute(sql`
    do $$ declare part regclass; begin
      for part in select inhrelid::regclass from pg_inherits where inhparent = 'page_views'::regclass
      loop execute format('drop table %s', part); end loop; end $$`);
  expect(await createAhead().record('{"slug":"read"}', reader)).toBe('counted');
  expect(await rowsOf(sql`select from page_views`)).toHaveLength(1);
  expect(await rowsOf(sql`select from page_views where viewed_at ${isFuture}`)).toEqual([]);
  expect(await rowsOf(sql`select from page_visitors where day > (now() at time zone 'UTC')::date`)).toEqual(
    [],
  );
});

test('it closes no time that is still to come, and drops no month that is kept', async () => {
  const { db } = live.service.database;
  const ahead = new Date(Date.now() + years);
  await sumViews(db, ahead);
  const progress = sql`select from view_sums_progress where closed_until ${isFuture} or summed_until ${isFuture}`;
  expect(await rowsOf(progress)).toEqual([]);
  await dropOldMonths(db, { now: ahead, keepMonths: 1 });
  const kept = sql`select from view_sums_progress where raw_since < date_trunc('month', now(), 'UTC') - interval '27 days'`;
  expect(await rowsOf(kept)).toHaveLength(1);
});

test('it forgets no secret of today, and its own is forgotten by the next', async () => {
  const { db } = live.service.database;
  await db.execute(sql`delete from visitor_salts`);
  const today = new Date();
  const ahead = new Date(today.getTime() + years);
  const visit = { slug: 'read', action: 'read', address: '198.51.100.1', userAgent: 'x' };
  const before = await createVisitorKeys(db).keyOf({ ...visit, at: today });
  const keys = createVisitorKeys(db);
  await keys.keyOf({ ...visit, at: ahead });
  await keys.forgetPastDays(ahead);
  expect(await createVisitorKeys(db).keyOf({ ...visit, at: today })).toBe(before);
  expect(await rowsOf(sql`select from visitor_salts`)).toHaveLength(1);
});
