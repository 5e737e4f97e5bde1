import { describe, expect, test } from 'vitest';
import type { Facts } from '../../facts.ts';
import { outlinePage } from './outline.ts';
import { readCoin } from '../reading/reading.ts';
import { describedCoins } from '../test-support/described-coins.fixture.ts';

describe('the way through a page', () => {
  test('has every section once, whatever the coin, and tells who it is before how to get it', () => {
    for (const facts of Object.values(describedCoins)) {
      const reading = readCoin(facts);
      for (let seed = 0; seed < 50; seed += 1) {
        const { order } = outlinePage(facts, reading, seed);
        expect(new Set(order).size).toBe(11);
        expect(order.indexOf('story')).toBeLessThan(order.indexOf('buy'));
      }
    }
  });

  test('comes to what is to be known sooner where little is told', () => {
    const sooner = (facts: Facts) => {
      const reading = readCoin(facts);
      const ways = Array.from({ length: 60 }, (_, seed) => outlinePage(facts, reading, seed).order);
      return ways.filter((order) => order.indexOf('contract') < order.indexOf('story')).length;
    };
    expect(sooner(describedCoins.short)).toBeGreaterThan(sooner(describedCoins.pepe) + 10);
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
