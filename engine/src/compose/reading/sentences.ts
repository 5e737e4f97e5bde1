import { plainDigits } from '../../text/digits.ts';
import { listMarksOf } from '../../text/list-marks.ts';

/** Directions, joiners of nothing and other characters that are not seen; emoji and Indic joiners (ZWJ, ZWNJ) stay. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Words before a full stop that ends nothing. */
const abbreviations =
  /(?:^|[\s(“"'])(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|approx|inc|jr|sr|no|[ap]\.m|\p{L})$/iu;

/** One line of a description that is not empty. */
export interface DescriptionLine {
  /** As it was written: only white space is evened out, what cannot be seen is dropped, and dashes before items are bullets. */
  text: string;
  /** Whether it is of a list, by its dash or number. */
  isItem: boolean;
  /** Its sentences, each whole; the dash or number of a list is in none of them. */
  sentences: string[];
}

/** The lines of a description that say something. */
export function readLines(description: string): DescriptionLine[] {
  const lines = description
    .toWellFormed()
    .split(/[\n\r\u0085\u2028\u2029\v\f]+/)
    .map((line) =>
      line
        .replaceAll(invisible, '')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .trim(),
    )
    .filter(hasWords);
  const marks = listMarksOf(lines);
  return lines.map((line, at) => {
    const mark = marks[at] ?? '';
    const said = line.slice(mark.length);
    const text = /^[-*–—]/.test(mark) ? `• ${said}` : line;
    return { text, isItem: mark !== '', sentences: cutLine(said).filter(hasWords) };
  });
}

/** The sentences of a description, each whole and as its creator wrote it. A line break ends a sentence too. */
export function readSentences(description: string): string[] {
  return readLines(description).flatMap(({ sentences }) => sentences);
}

/**
 * The sentences of lists that stand under a heading with a colon: `What we do not have:`, and a line with a dash each; of other lists
 * those that explain a word: `donut: sweet onion ring`.
 */
export function readLists(lines: readonly DescriptionLine[]): string[] {
  let isList = false;
  return lines.flatMap(({ text, isItem, sentences }) => {
    isList = isItem ? isList : announces(text);
    return isItem ? sentences.filter((sentence) => isList || sentence.includes(':')) : [];
  });
}

/** `How to play:` */
export function announces(text: string): boolean {
  return /[:：]$/.test(text);
}

function hasWords(text: string): boolean {
  return /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text);
}

/** A short sentence that leans on the one before it says nothing alone: `His cat does.` */
export function standsAlone(sentence: string): boolean {
  // `The lift does not.`
  if (sentence.length < 32 && /\b(?:does|do|did|has|have|will|is|was|can)(?: not)?[.!]?$/i.test(sentence))
    return false;
  return (
    sentence.length >= 24 ||
    !/^(?:he|she|it|they|his|her|its|their|this|that|these|those|but|and|so|now|then|or|because)\b/i.test(
      sentence,
    )
  );
}

const numberedWord = /^(?:step|level|phase|part|chapter)$/i;
const numberAtEnd = /(?<=^|[\s:：])\p{Nd}{1,2}$/u;

function cutLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let counted = 0;
  for (const end of line.matchAll(/[.!?…。！？]+["”’»)\]]*/gu)) {
    const after = end.index + end[0].length;
    const isWide = /[。！？]/u.test(end[0]);
    if (!isWide && after < line.length && line.charAt(after) !== ' ') continue;
    const before = line.slice(start, end.index);
    if (end[0] === '.' && isAbbreviation(before)) continue;
    const [digits] = end[0] === '.' ? (numberAtEnd.exec(before) ?? []) : [];
    if (digits !== undefined) {
      const said = before.slice(0, -digits.length).trim();
      const value = Number(plainDigits(digits));
      // `How to play: 1. Spin 2. Run`
      if (value === counted + 1 && (counted > 0 || said === '' || announces(said))) {
        counted = value;
        pieces.push(said);
        start = after;
        continue;
      }
      // `24. December`, `Step 1. Buy`
      if (said === '' || numberedWord.test(said)) continue;
    }
    // Three dots before a small letter are a pause, not an end.
    if (/^(?:\.{2,}|…)$/.test(end[0]) && /^\s+\p{Ll}/u.test(line.slice(after))) continue;
    pieces.push(line.slice(start, after));
    start = after;
  }
  pieces.push(line.slice(start));
  return pieces
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .reduce<string[]>((sentences, piece) => {
      const last = sentences.pop();
      // An emoji after the full stop belongs to the sentence that it comments on.
      if (last !== undefined && !/[\p{L}\p{N}]/u.test(piece)) return [...sentences, `${last} ${piece}`];
      return last === undefined ? [piece] : [...sentences, last, piece];
    }, []);
}

function isAbbreviation(before: string): boolean {
  if (!abbreviations.test(before)) return false;
  // “No.” and “I.” alone are whole sentences.
  return !/^(?:no|i)$/i.test(before.trim());
}
