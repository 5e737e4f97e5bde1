import type { Mood } from '../../designs/affinity.ts';
import type { Tone } from '../../text/tones.ts';
import type { Facts } from '../../facts.ts';
import { hasClaimWord } from '../../policy/claim-words.ts';
import { findLinks } from '../../policy/links.ts';
import { languageOf } from '../../languages/language-of.ts';
import { announces, readLines, readLists, standsAlone } from './sentences.ts';
import { chosenSubject, readSubject, type Subject } from './subject.ts';
import { readTone } from './tone.ts';

/** What a coin's description gives to write with. */
export interface Reading {
  /** The description as it was written, line by line: the story. */
  lines: readonly string[];
  /** Whether some of them are a list. */
  hasList: boolean;
  /** Every sentence of it, whole, in its order. */
  sentences: readonly string[];
  /** Those that may be said outside the story too, in their order: nothing claimed, and none of a list under a heading. */
  free: readonly string[];
  /** Those of them that can stand alone: three words at least. */
  quotes: readonly string[];
  /** Of the page, BCP 47: the creator's choice, or what the description is written in. */
  language: string;
  /** Null where it is not certain. */
  subject: Subject | null;
  tone: Tone;
  /** Words of mood, for choosing a design. */
  moods: ReadonlySet<Mood>;
}

/** Longest sentence that is quoted outside the story. */
const longestQuote = 190;

const moodWords: Record<Mood, RegExp> = {
  loud: /!|\b(?:loud|wild|crazy|mad|boom|bonk\w*|fight\w*|punch|smash|party|hero(?:es)?|villain|giant|monster)\b|\b[A-Z]{4,}\b/,
  calm: /\b(?:chill|calm|sleep\w*|lazy|couch|nap|slow|quiet|peace\w*|gentle|zen)\b/i,
  dry: /\b(?:literally|just|probably|nothing|no|not|never|nobody|only)\b/i,
  space:
    /\b(?:moon|space|rocket|star|stars|mars|orbit|galaxy|planet|cosmic|astronaut|alien|sun|sky|halo|launch)\b/i,
  tech: /\b(?:ai|bot|robot|code|coder|hacker|terminal|computer|internet|algorithm|data|chat|tap|tapping|click|server|modem|chart|trader?s?|wifi|ascii|bug|software)\b/i,
  tale: /\b(?:once|born|friend|dad|mom|story|legend|adventure|named|hero|kid|school|island|town|named|mascot)\b/i,
};

/** What a coin may be read from. */
export type ReadableFacts = Pick<Facts, 'name' | 'description'> & { about: Omit<Facts['about'], 'emblem'> };

/** Reads a coin's description, of which everything may be shown; what its creator chose is taken as it is. */
export function readCoin({ name, description, about }: ReadableFacts): Reading {
  const lines = readLines(description);
  const sentences = lines.flatMap((line) => line.sentences);
  // Of the coin's site, too, the story alone speaks.
  const unclaimed = sentences.filter(
    (sentence) => !hasClaimWord(sentence) && findLinks(sentence).length === 0,
  );
  // `What we do not have:` is not said beside what is listed under it.
  const listed = new Set(readLists(lines));
  const free = [...new Set(unclaimed)].filter(
    (sentence) => !listed.has(sentence) && !announces(sentence) && !tellsOfTheDeveloper.test(sentence),
  );
  const text = sentences.join(' ');
  const written = languageOf(text);
  const language = about.language ?? written;
  return {
    lines: lines.map((line) => line.text),
    hasList: lines.some(({ isItem }) => isItem),
    sentences,
    free,
    quotes: free.filter((sentence) => isQuote(sentence, name)),
    language,
    subject:
      about.subject === null
        ? written === 'en'
          ? readSubject({ name, description: unclaimed.join(' ') })
          : null
        : chosenSubject(about.subject),
    tone: about.tone ?? readTone(`${name} ${text}`, written === 'en'),
    moods: readMoods(`${name} ${text}`),
  };
}

/** What a take-over tells in its story; shouted under its name it would speak ill of the coin. */
const tellsOfTheDeveloper =
  /\bdev(?:s|eloper|elopers)?\b.{0,30}\b(?:abandon\w*|bail\w*|dump\w*|left|quit|ran|rug\w*|sold)\b/i;

function isQuote(sentence: string, name: string): boolean {
  if (sentence.length > longestQuote || !standsAlone(sentence) || /\S{40}/u.test(sentence)) return false;
  // `GM GM GM.` and a name alone, however often, say nothing.
  const words = wordsOf(sentence);
  const named = new Set(wordsOf(name));
  const beside = new Set(words.filter((word) => !named.has(word)));
  // Scripts that set no blanks between words.
  const unspaced = sentence
    .replaceAll(name, '')
    .match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu);
  return (unspaced?.length ?? 0) > 3 || (words.length > 2 && beside.size > 1);
}

/** In small letters; what is a number or a sign alone is none. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{M}\p{N}]/gu, ''))
    .filter((word) => /\p{L}/u.test(word));
}

function readMoods(text: string): Set<Mood> {
  return new Set((Object.keys(moodWords) as Mood[]).filter((mood) => moodWords[mood].test(text)));
}
