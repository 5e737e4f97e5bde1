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

/** One of a list that is the same for every coin. */
export function pickFor<Item>(place: string, seed: number, list: readonly Item[]): Item | undefined {
  return list[hashOf(`${seed} ${place}`) % Math.max(1, list.length)];
}

/** One of the texts that suit a coin: it stays the choice while it suits, whichever of the others do (rendezvous hashing). */
export function pickText<Item>(
  place: string,
  seed: number,
  list: readonly Item[],
  textOf: (item: Item) => string,
): Item | undefined {
  const ranks = list.map((item) => hashOf(`${seed} ${place} ${textOf(item)}`));
  return list[ranks.indexOf(Math.max(...ranks))];
}
