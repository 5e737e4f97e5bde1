import { expect, test } from 'vitest';
import { testFacts } from '../../facts.fixture.ts';
import { gatherMaterial } from './material.ts';
import { readCoin } from '../reading/reading.ts';

function materialOf(description: string, name = 'Zorp') {
  const facts = testFacts({ name, symbol: 'ZORP', description });
  return gatherMaterial(readCoin(facts), facts, { prop: 0, claim: 0 });
}

test.each([
  ['This is a burger. There is no bun. There is no patty.', { part: null, wants: 'ketchup' }],
  ['A cat without whiskers who sleeps all day.', { part: null, wants: 'tuna' }],
  ['A dog that never says woof.', { sound: null, part: 'tail' }],
  ['A frog. It doesn’t live in the pond.', { place: null, part: 'tongue' }],
  ['A monkey who hates bananas and says so.', { wants: null, part: 'tail' }],
  ['A shark with no fins.', { part: null, place: 'the bay' }],
  ['A frog with a long tongue.', { part: 'tongue', wants: 'flies', place: 'the pond' }],
])('%s is not given what it does without', (description, expected) => {
  expect(materialOf(description)).toMatchObject(expected);
});
