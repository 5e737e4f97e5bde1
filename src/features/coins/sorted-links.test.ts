import { expect, test } from 'vitest';
import { coinDetailsSchema } from './contract.ts';
import { toFacts } from './facts.ts';

const schema = coinDetailsSchema({
  today: '2027-03-10',
  savedLaunchDate: null,
  ownHosts: ['moonpage.example'],
});

const coin = {
  email: 'creator@example.com',
  coinName: 'Pepe',
  blockchain: 'Ethereum',
  symbol: 'PEPE',
  description: 'The green frog that everyone knows.',
  mainColors: 'green',
  pageBackground: 'black',
  launchDate: '2027-03-10',
  launchTime: '12:00 PM',
};

test('a link that is in another field than its own is saved where it belongs, once', () => {
  const saved = schema.parse({
    ...coin,
    telegram: 'discord.gg/pepe',
    twitter: 't.me/pepecoineth, x.com/pepecoineth',
    moreLinks: 'https://t.me/pepechat\npepe.fun\nt.me/pepecoineth',
  });
  expect(saved).toMatchObject({
    telegram: 'https://t.me/pepecoineth',
    twitter: 'https://x.com/pepecoineth',
    moreLinks: 'https://pepe.fun/\nhttps://discord.gg/pepe\nhttps://t.me/pepechat',
  });
  expect(schema.parse(saved)).toEqual(saved);
  expect(toFacts(saved, null, [])).toMatchObject({
    moreUrls: ['https://pepe.fun/', 'https://discord.gg/pepe', 'https://t.me/pepechat'],
  });
});

test('no page of this service is listed', () => {
  const listed = (moreLinks: string) => schema.safeParse({ ...coin, moreLinks }).error?.issues ?? [];
  expect(listed('pepe.fun\nhttps://frog.moonpage.example/')).toMatchObject([
    {
      path: ['moreLinks'],
      message: 'Pages of this service are no links of your coin. Please leave them out.',
    },
  ]);
  expect(listed('https://notmoonpage.example/')).toEqual([]);
});
