import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import { lockWaiters } from '../../../platform/db/test-support/lock-waiters.ts';
import { addMonths, dropOldMonths } from '../months.ts';
import { countReadings, createReports } from '../reports.ts';
import { sumViews, sumViewsAgain } from './sum-views.ts';
import { pageViews } from '../tables.ts';

const now = new Date('2026-11-21T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await addMonths(
    database.db,
    ['2026-03-15', '2026-10-15', '2026-11-15'].map((day) => new Date(day)),
  );
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.execute(sql`
    insert into users (id, name, email, email_verified, created_at, updated_at)
    select id, id, id || '@example.com', true, now(), now() from unnest(array['ada', 'bob']) as id
    on conflict do nothing`);
  await database.db.execute(
    sql`insert into profiles (id, first_name) select id, name from users on conflict do nothing`,
  );
  await database.db.execute(sql`truncate page_views, view_sums_by_quarter, view_sums_by_day`);
  await database.db.execute(
    sql`update view_sums_progress set summed_until = '2020-01-01', closed_until = '2020-01-01', raw_since = '2020-01-01'`,
  );
});

type View = Partial<typeof pageViews.$inferInsert> & { at: string };
const store = (views: readonly View[]) =>
  database.db
    .insert(pageViews)
    .values(
      views.map(({ at, ...view }) => ({ profileId: 'ada', viewedAt: new Date(at), isFirst: true, ...view })),
    );
const report = (from: string, to: string, zone = 'UTC', userId: string | null = 'ada') =>
  createReports(database.db, () => now).reportOf(userId, { from, to, zone });
const sums = async () => {
  const { rows } = await database.db.execute<{ line: string }>(sql`
    select 'q ' || coalesce(profile_id, '*') || ' ' || dimension || ' ' || value || ' ' || starts_at || ' ' || events || ' ' || visitors as line
    from view_sums_by_quarter
    union all
    select 'd ' || coalesce(profile_id, '*') || ' ' || dimension || ' ' || value || ' ' || starts_at || ' ' || events || ' ' || visitors
    from view_sums_by_day order by 1`);
  return rows.map(({ line }) => line);
};

const some: View[] = [
  { at: '2026-11-20T23:50:00Z', source: 't.me', country: 'DE', device: 'phone', language: 'de' },
  { at: '2026-11-21T00:05:00Z', source: 'x.com', isFirst: false, campaign: 'launch' },
  { at: '2026-11-21T00:06:00Z', device: 'desktop' },
  { at: '2026-11-21T00:07:00Z', action: 'copy' },
  { at: '2026-11-21T00:08:00Z', action: 'scroll-75', isFirst: false },
  { at: '2026-11-21T11:59:00Z', profileId: 'bob', source: 'x.com' },
];

test('a report is the same before, during and after summing', async () => {
  await store(some);
  const raw = await report('2026-11-20', '2026-11-21');
  expect(raw).toMatchObject({
    unit: 'hour',
    total: { views: 3, visitors: 2 },
    actions: { copy: 1, buy: 0, telegram: 0, x: 0 },
    scroll: { quarter: 1, half: 1, threeQuarters: 1, all: 0 },
    breakdowns: {
      source: {
        values: [
          { value: '', views: 1, visitors: 1 },
          { value: 't.me', views: 1, visitors: 1 },
          { value: 'x.com', views: 1, visitors: 0 },
        ],
      },
      campaign: { values: [{ value: 'launch', views: 1, visitors: 0 }] },
      device: { values: [{ value: 'desktop' }, { value: 'phone' }] },
    },
    hasReadings: true,
  });
  expect(raw.series).toHaveLength(48);
  for (const until of ['2026-11-20T23:59:00Z', '2026-11-21T00:06:30Z', '2026-11-21T12:00:00Z']) {
    await sumViews(database.db, new Date(until));
    expect(await report('2026-11-20', '2026-11-21')).toEqual(raw);
  }
  expect(await countReadings(database.db, 'ada')).toBe(3);
  expect(await report('2026-11-20', '2026-11-21', 'UTC', null)).toMatchObject({ total: { views: 4 } });
});

