import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProblem } from '../../../platform/errors/problem.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { attempts } from '../rate-limits/tables.ts';
import { createGuesses } from './guesses.ts';
import { signUpPerson, type TestPerson, useLinkIn } from '../test-support/person.ts';

let service: TestApp;
let person: TestPerson;
beforeAll(async () => {
  service = await createTestApp();
  person = await signUpPerson(service, 'Pat');
});
afterAll(() => service.close());

const right = () => ({ email: person.email, password: person.password });
const wrong = () => ({ email: person.email, password: 'wrong password' });

/** As if this had been tried so often just now: each real try hashes a password for a tenth of a second. */
async function triedBefore(key: string, count: number): Promise<void> {
  const row = { key, count, startedAt: service.now() };
  await service.database.db
    .insert(attempts)
    .values(row)
    .onConflictDoUpdate({ target: attempts.key, set: row });
}

async function statuses(
  count: number,
  send: () => Promise<{ status: number }>,
): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (let time = 0; time < count; time += 1) {
    const { status } = await send();
    counted[status] = (counted[status] ?? 0) + 1;
  }
  return counted;
}

test('after sixty wrong passwords a network is rate-limited', async () => {
  let host = 0;
  const someone = () => {
    host += 1;
    return service.visitor(`2001:db8:5:5::${host.toString(16)}`);
  };
  await triedBefore('sign-in 2001:db8:5:5', 57);
  expect(await statuses(6, () => someone().post('/api/auth/sign-in', wrong()))).toEqual({ 401: 3, 429: 3 });
  const refused = await someone().post('/api/auth/sign-in', right());
  expect(refused).toMatchObject({
    status: 429,
    body: {
      code: 'TOO_MANY_REQUESTS',
      message: 'That was too often. Please wait a few minutes and try again.',
    },
  });
  expect(await service.visitor('2001:db8:5:6::1').post('/api/auth/sign-in', right())).toMatchObject({
    status: 200,
  });
  service.advance(10 * 60 * 1000);
  expect(await someone().post('/api/auth/sign-in', right())).toMatchObject({ status: 200 });
});

test('signing in successfully never counts', async () => {
  const office = () => service.visitor('192.0.2.77');
  await triedBefore('sign-in 192.0.2.77', 58);
  expect(await statuses(1, () => office().post('/api/auth/sign-in', wrong()))).toEqual({ 401: 1 });
  expect(await statuses(3, () => office().post('/api/auth/sign-in', right()))).toEqual({ 200: 3 });
  expect(await statuses(2, () => office().post('/api/auth/sign-in', wrong()))).toEqual({ 401: 1, 429: 1 });
});

test('a forwarded address counts only from a trusted proxy', async () => {
  const login = (visitor: Visitor, forwarded: string) =>
    visitor.fetch('/api/auth/sign-in', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': forwarded,
        'x-moonpage-client-address': forwarded,
      },
      body: JSON.stringify(right()),
    });
  const liar = service.visitor('192.0.2.78');
  await triedBefore('sign-in 192.0.2.78', 60);
  expect((await login(liar, '203.0.113.50')).status).toBe(429);
  expect((await login(service.visitor('127.0.0.1'), '203.0.113.50')).status).toBe(200);
  expect((await login(service.visitor('127.0.0.1'), '192.0.2.78')).status).toBe(429);
});

test('sign-ups that are confirmed do not count', async () => {
  const crowd = service.visitor('192.0.2.79');
  await triedBefore('sign-up 192.0.2.79', 29);
  for (let nth = 1; nth <= 3; nth += 1) {
    const email = `crowd-${nth}@example.com`;
    const { status } = await crowd.post('/api/auth/sign-up', {
      first_name: 'Crowd',
      email,
      password: 'password',
    });
    expect(status).toBe(200);
    await useLinkIn(crowd, await service.mailbox.mailTo(email));
  }
});

