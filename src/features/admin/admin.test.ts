import { withoutTable } from '../../test-support/table-away.ts';
import { count, eq, inArray, max, min, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import type { Visitor } from '../../test-support/visitor.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { profiles } from '../account/tables.ts';
import { pageViews } from '../analytics/tables.ts';
import { auditRowsKept, createAudit } from './audit.ts';
import { activityPage } from './contract.ts';
import { adminCleanUp } from './service.ts';
import { auditLog } from './tables.ts';
import { signInAdmin } from './test-support/users.ts';

let service: TestApp;
let admin: TestPerson;
let second: TestPerson;
let creator: TestPerson;

beforeAll(async () => {
  service = await createTestApp({ ADMIN_EMAIL: 'admin@moonpage.local,second@example.com' });
  admin = await signInAdmin(service);
  second = await signInAdmin(service, 'second@example.com');
  creator = await signUpPerson(service, 'Creator');
});
afterAll(() => service.close());

const put = async (browser: Visitor, userId: string, isAdmin: unknown) => {
  const answer = await browser.fetch(`/api/admin/users/${userId}/is-admin`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ isAdmin }),
  });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

const readActivity = async (query: string) =>
  activityPage.parse((await admin.browser.get(`/api/admin/activity${query}`)).body);

const calls: readonly [string, (browser: Visitor) => Promise<Response>][] = [
  ['totals', (browser) => browser.fetch('/api/admin/totals')],
  ['users', (browser) => browser.fetch('/api/admin/users')],
  ['activity', (browser) => browser.fetch('/api/admin/activity')],
  ['refused entries', (browser) => browser.fetch('/api/admin/refused-entries')],
  ['an account', (browser) => browser.fetch(`/api/admin/users/${creator.userId}`)],
  ['the download', (browser) => browser.fetch('/api/admin/users.csv')],
  [
    'the switch',
    (browser) =>
      browser.fetch(`/api/admin/users/${creator.userId}/is-admin`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"isAdmin":true}',
      }),
  ],
];

describe.each(calls)('%s', (_name, call) => {
  test('is for admins alone', { retry: 0 }, async () => {
    const nobodys = await call(service.visitor());
    expect(nobodys.status).toBe(401);
    expect(await nobodys.json()).toMatchObject({ code: 'SIGNED_OUT' });
    const creators = await call(creator.browser);
    expect(creators.status).toBe(403);
    expect(await creators.json()).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Access denied: Admin privileges required',
    });
  });

  test('is refused at once when the flag has been taken away', { retry: 0 }, async () => {
    expect((await call(second.browser)).status).toBe(200);
    await service.database.db.update(profiles).set({ isAdmin: false }).where(eq(profiles.id, second.userId));
    expect((await call(second.browser)).status).toBe(403);
    await service.database.db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, second.userId));
    await service.database.db.update(profiles).set({ isAdmin: false }).where(eq(profiles.id, creator.userId));
  });
});

test('totals count every user and begin at no page view', async () => {
  expect(await admin.browser.get('/api/admin/totals')).toMatchObject({ body: { users: 3, pageViews: 0 } });
});

test('totals count every reading of every page, once their last count is old enough', async () => {
  const view = { viewedAt: service.now(), device: 'phone' as const };
  await service.database.db.insert(pageViews).values([
    { ...view, profileId: creator.userId },
    { ...view, profileId: creator.userId },
    { ...view, profileId: second.userId },
  ]);
  const totals = async () => (await admin.browser.get('/api/admin/totals')).body;
  await expect.poll(totals).toEqual({ users: 3, pageViews: 3 });
});

test.each([
  ['a place that is none', 'after=yesterday'],
  ['a place with more than a place', `after=${encodeURIComponent("1.x' or 1=1")}`],
  ['a size that is not offered', 'size=11'],
  ['all rows', 'size=1000000'],
  ['an unknown field', 'order=email'],
  ['two searches', 'search=a&search=b'],
  ['a search of a book', `search=${'x'.repeat(201)}`],
])('the list refuses %s', async (_what, query) => {
  expect(await admin.browser.get(`/api/admin/users?${query}`)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT' },
  });
});

test.each([
  ['a NUL', 'search=%00'],
  ['half a pair', 'search=%ED%A0%80'],
  ['a place beyond all years', 'after=9999999999999999.x'],
  ['both directions', 'after=1.x&before=1.x'],
])('the list answers %s', async (_what, query) => {
  expect(await admin.browser.get(`/api/admin/users?${query}`)).toMatchObject({ status: 200 });
});

