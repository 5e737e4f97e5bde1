import { testCoins } from '@moonpage/engine/coins.fixture.ts';
import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { compose } from '@moonpage/engine/compose/compose.ts';
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import { expect, it } from 'vitest';
import { testCoin } from '../../../coins/coin.fixture.ts';
import { coinDetailsSchema } from '../../../coins/contract.ts';
import { hideSection } from '../document/edits.ts';
import { withText } from '../../rules/text-path.ts';
import { findProblems } from './find-problems.ts';

const captioned = testFacts({}).gallery.map((picture) => ({ ...picture, caption: 'The pond' }));
function problemsOf(document: PageDocument, changes: Partial<Facts> = {}) {
  const facts = testFacts({ gallery: captioned, ...changes });
  return findProblems({ document, facts, palette: createPalette(facts) });
}
const page = testDocument({});
const withHeadline = (text: string) => withText(page, { section: 'hero', field: 'headline' }, text);

it('finds nothing on a page that is in order', () => {
  expect(problemsOf(page)).toEqual([]);
});

it('finds texts that are empty or too long, where they may not be', () => {
  expect(problemsOf(withHeadline(' '))).toEqual([
    {
      weight: 'wrong',
      message: '“Headline” of Hero is empty: write something there.',
      place: { section: 'hero' },
    },
  ]);
  expect(problemsOf(withHeadline('x'.repeat(121)))).toMatchObject([
    { message: '“Headline” of Hero has 121 characters, and 120 fit: please shorten it.' },
  ]);
  expect(problemsOf(withText(page, { section: 'hero', field: 'kicker' }, ''))).toEqual([]);
});

it('finds what the build form refuses, though not in a hidden section', () => {
  const refused = withText(page, { section: 'faq', field: 'heading' }, 'Connect your wallet to claim');
  expect(problemsOf(refused)).toMatchObject([{ weight: 'wrong', place: { section: 'faq' } }]);
  expect(problemsOf(hideSection(refused, 'faq', true))).toEqual([]);
});

it('finds tokens with wrong names, and writes the one that was meant', () => {
  const mended = (text: string) => {
    const [problem] = problemsOf(withHeadline(text));
    const mend = problem?.mend;
    return [mend?.label, mend && 'change' in mend && mend.change(withHeadline(text))];
  };
  expect(mended('Meet {nmae}')).toEqual(['Write {name}', withHeadline('Meet {name}')]);
  expect(mended('Meet {Ticker}')).toEqual(['Write {ticker}', withHeadline('Meet {ticker}')]);
  expect(mended('A {frog} is a {frog}')).toEqual(['Remove the braces', withHeadline('A frog is a frog')]);
  expect(problemsOf(withHeadline('{name} {ticker} {chain} {native} {}'))).toEqual([]);
});

it('names the sections that wait for facts in one sentence, but none that is hidden', () => {
  expect(problemsOf(page, { roadmap: [] })).toEqual([
    {
      weight: 'hint',
      message: 'Roadmap is not on the page yet, as its facts are missing.',
      place: 'facts',
    },
  ]);
  expect(problemsOf(page, { roadmap: [], gallery: [] })).toMatchObject([
    { message: 'Roadmap and Gallery are not on the page yet, as their facts are missing.' },
  ]);
  expect(problemsOf(hideSection(page, 'roadmap', true), { roadmap: [] })).toEqual([]);
});

it('finds facts that do not fit: an address of another chain, links without encryption, pictures without a caption', () => {
  expect(problemsOf(page, { blockchain: 'Solana' })).toMatchObject([
    { weight: 'wrong', place: { fact: 'contractAddress' } },
  ]);
  expect(problemsOf(page, { contractAddress: null })).toMatchObject([{ weight: 'hint', place: 'facts' }]);
  expect(problemsOf(page, { buyUrl: 'http://swap.example/pepe' })).toMatchObject([
    { weight: 'hint', place: { fact: 'buyButtonLink' } },
  ]);
  expect(problemsOf(page, { gallery: testFacts({}).gallery })).toMatchObject([
    {
      weight: 'hint',
      message: 'One picture of the gallery has no caption: people who cannot see are told nothing of it.',
      place: { section: 'gallery' },
    },
  ]);
});

it('mends facts where only one mend can be meant', () => {
  const rules = { today: '2020-01-01', savedLaunchDate: null };
  const coin = testCoin({ buyButtonLink: 'http://swap.example/http:' });
  const details = coinDetailsSchema(rules).parse(coin);
  const mended = (changes: Partial<Facts>) => {
    const mend = problemsOf(page, changes)[0]?.mend;
    return mend && 'changeFacts' in mend ? [mend.label, mend.changeFacts(details)] : null;
  };
  expect(mended({ buyUrl: details.buyButtonLink })).toEqual([
    'Use https',
    { buyButtonLink: 'https://swap.example/http:' },
  ]);
  const contractAddress = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
  expect(mended({ blockchain: 'Solana', contractAddress })).toEqual(['Choose Tron', { blockchain: 'Tron' }]);
  // Three chains have addresses of this form.
  expect(mended({ blockchain: 'Solana' })).toBeNull();
});

it('names what is wrong before what may be meant so', () => {
  const weights = problemsOf(withHeadline(''), { roadmap: [] }).map(({ weight }) => weight);
  expect(weights).toEqual(['wrong', 'hint']);
});

it.each(testCoins)('finds nothing wrong on a page that the composer has written: $name', (facts) => {
  const document = compose({ facts, seed: 7 });
  const problems = findProblems({ document, facts, palette: createPalette(facts) });
  expect(problems.filter(({ weight }) => weight === 'wrong')).toEqual([]);
});
