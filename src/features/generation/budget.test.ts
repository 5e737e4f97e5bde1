import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { users } from '../account/tables.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { type BuildRecords, createBuildRecords, type Ending } from './budget.ts';
import { generations } from './tables.ts';

let database: TestDatabase;
let records: BuildRecords;
let instant: Date;
const people = new Map<string, string>();
const idOf = (name: string) => people.get(name) ?? '';

beforeEach(async () => {
  database = await createTestDatabase();
  instant = new Date('2026-01-01T12:00:00Z');
  records = createBuildRecords({
    db: database.db,
    dailyTokensPerAccount: 100,
    dailyTokens: 250,
    now: () => instant,
  });
  for (const name of ['ann', 'bob', 'cyd']) {
    people.set(name, (await createTestProfile(database.db)).userId);
  }
});
afterEach(() => database.drop());

const begin = async (name: string, tokens: number) =>
  await records.begin({ userId: idOf(name), seed: 4_294_967_295, tokens });
const ending = (input: number, output: number): Ending => ({
  generator: 'openai/m',
  design: 'comic',
  outcome: 'UNFIT',
  substitutions: [{ name: 'faq', reason: 'It promised the moon.' }],
  usage: { input, output, isEstimate: true },
  cost: 0.012345,
  durationInMs: 1234,
});

test('builds at the same time cannot use more than an account has', { retry: 0 }, async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => begin('ann', 30)));
  expect(all.map(({ grant }) => grant).toSorted()).toEqual([
    ...Array.from({ length: 5 }, () => 'ACCOUNT_BUDGET'),
    ...Array.from({ length: 3 }, () => 'GRANTED'),
  ]);
});

test('all accounts together cannot use more than the installation has', async () => {
  const all = await Promise.all(['ann', 'bob', 'cyd'].map((person) => begin(person, 90)));
  expect(all.map(({ grant }) => grant).toSorted()).toEqual(['GRANTED', 'GRANTED', 'INSTALLATION_BUDGET']);
});

test('what was set aside and not used is there again; what was used is not', async () => {
  const first = await begin('ann', 100);
  expect((await begin('ann', 1)).grant).toBe('ACCOUNT_BUDGET');
  await records.end(first.id, ending(30, 20));
  expect((await begin('ann', 51)).grant).toBe('ACCOUNT_BUDGET');
  expect((await begin('ann', 50)).grant).toBe('GRANTED');
});

test('what was used while the clock was ahead counts on that day alone', async () => {
  instant = new Date('2027-01-01T12:00:00Z');
  expect((await begin('ann', 100)).grant).toBe('GRANTED');
  instant = new Date('2026-01-01T12:00:00Z');
  expect((await begin('ann', 100)).grant).toBe('GRANTED');
});

test.each([
  [10_000_000, 10_000_000, 60, 0],
  [0, 10_000_000, 0, 60],
  [40, 30, 40, 20],
])(
  '%i and %i that a provider reports count no more than was set aside',
  async (input, output, ...counted) => {
    const { id } = await begin('ann', 60);
    await records.end(id, ending(input, output));
    const [row] = await database.db.select().from(generations).where(eq(generations.id, id));
    expect([row?.inputTokens, row?.outputTokens]).toEqual(counted);
    expect((await begin('ann', 40)).grant).toBe('GRANTED');
  },
);

test('an account that is deleted leaves no name, and gives the installation nothing back', async () => {
  await begin('ann', 100);
  await begin('bob', 100);
  await database.db.delete(users).where(eq(users.id, idOf('ann')));
  expect((await begin('cyd', 51)).grant).toBe('INSTALLATION_BUDGET');
  const rows = await database.db.select({ userId: generations.userId }).from(generations);
  expect(rows.map(({ userId }) => userId)).not.toContain(idOf('ann'));
});

test('a new day of UTC has new tokens', async () => {
  await begin('ann', 100);
  instant = new Date('2026-01-01T23:59:59.999Z');
  expect((await begin('ann', 1)).grant).toBe('ACCOUNT_BUDGET');
  instant = new Date('2026-01-02T00:00:00Z');
  expect((await begin('ann', 100)).grant).toBe('GRANTED');
});

test('a build without a model needs no tokens and is recorded', async () => {
  await begin('ann', 100);
  const { id, grant } = await begin('ann', 0);
  expect(grant).toBe('GRANTED');
  await records.end(id, { ...ending(0, 0), outcome: 'COMPOSED', cost: null });
  const [row] = await database.db.select().from(generations).where(eq(generations.id, id));
  expect(row).toMatchObject({ userId: idOf('ann'), seed: 4_294_967_295, outcome: 'COMPOSED', cost: null });
});

test('the record says everything of the end, once', async () => {
  const { id } = await begin('bob', 80);
  await records.end(id, ending(30, 20));
  await records.end(id, { ...ending(1, 1), outcome: 'WRITTEN' });
  const [row] = await database.db.select().from(generations).where(eq(generations.id, id));
  expect(row).toEqual({
    id,
    userId: idOf('bob'),
    startedAt: instant,
    generator: 'openai/m',
    design: 'comic',
    seed: 4_294_967_295,
    outcome: 'UNFIT',
    substitutions: [{ name: 'faq', reason: 'It promised the moon.' }],
    reservedTokens: 0,
    inputTokens: 30,
    outputTokens: 20,
    isEstimate: true,
    cost: 0.012345,
    durationInMs: 1234,
  });
});

test('records of builds without tokens go after a month, the others after more than a year', async () => {
  const record = (days: number, tokens: number) => ({
    startedAt: new Date(instant.getTime() - days * 24 * 60 * 60 * 1000),
    seed: days,
    outcome: tokens === 0 ? ('COMPOSED' as const) : ('WRITTEN' as const),
    substitutions: [],
    reservedTokens: 0,
    inputTokens: tokens,
    outputTokens: 0,
    isEstimate: false,
  });
  const many = Array.from({ length: 200 }, () => record(31, 0));
  await database.db.insert(generations).values([record(29, 0), record(399, 5), record(401, 5), ...many]);
  await records.removeOld();
  const left = await database.db.select({ days: generations.seed }).from(generations);
  expect(left.map(({ days }) => days).toSorted((a, b) => a - b)).toEqual([29, 399]);
});
