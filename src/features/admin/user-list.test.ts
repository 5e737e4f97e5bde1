import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { profiles } from '../account/tables.ts';
import { addManyUsers, addUser } from './test-support/users.ts';
import { listUsers, matching, type Paging } from './user-list.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const list = (paging: Partial<Paging>) =>
  listUsers(database.db, ['boss@example.com'], { size: 100, ...paging });
const idsOf = async (paging: Partial<Paging>) => (await list(paging)).users.map(({ id }) => id);

test('without users there is an empty page and nowhere to go', async () => {
  expect(await list({})).toEqual({ users: [], next: null, previous: null, total: 0 });
});

test('a search finds a part of a coin’s name in whatever case, and takes wildcards literally', async () => {
  await addUser(database.db, { id: 'percent', coinName: '100% Moon' });
  await addUser(database.db, { id: 'underscore', coinName: 'moon_shot' });
  await addUser(database.db, { id: 'backslash', coinName: String.raw`C:\Moon` });
  await addUser(database.db, { id: 'plain', coinName: 'Honeymoon' });
  await addUser(database.db, { id: 'umlaut', coinName: 'MÖNDCHEN' });
  await addUser(database.db, { id: 'cyrillic', coinName: 'Собака' });
  await addUser(database.db, { id: 'emoji', coinName: 'To the 🌕' });
  await addUser(database.db, { id: 'quote', coinName: `Rob'); drop table users;--` });
  await addUser(database.db, { id: 'boss', coinName: null });
  const found = async (search: string) => (await idsOf({ search })).toSorted();
  expect(await found('MOON')).toEqual(['backslash', 'percent', 'plain', 'underscore']);
  expect(await found('%')).toEqual(['percent']);
  expect(await found('_')).toEqual(['underscore']);
  expect(await found('\\')).toEqual(['backslash']);
  expect(await found('mönd')).toEqual(['umlaut']);
  expect(await found('СОБ')).toEqual(['cyrillic']);
  expect(await found('🌕')).toEqual(['emoji']);
  expect(await found(`'); drop`)).toEqual(['quote']);
  expect(await list({ search: 'no such coin' })).toEqual({ users: [], next: null, previous: null, total: 0 });
});

test('a row says whether flag and address are there, and what has no name has null', async () => {
  const { users, total } = await list({});
  expect(total).toBe(9);
  expect(users.find(({ id }) => id === 'boss')).toEqual({
    id: 'boss',
    createdAt: '2026-01-01T00:00:00.000Z',
    coinName: null,
    isAdmin: false,
    isListed: true,
    deployedUrl: null,
    isTakenDown: false,
    isSuspended: false,
    paid: { payments: 0, credits: 0 },
  });
  expect(users.find(({ id }) => id === 'plain')?.isListed).toBe(false);
});

test('12,000 users of the same instants are all walked through once, there and back', async () => {
  await addManyUsers(database.db, 12_000);
  const there: string[][] = [];
  const size = 1_000;
  let page = await list({ size });
  expect(page.total).toBe(12_009);
  expect(page.previous).toBeNull();
  for (;;) {
    there.push(page.users.map(({ id }) => id));
    if (page.next === null) break;
    page = await list({ size, after: page.next });
  }
  expect(there).toHaveLength(13);
  expect(new Set(there.flat()).size).toBe(12_009);
  expect(there.flat().slice(9, 11)).toEqual(['many-012000', 'many-011997']);

  const back: string[][] = [];
  for (;;) {
    back.unshift(page.users.map(({ id }) => id));
    if (page.previous === null) break;
    page = await list({ size, before: page.previous });
  }
  expect(back).toEqual(there);
});

test('a search is counted up to 1,000, and its pages keep to it', async () => {
  const first = await list({ search: 'coin 0', size: 10 });
  expect(first.total).toBe(1_000);
  const second = await list({ search: 'coin 0', size: 10, after: first.next ?? '' });
  expect(second.users).toHaveLength(10);
  expect(second.users.every(({ coinName }) => coinName?.startsWith('Coin 0'))).toBe(true);
  expect((await list({ search: 'coin 01199' })).total).toBe(10);
});

test('going back past the beginning shows a whole first page', async () => {
  const first = await list({ size: 10 });
  const behindThird = `${BigInt(Date.parse('2026-01-01')) * 1000n}.${first.users[3]?.id}`;
  expect(await list({ size: 10, before: behindThird })).toEqual(first);
});

test('concurrent changes between two pages skip or repeat nobody', { retry: 0 }, async () => {
  const first = await list({ size: 10 });
  await addUser(database.db, { id: 'newcomer', coinName: 'New', createdAt: '2026-06-01T00:00:00Z' });
  const second = await list({ size: 10, after: first.next ?? '' });
  const back = await list({ size: 10, before: second.previous ?? '' });
  expect(back.users.map(({ id }) => id)).toEqual(first.users.map(({ id }) => id));
  expect(back.previous).not.toBeNull();
  expect(await idsOf({ size: 10, before: back.previous ?? '' })).toContain('newcomer');
});

test('an @ belongs to a coin’s name as well as to an e-mail address', async () => {
  await addUser(database.db, { id: 'at-home', coinName: 'Moon @ Home' });
  expect(await idsOf({ search: 'moon @' })).toEqual(['at-home']);
  expect(await idsOf({ search: 'BOSS@' })).toEqual(['boss']);
});

test('a search with an @ looks up the profiles that it has found, and does not go through all', async () => {
  const { rows } = await database.db.execute(
    sql`explain select ${profiles.id} from ${profiles} where ${matching('many-4711@')}`,
  );
  expect(JSON.stringify(rows)).toContain('Index Cond: (id = ANY');
});

test('a cursor after the last row is an empty page with the full total', async () => {
  const { users, total } = await list({ after: '1.z' });
  expect(users).toEqual([]);
  expect(total).toBe(12_011);
});
