import { expect, it } from 'vitest';
import { percentIn, supplyIn } from './figures.ts';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', '1,000,000,000', '1,000,000,000'],
  ['en', '420.69 trillion', '420.69 trillion'],
  ['de', '1,000,000,000', '1.000.000.000'],
  // A billion is another number there.
  ['de', '1 billion', '1 Milliarde'],
  ['es', '420.69 trillion', '420,69 billones'],
  ['fr', '21 million', '21 millions'],
  ['zh', '1.5 billion', '15亿'],
  ['ru', '1,234,567.89', '1 234 567,89'],
  ['de', '123,456,789,012,345,678', '123,456,789,012,345,678'],
  ['de', 'as much as you like', 'as much as you like'],
] as const)('a supply in %s: %s is %s', (language, supply, written) => {
  expect(plain(supplyIn(language, supply))).toBe(written);
});

it.each([
  ['en', '2.5', '2.5%'],
  ['de', '2.5', '2,5 %'],
  ['tr', '0', '%0'],
  ['zh', '12.25', '12.25%'],
] as const)('a percentage in %s: %s is %s', (language, percent, written) => {
  expect(plain(percentIn(language, percent))).toBe(written);
});
