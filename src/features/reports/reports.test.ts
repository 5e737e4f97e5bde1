import { lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Visitor } from '../../test-support/visitor.ts';
import type { TestPerson } from '../account/test-support/person.ts';
import { activityPage } from '../admin/contract.ts';
import { signInAdmin } from '../admin/test-support/users.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { reportsPage } from './contract.ts';
import { removeOldReports, reportCleanUp } from './service.ts';
import { pageReports } from './tables.ts';

let live: TestLive;
let admin: TestPerson;
let rita: TestPerson;

beforeAll(async () => {
  live = await startTestLive();
  admin = await signInAdmin(live.service);
  rita = await published('Rita', 'Rug Pull');
});
afterAll(() => live.close());

async function published(name: string, coinName: string): Promise<TestPerson> {
  const person = await live.creator(name);
  await live.build(person, { coinName });
  await live.deploy(person);
  return person;
}
const send = (report: object, by: Visitor = live.service.visitor()) =>
  by.post('/api/reports', { slug: 'rug-pull', reason: 'Scam or fraud', words: '', ...report });
const put = async (path: string, body: object, by: Visitor = admin.browser) => {
  const answer = await by.fetch(`/api/admin/reports/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.status;
};
const list = async (query = '') =>
  reportsPage.parse((await admin.browser.get(`/api/admin/reports${query}`)).body);
const clear = () => live.service.database.db.delete(pageReports);
const statusOf = async (slug: string) => (await fetch(`${live.url}/p/${slug}`)).status;

test('the live page links to its own report form', async () => {
  expect(await live.readLive('rug-pull')).toContain('href="http://localhost:3000/report/rug-pull"');
  expect(await live.service.visitor().get('/api/reports/pages/rug-pull')).toMatchObject({
    body: { slug: 'rug-pull', coinName: 'Rug Pull', url: 'http://localhost:3000/p/rug-pull' },
  });
});

test('a stranger’s report stands before the admin as text, with the page’s picture, whatever it holds', async () => {
  await clear();
  const words = '<img src=x onerror=alert(1)>\u0007\r\nIt is mine: \u202e drowssap {name}';
  expect(await send({ words })).toMatchObject({ status: 200, body: { received: true } });
  const { reports } = await list();
  expect(reports).toMatchObject([
    {
      reason: 'Scam or fraud',
      words: '<img src=x onerror=alert(1)>\nIt is mine: \u202e drowssap {name}',
      closed: null,
      page: { userId: rita.userId, coinName: 'Rug Pull', isTakenDown: false, isSuspended: false },
    },
  ]);
  expect(reports[0]?.page.card).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.png$/);
  expect(await admin.browser.get('/api/admin/reports/count')).toMatchObject({ body: { open: 1 } });
});

test.each([
  ['no reason', { reason: '' }],
  ['a reason of its own', { reason: 'Because' }],
  ['a book', { words: 'x'.repeat(2001) }],
  ['something else without words', { reason: 'Something else', words: '  \n' }],
  ['a member that is none', { closedAt: null }],
])('a report with %s is refused', async (_what, report) => {
  expect(await send(report)).toMatchObject({ status: 422 });
});

test.each(['nobody', '../etc', '%00', 'a/b'])(
  'of a page that is not there, %s, there is no report',
  async (slug) => {
    expect(await send({ slug })).toMatchObject({ status: 404, body: { code: 'PAGE_NOT_FOUND' } });
  },
);

test('one address sends twenty reports in ten minutes, others go on', async () => {
  await clear();
  const busy = live.service.visitor('192.0.2.77');
  const wrong = () => send({ slug: 'nobody' }, busy);
  for (let sent = 0; sent < 20; sent += 1) expect((await wrong()).status).toBe(404);
  expect(await send({}, busy)).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect((await send({})).status).toBe(200);
  live.service.advance(10 * 60_000);
  expect((await send({}, busy)).status).toBe(200);
});

test('one visitor reports a page three times a day, and other pages still', async () => {
  await clear();
  await published('Nora', 'Next Coin');
  const busy = live.service.visitor('192.0.2.78');
  for (let sent = 0; sent < 3; sent += 1) expect((await send({}, busy)).status).toBe(200);
  expect((await send({}, busy)).status).toBe(429);
  expect((await send({ slug: 'next-coin' }, busy)).status).toBe(200);
});

test('of very many open reports of one page the newest stay', async () => {
  await clear();
  const { db } = live.service.database;
  await db.execute(sql`
    insert into ${pageReports} (profile_id, reason, words, created_at)
    select ${rita.userId}, 'Copyright', '', now() from generate_series(1, 100)`);
  expect((await send({ words: 'One more.' })).status).toBe(200);
  expect(await db.$count(pageReports)).toBe(100);
  expect((await list()).reports[0]).toMatchObject({ words: 'One more.' });
});

test('reports come in pages, the newest first, the open ones apart from the closed', async () => {
  await clear();
  await live.service.database.db.execute(sql`
    insert into ${pageReports} (profile_id, reason, words, created_at)
    select ${rita.userId}, 'Copyright', n::text, now() from generate_series(1, 45) n`);
  const first = await list();
  const second = await list(`?before=${first.older}`);
  const last = await list(`?state=open&before=${second.older}`);
  const words = [first, second, last].flatMap(({ reports }) => reports.map((report) => report.words));
  expect(words).toEqual(Array.from({ length: 45 }, (_, at) => String(45 - at)));
  expect(last.older).toBeNull();
  expect(await put(`${first.reports[0]?.id}/closed`, {})).toBe(200);
  expect(await put(`${first.reports[0]?.id}/closed`, {})).toBe(200);
  expect((await list('?state=closed')).reports).toMatchObject([
    { words: '45', closed: { outcome: 'no-action', by: admin.email } },
  ]);
  expect((await list()).reports[0]).toMatchObject({ words: '44' });
  const { entries } = activityPage.parse((await admin.browser.get('/api/admin/activity')).body);
  expect(entries.filter(({ action }) => action === 'report-closed')).toMatchObject([
    { detail: 'Copyright', target: { id: rita.userId } },
  ]);
});

describe('from a report', () => {
  test('a page is taken down, which closes every report about it and no other', async () => {
    await clear();
    await published('Otto', 'Other Coin');
    await send({});
    await send({ words: 'Again.' });
    await send({ slug: 'other-coin' });
    const { reports } = await list();
    const about = reports.find(({ page }) => page.slug === 'rug-pull');
    expect(await put(`${about?.id}/take-down`, { reason: 'Scam or fraud' })).toBe(200);
    expect(await statusOf('rug-pull')).toBe(410);
    expect((await list()).reports).toMatchObject([{ page: { slug: 'other-coin' } }]);
    expect((await list('?state=closed')).reports).toMatchObject([
      {
        page: { slug: 'rug-pull', isTakenDown: true },
        closed: { outcome: 'taken-down', by: admin.email },
      },
      { page: { slug: 'rug-pull' }, closed: { outcome: 'taken-down' } },
    ]);
    expect(await send({})).toMatchObject({ status: 404 });
  });

  test('an account is suspended', async () => {
    await clear();
    const sven = await published('Sven', 'Serial Coin');
    await send({ slug: 'serial-coin' });
    const [report] = (await list()).reports;
    expect(await put(`${report?.id}/suspension`, { reason: 'Three of them' })).toBe(200);
    expect(await sven.browser.get('/api/auth/session')).toMatchObject({ body: null });
    expect((await list()).reports).toEqual([]);
    expect((await list('?state=closed')).reports).toMatchObject([
      { closed: { outcome: 'suspended', by: admin.email } },
    ]);
  });

  test('nothing is done to an admin’s account, and the report stays open', async () => {
    await clear();
    await live.build(admin, { coinName: 'House Coin' });
    await live.deploy(admin);
    await send({ slug: 'house-coin' });
    const [report] = (await list()).reports;
    expect(await put(`${report?.id}/suspension`, { reason: 'Mine' })).toBe(409);
    expect((await list()).reports).toHaveLength(1);
  });

  test('that is gone nothing is done', async () => {
    for (const act of ['closed', 'take-down', 'suspension'])
      expect(await put(`999999999/${act}`, act === 'closed' ? {} : { reason: 'x' })).toBe(404);
  });
});

test('reports are for admins alone', { retry: 0 }, async () => {
  const creator = await live.creator('Curious');
  for (const [by, status] of [
    [live.service.visitor(), 401],
    [creator.browser, 403],
  ] as const) {
    for (const path of ['/api/admin/reports', '/api/admin/reports/count'])
      expect((await by.get(path)).status).toBe(status);
    for (const act of ['closed', 'take-down', 'suspension'])
      expect(await put(`1/${act}`, { reason: 'x' }, by)).toBe(status);
  }
});
test('reports go with the account, and closed ones after half a year', async () => {
  await clear();
  const { db } = live.service.database;
  const leaving = await published('Leaving', 'Leaving Coin');
  await send({ slug: 'leaving-coin' });
  await leaving.browser.post('/api/auth/delete-account', { email: leaving.email });
  expect(await db.$count(pageReports)).toBe(0);

  const report = { profileId: rita.userId, reason: 'Copyright', words: '', createdAt: new Date() };
  const daysAgo = (days: number) => new Date(live.service.now().getTime() - days * 24 * 60 * 60 * 1000);
  await db.insert(pageReports).values([
    { ...report, closedAt: daysAgo(181) },
    { ...report, closedAt: daysAgo(179) },
    { ...report, createdAt: daysAgo(500), closedAt: null },
  ]);
  const { rows } = await db.execute(sql`select 1 from jobs.schedule where name = ${reportCleanUp.name}`);
  expect(rows).toHaveLength(1);
  await removeOldReports(db, live.service.now());
  expect(await db.$count(pageReports)).toBe(2);
  expect(await db.$count(pageReports, lt(pageReports.closedAt, daysAgo(180)))).toBe(0);
});
