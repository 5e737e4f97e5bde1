import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import { isProblem } from '../../../platform/errors/problem.ts';
import { createCodes } from './codes.ts';
import { users } from '../tables.ts';

let database: TestDatabase;
let userId: string;
const codes = createCodes({ key: Buffer.from('a key for tests'), now: () => new Date() });

beforeAll(async () => {
  database = await createTestDatabase();
  const [user] = await database.db
    .insert(users)
    .values({ name: 'Ada', email: 'ada@example.com' })
    .returning({ id: users.id });
  userId = user?.id ?? '';
});
afterAll(() => database.drop());

const browser = 'hash of a browser';

const ask = () =>
  codes.createPending(database.db, {
    type: 'email',
    target: `${randomUUID()}@example.com`,
    attemptKeys: [],
    browser,
  });

test('a message that is sent again says the same code, and another message another', async () => {
  const [one, two, three] = await Promise.all([ask(), ask(), ask()]);
  const digits = await codes.issueDigits(database.db, one, userId);
  expect(digits).toMatch(/^\d{6}$/);
  expect(await codes.issueDigits(database.db, one, userId)).toBe(digits);
  const others = [
    await codes.issueDigits(database.db, two, userId),
    await codes.issueDigits(database.db, three, userId),
  ];
  expect(new Set([digits, ...others]).size).toBeGreaterThan(1);
});

test('a used or expired code is not sent', async () => {
  const target = 'used@example.com';
  const id = await codes.createPending(database.db, { type: 'email', target, browser, attemptKeys: ['k'] });
  const digits = await codes.issueDigits(database.db, id, userId);
  const used = await codes.use(database.db, { type: 'email', target, browser }, digits ?? '');
  expect(used).toEqual({ userId, attemptKeys: ['k'] });
  expect(await codes.issueDigits(database.db, id, userId)).toBeNull();

  const later = createCodes({
    key: Buffer.from('a key for tests'),
    now: () => new Date(Date.now() + 600_000),
  });
  expect(await later.issueDigits(database.db, await ask(), userId)).toBeNull();
});

test('codes of another key are refused', async () => {
  const target = 'other-key@example.com';
  const id = await codes.createPending(database.db, { type: 'email', target, browser, attemptKeys: [] });
  const digits = await codes.issueDigits(database.db, id, userId);
  const strange = createCodes({ key: Buffer.from('another key'), now: () => new Date() });
  const refused = await strange
    .use(database.db, { type: 'email', target, browser }, digits ?? '')
    .catch((error: unknown) => error);
  expect(isProblem(refused, 'CODE_WRONG')).toBe(true);
});

test('the newest code counts, also after a clock that ran ahead', async () => {
  const target = 'clock@example.com';
  let instant = new Date('2027-01-01T00:00:00Z');
  const clocked = createCodes({ key: Buffer.from('a key for tests'), now: () => instant });
  const wish = { type: 'email', target, browser, attemptKeys: [] } as const;
  const ahead = await clocked.issueDigits(
    database.db,
    await clocked.createPending(database.db, wish),
    userId,
  );
  instant = new Date('2026-01-01T00:00:00Z');
  const last = await clocked.issueDigits(database.db, await clocked.createPending(database.db, wish), userId);
  const refused = await clocked.use(database.db, wish, ahead ?? '').catch((error: unknown) => error);
  expect(isProblem(refused, 'CODE_WRONG')).toBe(true);
  expect(await clocked.use(database.db, wish, last ?? '')).toMatchObject({ userId });
});

test.each([-60_000, 60_000])('a code of a node whose clock is %d ms off works', async (off) => {
  const target = `clock-${off}@example.com`;
  const key = Buffer.from('a key for tests');
  const asking = createCodes({ key, now: () => new Date(Date.now() + off) });
  const id = await asking.createPending(database.db, { type: 'email', target, browser, attemptKeys: [] });
  const digits = await asking.issueDigits(database.db, id, userId);
  expect(await codes.use(database.db, { type: 'email', target, browser }, digits ?? '')).toMatchObject({
    userId,
  });
});

test('a code that is tried twice at once is used once', { retry: 0 }, async () => {
  const target = 'twice@example.com';
  const id = await codes.createPending(database.db, { type: 'email', target, browser, attemptKeys: [] });
  const digits = (await codes.issueDigits(database.db, id, userId)) ?? '';
  const use = () =>
    codes.use(database.db, { type: 'email', target, browser }, digits).catch((error: unknown) => error);
  const outcomes = await Promise.all([use(), use()]);
  expect(outcomes.filter((outcome) => isProblem(outcome, 'CODE_USED'))).toHaveLength(1);
});

test('codes are purged a day after they expired', async () => {
  const target = 'old@example.com';
  await codes.createPending(database.db, { type: 'email', target, browser, attemptKeys: [] });
  const at = (milliseconds: number) =>
    createCodes({ key: Buffer.from('x'), now: () => new Date(Date.now() + milliseconds) });
  const outcome = (milliseconds: number) =>
    at(milliseconds)
      .use(database.db, { type: 'email', target, browser }, '123456')
      .catch((error: unknown) => (isProblem(error, 'CODE_EXPIRED') ? 'expired' : 'wrong'));
  await at(23 * 3_600_000).purgeExpired(database.db);
  expect(await outcome(23 * 3_600_000)).toBe('expired');
  await at(25 * 3_600_000).purgeExpired(database.db);
  expect(await outcome(25 * 3_600_000)).toBe('wrong');
});
