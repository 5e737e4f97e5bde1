import { withoutTable } from '../../test-support/table-away.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq, sql } from 'drizzle-orm';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import pageRoutes from '../../web/routes.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { profiles } from '../account/tables.ts';
import { refusedEntriesKept } from './refused-entries.ts';
import { auditLog, refusedEntries } from './tables.ts';
import { refusedPage } from './contract.ts';
import { createAdminLoginPath, takenPaths } from './admin-login-path.ts';
import { signInAdmin } from './test-support/users.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({
    ADMIN_EMAIL: 'admin@moonpage.local,second@example.com',
  });
});
afterAll(() => service.close());

test('the admin login answers at its exact path alone', () => {
  const isLoginPath = createAdminLoginPath('Hidden-Door1');
  expect(isLoginPath('/Hidden-Door1')).toBe(true);
  for (const near of [
    '/hidden-door1',
    '/Hidden-Door1/',
    '//Hidden-Door1',
    '/Hidden-Door',
    '/Hidden-Door12',
    '/Hidden%2DDoor1',
    '/x/Hidden-Door1',
    '/',
    '',
  ]) {
    expect(isLoginPath(near)).toBe(false);
  }
});

/** The paths of routes and of those inside them. */
function pathsOf(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap(({ path, children }) => [path ?? '', ...pathsOf(children ?? [])]);
}

test("a page's path cannot be the admin login's", () => {
  expect(() => createAdminLoginPath('Dashboard')).toThrow('ADMIN_PATH cannot be used');
  const firstParts = pathsOf(pageRoutes)
    .map((path) => path.split('/')[0] ?? '')
    .filter((part) => part.length >= 8);
  expect(firstParts.length).toBeGreaterThan(5);
  expect(takenPaths).toEqual(expect.arrayContaining(firstParts));
});

test("each start prints the admin login's address", async () => {
  expect(service.startMessage).toContain('Admins sign in at http://localhost:3000/hidden-door\n');
});

test("public answers do not contain the admin login's path", async () => {
  const browser = service.visitor();
  for (const path of ['/api/openapi.json', '/api/auth/session', '/api/directory/latest', '/healthz']) {
    const answer = await browser.fetch(path);
    expect(await answer.text()).not.toContain('hidden-door');
    expect([...answer.headers.values()].join(' ')).not.toContain('hidden-door');
  }
});

test("an admin's login is accepted and audited, in one line", async () => {
  const { browser, userId, email } = await signInAdmin(service);
  expect(await browser.post('/api/admin/enter', {})).toMatchObject({ status: 200, body: { userId } });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: true } });
  expect(await browser.get(`/api/admin/activity?userId=${userId}`)).toMatchObject({
    body: { entries: [{ action: 'signed-in', actor: { id: userId, email }, target: null }] },
  });
});

test("an admin's sign-in elsewhere is audited too, and nobody else's is", { retry: 0 }, async () => {
  const creator = await signUpPerson(service, 'Passer');
  const { email } = await signInAdmin(service, 'second@example.com');
  const rows = await service.database.db
    .select({ action: auditLog.action, email: auditLog.actorEmail })
    .from(auditLog)
    .where(eq(auditLog.action, 'signed-in'));
  expect(rows).toContainEqual({ action: 'signed-in', email });
  expect(rows.map((row) => row.email)).not.toContain(creator.email);
});

test('an admin whose sign-in cannot be audited is not signed in', { retry: 0 }, async () => {
  const { email, password } = await signInAdmin(service);
  const browser = service.visitor();
  const answer = await withoutTable(service.database, 'audit_log', () =>
    browser.post('/api/auth/sign-in', { email, password }),
  );
  expect(answer).toMatchObject({ status: 500 });
  expect(browser.cookies.has('moonpage.session_token')).toBe(false);
});

