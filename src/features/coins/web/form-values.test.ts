import type { ResolverOptions } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { type BuildValues, coinDetailsInput } from '../contract.ts';
import { beSureOf, buildResolver, sendableValues, startValues, tidySymbol } from './form-values.ts';
import { emptyCoin } from './saved-coin.fixture.ts';

const start = startValues(emptyCoin);
const options: ResolverOptions<BuildValues> = { fields: {}, shouldUseNativeValidation: false };
const filled: BuildValues = {
  ...start,
  coinName: ' Pepe ',
  blockchain: 'Ethereum',
  symbol: '$pepe',
  description: 'The green frog that everyone knows.',
  launchDate: '2027-03-10',
};

// The last minute of the launch's day in CST.
beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2027-03-11T05:59:00Z'), toFake: ['Date'] });
});

test('the form starts with the specified defaults, and with what is saved', () => {
  expect(start).toMatchObject({
    email: 'ada@example.com',
    mainColors: '#7c3aed,#ef4444',
    pageBackground: '#000000',
    launchTime: '12:00 PM',
    launchDate: '',
  });
  const details = { ...emptyCoin.details, mainColors: 'tan', launchTime: '9:05 AM' };
  expect(startValues({ details, image: null })).toMatchObject({ mainColors: 'tan', launchTime: '9:05 AM' });
});

test('what is sent is in its stored form', async () => {
  const { values, errors } = await buildResolver(start)(filled, undefined, options);
  expect(errors).toEqual({});
  expect(values).toMatchObject({ coinName: 'Pepe', symbol: 'PEPE', telegram: '' });
});

test('an untouched form is refused with the specified messages, one for each field', async () => {
  const { values, errors } = await buildResolver(start)(start, undefined, options);
  expect(values).toEqual({});
  expect(Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error.message]))).toEqual({
    coinName: 'Coin name must be at least 2 characters',
    blockchain: 'Please select a blockchain',
    symbol: 'Symbol must be at least 2 characters',
    description: 'Description must be at least 10 characters',
    launchDate: 'Please select a launch date',
  });
});

test('the past is refused, unless it is what is saved', async () => {
  const past = { ...filled, launchDate: '2027-03-09' };
  const refused = await buildResolver(start)(past, undefined, options);
  expect(refused.errors).toMatchObject({ launchDate: { message: 'Launch date cannot be in the past' } });
  const kept = await buildResolver({ ...start, launchDate: '2027-03-09' })(past, undefined, options);
  expect(kept.errors).toEqual({});
});

test('the symbol is in capitals without a leading $ while it is typed', () => {
  expect(['$wif', 'wif', '$', 'US$'].map(tidySymbol)).toEqual(['WIF', 'WIF', '', 'US$']);
});

test('a form can be sent as it is typed: a text that is too long is cut, an endless list left out, the address kept', () => {
  const roadmap = Array.from({ length: 51 }, () => ({ title: 'Hop', done: false }));
  const sent = sendableValues({
    ...filled,
    coinName: 'x'.repeat(9_000),
    description: '👨‍👩‍👧'.repeat(2_000),
    roadmap,
  });
  expect(sent).toMatchObject({ symbol: '$pepe', blockchain: 'Ethereum', coinName: 'x'.repeat(512) });
  expect(sent.description).toHaveLength(512);
  expect(sent.roadmap).toBeUndefined();
  expect(sent).not.toHaveProperty('email');
  expect(coinDetailsInput.safeParse(sent).success).toBe(true);
});

test('an address that is probably wrong is asked about until somebody is sure, or has saved it', async () => {
  const typed = { ...filled, blockchain: 'Sui' as const, contractAddress: '0x2::blub::blub' };
  const asked = await buildResolver(start)(typed, undefined, options);
  expect(asked.errors).toEqual({
    contractAddress: { type: 'custom', message: 'Move names keep their capitals: is it really blub?' },
  });
  const contractAddress = `0x${'2'.padStart(64, '0')}::blub::blub`;
  const saved = await buildResolver({ ...start, contractAddress })(typed, undefined, options);
  expect(saved.errors).toEqual({});
  beSureOf(contractAddress);
  const sure = await buildResolver(start)(typed, undefined, options);
  expect(sure).toMatchObject({ values: { contractAddress }, errors: {} });
});
