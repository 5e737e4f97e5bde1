import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { identities, sessions } from './tables.ts';
import { profiles, users } from '../tables.ts';
import { signUpPerson } from '../test-support/person.ts';

describe('on http', () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await createTestApp();
  });
  afterAll(() => service.close());

  test('the session is a cookie that no script can read', async () => {
    const { browser, email, password } = await signUpPerson(service, 'Ada');
    const { setCookies, body } = await browser.post('/api/auth/sign-in', { email, password });
    const own = setCookies.filter((cookie) => cookie.startsWith('moonpage.session_token='));
    expect(own).toHaveLength(1);
    const attributes = own[0]?.split('; ') ?? [];
    expect(attributes.slice(1).toSorted()).toEqual(['HttpOnly', 'Max-Age=1209600', 'Path=/', 'SameSite=Lax']);
    expect(Object.keys(body ?? {}).toSorted()).toEqual(['email', 'firstName', 'isAdmin', 'userId']);
  });

  test('of a session a browser is told who is signed in, and nothing else', async () => {
    const { browser, userId, email } = await signUpPerson(service, 'Tess');
    const { body } = await browser.get('/api/auth/session');
    expect(body).toEqual({ userId, email, firstName: 'Tess', isAdmin: false });
  });

  test('signing out ends this session, and only this one', async () => {
    const { browser, email, password } = await signUpPerson(service, 'Bob');
    const phone = service.visitor();
    await phone.post('/api/auth/sign-in', { email, password });
    const stolen = new Map(browser.cookies);
    expect(await browser.post('/api/auth/sign-out', {})).toMatchObject({
      status: 200,
      body: { signedOut: true },
    });
    expect(browser.isSignedIn()).toBe(false);
    for (const [name, value] of stolen) browser.cookies.set(name, value);
    expect(await browser.get('/api/auth/session')).toMatchObject({ status: 200, body: null });
    expect(await phone.get('/api/auth/session')).toMatchObject({ body: { email } });
  });

  test('signing out twice, or without a session, is no failure', { retry: 0 }, async () => {
    expect(await service.visitor().post('/api/auth/sign-out', {})).toMatchObject({ status: 200 });
  });

  test('a forged or altered cookie is nobody', { retry: 0 }, async () => {
    const { browser } = await signUpPerson(service, 'Cyd');
    const name = 'moonpage.session_token';
    const value = browser.cookies.get(name) ?? '';
    const forged = [
      `${value.slice(0, -6)}AAAA%3D`,
      'x.y',
      '%00',
      '',
      'a'.repeat(5000),
      value.split('.')[0] ?? '',
    ];
    for (const attempt of forged) {
      const thief = service.visitor();
      thief.cookies.set(name, attempt);
      expect(await thief.get('/api/auth/session')).toMatchObject({ status: 200, body: null });
    }
  });

  test('a session slides while it is used and ends when it is not', async () => {
    const { browser, userId } = await signUpPerson(service, 'Deb');
    const { db } = service.database;
    const set = (expiresAt: Date) =>
      db.update(sessions).set({ expiresAt }).where(eq(sessions.userId, userId));
    await set(new Date(Date.now() + 24 * 60 * 60 * 1000));
    const slid = await browser.get('/api/auth/session');
    expect(slid).toMatchObject({ body: { userId } });
    expect(slid.setCookies).toHaveLength(1);
    const [row] = await db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row?.expiresAt.getTime()).toBeGreaterThan(Date.now() + 13 * 24 * 60 * 60 * 1000);
    await set(new Date(Date.now() - 1000));
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
    expect(browser.isSignedIn()).toBe(false);
  });

  test('a session that is used without end is over after thirty days', async () => {
    const { browser, userId } = await signUpPerson(service, 'Dov');
    const { db } = service.database;
    const begunBefore = (days: number) =>
      db
        .update(sessions)
        .set({ createdAt: new Date(service.now().getTime() - days * 24 * 60 * 60 * 1000) })
        .where(eq(sessions.userId, userId));
    await begunBefore(29.9);
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId } });
    await begunBefore(30);
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
    expect(browser.isSignedIn()).toBe(false);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
  });

  test('nobody is made before an address is confirmed, and its password starts no session', async () => {
    const email = 'eli@example.com';
    const password = 'of Eli';
    await service.visitor().post('/api/auth/sign-up', { first_name: 'Eli', email, password });
    await service.mailbox.mailTo(email);
    const { db } = service.database;
    expect(await db.select().from(users).where(eq(users.email, email))).toEqual([]);
    const browser = service.visitor();
    expect(await browser.post('/api/auth/sign-in', { email, password })).toMatchObject({
      status: 403,
      body: {
        code: 'EMAIL_NOT_CONFIRMED',
        message: 'Please confirm your email first. The link is in the message that we sent you.',
      },
    });
    expect(browser.isSignedIn()).toBe(false);
  });

  test('a profile is read by its owner alone', async () => {
    const one = await signUpPerson(service, 'Flo');
    const two = await signUpPerson(service, 'Gil');
    expect(await one.browser.get(`/api/profiles/${one.userId}`)).toMatchObject({
      status: 200,
      body: {
        id: one.userId,
        firstName: 'Flo',
        isAdmin: false,
        coinName: null,
        hasPreview: false,
        isPublic: false,
      },
    });
    expect(await two.browser.get(`/api/profiles/${one.userId}`)).toMatchObject({ status: 403 });
    expect(await two.browser.get("/api/profiles/'%20or%201=1")).toMatchObject({ status: 403 });
    expect(await service.visitor().get(`/api/profiles/${one.userId}`)).toMatchObject({
      status: 401,
      body: { code: 'SIGNED_OUT', message: 'Please sign in to access this page' },
    });
  });

  test('another site cannot act for the person', async () => {
    const { browser } = await signUpPerson(service, 'Hal');
    const forged = await browser.fetch('/api/auth/sign-out', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
    });
    expect(forged.status).toBe(403);
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Hal' } });
  });

  test("Better Auth's own endpoints are not reachable", async () => {
    const visitor = service.visitor();
    for (const path of ['sign-up/email', 'sign-in/email', 'request-password-reset', 'start-session']) {
      const { status } = await visitor.post(`/api/auth/${path}`, {
        email: 'x@example.com',
        password: 'password',
        name: 'x',
      });
      expect(status).toBe(404);
    }
    expect(await visitor.get('/api/auth/get-session')).toMatchObject({ status: 404 });
  });

  test('an account is deleted with all that is its own, after its address was typed', async () => {
    const { browser, userId, email } = await signUpPerson(service, 'Ivy');
    await browser.post('/api/auth/magic-link', { email });
    expect(await browser.post('/api/auth/delete-account', { email: 'other@example.com' })).toMatchObject({
      status: 409,
      body: { message: 'Please type the email address of this account.' },
    });
    expect(await browser.post('/api/auth/delete-account', { email: email.toUpperCase() })).toMatchObject({
      status: 200,
      body: { deleted: true },
    });
    expect(browser.isSignedIn()).toBe(false);
    const { db } = service.database;
    expect(await db.select().from(users).where(eq(users.id, userId))).toEqual([]);
    expect(await db.select().from(profiles).where(eq(profiles.id, userId))).toEqual([]);
    expect(await db.select().from(identities).where(eq(identities.userId, userId))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, userId))).toEqual([]);
    expect(await browser.post('/api/auth/delete-account', { email })).toMatchObject({ status: 401 });
  });
});

test('on https the cookie is Secure and bound to its host', async () => {
  const service = await createTestApp({ APP_URL: 'https://moonpage.example' });
  const { browser, email, password } = await signUpPerson(service, 'Joy');
  const { setCookies } = await browser.post('/api/auth/sign-in', { email, password });
  const own = setCookies.filter((cookie) => cookie.startsWith('__Host-moonpage.session_token='));
  const attributes = own[0]?.split('; ') ?? [];
  expect(attributes.slice(1).toSorted()).toEqual([
    'HttpOnly',
    'Max-Age=1209600',
    'Path=/',
    'SameSite=Lax',
    'Secure',
  ]);
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Joy' } });
  await service.close();
});
