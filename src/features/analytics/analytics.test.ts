import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { visitorSalts } from './tables.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
let live: TestLive;
let owner: TestPerson;

beforeAll(async () => {
  live = await startTestLive({ COUNTRY_HEADER: 'CF-IPCountry' });
  owner = await live.creator('Owner');
  await live.build(owner, { coinName: 'Counted' });
  await live.deploy(owner);
});
afterAll(() => live.close());

let readers = 0;
const newAddress = () => `198.51.100.${(readers += 1)}`;

/** What a live page sends: its origin is `null`, its body is text. */
const beacon = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${live.url}/api/page-views`, {
    method: 'POST',
    body,
    headers: {
      origin: 'null',
      'content-type': 'text/plain',
      'user-agent': browser,
      'x-forwarded-for': newAddress(),
      ...headers,
    },
  });
const views = async () => {
  const { body } = await owner.browser.get(`/api/profiles/${owner.userId}/page-views`);
  return (body as { count: number }).count;
};

test('a reading is counted once its beacon is answered, robots and strangers are not', async () => {
  expect(await views()).toBe(0);
  const response = await beacon('{"slug":"counted","referrer":"https://t.me/x"}');
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  expect(await views()).toBe(1);
  expect((await beacon('{"slug":"counted"}', { 'user-agent': 'Googlebot/2.1' })).status).toBe(204);
  expect((await beacon('{"slug":"no-such-page"}')).status).toBe(204);
  expect((await beacon('not json')).status).toBe(204);
  expect(await views()).toBe(1);
});

test('what a reader does is no reading', async () => {
  const before = await views();
  expect((await beacon('{"slug":"counted","action":"copy needs-script undefined"}')).status).toBe(204);
  expect(await views()).toBe(before);
});

test('readings at once are all counted', { retry: 0 }, async () => {
  const before = await views();
  const answers = await Promise.all(Array.from({ length: 50 }, () => beacon('{"slug":"counted"}')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await views()).toBe(before + 50);
});

test('a report names who reads now, and marks the deploy and the launch', async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const report = async () => {
    const range = `from=${day(-1)}&to=${day(5)}&zone=UTC`;
    const { body } = await owner.browser.get(`/api/profiles/${owner.userId}/analytics?${range}`);
    return body as { readersNow: number; marks: { kind: string; at: string }[] };
  };
  const before = await report();
  const address = newAddress();
  for (const from of [address, address, newAddress()])
    await beacon('{"slug":"counted"}', { 'x-forwarded-for': from });
  const { readersNow, marks } = await report();
  expect(readersNow).toBe(before.readersNow + 2);
  expect(marks.map(({ kind }) => kind)).toEqual(['deploy', 'launch']);
  const { launchDate } = testCoin();
  expect(marks.at(-1)?.at).toBe(`${launchDate}T18:00:00.000Z`);
  live.service.advance(6 * 60_000);
  expect((await report()).readersNow).toBe(0);
  live.service.advance(-6 * 60_000);
});

test('a reading far in the future of the other processes finds its place, too', async () => {
  const before = await views();
  live.service.advance(400 * 86_400_000);
  expect((await beacon('{"slug":"counted"}')).status).toBe(204);
  live.service.advance(-400 * 86_400_000);
  expect(await views()).toBe(before + 1);
});

test('a beacon that is no beacon is refused by its size', async () => {
  expect((await beacon(`{"slug":"${'x'.repeat(9000)}"}`)).status).toBe(413);
});

test("nobody reads another account's counts", { retry: 0 }, async () => {
  const other = await signUpPerson(live.service, 'Other');
  const path = `/api/profiles/${owner.userId}`;
  const range = 'from=2026-11-01&to=2026-11-02&zone=UTC';
  for (const asked of [`${path}/page-views`, `${path}/analytics?${range}`, `/api/admin/analytics?${range}`]) {
    expect(await other.browser.get(asked)).toMatchObject({ status: 403 });
    expect(await live.service.visitor().get(asked)).toMatchObject({ status: 401 });
  }
});

test.each([
  'to=9999-12-31&zone=America/New_York',
  'from=0000-01-01&to=0000-01-02',
  'from=1999-12-31&to=2000-01-02',
  'zone=%2B05:30',
  'zone=Mars',
])('a report over %s is refused', async (range) => {
  const path = `/api/profiles/${owner.userId}/analytics`;
  expect(await owner.browser.get(`${path}?${range}`)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT' },
  });
  expect(await owner.browser.get(path)).toMatchObject({ status: 200 });
});

test('a day has one secret, and nothing of who read lies in the database', async () => {
  const { db } = live.service.database;
  expect(await db.select({ day: visitorSalts.day }).from(visitorSalts)).not.toHaveLength(0);
  const { rows } = await db.execute<{ row: string }>(
    sql`select page_views::text as row from page_views union all select page_visitors::text from page_visitors`,
  );
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(({ row }) => /198\.51\.100|203\.0\.113|2001:db8|Mozilla/.test(row))).toEqual([]);
});
