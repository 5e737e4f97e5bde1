import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import { isProblem } from '../../../platform/errors/problem.ts';
import {
  attemptFrom,
  attemptsToGuess,
  attemptTo,
  createAttempts,
  letterAttempt,
  type Attempt,
  type Attempts,
} from './attempts.ts';
import { attempts as table } from './tables.ts';

let database: TestDatabase;
let attempts: Attempts;
let instant: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  instant = new Date('2026-01-01T00:00:00Z');
  attempts = createAttempts(database.db, () => instant);
});
afterEach(() => database.drop());

const from = (clientAddress: string) => ({ clientAddress });

/** How many of `count` attempts, all at once, are let through. */
async function allowed(count: number, attempt: Attempt): Promise<number> {
  const results = await Promise.allSettled(Array.from({ length: count }, () => attempts.take(attempt)));
  const refusals = results.filter((result) => result.status === 'rejected');
  expect(refusals.every(({ reason }) => isProblem(reason, 'TOO_MANY_REQUESTS'))).toBe(true);
  return count - refusals.length;
}

test('an address has at least 60 sign-ins, 20 sign-ups and 20 mails in ten minutes, a mailbox 5', async () => {
  expect(await allowed(100, attemptFrom('sign-in', from('192.0.2.1')))).toBe(60);
  expect(await allowed(50, attemptFrom('sign-up', from('192.0.2.1')))).toBe(30);
  expect(await allowed(50, attemptFrom('mail', from('192.0.2.1')))).toBe(30);
  expect(await allowed(50, attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com'))).toBe(8);
});

test('the addresses of an IPv6 network are one visitor, its neighbours others', async () => {
  expect(await allowed(59, attemptFrom('sign-in', from('2001:db8:0:1::1')))).toBe(59);
  expect(await allowed(9, attemptFrom('sign-in', from('2001:db8:0:1:ffff::2')))).toBe(1);
  expect(await allowed(1, attemptFrom('sign-in', from('2001:db8:0:2::1')))).toBe(1);
});

test('codes and passwords are counted for an IPv6 /48, too, four times as often', () => {
  const requester = from('2001:db8:7:1::1');
  expect(attemptsToGuess('code', requester).map(({ kind, key }) => [kind, key])).toEqual([
    ['code', 'code 2001:db8:7:1'],
    ['code-48', 'code-48 2001:db8:7'],
  ]);
  expect(attemptsToGuess('code', { ...requester, knownBrowser: 'hash of a browser' })).toHaveLength(1);
  expect(attemptsToGuess('sign-in', from('192.0.2.1'))).toHaveLength(1);
});

test('what one requester uses up at a mailbox, another has, and a known browser on the same network', async () => {
  const to = (clientAddress: string, knownBrowser: string | null = null) =>
    attemptTo('mail-to', { clientAddress, knownBrowser }, 'pepe@example.com');
  expect(await allowed(9, to('192.0.2.1'))).toBe(8);
  expect(await allowed(1, to('192.0.2.2'))).toBe(1);
  expect(await allowed(9, to('192.0.2.1', 'hash of a browser'))).toBe(8);
  expect(await allowed(1, to('192.0.2.3', 'hash of a browser'))).toBe(0);
});

test('the letters of a day are counted for all strangers together, and not refused', async () => {
  const ofStranger = letterAttempt('letters-to', from('192.0.2.1'), 'recovery', 'pepe@example.com');
  for (let nth = 0; nth < 20; nth += 1) expect(await attempts.count(ofStranger)).not.toBeNull();
  const ofAnother = letterAttempt('letters-to', from('198.51.100.1'), 'recovery', 'pepe@example.com');
  expect(await attempts.count(ofAnother)).toBeNull();
  const known = { clientAddress: '192.0.2.1', knownBrowser: 'hash of a browser' };
  const ofKnown = letterAttempt('letters-to', known, 'recovery', 'pepe@example.com');
  expect(await attempts.count(ofKnown)).not.toBeNull();
});

test('the window ends ten minutes after it began, however often somebody tried in it', async () => {
  const attempt = attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com');
  await allowed(8, attempt);
  instant = new Date('2026-01-01T00:09:59.999Z');
  expect(await allowed(3, attempt)).toBe(0);
  instant = new Date('2026-01-01T00:10:00Z');
  expect(await allowed(9, attempt)).toBe(8);
});

test('a window of a clock that was ahead is over once the clock is right again', async () => {
  const attempt = attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com');
  instant = new Date('2027-01-01T00:00:00Z');
  expect(await allowed(9, attempt)).toBe(8);
  instant = new Date('2026-01-01T00:00:00Z');
  expect(await allowed(9, attempt)).toBe(8);
});

test('clocks that are seconds apart share their windows', async () => {
  const attempt = attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com');
  expect(await allowed(9, attempt)).toBe(8);
  instant = new Date(instant.getTime() - 20_000);
  expect(await allowed(1, attempt)).toBe(0);
});

test('a refund makes room again, and never becomes credit', async () => {
  const attempt = attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com');
  const taken = await attempts.take(attempt);
  await allowed(7, attempt);
  await attempts.refund(taken);
  expect(await allowed(2, attempt)).toBe(1);
  for (let time = 0; time < 12; time += 1) await attempts.refund(taken);
  expect(await allowed(20, attempt)).toBe(8);
});

test('a refund of an expired window makes no room in the current one', async () => {
  const attempt = attemptTo('mail-to', from('192.0.2.1'), 'pepe@example.com');
  const saved = await attempts.take(attempt);
  await attempts.refund(saved);
  expect(await allowed(9, attempt)).toBe(8);
  instant = new Date('2026-01-01T00:10:00Z');
  const [, ...fresh] = [await allowed(7, attempt), ...(await attempts.take(attempt))];
  for (let time = 0; time < 8; time += 1) await attempts.refund(saved);
  expect(await allowed(2, attempt)).toBe(0);
  await attempts.refund(fresh);
  expect(await allowed(2, attempt)).toBe(1);
});

test('expired windows are purged', async () => {
  await attempts.take(attemptTo('mail-to', from('192.0.2.1'), 'old@example.com'));
  instant = new Date('2026-01-01T00:11:00Z');
  await attempts.take(attemptTo('mail-to', from('192.0.2.1'), 'new@example.com'));
  await attempts.purgeExpired();
  expect((await database.db.select().from(table)).map((row) => row.key)).toEqual([
    'mail-to 192.0.2.1 new@example.com',
  ]);
});