test('summing often, at once and out of order counts each reading once', { retry: 0 }, async () => {
  await store(some);
  await sumViews(database.db, now);
  const once = await sums();
  await Promise.all([
    sumViews(database.db, now),
    sumViews(database.db, new Date(0)),
    sumViews(database.db, now),
  ]);
  expect(await sums()).toEqual(once);
  await sumViewsAgain(database.db, '2026-11-21');
  await sumViewsAgain(database.db, '2026-11-01');
  expect(await sums()).toEqual(once);
});

test('days begin where the zone says, also at the half hour', async () => {
  await store([
    { at: '2026-11-20T18:29:59Z' },
    { at: '2026-11-20T18:30:00Z' },
    { at: '2026-11-21T18:29:59Z' },
  ]);
  const kolkata = () => report('2026-11-21', '2026-11-24', 'Asia/Kolkata');
  const raw = await kolkata();
  expect(raw.series.map(({ startsAt, views }) => `${startsAt} ${views}`)).toEqual([
    '2026-11-20T18:30:00Z 2',
    '2026-11-21T18:30:00Z 0',
    '2026-11-22T18:30:00Z 0',
    '2026-11-23T18:30:00Z 0',
  ]);
  expect(raw.breakdowns.source.values).toEqual([{ value: '', views: 2, visitors: 2 }]);
  expect(raw.before.total).toEqual({ views: 1, visitors: 1 });
  await sumViews(database.db, new Date('2026-11-30'));
  expect(await kolkata()).toEqual(raw);
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
  ['2026-10-26', 24],
])('%s has %i hours in Berlin', async (day, hours) => {
  const start = Date.parse(`${day}T00:00:00Z`) - 2 * 3_600_000;
  await store(
    Array.from({ length: 60 }, (_, nr) => ({ at: new Date(start + nr * 1_800_000).toISOString() })),
  );
  const { series, total } = await report(day, day, 'Europe/Berlin');
  expect(series).toHaveLength(hours);
  expect(series.every(({ views }) => views === 2)).toBe(true);
  expect(total.views).toBe(hours * 2);
});

test('a day begins at the first of two midnights, and the day before ends there', async () => {
  // Clocks in the Azores go from one o'clock back to midnight.
  await store([{ at: '2026-10-25T00:30:00Z' }]);
  const azores = (from: string, to: string) => report(from, to, 'Atlantic/Azores');
  const before = await azores('2026-10-18', '2026-10-24');
  expect(before).toMatchObject({ total: { views: 0 } });
  expect(before.series).toHaveLength(7);
  const week = await azores('2026-10-25', '2026-10-31');
  expect(week.series).toHaveLength(7);
  expect(week.series[0]).toMatchObject({ startsAt: '2026-10-25T00:00:00Z', views: 1 });
  expect(week.series[1]).toMatchObject({ startsAt: '2026-10-26T01:00:00Z' });
  expect((await azores('2026-10-25', '2026-10-25')).series).toHaveLength(25);
});

test('ten years are answered by month, more is refused, and so is a range that ends before it begins', async () => {
  await store([{ at: '2026-10-31T23:00:00Z' }, { at: '2026-11-01T00:00:00Z' }]);
  const years = await report('2017-01-01', '2026-12-31');
  expect(years).toMatchObject({ unit: 'month', total: { views: 2 } });
  expect(years.series).toHaveLength(120);
  expect(years.series.slice(-3).map(({ views }) => views)).toEqual([1, 1, 0]);
  await expect(report('2016-01-01', '2026-12-31')).rejects.toMatchObject({ code: 'NO_SUCH_RANGE' });
  await expect(report('2026-11-02', '2026-11-01')).rejects.toMatchObject({ code: 'NO_SUCH_RANGE' });
});

