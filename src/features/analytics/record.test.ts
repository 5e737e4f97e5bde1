import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { silentLog } from '../../platform/log/log.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { storeViews } from './store-views.ts';
import { sumViews, sumViewsAgain } from './sums/sum-views.ts';
import { type Analytics, createAnalytics } from './service.ts';
import { calmPace } from '../../platform/jobs/test-support/paces.ts';

const noon = Date.parse('2026-11-21T12:00:00Z');
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
let live: TestLive;
let at = noon;
let analytics: Analytics;

beforeAll(async () => {
  live = await startTestLive();
  const creator = await live.creator('Ada');
  await live.build(creator, { coinName: 'Read' });
  await live.deploy(creator);
});
afterAll(() => live.close());
beforeEach(async () => {
  const { database } = live.service;
  at = noon;
  analytics = createAnalytics({
    database,
    jobs: createJobs({ database, log: silentLog(), pace: calmPace }),
    countryOf: (address) => (address.startsWith('203.') ? 'NZ' : null),
    keepMonths: null,
    now: () => new Date(at),
  });
  await database.db.execute(sql`truncate page_views, page_visitors, visitor_salts`);
});

const reader = { address: '198.51.100.1', countryCode: null, userAgent, acceptLanguage: 'de-AT,de;q=0.9' };
const read = (more: Partial<typeof reader> | { countryCode: string } = {}, action = 'read') =>
  analytics.record(JSON.stringify({ slug: 'read', action }), { ...reader, ...more });
const stored = async () => {
  const { rows } = await live.service.database.db.execute<{
    action: string;
    viewed_at: Date | string;
    is_first: boolean;
    visitor: string | null;
    country: string | null;
    device: string | null;
    language: string | null;
  }>(sql`select * from page_views order by viewed_at`);
  return rows;
};

test('a visitor is the first of their kind once a day, on each page and for each action', async () => {
  await read();
  await read();
  await read({ address: '198.51.100.2' });
  await read({}, 'copy');
  await read({}, 'copy');
  const firsts = (await stored()).map(({ action, is_first }) => `${action} ${is_first}`);
  expect(firsts.toSorted()).toEqual(['copy false', 'copy true', 'read false', 'read true', 'read true']);
});

test('two readings of one visitor that are stored together are one visitor', { retry: 0 }, async () => {
  await Promise.all([read(), read(), read(), read()]);
  expect((await stored()).filter(({ is_first }) => is_first)).toHaveLength(1);
});

test('after midnight a visitor is another, whom nothing ties to the one before', async () => {
  at = Date.parse('2026-11-21T23:59:59.999Z');
  await read();
  at += 1;
  await read();
  const [before, after] = await stored();
  expect([before?.is_first, after?.is_first]).toEqual([true, true]);
  expect(before?.visitor).not.toBe(after?.visitor);
});

test('what a reader does is not tied to the reading either', async () => {
  await read();
  await read({}, 'buy-button jup.ag');
  const [reading, bought] = await stored();
  expect(reading?.visitor).not.toBe(bought?.visitor);
  expect(bought).toMatchObject({ device: null, country: null, language: null });
});

test('what a beacon claims of its reader is not believed', async () => {
  const forged = {
    slug: 'read',
    country: 'US',
    device: 'tablet',
    language: 'xx',
    visitor: '7',
    is_first: true,
    viewedAt: 0,
  };
  for (let time = 0; time < 3; time += 1) await analytics.record(JSON.stringify(forged), reader);
  const rows = await stored();
  expect(rows).toHaveLength(3);
  expect(rows.filter(({ is_first }) => is_first)).toHaveLength(1);
  expect(rows[0]).toMatchObject({ country: null, device: 'desktop', language: 'de' });
  expect(rows.map(({ visitor }) => visitor)).not.toContain('7');
  expect(rows.filter(({ viewed_at }) => new Date(viewed_at).getTime() < noon)).toEqual([]);
});

test('beacons that arrive in another order are counted all the same', async () => {
  await read({}, 'seen 1');
  await read({}, 'buy-button jup.ag');
  await read({}, 'copy');
  await read();
  const firsts = (await stored()).map(({ action, is_first }) => `${action} ${is_first}`);
  expect(firsts.toSorted()).toEqual(['buy true', 'copy true', 'read true', 'scroll-100 false']);
});

