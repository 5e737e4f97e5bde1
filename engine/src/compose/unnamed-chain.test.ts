import { expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { testFacts } from '../facts.fixture.ts';
import { compose } from './compose.ts';
import { describedCoins } from './test-support/described-coins.fixture.ts';

test.each(designNames)('a page in %s says nothing of a chain that its creator did not name', (design) => {
  for (const { description, name } of [testFacts({}), ...Object.values(describedCoins)])
    for (const seed of [0, 1, 2]) {
      const facts = testFacts({ name, description, blockchain: 'Other', contractAddress: null });
      expect(JSON.stringify(compose({ facts, seed, design }))).not.toContain('{chain}');
    }
});
