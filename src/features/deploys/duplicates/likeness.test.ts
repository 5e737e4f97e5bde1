import { testFacts } from '@moonpage/engine/facts.fixture.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { expect, test } from 'vitest';
import { kindsOf, likenessOf } from './likeness.ts';

/** What two coins have in common. */
function sharedBy(one: Partial<Facts>, other: Partial<Facts>) {
  const plain = { blockchain: 'Solana', contractAddress: null } as const;
  const [keys, others] = [
    likenessOf(testFacts({ ...plain, name: 'One', symbol: 'ONE', ...one })),
    likenessOf(testFacts({ ...plain, name: 'Two', symbol: 'TWO', ...other })),
  ];
  return kindsOf(keys.filter((key) => others.includes(key)));
}

test.each([
  ['Moon Frog', 'moon-frog'],
  ['Moon Frog', 'MoonFrog!'],
  ['Moon Frog', '$Moon Frog'],
  ['Moon Frog', 'Моon Frog'],
  ['MOON FROG', 'МООN FRОG'],
  ['Moon Frog', 'Mo\u0301on Frog'],
  ['Moon Frog', 'Ｍｏｏｎ Ｆｒｏｇ'],
  ['Moon Frog', 'M00n Frog'],
  ['WIF', 'wif'],
  ['WIF', 'WlF'],
  ['İnatçı Keçi', 'Inatci Keci'],
  ['🐸🐸', '🐸🐸'],
])('%s and %s are one name', (name, other) => {
  expect(sharedBy({ name }, { name: other })).toEqual(['name']);
});

test.each([
  ['Moon Frog', 'Moon Frogs'],
  ['Moon Frog', 'Noon Frog'],
  ['🐸', '🐶'],
  ['!!!', '???'],
  ['भालू', 'भूला'],
  ['猫币', '狗币'],
])('%s and %s are two', (name, other) => {
  expect(sharedBy({ name }, { name: other })).toEqual([]);
});

test('a ticker is one on one chain, a contract on any', () => {
  expect(sharedBy({ symbol: 'FROG' }, { symbol: 'frog' })).toEqual(['ticker']);
  expect(sharedBy({ symbol: 'FROG' }, { symbol: 'FRОG' })).toEqual(['ticker']);
  expect(sharedBy({ symbol: 'FROG' }, { symbol: 'FROG', blockchain: 'Base' })).toEqual([]);
  const other = { symbol: 'FROG', blockchain: 'Other' } as const;
  expect(sharedBy(other, other)).toEqual([]);
  const contractAddress = '0xAbCdef7890abcdef1234567890ABCDEF12345678';
  expect(
    sharedBy({ contractAddress }, { contractAddress: contractAddress.toLowerCase(), blockchain: 'Base' }),
  ).toEqual(['contract']);
  // Letters of both sizes tell other addresses apart.
  const mint = '7gcihgdb8fe6knjn2mytkzzcrjqy3t9ghdc8uhymw2hR';
  expect(sharedBy({ contractAddress: mint }, { contractAddress: mint })).toEqual(['contract']);
  expect(sharedBy({ contractAddress: mint }, { contractAddress: mint.toLowerCase() })).toEqual([]);
  const short = '0x2::frog::FROG';
  const padded = `0x${'2'.padStart(64, '0')}::frog::FROG`;
  expect(sharedBy({ contractAddress: short }, { contractAddress: padded })).toEqual(['contract']);
});
