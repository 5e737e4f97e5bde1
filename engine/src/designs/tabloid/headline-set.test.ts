import { describe, expect, it } from 'vitest';
import { headlineSizes, setHeadline, setTicker } from './headline-set.ts';

const headlines = [
  'X',
  'Meet Pepe',
  'It’s a frog, sources say',
  'Shock as a dog in a knitted hat declines to comment',
  '猫币在以太坊上被人看见了',
  'عملة القط الطائر',
  '🐸🐸🐸🐸🐸🐸🐸🐸',
  'W'.repeat(32),
  'a b c d e f g h i j k l m n o p',
  `${'word '.repeat(23)}words`,
];

describe('a headline', () => {
  it.each(headlines)('is set in sizes that the style sheet has: %s', (text) => {
    const { wide, narrow } = setHeadline(text);
    expect(headlineSizes).toContain(`[data-wide='${wide}']{--wide:${wide}}`);
    expect(headlineSizes).toContain(`[data-narrow='${narrow}']{--narrow:${narrow}}`);
  });

  it('is smaller the longer it is on a wide page, where it may take few lines', () => {
    const lines = ['Meet Pepe', 'It’s a frog, sources say', 'Shock as a dog in a hat declines to comment'];
    const sizes = lines.map((text) => setHeadline(text).wide);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(new Set(sizes).size).toBe(3);
  });

  it('leaves no word alone for a little more size', () => {
    // In three lines it could be a quarter larger, with `dog,` in a line of its own.
    expect(setHeadline('It’s Solana’s dog, sources say').narrow).toBeLessThan(10);
  });

  it('is in capitals while they can be taken in at a glance', () => {
    expect(setHeadline('Green frog seen on Ethereum').isCapitals).toBe(true);
    expect(setHeadline('Shock as a dog in a knitted hat declines to comment').isCapitals).toBe(false);
  });

  it('breaks lines of wide scripts between their letters', () => {
    expect(setHeadline('猫币在以太坊上被人看见了').narrow).toBeGreaterThan(10);
  });
});

describe('the ticker of the advertisement', () => {
  it.each([
    ['$AB', 18],
    ['$MAO', 18],
    ['$WWWWWWWWWW', 8],
  ])('%s is set at %d', (ticker, size) => {
    expect(setTicker(ticker)).toBe(size);
  });

  it('stays on one line at the lengths that coins have', () => {
    // Advances of the face's capitals are 0.74 ems on average, its figures' 0.58.
    for (const ticker of ['$BRETT', '$SUNDOG', '$BABYDOGE', '$TOAST'])
      expect(setTicker(ticker) * 1.55 * (0.58 + (ticker.length - 1) * 0.74)).toBeLessThanOrEqual(101);
  });
});
