import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../account/test-support/person.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { listedPages } from '../pages/tables.ts';
import type { DirectoryPage } from './contract.ts';
import { copyListings } from './test-support/copy-listings.ts';

const evm = '0xAbCdef7890abcdef1234567890ABCDEF12345678';
const solana = 'DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263';
const coins = {
  frog: { coinName: 'Moon Frog', symbol: 'FROG', blockchain: 'Base', contractAddress: evm.toLowerCase() },
  goat: {
    coinName: 'İnatçı Keçi',
    symbol: 'KECI',
    blockchain: 'Solana',
    contractAddress: solana,
    launchDate: '2031-03-01',
  },
  cat: { coinName: '打卡猫', symbol: '猫猫', launchDate: '2030-02-01' },
  picture: { coinName: '🐸🐸 Club', symbol: 'RIBBIT', launchDate: '2030-05-01' },
  number: { coinName: 'Lucky 5678', symbol: 'LUCK', launchDate: '2030-01-01' },
} satisfies Record<string, CoinDetailsInput>;
type Name = keyof typeof coins;

let live: TestLive;
const creators = new Map<Name, TestPerson>();

beforeAll(async () => {
  live = await startTestLive();
  for (const [name, coin] of Object.entries(coins)) {
    const creator = await live.creator(name);
    creators.set(name as Name, creator);
    await live.build(creator, coin);
    await live.deploy(creator);
  }
});
afterAll(() => live.close());

async function search(query: Record<string, string>): Promise<DirectoryPage> {
  const { status, body } = await live.service
    .visitor()
    .get(`/api/directory/coins?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(200);
  return body as DirectoryPage;
}

async function namesOf(query: Record<string, string>): Promise<string[]> {
  return (await search(query)).coins.map(({ coinName }) => coinName);
}

test.each([
  ['frog', 'frog'],
  ['moonfrog', 'frog'],
  ['  frog   moon ', 'frog'],
  ['MOON-FROG', 'frog'],
  ['$frog', 'frog'],
  ['ＦＲＯＧ', 'frog'],
  ['moon\u200bfrog', 'frog'],
  [evm, 'frog'],
  [`https://basescan.org/token/${evm.toLowerCase()}`, 'frog'],
  ['0xabcdef78', 'frog'],
  ['ef12345678', 'frog'],
  ['0xAbCd…5678', 'frog'],
  ['0xabcdef...345678', 'frog'],
  ['frog 5678', 'frog'],
  [solana, 'goat'],
  ['dezxaz', 'goat'],
  ['B263', 'goat'],
  ['DezX…B263', 'goat'],
  ['inatci', 'goat'],
  ['İNATÇI', 'goat'],
  ['inatçı keçi', 'goat'],
  ['打卡', 'cat'],
  ['猫猫', 'cat'],
  ['🐸', 'picture'],
  ['🐸🐸 ribbit', 'picture'],
] as const)('“%s” finds its coin alone', async (typed, name) => {
  expect(await namesOf({ search: typed })).toEqual([coins[name].coinName]);
});

test.each(
  [
    ['moon cat', '%', '_', '\\', '％', '!!!', '$', "'; drop table users; --", '\0', '\ud800'],
    // Another address, the middle of one, another end, another coin's end, and letters that could be a word.
    ['0xabcdef79', '90abcdef12', '0xabcd…5679', 'keci 5678', 'DezX'],
  ].flat(),
)('“%s” finds nothing', async (typed) => {
  expect(await search({ search: typed })).toEqual({ coins: [], hasNext: false });
});

test('all are listed newest first, those that launch soon by their launch, and of one chain alone', async () => {
  expect(await namesOf({})).toEqual([
    coins.number.coinName,
    coins.picture.coinName,
    coins.cat.coinName,
    coins.goat.coinName,
    coins.frog.coinName,
  ]);
  expect((await namesOf({ order: 'launching' })).slice(-3)).toEqual([
    coins.cat.coinName,
    coins.picture.coinName,
    coins.goat.coinName,
  ]);
  expect(await namesOf({ chain: 'Base' })).toEqual([coins.frog.coinName]);
  expect(await namesOf({ chain: 'Base', search: 'keci' })).toEqual([]);
});