test('an address that the operator did not name is refused and signed out', async () => {
  const person = await signUpPerson(service, 'Visitor');
  const { db } = service.database;
  await db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, person.userId));
  expect(await person.browser.post('/api/admin/enter', {})).toMatchObject({
    status: 403,
    body: { code: 'NOT_LISTED', message: 'Access denied: Admin only area' },
  });
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: null });
  expect(person.browser.isSignedIn()).toBe(false);
});

test('who is refused is written down apart from what admins did, and cannot drown it', async () => {
  const { browser, email } = await signUpPerson(service, 'Knocker');
  const { db } = service.database;
  const before = await db.select().from(auditLog);
  await db.execute(sql`
    insert into ${refusedEntries} (at, email, reason, request_id, address)
    select now(), 'earlier@example.com', 'no admin flag', 'r', '192.0.2.1' from generate_series(1, ${refusedEntriesKept + 50}::int)`);
  expect(await browser.post('/api/admin/enter', {})).toMatchObject({ status: 403 });
  expect(await db.select().from(auditLog)).toEqual(before);
  expect(await db.$count(refusedEntries)).toBe(refusedEntriesKept);

  const admin = await signInAdmin(service);
  const first = refusedPage.parse((await admin.browser.get('/api/admin/refused-entries')).body);
  expect(first.entries).toHaveLength(20);
  expect(first.entries[0]).toMatchObject({ email, reason: 'not in ADMIN_EMAIL' });
  const next = refusedPage.parse(
    (await admin.browser.get(`/api/admin/refused-entries?before=${first.older}`)).body,
  );
  expect(next.entries[0]?.id).toBe((first.older ?? 0) - 1);
});

test('a refusal that cannot be written down ends the session all the same', async () => {
  const { browser } = await signUpPerson(service, 'Unwritten');
  const answer = await withoutTable(service.database, 'refused_entries', () =>
    browser.post('/api/admin/enter', {}),
  );
  expect(answer).toMatchObject({ status: 500 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('an address without the flag is refused and signed out', async () => {
  const { browser, userId } = await signInAdmin(service, 'second@example.com');
  const { db } = service.database;
  await db.update(profiles).set({ isAdmin: false }).where(eq(profiles.id, userId));
  expect(await browser.post('/api/admin/enter', {})).toMatchObject({
    status: 403,
    body: { code: 'NOT_ADMIN', message: 'Access denied: Admin privileges required' },
  });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('a profile that is gone, or cannot be read, leaves nobody signed in', async () => {
  const gone = await signUpPerson(service, 'Gone');
  await service.database.db.delete(profiles).where(eq(profiles.id, gone.userId));
  const refused = { status: 503, body: { code: 'STATUS_UNKNOWN', message: 'Error verifying admin status' } };
  expect(await gone.browser.post('/api/admin/enter', {})).toMatchObject(refused);
  expect(gone.browser.isSignedIn()).toBe(false);

  const unread = await signUpPerson(service, 'Unread');
  await service.database.pool.query('alter table profiles rename column is_admin to is_hidden');
  try {
    expect(await unread.browser.post('/api/admin/enter', {})).toMatchObject(refused);
  } finally {
    await service.database.pool.query('alter table profiles rename column is_hidden to is_admin');
  }
  expect(await unread.browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('without a session the answer is SIGNED_OUT, and nothing is audited', { retry: 0 }, async () => {
  expect(await service.visitor().post('/api/admin/enter', {})).toMatchObject({
    status: 401,
    body: { code: 'SIGNED_OUT' },
  });
});

test('only right credentials learn that they are not enough: a wrong password and a wrong address are told the same', async () => {
  const attempt = (email: string) =>
    service.visitor().post('/api/auth/sign-in', { email, password: 'wrong one' });
  const ofAdmin = await attempt('admin@moonpage.local');
  expect(ofAdmin).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  expect(await attempt('visitor@example.com')).toEqual(ofAdmin);
  expect(await attempt('ghost@example.com')).toEqual(ofAdmin);
});
