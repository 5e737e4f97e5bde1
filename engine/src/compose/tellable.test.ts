import { expect, test } from 'vitest';
import { testFacts } from '../test-facts.ts';
import { tellableDescription } from './tellable.ts';

const told = (description: string) => tellableDescription(testFacts({ name: 'Otter', description }));

test('what may stand on the coin’s page is told as it was written', () => {
  const description = 'An otter.\n\nIt holds   hands while it sleeps.';
  expect(told(description)).toBe(description);
});

test('promises, requests and addresses are left out, and the rest is told', () => {
  expect(
    told('Guaranteed 100x profit!!! Connect your wallet now. Enter your seed phrase. An otter. It naps.'),
  ).toBe('An otter. It naps.');
  expect(told('Guaranteed 100x profit!')).toBe('');
});

test('what is stated in a field or planned is told there, with its mark, and not in passing', () => {
  const facts = testFacts({
    description: 'A green frog. Liquidity is burned. Listed on Binance. It naps.',
    roadmap: [{ title: 'Listed on Binance', done: false }],
  });
  expect(facts.creatorStated.liquidity).toBe('Burned');
  expect(tellableDescription(facts)).toBe('A green frog. It naps.');
});