test('without a range a report is of the last seven days', async () => {
  const answer = await createReports(database.db, () => now).reportOf('ada', { zone: 'Pacific/Auckland' });
  expect(answer).toMatchObject({ from: '2026-11-16', to: '2026-11-22', unit: 'day' });
});

test('of ten thousand campaigns and hosts the most frequent are named, and all are counted', async () => {
  const campaigns = Array.from({ length: 10_000 }, (_, nr) => `campaign ${nr}`);
  for (let from = 0; from < campaigns.length; from += 2_000) {
    await store(
      campaigns
        .slice(from, from + 2_000)
        .map((campaign) => ({ at: '2026-11-20T10:00:00Z', campaign, source: `${campaign}.example` })),
    );
  }
  await store(Array.from({ length: 30 }, () => ({ at: '2026-11-20T10:00:00Z', campaign: 'the real one' })));
  await sumViews(database.db, new Date('2026-11-20T10:05:00Z'));
  await store(
    campaigns
      .slice(0, 2_000)
      .map((campaign) => ({ at: '2026-11-20T10:06:00Z', campaign: `late ${campaign}` })),
  );
  await store([{ at: '2026-11-20T10:07:00Z', campaign: 'the real one' }]);
  await sumViews(database.db, now);
  for (const kept of ['q ada campaign', 'q ada source', 'd ada source', 'd * source'])
    expect((await sums()).filter((line) => line.startsWith(kept))).toHaveLength(41);
  const { breakdowns, total } = await report('2026-11-20', '2026-11-20');
  expect(breakdowns.campaign.values[0]).toEqual({ value: 'the real one', views: 31, visitors: 31 });
  expect(breakdowns.campaign.values).toHaveLength(10);
  const named = breakdowns.campaign.values.reduce((sum, { views }) => sum + views, 0);
  expect(named + breakdowns.campaign.rest.views).toBe(total.views);
  const fromHosts = breakdowns.source.values.reduce((sum, { views }) => sum + views, 0);
  expect(fromHosts + breakdowns.source.rest.views).toBe(total.views);
});

test('once a day is over its most frequent names are kept, whatever came first, and no total changes', async () => {
  const junk = (hour: string) =>
    Array.from({ length: 50 }, (_, nr) => ({ at: `2026-11-20T${hour}:00:00Z`, campaign: `junk ${nr}` }));
  const real = (hour: string) =>
    Array.from({ length: 5 }, () => ({ at: `2026-11-20T${hour}:05:00Z`, campaign: 'the real one' }));
  const campaigns = async (userId: string | null) =>
    (await report('2026-11-20', '2026-11-20', 'UTC', userId)).breakdowns.campaign;
  const countsOf = async (userId: string | null) => {
    const { values, rest } = await campaigns(userId);
    return [...values, rest].reduce((sum, { views }) => sum + views, 0);
  };
  await store(junk('00'));
  await store(junk('10').map((view) => ({ ...view, profileId: 'bob' })));
  await sumViews(database.db, new Date('2026-11-20T10:01:00Z'));
  await store([...real('10'), ...real('11').map((view) => ({ ...view, profileId: 'bob' }))]);
  await sumViews(database.db, new Date('2026-11-20T23:59:00Z'));
  expect((await campaigns('ada')).values.map(({ value }) => value)).not.toContain('the real one');
  await database.db.execute(sql`delete from users where id = 'bob'`);
  await sumViews(database.db, now);
  for (const userId of ['ada', null]) {
    expect((await campaigns(userId)).values[0]).toEqual({ value: 'the real one', views: 5, visitors: 5 });
  }
  // Those of the deleted account are still counted among all pages.
  expect([await countsOf('ada'), await countsOf(null)]).toEqual([55, 110]);
  const named = await sums();
  expect(named.filter((line) => line.startsWith('d ada campaign'))).toHaveLength(41);
  await sumViewsAgain(database.db, '2026-11-20');
  const ofAda = (lines: readonly string[]) => lines.filter((line) => line.includes(' ada '));
  expect(ofAda(await sums())).toEqual(ofAda(named));
});

