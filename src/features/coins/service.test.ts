import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import type { Session } from '../account/policy.ts';
import { profiles, users } from '../account/tables.ts';
import type { UploadedImage } from '../uploads/contract.ts';
import { createTestProfile } from '../uploads/profile.fixture.ts';
import { emptyOptions } from './coin.fixture.ts';
import type { CoinDetailsInput } from './contract.ts';
import { coinColumns } from './profile-columns.ts';
import { type Coins, createCoins } from './service.ts';
import { tryOutCoins } from './try-out-coins.fixture.ts';

const image: UploadedImage = {
  url: '/storage/main_images/temp/0b7f1f3e-9d6a-4c7e-8f43-0d3f4c6a1b2c.webp',
  width: 400,
  height: 300,
  colours: ['#3d8130'],
  silhouette: null,
};

const pepe: CoinDetailsInput = {
  email: 'frog@example.com',
  coinName: ' Pepe ',
  blockchain: 'Ethereum',
  symbol: '$pepe',
  description: 'The green frog that everyone knows.',
  buyButtonLink: 'https://app.uniswap.org/swap',
  mainColors: '#3d8130, rgb(28, 76, 157)',
  mainImageUrl: image.url,
  telegram: '@pepecoineth',
  twitter: 'twitter.com/pepecoineth',
  contractAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
  pageBackground: 'black',
  launchDate: '2027-03-10',
  launchTime: '9:30 am',
};

let database: TestDatabase;
let session: Session;
let coins: Coins;
let instant: Date;

async function findImage(_executor: unknown, owner: string, url: string): Promise<UploadedImage | null> {
  return owner === session.userId && url === image.url ? image : null;
}

beforeEach(async () => {
  database = await createTestDatabase();
  session = await createTestProfile(database.db);
  // Still the tenth in CST.
  instant = new Date('2027-03-11T05:59:00Z');
  coins = createCoins({
    db: database.db,
    uploads: { find: findImage, hold: findImage },
    now: () => instant,
  });
});
afterEach(() => database.drop());

async function stored() {
  const [row] = await database.db.select(coinColumns).from(profiles).where(eq(profiles.id, session.userId));
  return row;
}

test('a new account starts with its own address and an empty form', async () => {
  const { details, image: saved } = await coins.read(session, session.userId);
  expect(details).toMatchObject({ email: session.email, coinName: '', blockchain: '', launchDate: '' });
  expect(saved).toBeNull();
});

test('details are saved in their stored form and read back', async () => {
  const saved = await coins.save(session, session.userId, pepe);
  expect(saved).toEqual({
    ...pepe,
    coinName: 'Pepe',
    symbol: 'PEPE',
    mainColors: '#3d8130,rgb(28, 76, 157)',
    telegram: 'https://t.me/pepecoineth',
    twitter: 'https://x.com/pepecoineth',
    contractAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
    launchTime: '9:30 AM',
    ...emptyOptions,
  });
  expect(await stored()).toEqual(saved);
  expect(await coins.read(session, session.userId)).toEqual({ details: saved, image });
});

test('every published coin can be saved and becomes facts', async () => {
  for (const coin of tryOutCoins) {
    await coins.save(session, session.userId, { ...pepe, ...coin, mainImageUrl: '' });
    const facts = await coins.readFacts(session, session.userId);
    expect(facts).toMatchObject({ name: coin.coinName, blockchain: coin.blockchain, image: null });
    expect(facts.buyUrl).toBe(coin.buyButtonLink === '' ? null : coin.buyButtonLink);
  }
});

test('a channel that is no link stands in the facts as the words that it is', async () => {
  await coins.save(session, session.userId, {
    ...pepe,
    telegram: 'ask  the frogs',
    twitter: 'a frog called Pepe',
  });
  expect(await coins.readFacts(session, session.userId)).toMatchObject({
    telegramUrl: null,
    xUrl: null,
    channelNotes: [
      { name: 'Telegram', text: 'ask the frogs' },
      { name: 'X', text: 'a frog called Pepe' },
    ],
  });
});

