import { expect, test } from 'vitest';
import { readPercent, readSupply } from './figures.ts';

/** What `read` makes of each typed figure, and of its own answer. */
function readTwice(read: (text: string) => string | null, rows: readonly (readonly [string, string])[]) {
  return rows.map(([typed]) => {
    const stored = read(typed);
    return [typed, stored, stored && read(stored)];
  });
}

const stored = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([typed, kept]) => [typed, kept, kept]);

test('a supply is brought into its stored form, which passes again', () => {
  const supplies = [
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
    ['1,00,00,00,000', '1,000,000,000'],
    ['1,00,000', '100,000'],
    ['1 bn', '1 billion'],
    ['1B tokens', '1 billion'],
    ['1e9', '1 billion'],
    ['6.9e10', '69,000,000,000'],
    ['10^9', '1 billion'],
    ['10⁹', '1 billion'],
    ['4.2 x 10^8', '420,000,000'],
    ['1 billion (fixed)', '1 billion'],
    ['10亿', '1,000,000,000'],
    ['1.5亿', '150,000,000'],
    ['1,000万', '10,000,000'],
    ['1 млрд', '1 billion'],
    ['100 млн.', '100 million'],
    ['1 crore', '10,000,000'],
    ['~1B', '1 billion'],
    ['about 420.69 trillion coins', '420.69 trillion'],
    ['１，０００，０００', '1,000,000'],
    ['١٬٠٠٠٬٠٠٠', '1,000,000'],
    ['۱۰۰۰۰۰۰', '1,000,000'],
    ['१,००,००,०००', '10,000,000'],
    ['٢١٫٥', '21.5'],
  ] as const;
  expect(readTwice(readSupply, supplies)).toEqual(stored(supplies));
});

test('what is no supply, or could be two, is refused', () => {
  const typed = [
    '0',
    '0.00',
    '-5',
    '+5',
    '1e',
    'e9',
    '1e999',
    '2^9',
    '10^',
    '⁹',
    '(fixed)',
    '~',
    'a lot',
    'trillion',
    '1 bazillion',
    '1 constructor',
    '1,0,000',
    '1,00,00',
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
  ];
  expect(typed.filter((text) => readSupply(text) !== null)).toEqual([]);
});

test('what is too long is not read, and nothing too long is stored', () => {
  const long = [
    `1${' ,'.repeat(200_000)}x`,
    `1${',000'.repeat(100_000)}`,
    ' '.repeat(40),
    `${'9'.repeat(24)}t`,
  ];
  expect(long.filter((text) => readSupply(text) !== null)).toEqual([]);
  expect(readPercent(`${' '.repeat(200_000)}5`, 'buy')).toBeNull();
});

test('a tax is brought into its stored form, which passes again', () => {
  const taxes = [
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
    ['%5', '5'],
    ['% 0', '0'],
    ['٪5', '5'],
    ['٢٫٥٪', '2.5'],
    ['५', '5'],
    ['none', '0'],
    ['Zero', '0'],
    ['0/5', '0'],
    ['3% / 5%', '3'],
  ] as const;
  expect(readTwice((text) => readPercent(text, 'buy'), taxes)).toEqual(stored(taxes));
  expect([readPercent('0/5', 'sell'), readPercent('3% / 5%', 'sell')]).toEqual(['5', '5']);
});

test('what is no tax is refused', () => {
  const typed = [
    '-1',
    '101',
    '100.01',
    '2.555',
    '5%%',
    '%',
    '1e1',
    '1,000',
    '5 percent',
    '1/2/3',
    '/',
    '5/',
    'a/b',
  ];
  expect(typed.filter((text) => readPercent(text, 'sell') !== null)).toEqual([]);
});
