import { phraseEnds, verbs } from './english.ts';
import { lookUp } from './lexicon.ts';
import { articles, prepositions } from './phrase-words.ts';
import type { Word } from './phrase-words.ts';

/** A predicate in the third person, after `who` or straight after the subject, that can stand behind “Known habit:”. */
export function readHabit(rest: readonly Word[], text: string): string | null {
  const relative = rest.findIndex(({ lower }) => /^(?:who|that|which)$/.test(lower));
  const isClose = relative === 0 || (relative > 0 && relative < 8 && prepositions.test(rest[0]?.lower ?? ''));
  const at = isClose ? relative + 1 : rest.findIndex((_, place) => startsPredicate(rest, place));
  const verb = rest[at];
  if (verb === undefined || !startsPredicate(rest, at)) return null;
  const before = rest[at - 1]?.text;
  const marker = before === undefined ? ` ${verb.text}` : `${before} ${verb.text}`;
  const from = text.indexOf(marker);
  if (from < 0) return null;
  const clause = text
    .slice(from + marker.length - verb.text.length)
    .replace(/[.!?…]{1,8}["”]?$/u, '')
    // What follows may be about somebody else; what stands before is whole by itself.
    .replace(/(?:, (?:the|and|but|so)| and (?:a|an|the|his|her|its|their))\b.*/s, '');
  return /[.!?;:“”"]/.test(clause) || clause.length < 8 || clause.length > 110 ? null : clause;
}

function startsPredicate(rest: readonly Word[], at: number): boolean {
  const word = rest[at]?.lower ?? '';
  const next = rest[at + 1]?.lower ?? '';
  const isRelative = /^(?:who|that|which)$/.test(rest[at - 1]?.lower ?? '');
  const isVerb =
    isVerbWord(word) ||
    (isRelative && /^(?:is|was|will)$/.test(word)) ||
    // `who screams`: behind a relative pronoun the third person shows by itself.
    (isRelative && /^[a-z]{2,}[^s']s$/.test(word) && lookUp(word)?.isPlural !== true && !isVerbWord(next)) ||
    (/^(?:never|always|once|only|just|also|still)$/.test(word) && isVerbWord(next)) ||
    (word.endsWith('ed') && (endsPhrase(next) || /^(?:early|late|home|away|back)$/.test(next)));
  if (!isVerb) return false;
  // Straight after the noun, or after one `in the field`; anything longer may have changed its subject.
  const isPlace =
    at >= 3 && at <= 4 && phraseEnds.has(rest[0]?.lower ?? '') && articles.test(rest[1]?.lower ?? '');
  return isRelative || at === 0 || isPlace;
}

function isVerbWord(word: string): boolean {
  return (
    /^(?:has|does|cannot|can|would)$/.test(word) || (verbs.has(word) && !/^(?:is|was|never)$/.test(word))
  );
}

function endsPhrase(word: string): boolean {
  return phraseEnds.has(word) || articles.test(word);
}
