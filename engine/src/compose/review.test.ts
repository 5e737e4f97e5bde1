import { afterEach, describe, expect, test, vi } from 'vitest';
import { nothingStated } from '../facts.ts';
import { testFacts } from '../test-facts.ts';
import { harmless, refused } from './review/corpus.ts';
import { reviewerOf, reviewText, statedBy } from './review.ts';
import type { ReviewCode } from './review.ts';

function codes(text: string, stated?: string): ReviewCode[] {
  return reviewText(text, stated).map(({ code }) => code);
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('what no page may say', () => {
  const texts = Object.entries(refused).flatMap(([code, list]) => list.map((text) => [code, text] as const));

  test.each(texts)('%s: %s', (code, text) => {
    expect(codes(text)).toContain(code);
  });

  test.each(harmless)('%s is fine', (text) => {
    expect(reviewText(text)).toEqual([]);
  });

  test('an audit, listing or partner that the creator stated is not invented, a promise stays one', () => {
    expect(codes('Audited by two owls', 'This coin was audited by two owls.')).toEqual([]);
    expect(codes('Listed on Binance', 'We are listed on Binance.')).toEqual([]);
    expect(codes('Guaranteed 100x', 'Guaranteed 100x')).toEqual(['profit-promise']);
    expect(codes('The official token of Binance', 'The official token of Binance')).toEqual([
      'impersonation',
    ]);
  });

  test('a figure that the creator stated may be said in other words, another one may not', () => {
    const said = statedBy(
      testFacts({
        description: 'A frog, born in 2013.',
        creatorStated: {
          supply: '1,000,000,000',
          buyTax: '0',
          sellTax: '0',
          liquidity: 'Burned',
          ownership: null,
        },
      }),
    );
    expect(codes('A supply of one billion', said)).toEqual([]);
    expect(codes('Total supply: 1B', said)).toEqual([]);
    expect(codes('Total supply: 2B', said)).toEqual(['unstated-supply']);
    expect(codes('No tax and no roadmap', said)).toEqual([]);
    expect(codes('A tax of 3%', said)).toEqual(['unstated-supply']);
    expect(codes('Around since 2013', said)).toEqual([]);
    expect(codes('Around since 2014', said)).toEqual(['unstated-date']);
    expect(codes('Liquidity is burned', said)).toEqual([]);
    expect(codes('Ownership is renounced', said)).toEqual(['unstated-audit']);
  });

  test('what a description says of supply and locks states nothing: that has fields which readers see marked', () => {
    const said = statedBy(
      testFacts({
        description: 'A frog with 4,200 holders. Liquidity is burned.',
        creatorStated: nothingStated,
      }),
    );
    expect(codes('4,200 holders', said)).toEqual(['unstated-supply']);
    expect(codes('Liquidity is burned', said)).toEqual(['unstated-audit']);
  });

  test('a finding says why, with the words', () => {
    expect(reviewText('Now 100x guaranteed')).toEqual([
      {
        code: 'profit-promise',
        words: 'guaranteed',
        message: 'Nobody can promise what a coin will be worth: leave the promise out.',
      },
    ]);
  });

  test.each(['q1 ', '$1', '1 usd ', 'tax 1 ', 'kyc ', 'in 2013 '])(
    'what was stated is read once, however often a text repeats %s',
    (piece) => {
      const description = piece.repeat(Math.floor(2000 / piece.length));
      const readings = vi.spyOn(String.prototype, 'normalize');
      const countings = vi.spyOn(String.prototype, 'matchAll');
      const review = reviewerOf(testFacts({ description }));
      review(description);
      review(`Again: ${description}`);
      expect(readings.mock.calls.length).toBeLessThan(60);
      expect(countings.mock.calls.length).toBeLessThan(20);
    },
  );

  test('long hostile texts are read quickly', () => {
    const started = performance.now();
    for (const piece of ['send 1 ', 'a-', '1', 'no ', '0x', 'x.', 'connect your ', 'claim your free '])
      reviewText(piece.repeat(Math.ceil(2000 / piece.length)));
    expect(performance.now() - started).toBeLessThan(1500);
  });
});
