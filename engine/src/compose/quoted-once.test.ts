import { expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testFacts } from '../facts.fixture.ts';
import { compose } from './compose.ts';
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
const pages = coins.flatMap((facts) =>
  designNames.flatMap((design) =>
    [1, 2, 3].map((seed) => ({
      label: `${facts.name} ${design} ${seed}`,
      facts,
      page: compose({ facts, seed, design }),
    })),
  ),
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

test('a description of one sentence leaves the line under the name to us', () => {
  const quoting = pages.filter(
    ({ facts, page }) =>
      facts.name === 'Uncle Reza' && bare(propsOf(page, 'hero').tagline).includes(facts.description),
  );
  expect(quoting.map(({ label }) => label)).toEqual([]);
});
