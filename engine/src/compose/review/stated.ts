import { figuresIn } from './figures.ts';
import { plainText } from './plain-text.ts';
import type { ReviewCode } from './rule.ts';

/** What a creator said, read once for all the texts that are held against it. */
export interface Stated {
  /** Whether words that a rule met say the same, or the same figures about something that was stated in figures. */
  holds: (code: ReviewCode, words: string) => boolean;
  /** Whether a sentence, in plain text, was said like this. */
  says: (sentence: string) => boolean;
}

/** @param said everything that the creator said (`statedBy`); nothing was stated when it is empty */
export function readStated(said: string): Stated {
  const plain = plainText(said);
  const figures = new Set(figuresIn(plain));
  const known = new Map<string, boolean>();
  return {
    says: (sentence) => plain.includes(sentence.trim().replace(/[.!]+$/, '')),
    holds: (code, words) => {
      if (plain === '') return false;
      const key = `${code} ${words}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const isHeld = plain.includes(words.trim()) || holdsFigures({ plain, figures }, code, words);
      if (known.size < mostKnown) known.set(key, isHeld);
      return isHeld;
    },
  };
}

/** A text repeats itself before it says so many different things. */
const mostKnown = 1000;

function holdsFigures(
  { plain, figures }: { plain: string; figures: ReadonlySet<number> },
  code: ReviewCode,
  words: string,
): boolean {
  const theirs = figuresIn(words);
  if (theirs.length === 0 || !theirs.every((each) => figures.has(each))) return false;
  const subjects =
    words
      .match(/[a-z]{3,}/g)
      ?.filter((word) => !scale.test(word) && (code !== 'unstated-date' || month.test(word))) ?? [];
  return subjects.length === 0 || subjects.some((word) => plain.includes(stemOf(word)));
}

const scale = /^(?:thousand|million|billion|trillion|quadrillion)s?$/;

const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

function stemOf(word: string): string {
  return word.replace(/(?:es|s)$/, '');
}
