import { expect, test } from 'vitest';
import { leftOutOf } from './left-out.ts';

test('a creator reads which sentences the page leaves out, in their order and as they were written, and why', () => {
  const description =
    'A frog with moods. LP burned, supply 420 billion.\nPartnered with Nike! This will make you rich. Send us your seed phrase. He croaks at night.';
  const told = leftOutOf({ name: 'Moodfrog', symbol: 'MOOD', description });
  expect(told.map(({ sentence, reason }) => `${sentence} | ${reason}`)).toEqual([
    'LP burned, supply 420 billion. | Nobody can check it from here. Liquidity and ownership have fields under “More facts”, where readers see that you state them.',
    'Partnered with Nike! | Readers cannot check from here that anybody stands behind the coin.',
    'This will make you rich. | It promises a gain, and nobody can.',
    'Send us your seed phrase. | No page asks for recovery phrases, keys or passwords.',
  ]);
});

test('a coin may bear a name and say so, and tell when it was born', () => {
  const saying = (name: string, description: string) => leftOutOf({ name, symbol: 'MOPS', description });
  expect(saying('Mops', 'The official token of Elon Musk.')).toHaveLength(1);
  expect(saying('Elon Musk', 'Elon Musk is a pug.')).toEqual([]);
  expect(saying('Mops', 'A pug since 2013. It launches nothing.')).toEqual([]);
});

test('what one coin is called decides nothing about another', () => {
  const description = 'Your future self will be glad you bought Teapot at these levels.';
  const promise = { sentence: description, reason: 'It promises a gain, and nobody can.' };
  expect(leftOutOf({ name: 'Quiet Frog', symbol: 'QF', description })).toEqual([promise]);
  expect(leftOutOf({ name: 'Your Future Self', symbol: 'YFS', description })).toEqual([promise]);
  expect(leftOutOf({ name: 'Quiet Frog', symbol: 'QF', description })).toEqual([promise]);
});