test('coins that are found by their name and those that are found by their contract stand in one order', async () => {
  const { frog, number } = coins;
  expect(await namesOf({ search: '5678' })).toEqual([number.coinName, frog.coinName]);
  expect(await namesOf({ search: '5678', order: 'launching' })).toEqual([frog.coinName, number.coinName]);
  expect(await namesOf({ search: '5678', chain: 'Base' })).toEqual([frog.coinName]);
});

test('a coin says what its card shows', async () => {
  const [frog] = (await search({ search: 'frog' })).coins;
  expect(frog).toMatchObject({
    slug: 'moon-frog',
    symbol: 'FROG',
    blockchain: 'Base',
    imageUrl: null,
    background: '#f5f5dc',
    primary: '#d2b48c',
    launchAt: expect.stringMatching(/^\d{4}-/) as unknown,
  });
});

test.each([
  ['a page of 0', { page: '0' }],
  ['a page that is no number', { page: 'two' }],
  ['another order', { order: 'cheapest' }],
  ['another chain', { chain: 'Dogechain' }],
  ['a very long search', { search: 'a'.repeat(201) }],
])('%s is refused', async (_, query) => {
  const { status } = await live.service
    .visitor()
    .get(`/api/directory/coins?${new URLSearchParams(query).toString()}`);
  expect(status).toBe(422);
});

test('behind the last page there is an empty one, however far', async () => {
  expect(await search({ page: '2' })).toEqual({ coins: [], hasNext: false });
  expect(await search({ page: '1000000000' })).toEqual({ coins: [], hasNext: false });
});

test('a coin that its creator takes off is found no more, also after a deploy, and again once it is back', async () => {
  const cat = creators.get('cat');
  if (!cat) throw new Error('nobody');
  const isFound = async () => (await namesOf({ search: '打卡' })).length === 1;
  const listing = `/api/profiles/${cat.userId}/listing`;
  await cat.browser.fetch(listing, { method: 'DELETE' });
  expect(await isFound()).toBe(false);
  expect((await live.deploy(cat)).status).toBe(200);
  expect(await isFound()).toBe(false);
  await cat.browser.fetch(listing, { method: 'PUT' });
  expect(await isFound()).toBe(true);
});

test('what was public before there was a search is found, too', async () => {
  const { db } = live.service.database;
  const frog = creators.get('frog')?.userId ?? '';
  const [listed] = await db.select().from(listedPages).where(eq(listedPages.profileId, frog));
  await db.delete(listedPages);
  const migration = await readFile('migrations/0006_listed_pages.sql', 'utf8');
  await db.execute(sql.raw(migration.slice(migration.indexOf('INSERT INTO'))));
  expect(await namesOf({})).toHaveLength(Object.keys(coins).length);
  expect(await db.select().from(listedPages).where(eq(listedPages.profileId, frog))).toEqual([listed]);
});

test('what has launched is no longer among those that launch soon', async () => {
  const { db } = live.service.database;
  const number = eq(listedPages.profileId, creators.get('number')?.userId ?? '');
  const [before] = await db.select().from(listedPages).where(number);
  expect(await namesOf({ order: 'launching' })).toContain(coins.number.coinName);
  await db
    .update(listedPages)
    .set({ launchAt: new Date(0) })
    .where(number);
  expect(await namesOf({ order: 'launching' })).not.toContain(coins.number.coinName);
  await db
    .update(listedPages)
    .set({ launchAt: before?.launchAt ?? new Date() })
    .where(number);
});

test('24 make a page, and what follows is on the next', async () => {
  const frog = creators.get('frog')?.userId ?? '';
  await copyListings(live.service.database.db, frog, 50);
  const slugs = ['moon-frog', ...Array.from({ length: 50 }, (_, n) => `moon-frog-${n + 1}`)];
  for (const typed of ['frog', evm]) {
    const pages = ['1', '2', '3'].map((page) => search({ search: typed, page }));
    const found = await Promise.all(pages);
    expect(found.map(({ hasNext }) => hasNext)).toEqual([true, true, false]);
    expect(found.map(({ coins: shown }) => shown.map(({ slug }) => slug))).toEqual([
      slugs.slice(0, 24),
      slugs.slice(24, 48),
      slugs.slice(48),
    ]);
  }
});
