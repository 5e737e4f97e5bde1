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

/** The longest entry that two neighbours name: `traffic cone` before `traffic`. The word is the one that was met. */
export function lookUpAt(
  words: readonly string[],
  at: number,
): { entry: Entry; isPlural: boolean; word: string; length: number } | null {
  const [first = '', second = ''] = words.slice(at, at + 2);
  const both = second === '' ? null : lookUp(`${first}-${second}`);
  if (both !== null) return { ...both, word: `${first} ${second}`, length: 2 };
  const found = lookUp(first);
  return found === null ? null : { ...found, word: first, length: 1 };
}

/**
 * A met word as the noun for one of its entry: a fax is no printer, a slice of toast no bread. Nicknames, emoji and other scripts
 * are called by the entry's own noun.
 */
export function nounOf(entry: Entry, met: string): string {
  const word = met.toLowerCase();
  const one = [word, word.replace(/s$/, ''), word.replace(/ies$/, 'y')].findLast((each) =>
    known(entry, each),
  );
  if (one === undefined || nicknames.has(one) || !/^[a-z][a-z -]*$/.test(one)) return entry.noun;
  return one === entry.noun.toLowerCase() ? entry.noun : (capitalised(entry, one) ?? one);
}

/** Days keep their capital. */
function capitalised(entry: Entry, word: string): string | null {
  return entry.also.find((each) => each.toLowerCase() === word && each !== word) ?? null;
}

function known({ noun, also }: Entry, word: string): boolean {
  const spelled = word.replaceAll(' ', '-');
  return [noun, ...also].some((each) => each.toLowerCase() === spelled);
}

const nicknames = new Set(
  `doge doggo inu shiba shib neko meow kitty pepe kek ribbit blub guppy teddy harambe monke pengu ducky birb hammy capy moodeng piggy
  trash-panda rex kraken roo wojak doomer android`.split(/\s+/),
);

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
