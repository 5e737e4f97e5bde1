import { expect, test } from 'vitest';
import { testFacts } from '../../facts.fixture.ts';
import { compose } from '../compose.ts';

test.each([
  [
    'He is bread. He is famous. He will not sign your baguette.',
    'He is bread. He is famous. He will not sign your baguette.',
  ],
  [
    'Bob was a cat. Now Bob is a dog. Everyone is confused about it.',
    'Bob was a cat. Now Bob is a dog. Everyone is confused about it.',
  ],
  ['We promised a game. It has zero tax. The memes are all here.', 'We promised a game.'],
  ['It has zero tax. The memes are all here.', 'The memes are all here.'],
  ['dev left after 40 minutes. We kept the frog.', 'We kept the frog.'],
])('for search results what stands together stays together: %s', (description, said) => {
  expect(compose({ facts: testFacts({ description }), seed: 1 }).description).toBe(
    `{name} ({ticker}): ${said}`,
  );
});
