import { compose } from '@moonpage/engine/compose/compose.ts';
import { testCoins } from '@moonpage/engine/test-coins.ts';
import { testFacts } from '@moonpage/engine/test-facts.ts';
import { describe, expect, test } from 'vitest';
import { askedHead, askedSection } from './asked.ts';
import { checkAnswer } from './check.ts';

const facts = testFacts({
  name: 'Dog',
  symbol: 'WIF',
  blockchain: 'Solana',
  description:
    'A dog wif a hat. 1 of 10,000 dogs has one. He ate 3% of the cake on May 5. Ask @hatguy about $BONK.',
});
const hero = askedSection({ id: 'hero', kind: 'hero' });
const story = askedSection({ id: 'story', kind: 'story' });
if (!hero || !story) throw new Error('heroes and stories are asked for');

const problemsOf = (tagline: string) => {
  const checked = checkAnswer(hero, { kicker: '', headline: 'A hat', tagline }, facts);
  return 'problems' in checked ? checked.problems.map(({ message }) => message) : [];
};

describe('what a model cannot know is refused', () => {
  test.each([
    ['markup', 'A <b>hat</b>'],
    ['markup', 'A hat <script>alert(1)</script>'],
    ['markup', '<img src=x onerror=alert(1)'],
    ['markup', '&lt;script&gt;'],
    ['markup', 'Click [here](x)'],
    ['token', 'Hello {user}'],
    ['token', 'Hello {{name}}'],
    ['handle', 'Follow @hatcoin'],
    ['ticker', 'Better than $DOGE'],
    ['percent', 'Half of them, 47%'],
    ['percent', 'Up 12 percent'],
    ['percent', 'It costs $5'],
    ['large', 'Supply: 1 billion hats'],
    ['large', 'Only 21,000,000 hats'],
    ['large', 'Since 2026'],
    ['dates', 'Launching on June 3'],
    ['dates', 'At 12:00'],
    ['dates', 'By Q3'],
    ['invisible', 'A\u202Ehat'],
    ['Links', 'Go to hat-claim.com'],
    ['address', 'CA: 0x6982508145454Ce325dDbE47a25d4ec3d2311933'],
    ['promise', 'Guaranteed hats'],
    ['phrase', 'Enter your seed phrase'],
    ['wallet', 'Connect your wallet'],
  ])('%s: %s', (word, text) => {
    expect(problemsOf(text).join(' ')).toMatch(new RegExp(word, 'i'));
  });

  test.each([
    'The dog has 1 hat and 4 legs.',
    '{name} is {ticker} on {chain}. Fund it with {native}.',
    'One of 10,000 dogs.',
    'He ate 3% of the cake on May 5.',
    'Ask @hatguy about $BONK.',
    'It may rain. The hat stays.',
    'Hats & dogs; dogs & hats.',
    'Half a hat > no hat.',
  ])('%s is fine', (text) => {
    expect(problemsOf(text)).toEqual([]);
  });
});

test('a request that is spread over two texts is found', () => {
  const checked = checkAnswer(
    story,
    { heading: 'First, connect your', paragraphs: ['wallet to this page.'], pullQuote: '' },
    facts,
  );
  expect(checked).toHaveProperty('problems');
});

test('line breaks become spaces and the coin’s ticker its token', () => {
  expect(
    checkAnswer(
      hero,
      { headline: ' $WIF\n wears\ta hat ', tagline: 'Not $WIFFLE’s, $wif’s.' },
      {
        ...facts,
        description: 'About $WIFFLE',
      },
    ),
  ).toEqual({ value: { headline: '{ticker} wears a hat', tagline: 'Not $WIFFLE’s, {ticker}’s.' } });
});

test.each([
  ['a text that is too long', { headline: 'x'.repeat(121), tagline: 'y' }],
  ['a missing text', { headline: 'x' }],
  ['something that was not asked for', { headline: 'x', tagline: 'y', contractAddress: '0x' }],
  ['a number', { headline: 7, tagline: 'y' }],
  ['a list', []],
  ['nothing', null],
])('%s is refused by the document’s schema', (_case, written) => {
  expect(checkAnswer(hero, written, facts)).toHaveProperty('problems');
});

test('what the composer writes for real coins would pass', () => {
  const refused = testCoins.flatMap((coin) => {
    const { sections, title, description } = compose({ facts: coin, seed: 3 });
    const written = [
      ...askedHead.map((asked, position) => ({ asked, words: [title, description][position] })),
      ...sections.map((each) => ({ asked: askedSection(each), words: each.props })),
    ];
    return written.filter(({ asked, words }) => asked && 'problems' in checkAnswer(asked, words, coin));
  });
  expect(refused).toEqual([]);
});