test('a clock that is set back counts on where the sums end', async () => {
  await read();
  await sumViews(live.service.database.db, new Date(noon + 60_000));
  at = noon - 3_600_000;
  await read({}, 'copy');
  const late = (await stored()).find(({ action }) => action === 'copy');
  expect(new Date(late?.viewed_at ?? 0).getTime()).toBeGreaterThanOrEqual(noon + 60_000);
});

test('a browser with a name longer than any is no reader, and is not remembered', async () => {
  expect(await read({ userAgent: `${userAgent} ${'x'.repeat(1_024)}` })).toBe('ignored');
  expect(await stored()).toEqual([]);
});

test('how far one scrolls is not counted by visitor', async () => {
  await read({}, 'seen 0.5');
  expect(await stored()).toMatchObject([{ action: 'scroll-50', is_first: false, visitor: null }]);
});

test.each([
  [{}, null],
  [{ address: '203.0.113.9' }, 'NZ'],
  [{ countryCode: 'BR' }, 'BR'],
  [{ countryCode: 'XX' }, null],
  [{ countryCode: '<b>', address: '203.0.113.9' }, 'NZ'],
])('the country of %j is %s', async (more, country) => {
  await read(more);
  expect(await stored()).toMatchObject([{ country, device: 'desktop', language: 'de' }]);
});

test('one address counts 600 times a minute at most', async () => {
  const outcomes = await Promise.all(Array.from({ length: 605 }, () => read()));
  expect(outcomes.slice(0, 600).every((outcome) => outcome === 'counted')).toBe(true);
  expect(outcomes.slice(600)).toEqual(Array.from({ length: 5 }, () => 'refused'));
  at += 60_000;
  expect(await read()).toBe('counted');
});

test('the addresses of one IPv6 /48 count 1,200 times a minute at most, and leave their neighbours alone', async () => {
  const networks = Array.from({ length: 1_210 }, (_, nr) => `2001:db8:7:${nr.toString(16)}::1`);
  const outcomes = await Promise.all(networks.map((address) => read({ address })));
  expect(outcomes.filter((outcome) => outcome === 'counted')).toHaveLength(1_200);
  expect(await read({ address: '2001:db8:8:1::1' })).toBe('counted');
});

test('two processes that sum one hour while it is read count each reading once', { retry: 0 }, async () => {
  const { database } = live.service;
  await database.db.execute(sql`truncate view_sums_by_quarter, view_sums_by_day`);
  const start = Date.now();
  const minute = (nr: number) => new Date(start + nr * 60_000);
  const unknown = { source: null, campaign: null, country: null, language: null };
  const view = { ...unknown, slug: 'read', action: 'read', device: 'phone' } as const;
  const readings = Array.from({ length: 60 }, (_, nr) =>
    storeViews(database, [{ ...view, viewedAt: minute(nr), visitor: BigInt(nr) }]),
  );
  const summings = Array.from({ length: 60 }, (_, nr) => sumViews(database.db, minute(nr)));
  await Promise.all([...readings, ...summings]);
  const sums = async (table: string) => {
    const { rows } = await database.db.execute(sql`
      select dimension, value, sum(events)::int as events, sum(visitors)::int as visitors
      from ${sql.raw(table)} where profile_id is not null group by 1, 2 order by 1`);
    return rows;
  };
  const all = { events: 60, visitors: 60 };
  const expected = [
    { dimension: 'device', value: 'phone', ...all },
    { dimension: 'read', value: '', ...all },
    { dimension: 'source', value: '', ...all },
  ];
  // One of two at once leaves it to the other.
  const summed = async () => {
    await Promise.all([sumViews(database.db, minute(120)), sumViews(database.db, minute(120))]);
    return sums('view_sums_by_quarter');
  };
  await expect.poll(summed).toEqual(expected);
  expect(await sums('view_sums_by_day')).toEqual(expected);
  await sumViewsAgain(database.db, new Date(start).toISOString().slice(0, 10));
  expect(await sums('view_sums_by_day')).toEqual(expected);
});
