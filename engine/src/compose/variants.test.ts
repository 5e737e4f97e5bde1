import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { compose } from './compose.ts';
import { describedCoins } from './test-support/described-coins.fixture.ts';
import { propsOf, seeds } from './test-support/written-pages.fixture.ts';
import type { PageDocument } from '../document/schema.ts';
import type { Facts } from '../facts.ts';
import { variantsOf } from './variants.ts';

/** The first so many. */
function composeVariants({ facts, seed, count }: { facts: Facts; seed: number; count: number }) {
  const pages: PageDocument[] = [];
  for (const page of variantsOf({ facts, seed })) {
    pages.push(page);
    if (pages.length >= count) break;
  }
  return pages;
}

const coins = Object.values(describedCoins);

describe('variants', () => {
  test('start with the page of the seed, and each can be had again alone', () => {
    for (const facts of coins)
      for (const seed of seeds) {
        const pages = composeVariants({ facts, seed, count: 3 });
        expect(pages).toHaveLength(3);
        expect(pages[0]).toEqual(compose({ facts, seed }));
        for (const page of pages)
          expect(compose({ facts, seed: page.seed, design: page.design })).toEqual(page);
        expect(composeVariants({ facts, seed, count: 3 })).toEqual(pages);
      }
  });

  test('have a design each, and start over with designs only when all were used', () => {
    for (const facts of coins) {
      const count = designNames.length + 1;
      const designs = composeVariants({ facts, seed: 5, count }).map(({ design }) => design);
      expect(new Set(designs.slice(0, -1)).size).toBe(designNames.length);
    }
    expect(composeVariants({ facts: describedCoins.pepe, seed: 5, count: 1 })).toHaveLength(1);
  });

  test('differ in their first words, and in the way through the page', () => {
    const alike = coins.flatMap((facts) =>
      seeds.flatMap((seed) => {
        const pages = composeVariants({ facts, seed, count: 3 });
        const orders = new Set(pages.map(({ sections }) => sections.map(({ kind }) => kind).join()));
        const words = new Set(
          pages.map((page) => propsOf(page, 'hero')).map((hero) => hero.headline + hero.tagline),
        );
        // In another language a single sentence is all there is to begin with.
        const isSpoken = pages[0]?.lang === undefined;
        return orders.size < 3 || (isSpoken && words.size < 3) ? [`${facts.name} ${seed}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  test('show more than one hero more often than not, to a coin with a picture', () => {
    const several = [0, 1, 2, 3, 4, 5, 6, 7];
    const mixed = several.filter((seed) => {
      const pages = composeVariants({ facts: describedCoins.blub, seed, count: 3 });
      return new Set(pages.map(({ layout }) => layout)).size > 1;
    });
    expect(mixed.length).toBeGreaterThan(several.length / 2);
  });

  test('are each written a few times at most, also where all begin with the same words', () => {
    const facts = { ...describedCoins.pepe, description: '夜里站在码头上的鹭。'.repeat(150) };
    let reads = 0;
    const counted = new Proxy(facts, {
      get: (target, name, receiver): unknown => {
        reads += 1;
        return Reflect.get(target, name, receiver);
      },
    });
    const readsOf = (work: () => unknown) => {
      const before = reads;
      work();
      return reads - before;
    };
    const pages = variantsOf({ facts: counted, seed: 5 });
    pages.next();
    const steps = Array.from({ length: designNames.length - 1 }, () => readsOf(() => pages.next()));
    const composing = readsOf(() => compose({ facts: counted, seed: 5 }));
    // Outlines that are looked at read the facts too.
    expect(Math.max(...steps) / composing).toBeLessThan(12);
  });
});
