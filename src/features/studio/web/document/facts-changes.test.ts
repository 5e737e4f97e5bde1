import type { Facts } from '@moonpage/engine/facts.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, test } from 'vitest';
import { factsChanges } from './facts-changes.ts';

const live = testFacts({});
const changed = (change: Partial<Facts>) =>
  factsChanges(live, { ...live, ...change }).map((each) => each.is === 'text' && [each.field, each.after]);

test('the same facts have no changes, also where what is live has pictures of its own', () => {
  const image = { url: '/storage/main_images/temp/a.webp', width: 512, height: 384 };
  const kept = { ...image, url: '/p/assets/a.webp', avif: '/p/assets/a.avif' };
  expect(factsChanges({ ...live, image: kept }, { ...live, image })).toEqual([]);
});

test('every fact that readers see is named as in the form', () => {
  const stated = live.creatorStated;
  const one = { url: 'a', width: 1, height: 2, caption: null };
  const cases: [Partial<Facts>, string, string][] = [
    [{ name: 'Moon Frog' }, 'Coin Name', 'Moon Frog'],
    [{ symbol: 'FROG' }, 'Symbol', 'FROG'],
    [{ description: 'Another.' }, 'Description', 'Another.'],
    [{ blockchain: 'TON' }, 'Blockchain', 'TON'],
    [{ contractAddress: '0x1' }, 'Contract Address', '0x1'],
    [{ buyUrl: 'https://a.b' }, 'Buy Button Link', 'https://a.b'],
    [{ telegramUrl: 'https://t.me/a' }, 'Telegram', 'https://t.me/a'],
    [{ xUrl: 'https://x.com/a' }, 'X', 'https://x.com/a'],
    [{ moreUrls: ['https://a.b', 'https://c.d'] }, 'More links', 'https://a.b · https://c.d'],
    [{ channelNotes: [{ name: 'X', text: 'later' }] }, 'Channels without a link', 'X: later'],
    [{ colours: ['#fff', 'red'] }, 'Main Colors', '#fff, red'],
    [{ background: 'teal' }, 'Page Background', 'teal'],
    [{ image: { url: 'a', width: 3, height: 4 } }, 'Main Image', '3 × 4 pixels'],
    [{ launchDate: '2027-01-02', launchTime: '1:00 PM' }, 'Launch', '2027-01-02, 1:00 PM CST'],
    [{ creatorStated: { ...stated, supply: '7' } }, 'Total Supply', '7'],
    [{ creatorStated: { ...stated, buyTax: '2.5' } }, 'Buy Tax', '2.5%'],
    [{ creatorStated: { ...stated, sellTax: '3' } }, 'Sell Tax', '3%'],
    [{ creatorStated: { ...stated, liquidity: 'Locked' } }, 'Liquidity', 'Locked'],
    [{ creatorStated: { ...stated, ownership: 'Mine' } }, 'Ownership', 'Mine'],
    [{ roadmap: [{ title: 'Nap', done: true }] }, 'Roadmap', 'Nap (done)'],
    [{ gallery: [one, { ...one, caption: 'Pond' }] }, 'Gallery', 'a picture without a caption · Pond'],
    [{ embedsChart: true }, 'Chart on the page', 'Shown'],
  ];
  for (const [change, field, after] of cases) expect(changed(change)).toEqual([[field, after]]);
});