describe('the admin flag', () => {
  test(
    'is given and taken, alone makes no admin, and each change is written down once',
    { retry: 0 },
    async () => {
      expect(await put(admin.browser, creator.userId, true)).toMatchObject({
        status: 200,
        body: { id: creator.userId, isAdmin: true, isListed: false },
      });
      expect(await put(admin.browser, creator.userId, true)).toMatchObject({ status: 200 });
      expect(await creator.browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: false } });
      expect(await put(admin.browser, creator.userId, false)).toMatchObject({
        status: 200,
        body: { isAdmin: false },
      });
      const { entries } = await readActivity('');
      const mine = entries.filter(({ actor, target }) => actor.id === admin.userId && target !== null);
      const target = { id: creator.userId, email: creator.email };
      const actor = { id: admin.userId, email: admin.email };
      expect(mine).toMatchObject([
        { action: 'admin-taken', actor, target },
        { action: 'admin-given', actor, target },
      ]);
      expect(mine[0]?.address).toMatch(/^198\.51\.100\.\d+$/);
      expect(mine[0]?.requestId).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('cannot be taken from oneself', async () => {
    expect(await put(admin.browser, admin.userId, false)).toMatchObject({
      status: 409,
      body: { code: 'OWN_FLAG', message: 'You cannot remove your own admin status.' },
    });
    expect(await admin.browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: true } });
  });

  test('of somebody who is gone is refused', async () => {
    expect(await put(admin.browser, 'nobody', true)).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    });
  });

  test.each([['yes'], [1], [null], [undefined]])('cannot be %j', async (isAdmin) => {
    expect(await put(admin.browser, creator.userId, isAdmin)).toMatchObject({ status: 422 });
  });

  test('stays with one of two admins who take each other’s at once', { retry: 0 }, async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        put(admin.browser, second.userId, false),
        put(second.browser, admin.userId, false),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
      const both = inArray(profiles.id, [admin.userId, second.userId]);
      const flags = await service.database.db
        .select({ isAdmin: profiles.isAdmin })
        .from(profiles)
        .where(both);
      expect(flags.filter(({ isAdmin }) => isAdmin)).toHaveLength(1);
      await service.database.db.update(profiles).set({ isAdmin: true }).where(both);
    }
  });

  test('stays as it was when it cannot be written down', async () => {
    const answer = await withoutTable(service.database, 'audit_log', () =>
      put(admin.browser, creator.userId, true),
    );
    expect(answer).toMatchObject({ status: 500 });
    const [profile] = await service.database.db
      .select({ isAdmin: profiles.isAdmin })
      .from(profiles)
      .where(eq(profiles.id, creator.userId));
    expect(profile?.isAdmin).toBe(false);
  });
});

describe('the audit log', () => {
  test('loses its oldest rows beyond a generous number, every night', async () => {
    const { db } = service.database;
    await db.delete(auditLog);
    await db.execute(sql`
      insert into ${auditLog} (at, action, actor_email, request_id, address)
      select now(), 'signed-in', 'n' || n, 'r', '192.0.2.1' from generate_series(1, ${auditRowsKept + 30}::int) n`);
    await createAudit(db, () => service.now()).removeOldest();
    const [left] = await db
      .select({ rows: count(), oldest: min(auditLog.id), newest: max(auditLog.id) })
      .from(auditLog);
    expect(left?.rows).toBe(auditRowsKept);
    expect((left?.newest ?? 0) - (left?.oldest ?? 0)).toBe(auditRowsKept - 1);
    const { rows } = await db.execute<{ cron: string }>(
      sql`select cron from jobs.schedule where name = ${adminCleanUp.name}`,
    );
    expect(rows).toHaveLength(1);
    await db.delete(auditLog);
  });

  test('keeps what was done to an account that is deleted, with its address', async () => {
    const leaving = await signUpPerson(service, 'Leaving');
    await put(admin.browser, leaving.userId, true);
    await leaving.browser.post('/api/auth/delete-account', { email: leaving.email });
    const { entries } = await readActivity('');
    expect(entries.find((entry) => entry.target?.email === leaving.email)).toMatchObject({
      action: 'admin-given',
      target: { id: null },
    });
  });

  test('is walked through in pages, the newest first', async () => {
    await service.database.db.delete(auditLog);
    for (let change = 0; change < 45; change += 1) {
      await put(admin.browser, creator.userId, change % 2 === 0);
    }
    const seen: number[] = [];
    const sizes: number[] = [];
    let before: number | null = null;
    do {
      const page = await readActivity(before === null ? '' : `?before=${before}`);
      seen.push(...page.entries.map(({ id }) => id));
      sizes.push(page.entries.length);
      before = page.older;
    } while (before !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    expect(new Set(seen).size).toBe(45);
  });
});
