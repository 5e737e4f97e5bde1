import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blockchains } from '../chains/chains.ts';
import { designNames } from '../document/design-names.ts';
import type { DesignName } from '../document/design-names.ts';
import { pageDocument } from '../document/schema.ts';
import type { SectionKind } from '../sections/schemas.ts';
import { type Facts, nothingChosen } from '../facts.ts';
import { findDescriptionViolations } from '../policy/creator-text.ts';
import { testFacts } from '../facts.fixture.ts';
import { pageTexts } from '../languages/languages.ts';
import { testPage } from '../render/page.fixture.ts';
import { chooseDesign } from './choose-design.ts';
import { compose } from './compose.ts';
import { publishableDescription } from './reading/publishable.ts';
import { readSentences } from './reading/sentences.ts';
import { readCoin } from './reading/reading.ts';
import { describedCoins } from './test-support/described-coins.fixture.ts';
import { propsOf, seeds, textsOf, writtenPages } from './test-support/written-pages.fixture.ts';

const descriptions = Object.values(describedCoins).map(({ description }) => description);

describe('any coin', () => {
  const bits = 'a|the|frog|dogs|who|wears|a hat|is|no|roadmap|,|.|!|:|“|"|{name}|{|0x|犬|أسد|\u202e'.split(
    '|',
  );
  const facts = fc
    .record({
      name: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 32 }),
      symbol: fc.string({ minLength: 2, maxLength: 10 }),
      description: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 10, maxLength: 400 }),
        fc.string({ unit: 'binary', minLength: 10, maxLength: 2000 }),
        fc
          .array(fc.constantFrom(...bits), { minLength: 4, maxLength: 300 })
          .map((list) => list.join(' ').slice(0, 2000)),
        fc.constantFrom(...descriptions),
      ),
      blockchain: fc.constantFrom(...blockchains),
    })
    .map((changes) => testFacts(changes));

  test('gets a page that the schema accepts', () => {
    fc.assert(
      fc.property(facts, fc.integer(), (coin, seed) => {
        const read = pageDocument.safeParse(compose({ facts: coin, seed }));
        expect(read.error?.issues ?? []).toEqual([]);
      }),
      { numRuns: 300 },
    );
    for (const { page } of writtenPages) expect(pageDocument.safeParse(page).success).toBe(true);
  });

  test('gets a page without anything that the form refuses, whatever its description says', () => {
    const dirty = fc.constantFrom(
      'Guaranteed 100x!',
      'Connect your wallet now.',
      'Enter your seed phrase.',
      'See https://frogs.example for more.',
      'Claim at https://scam.example.',
      'Send 1 SOL and get 2 SOL back.',
      'Zero tax and 5000 holders.',
      'The frog sits.',
      'Just a frog wif no guaranteed profit, no roadmap.',
    );
    fc.assert(
      fc.property(
        fc.array(dirty, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.constantFrom(...designNames),
        (said, seed, design) => {
          const page = compose({
            facts: testFacts({ description: publishableDescription(said.join(' ')).text }),
            seed,
            design,
          });
          expect(textsOf(page).filter((text) => findDescriptionViolations(text).length > 0)).toEqual([]);
        },
      ),
    );
  });

  test('has sections in an order that makes sense, each once', () => {
    const told = writtenPages.filter(({ facts }) => readSentences(facts.description).length > 0);
    for (const { page } of told) {
      const kinds = page.sections.map(({ kind }) => kind);
      expect(new Set(kinds).size).toBe(14);
      expect(kinds).toHaveLength(14);
      expect([kinds[0], kinds.at(-2), kinds.at(-1)]).toEqual(['hero', 'closing', 'footer']);
      const isBefore = (one: SectionKind, other: SectionKind) =>
        expect(kinds.indexOf(one)).toBeLessThan(kinds.indexOf(other));
      isBefore('story', 'how-to-buy');
      isBefore('story', 'gallery');
      isBefore('story', 'roadmap');
      isBefore('contract-bar', 'chart');
      isBefore('how-to-buy', 'chart');
      isBefore('how-to-buy', 'tokenomics');
      expect(kinds.indexOf('marquee')).toBeLessThan(5);
    }
  });

  test('is asked three to six different questions', () => {
    for (const { page } of writtenPages) {
      const { items } = propsOf(page, 'faq');
      expect(items.length).toBeGreaterThanOrEqual(page.lang === undefined ? 3 : 2);
      expect(items.length).toBeLessThanOrEqual(6);
      expect(new Set(items.map(({ question }) => question)).size).toBe(items.length);
    }
  });
});

