import { expect, test } from 'vitest';
import { addressesIn, foreignAddressesIn, isSameAddress } from './addresses-in.ts';

const evm = '0x6982508145454Ce325dDbE47a25d4ec3d2311933';
const solana = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const tron = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ton = 'EQDKbjIcfM6ezt8KjKJJLshZJJSqX7XOA4ff-W72r5gqPrHF';
const sui = `0x${'ab'.repeat(32)}::frog::FROG`;

test('addresses are found in sentences, links and lists', () => {
  expect(addressesIn(`The real one is ${evm}.`)).toEqual([evm]);
  expect(addressesIn(`CA:${solana}, (${tron}) "${ton}"\n${sui}!`)).toEqual([solana, tron, ton, sui]);
  expect(addressesIn(`jup.ag/swap/SOL-${solana}`)).toEqual([solana]);
  expect(addressesIn(`solana:${solana}`)).toEqual([solana]);
});

test('what only looks like one is none', () => {
  const words = [
    'Frogsfrogsfrogsfrogsfrogsfrogsfrogsfrogsfr',
    evm.replace('Ce', 'CE'),
    `${tron.slice(0, -1)}u`,
    'a'.repeat(5_000),
    'x-'.repeat(2_000),
    'deadbeef'.repeat(5),
  ];
  expect(words.flatMap(addressesIn)).toEqual([]);
});

test('an address that is not the contract is foreign, in whatever letters the contract is written', () => {
  expect(foreignAddressesIn(`Copy ${evm} now`, evm.toLowerCase())).toEqual([]);
  expect(foreignAddressesIn(`Copy ${solana}, not ${evm}`, evm)).toEqual([solana]);
  expect(foreignAddressesIn(`Copy ${solana} now`, null)).toEqual([solana]);
  expect(foreignAddressesIn('Copy nothing', null)).toEqual([]);
  expect(isSameAddress(solana, solana.toLowerCase())).toBe(false);
});
