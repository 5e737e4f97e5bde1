import { todayInCst } from '@moonpage/engine/launch/launch.ts';
import type { ResolverOptions } from 'react-hook-form';
import { expect, test } from 'vitest';
import { type BuildValues, buildResolver, placeInForm, startValues, tidySymbol } from './form-values.ts';
import { emptyCoin } from './test-coin.ts';

const start = startValues(emptyCoin);
const options: ResolverOptions<BuildValues> = { fields: {}, shouldUseNativeValidation: false };
const filled: BuildValues = {
  ...start,
  coinName: ' Pepe ',
  blockchain: 'Ethereum',
  symbol: '$pepe',
  description: 'The green frog that everyone knows.',
  launchDate: todayInCst(Date.now()),
};

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
  const { values, errors } = await buildResolver('')(filled, undefined, options);
  expect(errors).toEqual({});
  expect(values).toMatchObject({ coinName: 'Pepe', symbol: 'PEPE', telegram: '' });
});

test('an untouched form is refused with the specified messages, one for each field', async () => {
  const { values, errors } = await buildResolver('')(start, undefined, options);
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
  const past = { ...filled, launchDate: '2020-01-01' };
  const refused = await buildResolver('')(past, undefined, options);
  expect(refused.errors).toMatchObject({ launchDate: { message: 'Launch date cannot be in the past' } });
  const kept = await buildResolver('2020-01-01')(past, undefined, options);
  expect(kept.errors).toEqual({});
});

test.each([
  ['$wif', 'WIF'],
  ['wif', 'WIF'],
  ['$', ''],
  ['US$', 'US$'],
])('the symbol %s looks like %s while it is typed', (typed, shown) => {
  expect(tidySymbol(typed)).toBe(shown);
});

test('what the server names by its place among the steps that were sent is found where the form has it', () => {
  const roadmap = ['', 'Knit', ' ', 'Purl'].map((title) => ({ title, done: false }));
  expect(placeInForm('roadmap.1.title', { roadmap })).toBe('roadmap.3.title');
  expect(placeInForm('roadmap.0.title', { roadmap })).toBe('roadmap.1.title');
  expect(placeInForm('roadmap', { roadmap })).toBe('roadmap');
  expect(placeInForm('gallery.1.caption', { roadmap })).toBe('gallery.1.caption');
});