test('facts hold what pages need, with nothing for what is empty', async () => {
  await coins.save(session, session.userId, pepe);
  expect(await coins.readFacts(session, session.userId)).toEqual({
    name: 'Pepe',
    symbol: 'PEPE',
    description: 'The green frog that everyone knows.',
    about: { subject: null, tone: null, language: null, emblem: null, design: null },
    blockchain: 'Ethereum',
    contractAddress: '0x6982508145454ce325ddbe47a25d4ec3d2311933',
    buyUrl: 'https://app.uniswap.org/swap',
    telegramUrl: 'https://t.me/pepecoineth',
    xUrl: 'https://x.com/pepecoineth',
    moreUrls: [],
    colours: ['#3d8130', 'rgb(28, 76, 157)'],
    background: 'black',
    image,
    channelNotes: [],
    creatorStated: { supply: null, buyTax: null, sellTax: null, liquidity: null, ownership: null },
    roadmap: [],
    gallery: [],
    embedsChart: false,
    launchAt: Date.parse('2027-03-10T15:30:00Z'),
    launchDate: '2027-03-10',
    launchTime: '9:30 AM',
  });
});

test('what the creator states is saved, read back and becomes facts', async () => {
  const stated = {
    supply: '1B',
    buyTax: '0%',
    liquidity: 'Burned',
    roadmap: [{ title: 'Draw the frog', done: true }, { title: 'Show the frog' }],
    gallery: [{ url: image.url, caption: 'The pond' }, { url: image.url }],
    chartEmbed: true,
  };
  const saved = await coins.save(session, session.userId, { ...pepe, ...stated });
  expect(saved).toMatchObject({ supply: '1 billion', buyTax: '0', sellTax: '', chartEmbed: true });
  expect((await coins.read(session, session.userId)).details).toEqual(saved);
  const { width, height } = image;
  expect(await coins.readFacts(session, session.userId)).toMatchObject({
    creatorStated: { supply: '1 billion', buyTax: '0', sellTax: null, liquidity: 'Burned', ownership: null },
    roadmap: [
      { title: 'Draw the frog', done: true },
      { title: 'Show the frog', done: false },
    ],
    gallery: [
      { url: image.url, width, height, caption: 'The pond' },
      { url: image.url, width, height, caption: null },
    ],
    embedsChart: true,
  });
});

test('what the creator chose the page to be about is saved, read back and becomes facts', async () => {
  const chosen = {
    subject: '  a sad   raccoon ',
    tone: 'deadpan',
    pageLanguage: 'es',
    emblem: 'frog-sad-2',
    design: 'candy',
  };
  const saved = await coins.save(session, session.userId, { ...pepe, ...chosen });
  expect(saved).toMatchObject({ subject: 'a sad raccoon', tone: 'deadpan', pageLanguage: 'es' });
  expect((await coins.read(session, session.userId)).details).toEqual(saved);
  expect((await coins.readFacts(session, session.userId)).about).toEqual({
    subject: 'a sad raccoon',
    tone: 'deadpan',
    language: 'es',
    emblem: 'frog-sad-2',
    design: 'candy',
  });
  // Nothing in particular is a choice; null is none.
  const nothing = await coins.save(session, session.userId, { ...pepe, subject: '', tone: null });
  expect(nothing).toMatchObject({ subject: '', tone: '', pageLanguage: '' });
  expect((await coins.readFacts(session, session.userId)).about).toEqual({
    subject: '',
    tone: null,
    language: null,
    emblem: null,
    design: null,
  });
});

test('a field that is missing in a later save is emptied', async () => {
  const stated = {
    supply: '21',
    roadmap: [{ title: 'One' }],
    gallery: [{ url: image.url }],
    chartEmbed: true,
  };
  await coins.save(session, session.userId, { ...pepe, ...stated });
  await coins.save(session, session.userId, pepe);
  expect(await stored()).toMatchObject(emptyOptions);
});

