import { describe, expect, test } from 'vitest';
import { designNames } from '../document/design-names.ts';
import { designs } from '../designs/designs.ts';
import { composeAs } from './compose.ts';
import { lexicon } from './reading/lexicon.ts';
import { readCoin } from './reading/reading.ts';
import { textsOf } from './test-support/written-pages.fixture.ts';
import { variedCoins } from './test-support/varied-coins.fixture.ts';

describe.each(designNames)('sixty coins about sixty things, in the voice of %s', (design) => {
  const { voice } = designs[design];

  test('share no line: none of ours could stand on the page of another', () => {
    const owners = new Map<string, Set<string>>();
    for (const facts of variedCoins)
      for (const seed of [0, 1]) {
        const page = composeAs({ facts, seed, design: 'moonshot', voice });
        // `The B in Blip` is nobody else's, whatever their initials, and a name that stands where others have a noun is its coin's.
        const own = readCoin(facts).subject.a === '{name}' ? '{name}' : ' in {name}';
        for (const text of textsOf(page)
          .filter(isLine)
          .map((line) => line.replaceAll(own, own.replace('{name}', facts.name))))
          owners.set(text, (owners.get(text) ?? new Set()).add(facts.name));
      }
    const shared = [...owners].filter(([, coins]) => coins.size > 1);
    expect(shared.map(([text, coins]) => `${text} (${[...coins].join(', ')})`)).toEqual([]);
  });
});

test('every noun that we know has a sound of its own', () => {
  const sounds = lexicon.map(({ sound }) => sound.toLowerCase());
  expect(new Set(sounds).size).toBe(sounds.length);
});

/** Names and signs alone are labels. */
function isLine(text: string): boolean {
  return /\p{L}/u.test(text.replaceAll(/\{\w+\}|\bon\b/g, ''));
}
