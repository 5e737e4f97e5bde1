import { compose } from '@moonpage/engine/compose/compose.ts';
import { type Facts, nothingStated } from '@moonpage/engine/facts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { keptRevisions, markDeployed, storeDraft } from './draft.ts';
import { pageRevisions } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const facts: Facts = {
  name: 'Night Heron',
  symbol: 'HERON',
  description: 'A bird that stands on one leg in the harbour until four in the morning.',
  about: { subject: null, tone: null, language: null, emblem: null, design: null },
  blockchain: 'Base',
  contractAddress: null,
  buyUrl: null,
  telegramUrl: null,
  xUrl: null,
  moreUrls: [],
  channelNotes: [],
  colours: ['#38bdf8', '#a78bfa'],
  background: '#050816',
  image: null,
  creatorStated: nothingStated,
  roadmap: [],
  gallery: [],
  embedsChart: false,
  launchAt: Date.UTC(2030, 0, 1, 18),
  launchDate: '2030-01-01',
  launchTime: '12:00 PM',
};
const document = compose({ facts, seed: 7 });

const write = (userId: string) =>
  database.db.transaction((tx) =>
    storeDraft(tx, userId, { document, html: '<!doctype html>', reason: 'built', savedAt: new Date() }),
  );
const deploy = (userId: string) => database.db.transaction((tx) => markDeployed(tx, userId, new Date()));
const numbersOf = async (userId: string) => {
  const rows = await database.db
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(eq(pageRevisions.profileId, userId))
    .orderBy(pageRevisions.number);
  return rows.map(({ number }) => number);
};
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at);

test('a page keeps its newest revisions, and those before them that went live', async () => {
  const { userId } = await createTestProfile(database.db);
  const { newest } = keptRevisions;
  for (let number = 1; number <= newest + 20; number += 1) {
    await write(userId);
    if (number === 3 || number === 5) await deploy(userId);
  }
  expect(await numbersOf(userId)).toEqual([3, 5, ...range(21, newest + 20)]);
});

test('one account’s revisions push out no other account’s', { retry: 0 }, async () => {
  const [ann, bob] = [await createTestProfile(database.db), await createTestProfile(database.db)];
  await write(ann.userId);
  for (let count = 0; count < keptRevisions.newest + 2; count += 1) await write(bob.userId);
  expect(await numbersOf(ann.userId)).toEqual([1]);
});

test('a page that goes live with every change does not grow without end either', async () => {
  const { userId } = await createTestProfile(database.db);
  const { newest, deployed } = keptRevisions;
  for (let number = 1; number <= newest + deployed + 5; number += 1) {
    await write(userId);
    await deploy(userId);
  }
  expect((await numbersOf(userId)).length).toBeLessThanOrEqual(newest + deployed);
});