test('a gallery picture that is gone or another’s is refused at its place', { retry: 0 }, async () => {
  const gone = { url: image.url.replace('0b7f', '0000') };
  const gallery = [{ url: image.url }, gone];
  await expect(coins.save(session, session.userId, { ...pepe, gallery })).rejects.toMatchObject({
    data: {
      issues: [{ path: 'gallery.1.url', message: 'This image is no longer there. Please upload it again.' }],
    },
  });
  expect(await stored()).toMatchObject({ gallery: null });
});

test('a refused field names itself and nothing is saved', async () => {
  await coins.save(session, session.userId, pepe);
  const before = await stored();
  const save = coins.save(session, session.userId, {
    ...pepe,
    coinName: 'Brett',
    symbol: '',
    blockchain: 'Moon',
  });
  await expect(save).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: {
      issues: [
        { path: 'blockchain', message: 'Please select a blockchain' },
        { path: 'symbol', message: 'Symbol must be at least 2 characters' },
      ],
    },
  });
  expect(await stored()).toEqual(before);
});

test('the past begins at midnight in CST, and a saved date may stay', async () => {
  await coins.save(session, session.userId, pepe);
  instant = new Date('2027-03-11T06:00:00Z');
  await expect(coins.save(session, session.userId, pepe)).resolves.toMatchObject({
    launchDate: '2027-03-10',
  });
  const earlier = coins.save(session, session.userId, { ...pepe, launchDate: '2027-03-09' });
  await expect(earlier).rejects.toMatchObject({ message: 'Launch date cannot be in the past' });
});

test('an image that is gone or another’s is refused', { retry: 0 }, async () => {
  const mainImageUrl = image.url.replace('0b7f', '0000');
  await expect(coins.save(session, session.userId, { ...pepe, mainImageUrl })).rejects.toMatchObject({
    data: {
      issues: [{ path: 'mainImageUrl', message: 'This image is no longer there. Please upload it again.' }],
    },
  });
  expect(await stored()).toMatchObject({ coinName: null });
});

test('hostile text is stored as text', async () => {
  const coinName = `<script>alert('x')</script>";--`;
  const description = `../../etc/passwd' or 1=1; drop table profiles; --\0`;
  await coins.save(session, session.userId, { ...pepe, coinName, description });
  expect(await stored()).toMatchObject({
    coinName,
    description: `../../etc/passwd' or 1=1; drop table profiles; --`,
  });
});

test('nobody reads or saves another’s coin', { retry: 0 }, async () => {
  const stranger = await createTestProfile(database.db);
  await expect(coins.read(stranger, session.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(coins.save(stranger, session.userId, pepe)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(coins.readFacts(stranger, session.userId)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await stored()).toMatchObject({ coinName: null });
});

test('a deleted account is not found', async () => {
  await database.db.delete(users).where(eq(users.id, session.userId));
  await expect(coins.read(session, session.userId)).rejects.toMatchObject({ code: 'PROFILE_NOT_FOUND' });
  await expect(coins.save(session, session.userId, pepe)).rejects.toMatchObject({
    code: 'PROFILE_NOT_FOUND',
  });
});

test('starting over forgets the coin and keeps the contact address', async () => {
  await coins.save(session, session.userId, pepe);
  await coins.clear(database.db, session.userId);
  const { email, ...rest } = (await stored()) ?? {};
  expect(email).toBe('frog@example.com');
  expect(Object.values(rest).every((value) => value === null)).toBe(true);
  await expect(coins.readFacts(session, session.userId)).rejects.toMatchObject({ code: 'COIN_INCOMPLETE' });
});

test('of two saves at once one wins whole', { retry: 0 }, async () => {
  const other = { ...pepe, coinName: 'Brett', symbol: 'BRETT' };
  await Promise.all([coins.save(session, session.userId, pepe), coins.save(session, session.userId, other)]);
  const { coinName, symbol } = (await stored()) ?? {};
  expect([
    ['Pepe', 'PEPE'],
    ['Brett', 'BRETT'],
  ]).toContainEqual([coinName, symbol]);
});
