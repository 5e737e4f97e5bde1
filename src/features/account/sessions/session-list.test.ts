import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { signUpPerson, type TestPerson } from '../test-support/person.ts';
import type { ListedSession } from './contract.ts';
import { deviceOf } from './session-list.ts';
import { sessions } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const signIn = (browser: Visitor, { email, password }: TestPerson) =>
  browser.post('/api/auth/sign-in', { email, password });
const listOf = async (browser: Visitor) => (await browser.get('/api/auth/sessions')).body as ListedSession[];
const sessionOf = async (browser: Visitor) => (await browser.get('/api/auth/session')).body;

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari on iOS',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome on Linux',
  ],
  ['curl/8.5.0', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
  ['', 'Unknown browser'],
])('%s is called %s', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('sessions are listed with browser, network and times, this one first, and ended one by one', async () => {
  const person = await signUpPerson(service, 'Ada');
  const phone = service.visitor('203.0.113.5');
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Mozilla/5.0 (Android 15) Firefox/140.0',
  };
  const { email, password } = person;
  await phone.fetch('/api/auth/sign-in', {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const [own, other, ...rest] = await listOf(person.browser);
  expect(rest).toEqual([]);
  expect(own).toMatchObject({ isCurrent: true });
  expect(other).toMatchObject({
    isCurrent: false,
    device: 'Firefox on Android',
    network: '203.0.113.5',
    since: expect.any(String) as string,
    seen: expect.any(String) as string,
  });
  expect(JSON.stringify([own, other])).not.toMatch(/token/i);
  expect(await person.browser.post('/api/auth/sessions/end', { id: other?.id })).toMatchObject({
    status: 200,
  });
  expect(await sessionOf(phone)).toBeNull();
  expect(await listOf(person.browser)).toHaveLength(1);
  expect(await person.browser.post('/api/auth/sessions/end', { id: other?.id })).toMatchObject({
    status: 200,
  });
});

test('of more than fifty sessions of an account the newest stay', async () => {
  const person = await signUpPerson(service, 'Bea');
  const { userId } = person;
  const old = new Date(service.now().getTime() - 60_000);
  const expiresAt = new Date(service.now().getTime() + 60_000);
  await service.database.db.insert(sessions).values(
    Array.from({ length: 60 }, (_, nth) => ({
      userId,
      token: `token ${nth}`,
      expiresAt,
      createdAt: new Date(old.getTime() + nth),
    })),
  );
  const latest = service.visitor();
  await signIn(latest, person);
  const listed = await listOf(latest);
  expect(listed).toHaveLength(50);
  expect(listed[0]).toMatchObject({ isCurrent: true });
  expect(await sessionOf(person.browser)).toMatchObject({ userId });
});

test('somebody else’s session cannot be ended, nor seen', { retry: 0 }, async () => {
  const one = await signUpPerson(service, 'Ben');
  const two = await signUpPerson(service, 'Cyd');
  const [theirs] = await listOf(one.browser);
  await two.browser.post('/api/auth/sessions/end', { id: theirs?.id });
  expect(await sessionOf(one.browser)).toMatchObject({ userId: one.userId });
  expect((await listOf(two.browser)).map(({ id }) => id)).not.toContain(theirs?.id);
});

test('signing out everywhere else keeps this session alone', async () => {
  const person = await signUpPerson(service, 'Dan');
  const others = [service.visitor(), service.visitor()];
  for (const browser of others) await signIn(browser, person);
  expect(await person.browser.post('/api/auth/sessions/end-others', {})).toMatchObject({ status: 200 });
  for (const browser of others) expect(await sessionOf(browser)).toBeNull();
  expect(await sessionOf(person.browser)).toMatchObject({ userId: person.userId });
});

test('signing in again in one browser replaces its session, whoever’s it was', async () => {
  const one = await signUpPerson(service, 'Eli');
  const two = await signUpPerson(service, 'Fay');
  const stolen = service.visitor();
  for (const [name, value] of one.browser.cookies) stolen.cookies.set(name, value);
  await signIn(one.browser, one);
  expect(await listOf(one.browser)).toHaveLength(1);
  expect(await sessionOf(stolen)).toBeNull();
  await signIn(one.browser, two);
  const { db } = service.database;
  expect(await db.select().from(sessions).where(eq(sessions.userId, one.userId))).toEqual([]);
});

test('a refused sign-in leaves the session that the browser has', async () => {
  const person = await signUpPerson(service, 'Gus');
  expect(await signIn(person.browser, { ...person, password: 'wrong one' })).toMatchObject({ status: 401 });
  expect(await sessionOf(person.browser)).toMatchObject({ userId: person.userId });
});

test('sessions are for who is signed in', async () => {
  const visitor = service.visitor();
  expect(await visitor.get('/api/auth/sessions')).toMatchObject({ status: 401 });
  expect(await visitor.post('/api/auth/sessions/end', { id: 'x' })).toMatchObject({ status: 401 });
  expect(await visitor.post('/api/auth/sessions/end-others', {})).toMatchObject({ status: 401 });
});