test('one address cannot have mail sent to the whole world', async () => {
  const spammer = service.visitor('192.0.2.80');
  let nth = 0;
  const send = () => {
    nth += 1;
    return spammer.post('/api/auth/sign-up', {
      first_name: 'X',
      email: `spam-${nth}@example.com`,
      password: 'password',
    });
  };
  await triedBefore('sign-up 192.0.2.80', 28);
  expect(await statuses(4, send)).toEqual({ 200: 2, 429: 2 });
});

/** The pauses that this many tries led to, in milliseconds. */
async function pausesOf(count: number, send: () => Promise<{ status: number }>): Promise<number[]> {
  const before = service.pauses.length;
  await statuses(count, send);
  return service.pauses.slice(before);
}

test('a stranger’s tries for one address get slower, from wherever they come and whether or not it has an account', async () => {
  const target = await signUpPerson(service, 'Slow');
  const guess = (email: string) => () =>
    service.visitor().post('/api/auth/sign-in', { email, password: 'wrong password' });
  const growing = [500, 1000, 2000, 4000, 8000, 10_000, 10_000];
  expect(await pausesOf(12, guess(target.email))).toEqual(growing);
  expect(await pausesOf(12, guess('nobody-slow@example.com'))).toEqual(growing);
  const { email, password } = target;
  expect(await service.visitor().post('/api/auth/sign-in', { email, password })).toMatchObject({
    status: 200,
  });
  expect(await pausesOf(1, guess(email))).toEqual([10_000]);
  service.advance(60 * 60 * 1000);
  expect(await pausesOf(1, guess(email))).toEqual([]);
});

test('a browser that signed in before waits for nothing, and has its own tries', async () => {
  const { email, password, browser } = await signUpPerson(service, 'Quick');
  await triedBefore(`guess ${email}`, 100);
  const tries = (typed: string) => () => browser.post('/api/auth/sign-in', { email, password: typed });
  expect(await pausesOf(7, tries('wrong password'))).toEqual([]);
  expect(await statuses(1, tries(password))).toEqual({ 200: 1 });
});

test('a customer’s IPv6 /48 has four times the tries of a /64', async () => {
  await triedBefore('sign-in-48 2001:db8:48', 239);
  let network = 0;
  const anywhere = () => {
    network += 1;
    return service.visitor(`2001:db8:48:${network}::1`);
  };
  expect(await statuses(3, () => anywhere().post('/api/auth/sign-in', wrong()))).toEqual({ 401: 1, 429: 2 });
});

test('of very many requests that wait at once, more are sent away for a while', { retry: 0 }, async () => {
  const refunded: (readonly string[])[] = [];
  const waiting: (() => void)[] = [];
  const guesses = createGuesses({
    attempts: {
      take: async () => ['sign-in'],
      count: async () => ({ key: 'guess', count: 6 }),
      refund: async (keys) => void refunded.push(keys),
    },
    knownBrowsers: { requesterFor: async ({ clientAddress }) => ({ clientAddress, knownBrowser: null }) },
    pause: () => new Promise((done) => waiting.push(done)),
  });
  const guess = (network: number) => {
    const caller = {
      requestId: 'x',
      request: new Request('http://localhost/'),
      clientAddress: `192.0.2.${network}`,
      replyHeaders: new Headers(),
    };
    return guesses.begin(caller, 'pepe@example.com');
  };
  const isBusy = async (network: number) =>
    isProblem(await guess(network).catch((error: unknown) => error), 'BUSY');
  const all = Array.from({ length: 20 }, () => guess(0));
  await expect.poll(() => waiting.length).toBe(20);
  // One network has no more of the places than these.
  expect(await isBusy(0)).toBe(true);
  expect(refunded).toEqual([['sign-in', 'guess']]);
  all.push(...Array.from({ length: 480 }, (_, at) => guess(1 + (at % 24))));
  await expect.poll(() => waiting.length).toBe(500);
  expect(await isBusy(25)).toBe(true);
  for (const done of waiting.splice(0)) done();
  expect(await Promise.all(all)).toHaveLength(500);
  const later = guess(0);
  await expect.poll(() => waiting.length).toBe(1);
  for (const done of waiting) done();
  expect(await later).toEqual(['sign-in', 'guess']);
});
