import { describe, expect, it } from 'vitest';
import { testCoins } from '../coins.fixture.ts';
import { variantsOf } from '../compose/variants.ts';
import { compose } from '../compose/compose.ts';
import { testDocument } from '../document/document.fixture.ts';
import type { PageDocument } from '../document/schema.ts';
import { designNames } from '../document/design-names.ts';
import type { Facts } from '../facts.ts';
import { nothingChosen } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { pageLanguages } from '../languages/texts.ts';
import { creatorSentences } from './creator-sentences.fixture.ts';
import { dangerousSentences } from './dangerous-sentences.fixture.ts';
import { findPolicyViolations } from './creator-text.ts';
import { findRefusedTexts } from './document-text.ts';

const facts = testFacts({});

function withStory(paragraph: string, more: { hidden?: boolean } = {}): PageDocument {
  const [hero, ...rest] = testDocument({}).sections;
  if (hero === undefined) throw new Error('no hero');
  const story = {
    id: 'written',
    kind: 'story' as const,
    props: { heading: 'Ours', paragraphs: ['Fine.', paragraph] },
    ...more,
  };
  return { ...testDocument({}), sections: [hero, story, ...rest] };
}
const refusedIn = (paragraph: string, coin: Partial<Facts> = {}) =>
  findRefusedTexts(withStory(paragraph), testFacts(coin)).map(({ path }) => path.join('.'));
const place = 'sections.1.props.paragraphs.1';

describe('findRefusedTexts', () => {
  it('names the place of a text that the form would refuse, with the policy’s sentence', () => {
    const [found] = findRefusedTexts(withStory('Send 1 ETH and get 2 ETH back.'), facts);
    expect(found).toEqual({
      path: ['sections', 1, 'props', 'paragraphs', 1],
      message: findPolicyViolations('Send 1 ETH and get 2 ETH back.')[0]?.message,
    });
    expect(findRefusedTexts({ ...testDocument({}), title: 'Go to evil.com' }, facts)[0]?.path).toEqual([
      'title',
    ]);
  });

  it('lets the story name a site that the description names, and no other text another', () => {
    const description = 'A frog on a log. All of it stands on frogworld.io.';
    expect(refusedIn('All of it stands on frogworld.io.', { description })).toEqual([]);
    expect(refusedIn('All of it stands on frogworld.xyz.', { description })).toEqual([place]);
    expect(refusedIn('All of it stands on frogworld.io.')).toEqual([place]);
  });

  it('refuses in a document what the form refuses, and only that', () => {
    const texts = [...dangerousSentences, ...creatorSentences].filter((text) => !/[\n{}]/.test(text));
    const refused = texts.filter((text) => refusedIn(text).length > 0);
    expect(refused).toEqual(texts.filter((text) => findPolicyViolations(text).length > 0));
    expect(refused.length).toBeGreaterThan(100);
  });

  it('reads the texts as readers do, with the names of the coin in them', () => {
    expect(refusedIn('Claim at evil.{name} today.', { name: 'com' })).toEqual([place]);
    expect(refusedIn('Enter your {name} here.', { name: 'seed phrase' })).toEqual([place]);
    expect(refusedIn('{name} is {ticker}.', { name: 'Guaranteed 100x profit' })).toEqual([]);
  });

  it('passes over sections that nobody sees', () => {
    expect(findRefusedTexts(withStory('Enter your seed phrase here.', { hidden: true }), facts)).toEqual([]);
  });

  it('lets every page of the composer stand, in every design', () => {
    const refused = testCoins.flatMap((coin) => {
      const pages: PageDocument[] = [];
      for (const page of variantsOf({ facts: coin, seed: 7 })) {
        pages.push(page);
        if (pages.length === designNames.length) break;
      }
      return pages.flatMap((page) =>
        findRefusedTexts(page, coin).map((text) => [coin.name, page.design, text]),
      );
    });
    expect(refused).toEqual([]);
  });

  it.each(pageLanguages)('lets the pages of the composer stand in %s', (language) => {
    const pages = designNames.flatMap((design, seed) => {
      const coin = testFacts({ about: { ...nothingChosen, design, language } });
      return findRefusedTexts(compose({ facts: coin, seed }), coin);
    });
    expect(pages).toEqual([]);
  });

  it.each([
    'Seed Phrase',
    'Private Key',
    'Your Wallet',
    'Connect Wallet',
    'com',
    'Free Airdrop',
    'Double Your SOL',
    'Guaranteed Profit',
    '2x Back',
    'Password',
    'Send',
    'Gate.io',
  ])('lets the pages of a coin stand that is called %s', (name) => {
    const coin = testFacts({
      name,
      symbol: name
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, '')
        .slice(0, 10),
    });
    const pages = [3, 4, 5, 6].map((seed) => compose({ facts: coin, seed }));
    expect(pages.flatMap((page) => findRefusedTexts(page, coin))).toEqual([]);
  });

  it('lets the pages stand whose descriptions the form takes', () => {
    const refused = creatorSentences.flatMap((sentence, at) => {
      if (at % 3 !== 0) return [];
      const coin = testFacts({ description: creatorSentences.slice(at, at + 3).join(' ') });
      return findRefusedTexts(compose({ facts: coin, seed: at }), coin).map((text) => [sentence, text]);
    });
    expect(refused).toEqual([]);
  });
});
