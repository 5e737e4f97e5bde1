import { expect, test } from 'vitest';
import { readPercent, readSupply } from './figures.ts';

test.each([
  ['1000000000', '1,000,000,000'],
  ['1,000,000,000', '1,000,000,000'],
  ['1 000 000 000', '1,000,000,000'],
  ['1\u202f000\u202f000', '1,000,000'],
  ["1'000'000", '1,000,000'],
  ['1’000’000', '1,000,000'],
  ['1_000_000', '1,000,000'],
  ['1.000.000.000', '1,000,000,000'],
  ['0021', '21'],
  ['21.5', '21.5'],
  ['21.50', '21.5'],
  ['1,000,000.00', '1,000,000'],
  ['0.125', '0.125'],
  ['420.69 trillion', '420.69 trillion'],
  ['420.69T', '420.69 trillion'],
  ['420.689 trillion', '420.689 trillion'],
  ['1B', '1 billion'],
  ['10 k', '10 thousand'],
  ['69 Million', '69 million'],
  ['1000 billion', '1,000 billion'],
  ['1 quadrillion', '1 quadrillion'],
  ['１０００', '1,000'],
  ['999,999,999,999,999,999,999,999', '999,999,999,999,999,999,999,999'],
])('the supply %j is kept as %j, which passes again', (typed, kept) => {
  expect(readSupply(typed)).toBe(kept);
  expect(readSupply(kept)).toBe(kept);
});

test.each([
  '0',
  '0.00',
  '-5',
  '+5',
  '1e9',
  'a lot',
  'trillion',
  '1 bazillion',
  '1 constructor',
  '1,00,000',
  '1,000 000',
  '10,00',
  '1,000,',
  '1.2.3',
  '1.',
  '.5',
  '21.500',
  '1.000.00',
  '1.000000001',
  '1 billion billion',
  '0x10',
  '∞',
  '9'.repeat(25),
  '<b>1</b>',
  "1' or 1=1",
])('%j is no supply', (typed) => {
  expect(readSupply(typed)).toBeNull();
});

test('a text made to keep the reader busy is refused at once', () => {
  const before = performance.now();
  expect(readSupply(`1${' ,'.repeat(200_000)}x`)).toBeNull();
  expect(readSupply(`1${',000'.repeat(100_000)}`)).toBeNull();
  expect(performance.now() - before).toBeLessThan(1000);
});

test.each([
  ['0', '0'],
  ['00', '0'],
  ['5', '5'],
  ['5%', '5'],
  ['5 %', '5'],
  ['2.50', '2.5'],
  ['2,5', '2.5'],
  ['0.25%', '0.25'],
  ['100', '100'],
  ['100.00', '100'],
  ['05', '5'],
])('the tax %j is kept as %j, which passes again', (typed, kept) => {
  expect(readPercent(typed)).toBe(kept);
  expect(readPercent(kept)).toBe(kept);
});

test.each(['-1', '101', '100.01', '2.555', '5%%', '%', '1e1', 'none', '1,000', '٥', '5 percent'])(
  '%j is no tax',
  (typed) => {
    expect(readPercent(typed)).toBeNull();
  },
);
