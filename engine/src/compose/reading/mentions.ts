import { phraseEnds, wordsOf } from './english.ts';
import { lookUp, lookUpAt } from './lexicon.ts';
import type { Entry } from './lexicon.ts';

function isSomebody({ kind }: Entry): boolean {
  return kind === 'animal' || kind === 'character';
}

/** A known noun outside the phrases that name a subject. */
export interface Mention {
  entry: Entry;
  /** As it was written. */
  word: string;
  describing: string;
}

/** `Baby Doge Coin` is a baby dog, `MechaCat` a cat; `dogwifhat` starts with one. */
export function fromName(name: string): Mention | null {
  const words = wordsOf(name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2'));
  for (const at of words.keys()) {
    const found = lookUpAt(words, at);
    if (found === null) continue;
    const before = words[at - 1] ?? '';
    const describing = /^(?:baby|mini|tiny|fat|mad|sad|lazy|angry|old|big)$/.test(before) ? before : '';
    return { entry: found.entry, word: found.word, describing };
  }
  const [first = ''] = words;
  for (let length = first.length - 1; length >= 3; length -= 1) {
    const found = lookUp(first.slice(0, length));
    // Short nouns begin many words: a carbon coin is not a car.
    const isWhole = length >= 5 || /^(?:wif|inu|coin|token|swap|dao|fi|y|ie|zilla)/.test(first.slice(length));
    if (found !== null && isWhole) return { entry: found.entry, word: '', describing: '' };
  }
  return null;
}

/** The known noun that a description starts with or mentions most. */
export function fromMentions(sentences: readonly string[]): Mention | null {
  const counts = new Map<Entry, number>();
  const met = new Map<Entry, string>();
  for (const sentence of sentences) {
    const words = wordsOf(sentence);
    for (const [at, word] of words.entries()) {
      const found = lookUpAt(words, at);
      const isIdiom = /^(?:run|market|season|in|into)$/.test(words[at + 1] ?? '') || words[at - 1] === 'no';
      if (found === null || (isIdiom && /^(?:bull|bear|ape|whale)/.test(word)) || phraseEnds.has(word))
        continue;
      met.set(found.entry, met.get(found.entry) ?? found.word);
      // Once in passing is not what a coin is about; first in its sentence may be.
      counts.set(
        found.entry,
        (counts.get(found.entry) ?? 0) + (at < 2 || (words.length < 5 && isSomebody(found.entry)) ? 2 : 1),
      );
    }
  }
  const [best] = [...counts].toSorted(([, one], [, other]) => other - one);
  return best === undefined || best[1] < 2
    ? null
    : { entry: best[0], word: met.get(best[0]) ?? '', describing: '' };
}
