import { expect, it } from 'vitest';
import { roman, romanDate } from './roman.ts';

it.each([
  [1, 'I'],
  [4, 'IV'],
  [9, 'IX'],
  [14, 'XIV'],
  [31, 'XXXI'],
  [1999, 'MCMXCIX'],
  [2027, 'MMXXVII'],
  [2444, 'MMCDXLIV'],
])('%i is written %s', (count, written) => {
  expect(roman(count)).toBe(written);
});

it('writes a date as day, month and year', () => {
  expect(romanDate('2027-01-15')).toBe('XV · I · MMXXVII');
});
