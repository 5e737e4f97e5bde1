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