test('months that were not summed are caught up with, a day at a time', async () => {
  const days = ['2026-03-10', '2026-03-11', '2026-10-20', '2026-11-20'];
  await store(days.map((day) => ({ at: `${day}T23:59:00Z` })));
  const raw = await report('2026-01-01', '2026-11-30');
  await sumViews(database.db, now);
  expect((await sums()).filter((line) => line.startsWith('d ada read'))).toHaveLength(4);
  const { rows } = await database.db.execute(
    sql`select from view_sums_progress where summed_until = closed_until and summed_until = ${now.toISOString()}::timestamptz`,
  );
  expect(rows).toHaveLength(1);
  expect(await report('2026-01-01', '2026-11-30')).toEqual(raw);
});

test('raw readings of old months go once they are summed, and no count falls', async () => {
  await store([{ at: '2026-03-10T10:00:00Z' }, { at: '2026-11-20T10:00:00Z' }]);
  const keep = { now, keepMonths: 3 };
  await sumViews(database.db, new Date('2026-03-05'));
  await dropOldMonths(database.db, keep);
  expect(await database.db.select({ at: pageViews.viewedAt }).from(pageViews)).toHaveLength(2);
  await sumViews(database.db, now);
  const before = await report('2026-01-01', '2026-11-21');
  await dropOldMonths(database.db, keep);
  expect(await database.db.select({ at: pageViews.viewedAt }).from(pageViews)).toHaveLength(1);
  expect(await report('2026-01-01', '2026-11-21')).toEqual(before);
  expect(await countReadings(database.db, 'ada')).toBe(2);
  await expect(sumViewsAgain(database.db, '2026-03-01')).rejects.toThrow('are gone');
  await addMonths(database.db, [new Date('2026-03-15')]);
});

test('processes that begin a month at once make its room once', { retry: 0 }, async () => {
  const may = Array.from({ length: 5 }, () => addMonths(database.db, [new Date('2031-05-15')]));
  await expect(Promise.all(may)).resolves.toBeDefined();
});

test('while sums are made again, readings are stored and none are dropped', async () => {
  await store([{ at: '2026-03-10T10:00:00Z' }, { at: '2026-11-20T10:00:00Z' }]);
  await sumViews(database.db, now);
  await store([{ at: '2026-03-11T10:00:00Z', country: 'DE' }]);
  const rawSince = async () =>
    (await database.db.execute(sql`select raw_since::text from view_sums_progress`)).rows;
  const before = await rawSince();
  // What writes the same sum holds up the summing.
  const other = await database.pool.connect();
  try {
    await other.query(`begin; insert into view_sums_by_day (profile_id, dimension, value, events, visitors, starts_at)
      values ('ada', 'country', 'DE', 1, 1, '2026-03-11Z')`);
    const again = sumViewsAgain(database.db, '2026-03-01');
    await expect.poll(() => lockWaiters(database.db)).toBe(1);
    const dropped = dropOldMonths(database.db, { now, keepMonths: 3 });
    await expect.poll(() => lockWaiters(database.db)).toBe(2);
    // Leaves it to whoever holds the lock.
    await sumViews(database.db, now);
    // As a batch of readings asks, but for not waiting.
    await database.db.execute(sql`select closed_until from view_sums_progress for share nowait`);
    expect(await rawSince()).toEqual(before);
    await other.query('rollback');
    await Promise.all([again, dropped]);
  } finally {
    other.release(true);
  }
  expect(await countReadings(database.db, 'ada')).toBe(3);
  await addMonths(database.db, [new Date('2026-03-15')]);
});

test('a page goes with its sums, and the sums of all pages stay', async () => {
  await store(some);
  await sumViews(database.db, now);
  await database.db.execute(sql`delete from users where id = 'bob'`);
  expect((await sums()).filter((line) => line.includes(' bob '))).toEqual([]);
  expect(await report('2026-11-20', '2026-11-21', 'UTC', null)).toMatchObject({ total: { views: 4 } });
});
