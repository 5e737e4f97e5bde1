import { brotliCompressSync, constants } from 'node:zlib';
import { expect, it } from 'vitest';
import { compose } from '../compose/compose.ts';
import { judgedCoins } from '../compose/test-support/judged-coins.fixture.ts';
import { designNames } from '../document/design-names.ts';
import type { Facts } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { type PageLanguage, pageLanguages } from '../languages/texts.ts';
import { testOptions } from './page.fixture.ts';
import { asBuilt, firstFlight, words } from './page-size.fixture.ts';
import { renderPage } from './render-page.tsx';

/** Bytes of the largest page that the form can make. */
const mostOfAll = 18_000;
/** Bytes of a page whose description is nearly as long as the form takes it: its text alone is some 1,000. */
const mostOfLong = 15_500;
/** Units of such a description. */
const long = 1_500;
/** What a page is largest with, beside a creature. */
const largestLayouts = { layout: 'poster', story: 'spread', questions: 'open' } as const;
/** Further links that the form takes. */
const mostLinks = 8;
/** Every so many of the coins are looked at in languages that are not theirs. */
const everySoMany = 3;

it.each(designNames)(
  'the coins in %s come at once, in their own languages and in others',
  { timeout: 600_000 },
  (design) => {
    const sizes = judgedCoins.flatMap(({ facts }, at) =>
      (at % everySoMany === 0 ? [null, ...pageLanguages] : [null]).map((language) => ({
        name: facts.name,
        language,
        size: sizeOf(pageOf({ ...facts, about: { ...facts.about, language } }, design, at)),
        most: mostOf(facts),
      })),
    );
    expect(sizes.filter(({ size, most }) => size > most)).toEqual([]);
  },
);

it.each(designNames)(
  'a coin with a creature in the largest layouts of %s comes at once, too',
  { timeout: 600_000 },
  (design) => {
    const sizes = judgedCoins.map(({ facts: words }, seed) => {
      // Each further link is some fifty bytes.
      const facts = {
        ...words,
        moreUrls: [],
        image: null,
        about: { ...words.about, emblem: 'dinosaur-rich-1' },
      };
      const document = { ...compose({ facts, seed, design }), ...largestLayouts };
      const size = sizeOf(renderPage(document, facts, testOptions({})).html);
      return { name: facts.name, size, most: mostOf(facts) };
    });
    expect(sizes.filter(({ size, most }) => size > most)).toEqual([]);
  },
);

it.each(designNames)(
  'whatever the form takes makes a page in %s that is not much larger',
  { timeout: 600_000 },
  (design) => {
    const largest = (language: PageLanguage) =>
      testFacts({
        name: words(5, 7).slice(0, 32),
        symbol: 'WWWWWWWWWW',
        description: Array.from({ length: 12 }, (_, at) => `${words(24, at * 50)}.`)
          .join(' ')
          .slice(0, 2000),
        about: { subject: words(6, 3).slice(0, 40), tone: null, language, emblem: null, design: null },
        channelNotes: [
          { name: 'Telegram', text: words(20, 900).slice(0, 120) },
          { name: 'X', text: words(20, 950).slice(0, 120) },
        ],
        telegramUrl: null,
        xUrl: null,
        moreUrls: Array.from(
          { length: mostLinks },
          (_, at) => `https://${words(2, 1700 + at * 9).replaceAll(' ', '-')}.example/${words(1, 1800 + at)}`,
        ),
        creatorStated: {
          supply: '420,690,000,000,000',
          buyTax: '2.5',
          sellTax: '2.5',
          liquidity: words(10, 1000).slice(0, 60),
          ownership: words(10, 1050).slice(0, 60),
        },
        roadmap: Array.from({ length: 8 }, (_, at) => ({
          title: words(14, 1100 + at * 20).slice(0, 80),
          done: at < 3,
        })),
        gallery: Array.from({ length: 6 }, (_, at) => ({
          url: `/storage/main_images/temp/${at}e3a1c55-7d0b-4b4e-9d52-2f0c6f3b9a1${at}.webp`,
          width: 1200,
          height: 900,
          caption: words(17, 1400 + at * 30).slice(0, 100),
        })),
        embedsChart: true,
      });
    const sizes = pageLanguages.map((language) => sizeOf(pageOf(largest(language), design, 1)));
    expect(sizes.filter((size) => size > mostOfAll)).toEqual([]);
  },
);

function mostOf({ description }: Facts): number {
  return description.length > long ? mostOfLong : firstFlight;
}

function pageOf(facts: Facts, design: (typeof designNames)[number], seed: number): string {
  return renderPage(compose({ facts, seed, design }), facts, testOptions({})).html;
}

/** Bytes as they are sent. A page that is small enough when it is compressed quickly is not compressed anew. */
function sizeOf(html: string): number {
  const built = asBuilt(html);
  const quick = brotliCompressSync(built, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).length;
  return quick <= firstFlight ? quick : brotliCompressSync(built).length;
}
