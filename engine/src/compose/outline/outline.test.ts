import { describe, expect, test } from 'vitest';
import type { Facts } from '../../facts.ts';
import { testFacts } from '../../facts.fixture.ts';
import { archetypes } from './archetypes.ts';
import { outlinePage } from './outline.ts';
import { readCoin } from '../reading/reading.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';

function favourite(facts: Facts): string | undefined {
  const reading = readCoin(facts);
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 200; seed += 1) {
    const { name } = outlinePage(facts, reading, seed);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, two]) => two - one)[0]?.[0];
}

describe('the argument of a page', () => {
  test.each([
    ['portrait', describedCoins.brett],
    ['anti', describedCoins.pepe],
    ['object', describedCoins.potato],
    ['mystery', describedCoins.short],
    [
      'ritual',
      testFacts({ description: 'A rooster who screams at noon, every day, and again at one past noon.' }),
    ],
    [
      'manifesto',
      testFacts({
        name: 'Zorp',
        description: 'We read the menu. We order nothing. Everyone else leaves. We stay for us.',
      }),
    ],
    [
      'legend',
      testFacts({
        name: 'Zorp',
        description:
          'Once a lighthouse keeper named Zorp lost a bet against the fog. He paid with the lamp, and from then on he stood on the rocks himself and shouted at ships. The ships complained, the fog laughed, and a legend was born in the rain that nobody has written down until now, because nobody could hear him.',
      }),
    ],
  ])('is most often %s for a coin that asks for it', (name, facts) => {
    expect(favourite(facts)).toBe(name);
  });

  test('goes every way for some coin, with every section once on each', () => {
    for (const { orders } of Object.values(archetypes)) {
      expect(orders.length).toBeGreaterThan(1);
      for (const order of orders) expect(new Set(order).size).toBe(11);
    }
  });

  test('puts the picture first more often where there is one', () => {
    const times = (facts: Facts) => {
      const reading = readCoin(facts);
      return Array.from({ length: 200 }, (_, seed) => outlinePage(facts, reading, seed)).filter(
        ({ layout }) => layout === 'picture-first',
      ).length;
    };
    const { blub } = describedCoins;
    expect(times(blub)).toBeGreaterThan(times({ ...blub, image: null }) + 20);
  });
});
