import { animals } from './nouns/animals.ts';
import type { Entry } from './nouns/entry.ts';
import { food } from './nouns/food.ts';
import { ideas } from './nouns/ideas.ts';
import { people } from './nouns/people.ts';
import { things } from './nouns/things.ts';

export type { Entry } from './nouns/entry.ts';

/** First match wins where two entries could claim a word. */
export const lexicon: readonly Entry[] = [...animals, ...people, ...food, ...things, ...ideas];

const singles = new Map<string, Entry>();
const plurals = new Map<string, Entry>();
const uncounted = new Set<string>();
for (const each of lexicon) {
  for (const word of [each.noun, ...each.also].map((spelled) => spelled.toLowerCase()))
    if (!singles.has(word)) singles.set(word, each);
  for (const word of each.uncounted) uncounted.add(word);
}
for (const each of lexicon) {
  const own = each.plural ?? `${each.noun.toLowerCase()}s`;
  for (const word of [own, ...each.also.map((spelled) => `${spelled.toLowerCase()}s`)])
    if (!plurals.has(word)) plurals.set(word, each);
}

/** The entry of a word, and whether the word names several. A word that is its own plural counts as one. */
export function lookUp(word: string): { entry: Entry; isPlural: boolean } | null {
  const key = word.toLowerCase();
  const single = singles.get(key);
  if (single !== undefined) return { entry: single, isPlural: false };
  const plural = plurals.get(key);
  return plural === undefined ? null : { entry: plural, isPlural: true };
}

/** Entries named by a character rather than a word: emoji and Han. */
export function lookUpSymbols(text: string): Entry | null {
  for (const character of text) {
    const found = /[\p{Extended_Pictographic}\p{sc=Han}]/u.test(character)
      ? singles.get(character)
      : undefined;
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether it is said without article and without plural: `some rain`. */
export function isUncounted(word: string): boolean {
  return uncounted.has(word.toLowerCase());
}
