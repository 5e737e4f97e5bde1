import { expect, it } from 'vitest';
import { directionOf } from './direction.ts';

it.each([
  ['{name}', 'قط كسول', 'rtl'],
  ['{name} {ticker}', 'חתול', 'rtl'],
  ['🐸 {name}!', 'قط', 'rtl'],
  ['{ticker} {name}', 'قط', 'auto'],
  ['{name}', 'Pepe', 'auto'],
  ['{name}', '猫币', 'auto'],
  ['The story of {name}', 'قط', 'auto'],
  ['قصة {name}', 'Pepe', 'auto'],
])('%s of %s is set %s', (text, name, direction) => {
  const tokens = { name, ticker: '$CAT', chain: 'Solana', native: 'SOL' };
  expect(directionOf(text, tokens)).toBe(direction);
});
