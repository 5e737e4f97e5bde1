import { describe, expect, test } from 'vitest';
import { designNames } from '../designs/design-names.ts';
import { pageDocument } from '../document/schema.ts';
import { testDocument } from '../document/test-document.ts';
import { fillTokens, tokenValues } from '../document/tokens.ts';
import { testFacts } from '../test-facts.ts';
import { cleanDocument } from './clean-document.ts';
import { compose } from './compose.ts';
import { headingsOf } from './headings.ts';
import { isBare, reviewerOf, reviewText } from './review.ts';
import { safeFaq, safeLines, safePhrases, safeProps, safeStory } from './safe-lines.ts';
import { describedCoins } from './test-descriptions.ts';
import { textsOf } from './test-pages.ts';

const names = [
  { name: 'Guaranteed 1000x', symbol: 'FROG' },
  { name: 'Enter your seed phrase', symbol: '1000X' },
  { name: 'Frog', symbol: 'GUARANTEED' },
  { name: 'Audited by CertiK', symbol: 'RISKFREE' },
];

const descriptions = Object.values(describedCoins).map(({ description }) => description);

describe.each(names)('a coin that was called $name ($symbol) before that was refused', (named) => {
  const pages = descriptions.flatMap((description, seed) =>
    designNames
      .filter((_, at) => (at + seed) % 3 === 0)
      .map((design) => {
        const facts = testFacts({ ...named, description });
        return { facts, page: compose({ facts, seed, design }) };
      }),
  );
  const refused = [
    ...(named.name === 'Frog' ? [] : ['{name}']),
    ...(named.symbol === 'FROG' ? [] : ['{ticker}']),
  ];

  test('keeps its name as a fact, and no sentence is made of it', () => {
    for (const { page } of pages) {
      const texts = textsOf(page).filter((text) => refused.some((token) => text.includes(token)));
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !isBare(text))).toEqual([]);
    }
  });

  test('has a whole page all the same, which is clean as it is and headed apart', () => {
    for (const { page, facts } of pages) {
      expect(pageDocument.safeParse(page).error).toBeUndefined();
      expect(cleanDocument(page, facts).findings).toEqual([]);
      const headings = page.sections
        .flatMap(headingsOf)
        .map((text) => fillTokens(text, tokenValues(facts)).toLowerCase());
      expect(headings).toEqual([...new Set(headings)]);
    }
  });

  test('loses the sentences that somebody else made of it', () => {
    const facts = testFacts(named);
    const { document } = cleanDocument(testDocument({ title: `${refused[0]} is here` }), facts);
    expect(document.title).not.toContain('is here');
  });
});

test('an honest name completes no promise that a line began', () => {
  const review = reviewerOf(testFacts({ name: 'Moon', symbol: 'RICH' }));
  expect(review('We are going to the {name}')).not.toEqual([]);
  expect(review('It will make you {name}')).toEqual([]);
  expect(review('{name} is a rock')).toEqual([]);
  const joke = reviewerOf(testFacts({ name: 'To The Moon' }));
  expect(joke('{name} is a lamp')).toEqual([]);
});

test('what is true of every coin is clean and headed apart', () => {
  const lines = [...Object.values(safeLines), ...safePhrases, safeStory];
  const answers = safeFaq.flatMap(({ question, answer }) => [question, answer]);
  expect([...lines, ...answers].filter((text) => reviewText(text).length > 0)).toEqual([]);
  const page = pageDocument.parse({
    ...testDocument({}),
    sections: testDocument({}).sections.map((section) => ({ ...section, props: safeProps[section.kind] })),
  });
  const headings = page.sections.flatMap(headingsOf);
  expect(headings).toEqual([...new Set(headings)]);
});