describe('a seed', () => {
  test('gives the same page to the byte, every time', () => {
    for (const { page, facts } of writtenPages.filter((_, position) => position % 3 === 0)) {
      const again = compose({ facts: { ...facts }, seed: page.seed, design: page.design });
      expect(JSON.stringify(again)).toBe(JSON.stringify(page));
    }
  });

  test.each(['pepe', 'dogwifhat', 'brett', 'blub', 'notcoin', 'mao', 'monday', 'chinese'] as const)(
    'beside another gives %s other first words and another order',
    (coin) => {
      for (const design of designNames) {
        const pages = Array.from({ length: 20 }, (_, seed) =>
          compose({ facts: describedCoins[coin], seed, design }),
        );
        const different = (values: string[]) => new Set(values).size;
        const first = pages
          .map((page) => propsOf(page, 'hero'))
          .map(({ headline, tagline }) => `${headline} ${tagline}`);
        expect(different(first)).toBeGreaterThan(2);
        expect(different(pages.map((page) => page.sections.map(({ kind }) => kind).join()))).toBeGreaterThan(
          1,
        );
      }
    },
  );

  test('is kept as 32 bits, whatever number it was', () => {
    for (const seed of [-1, 2 ** 40 + 3, 1.5, Number.NaN])
      expect(pageDocument.safeParse(compose({ facts: describedCoins.pepe, seed })).success).toBe(true);
    expect(compose({ facts: describedCoins.pepe, seed: -1 }).seed).toBe(0xffffffff);
  });
});

describe('facts', () => {
  test('stand in the page as tokens alone', () => {
    for (const { page, facts } of writtenPages) {
      const all = textsOf(page).join('\n');
      const copied = ['0x69825081', 'https:', 't.me', '2027', '12:00', `$${facts.symbol}`];
      expect(copied.filter((fact) => all.includes(fact))).toEqual([]);
      expect(all).toContain('{ticker}');
      expect(all).toContain('{name}');
    }
  });

  test('that are no words change none: links, colours, image, address and launch', () => {
    const facts = describedCoins.blub;
    const launch = { launchDate: '2028-02-29', launchTime: '1:00 AM', launchAt: 1 };
    const other = { ...facts, ...launch, buyUrl: null, xUrl: null, contractAddress: 'another', image: null };
    const [one, two] = [facts, other].map((coin) => compose({ facts: coin, seed: 3, design: 'comic' }));
    expect(one?.sections).toEqual(two?.sections);
  });

  test('change no words but those about the address where there is none', () => {
    const facts = describedCoins.blub;
    for (const design of designNames) {
      const [one, two] = [facts, { ...facts, contractAddress: null }].map((coin) =>
        compose({ facts: coin, seed: 3, design })
          .sections.filter(({ kind }) => kind !== 'how-to-buy')
          .map((each) =>
            each.kind === 'countdown' ? { ...each, props: { ...each.props, liveHeading: '' } } : each,
          ),
      );
      const without = two?.map((section) => {
        if (section.kind !== 'contract-bar') return section;
        const { noneYet, ...props } = section.props;
        expect(noneYet).not.toBe('');
        return { ...section, props };
      });
      expect(without).toEqual(one);
    }
  });

  test('that are missing are not claimed: without channels the page says that there are none', () => {
    const silent = { ...describedCoins.dogwifhat, telegramUrl: null, xUrl: null, moreUrls: [] };
    for (const design of designNames) {
      for (const seed of seeds)
        expect(propsOf(compose({ facts: silent, seed, design }), 'community').text).toBe('');
      const { dom } = testPage({ document: compose({ facts: silent, seed: 3, design }), facts: silent });
      const said = [...dom.querySelectorAll('section p')].filter(({ textContent }) =>
        /channel/i.test(textContent),
      );
      expect(said.map(({ textContent }) => textContent)).toEqual([pageTexts('en').texts.noChannels]);
    }
  });
});

describe('the design', () => {
  test('is the creator’s when one was chosen', () => {
    for (const { page, label } of writtenPages) expect(label).toContain(page.design);
    const { pepe } = describedCoins;
    const chosen = (design: string) => ({ ...pepe, about: { ...nothingChosen, design } });
    for (const design of designNames) {
      expect(compose({ facts: chosen(design), seed: 9 }).design).toBe(design);
      expect(compose({ facts: chosen('candy'), seed: 9, design }).design).toBe(design);
    }
    expect(compose({ facts: chosen('no longer there'), seed: 9 })).toEqual(compose({ facts: pepe, seed: 9 }));
  });

  test('is the same for the same coin and seed', () => {
    for (const facts of Object.values(describedCoins))
      expect(compose({ facts, seed: 9 }).design).toBe(chooseDesign(facts, readCoin(facts), 9));
  });

  test('is otherwise spread: each is chosen often, and what suits more often', () => {
    const seeds = 2_000;
    const count = (facts: Facts) => {
      const reading = readCoin(facts);
      const chosen = new Map<DesignName, number>(designNames.map((name) => [name, 0]));
      for (let seed = 0; seed < seeds; seed += 1) {
        const design = chooseDesign(facts, reading, seed);
        chosen.set(design, (chosen.get(design) ?? 0) + 1);
      }
      return chosen;
    };
    const counts = Object.values(describedCoins).map(count);
    const fair = seeds / designNames.length;
    expect(Math.min(...counts.flatMap((chosen) => [...chosen.values()]))).toBeGreaterThan(fair / 8);

    const times = (facts: Facts, design: DesignName) => count(facts).get(design) ?? 0;
    const { notcoin, babyDoge, sundog, potato } = describedCoins;
    expect(times(notcoin, 'terminal')).toBeGreaterThan(times(babyDoge, 'terminal') * 1.4);
    expect(times(babyDoge, 'comic')).toBeGreaterThan(times(notcoin, 'comic') * 1.4);
    expect(times(sundog, 'moonshot')).toBeGreaterThan(times(potato, 'moonshot') * 1.4);
  });
});
