import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { calmPace } from '../../platform/jobs/test-support/paces.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createAnalytics } from './service.ts';
import { createVisitorKeys } from './visitor-keys.ts';

const dayInMs = 86_400_000;
const now = new Date('2026-11-21T12:00:00Z');
const yesterday = new Date(now.getTime() - dayInMs);
const visit = { slug: 'read', action: 'read', address: '198.51.100.1', userAgent: 'x' };

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.execute(sql`truncate visitor_salts, page_visitors`));

const days = async (table: string) => {
  const { rows } = await database.db.execute<{ day: string }>(
    sql`select distinct day::text as day from ${sql.raw(table)} order by 1`,
  );
  return rows.map(({ day }) => day);
};
const addVisitors = (count: number) =>
  database.db.execute(sql`
    insert into page_visitors (visitor, day)
    select nr, date '2026-11-20' + (nr % 2)::int from generate_series(1, ${count}::int) as nr`);

test('secrets and keys of days gone by are removed, however many, those of the day stay', async () => {
  const keys = createVisitorKeys(database.db);
  const before = await keys.keyOf({ ...visit, at: yesterday });
  const today = await keys.keyOf({ ...visit, at: now });
  // More than one statement removes.
  await addVisitors(220_000);
  await keys.forgetPastDays(now);
  expect([await days('visitor_salts'), await days('page_visitors')]).toEqual([
    ['2026-11-21'],
    ['2026-11-21'],
  ]);
  expect(await keys.keyOf({ ...visit, at: now })).toBe(today);
  // Nothing tells that it was the same reader, not even the process that knew it.
  expect(await keys.keyOf({ ...visit, at: yesterday })).not.toBe(before);
});

test('a service that was away at midnight forgets when it starts', async () => {
  await createVisitorKeys(database.db).keyOf({ ...visit, at: yesterday });
  await addVisitors(4);
  const analytics = createAnalytics({
    database,
    jobs: createJobs({ database, log: silentLog(), pace: calmPace }),
    countryOf: () => null,
    keepMonths: null,
    now: () => now,
  });
  await analytics.start();
  expect([await days('visitor_salts'), await days('page_visitors')]).toEqual([[], ['2026-11-21']]);
});
