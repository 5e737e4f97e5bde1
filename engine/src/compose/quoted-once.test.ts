import { expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import type { Facts } from '../facts.ts';
import { testFacts } from '../facts.fixture.ts';
import { compose } from './compose.ts';
import { textsByPlace } from './copy-report.ts';
import { readCoin } from './reading/reading.ts';
import { propsOf } from './test-support/written-pages.fixture.ts';

const coins = [
  ['Moss', 'Moss grows. That is what moss does. Slowly, on the north side, without asking.'],
  ['Snooze', 'Nine more minutes. Nine more minutes.'],
  ['Uncle Reza', 'My uncle Reza sells carpets over the phone at 3 AM and has never once hung up first.'],
  ['Nothing Burger', 'This is nothing. There is no bun. There is no patty. We have told you everything.'],
  [
    'The Last Chip',
    'Everyone at the table sees it. Nobody takes it. It has been there for twenty minutes and the conversation is suffering.',
  ],
].map(([name = '', description = '']) => testFacts({ name, symbol: 'XX', description }));
const pagesOf = (facts: Facts) =>
  designNames.flatMap((design) =>
    [1, 2, 3].map((seed) => ({
      label: `${facts.name} ${design} ${seed}`,
      facts,
      page: compose({ facts, seed, design }),
    })),
  );
const pages = coins.flatMap(pagesOf);
const spanish = pagesOf(
  testFacts({
    name: 'El Abuelo',
    description: 'El abuelo que compró una tostadora en 1987 y discute con ella cada mañana. No tiene prisa.',
  }),
);
const bare = (text: string) => text.replaceAll(/["“”‘’]/g, '');

test('no paragraph of the story is its own pull quote', () => {
  const twice = pages.filter(({ page }) => {
    const { paragraphs, pullQuote } = propsOf(page, 'story');
    return pullQuote !== undefined && paragraphs.map(bare).includes(bare(pullQuote));
  });
  expect(twice.map(({ label }) => label)).toEqual([]);
});

test('no paragraph of the story stands under the name of the coin, and no pull quote passes by', () => {
  const twice = pages.filter(({ page }) => {
    const { paragraphs, pullQuote } = propsOf(page, 'story');
    const passing = page.sections.flatMap((section) =>
      section.kind === 'marquee' ? section.props.phrases : [],
    );
    return (
      paragraphs.map(bare).includes(bare(propsOf(page, 'hero').tagline)) ||
      (pullQuote !== undefined && passing.map(bare).includes(bare(pullQuote)))
    );
  });
  expect(twice.map(({ label }) => label)).toEqual([]);
});

test('no sentence stands on a page three times', () => {
  const often = [...pages, ...spanish].flatMap(({ facts, page, label }) => {
    const texts = textsByPlace(page).filter(({ place }) => !/^(?:title|description)/.test(place));
    const isOften = (sentence: string) =>
      texts.filter(({ text }) => bare(text).includes(bare(sentence))).length > 2;
    return [...new Set(readCoin(facts).quotes)].filter(isOften).map((sentence) => `${label}: ${sentence}`);
  });
  expect(often).toEqual([]);
});

test('the pull quote is not what the story begins with, and no short story ends with a sentence of its own', () => {
  const echoes = pages.filter(({ facts, page }) => {
    const { paragraphs, pullQuote = '' } = propsOf(page, 'story');
    const { sentences } = readCoin(facts);
    const end = paragraphs.at(-1) ?? '';
    return (
      bare(pullQuote) === bare(sentences[0] ?? '') ||
      (sentences.length < 4 && sentences.some((sentence) => end.includes(sentence)))
    );
  });
  expect(echoes.map(({ label }) => label)).toEqual([]);
});

test('a description of one sentence leaves the line under the name to us', () => {
  const quoting = pages.filter(
    ({ facts, page }) =>
      facts.name === 'Uncle Reza' && bare(propsOf(page, 'hero').tagline).includes(facts.description),
  );
  expect(quoting.map(({ label }) => label)).toEqual([]);
});

test('no story says its first sentence twice', () => {
  const goose = testFacts({
    name: 'Lantern Goose',
    description:
      'A goose that glows in the dark. It walked out of the pond one night and has not stopped shining since. Nobody knows who switched it on. It honks at streetlights.',
  });
  const twice = [...pages, ...pagesOf(goose)].filter(({ page, facts }) => {
    const { paragraphs, pullQuote = '' } = propsOf(page, 'story');
    const first = bare(readCoin(facts).sentences[0] ?? '');
    return bare([...paragraphs, pullQuote].join('\n')).split(first).length > 2;
  });
  expect(twice.map(({ label }) => label).filter((label) => !label.startsWith('Snooze'))).toEqual([]);
});
