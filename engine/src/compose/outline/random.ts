import type { Facts } from '../../facts.ts';

/** Numbers from 0 up to 1 that look random and depend on the seed alone (mulberry32). */
export type Random = () => number;

/** @param seed 32 bits */
export function mulberry32(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** 32 bits that depend on every character (FNV-1a over UTF-16 units). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // A last stir, because neighbouring texts would give neighbouring numbers.
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** One of the list; undefined only of an empty one. */
export function pick<Item>(random: Random, list: readonly Item[]): Item | undefined {
  return list[Math.floor(random() * list.length)];
}

/** One of the list, each as often as it weighs; undefined when nothing weighs anything. */
export function pickWeighted<Item>(
  random: Random,
  list: readonly Item[],
  weightOf: (item: Item) => number,
): Item | undefined {
  const weights = list.map((item) => ({ item, weight: weightOf(item) })).filter(({ weight }) => weight > 0);
  let left = random() * weights.reduce((sum, { weight }) => sum + weight, 0);
  for (const { item, weight } of weights) {
    left -= weight;
    if (left < 0) return item;
  }
  return weights.at(-1)?.item;
}

/** The list in another order. */
export function shuffled<Item>(random: Random, list: readonly Item[]): Item[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/**
 * What the choice of words depends on beside the seed. The description is left out, as links, colors and dates are: an edit of it changes the
 * lines that say something of it, and no other.
 */
export function coinKey({ name, symbol, blockchain }: Facts): string {
  return `${name} ${symbol} ${blockchain}`;
}

/** One of the list: steps by one from seed to seed, from a start that is this coin's (`coinKey`) and this place's. */
export function stepTo<Item>(
  list: readonly Item[],
  { place, key, seed }: { place: string; key: string; seed: number },
): Item | undefined {
  return list[((hashOf(`${place} start ${key}`) + seed) % 0x1_0000_0000) % Math.max(1, list.length)];
}
