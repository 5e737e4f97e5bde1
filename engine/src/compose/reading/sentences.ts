/** Directions, joiners of nothing and other characters that are not seen; emoji and Indic joiners (ZWJ, ZWNJ) stay. */
const invisible =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]/g;

/** Words before a full stop that ends nothing. */
const abbreviations =
  /(?:^|[\s(“"'])(?:mr|mrs|ms|dr|st|vs|etc|e\.g|i\.e|approx|inc|jr|sr|no|[ap]\.m|\p{L})$/iu;

/**
 * The sentences of a description, each whole and as its creator wrote it: only white space is evened out, and what cannot be
 * seen is dropped. A line break ends a sentence too.
 */
export function readSentences(description: string): string[] {
  return description
    .toWellFormed()
    .split(/[\n\r\u0085\u2028\u2029\v\f]+/)
    .map((line) =>
      line
        .replaceAll(invisible, '')
        .replaceAll(/[\p{Cc}\s]+/gu, ' ')
        .replace(/^\s*[-*•–—]\s+/, '')
        .trim(),
    )
    .flatMap(cutLine)
    .filter((sentence) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(sentence));
}

/** The sentences of lists that stand under a heading with a colon: `What we do not have:`, and a line with a dash each. */
export function readLists(description: string): string[] {
  let isList = false;
  return description.split(/[\n\r]+/).flatMap((line) => {
    const isItem = /^\s*(?:[-*•–—]|\d+[.)])\s/.test(line);
    isList = isItem ? isList : /[:：]\s*$/.test(line);
    return isItem && isList ? readSentences(line) : [];
  });
}

/** Sentences that somebody can say aloud: the full stop, where one is missing, is added. */
export function withStop(sentence: string): string {
  return /[\p{L}\p{N}]$/u.test(sentence) ? `${sentence}.` : sentence;
}

/** Sentences in a row: scripts that write without blanks get none. */
export function joinSentences(one: string, other: string): string {
  return /[。！？」』）]$/u.test(one) ? `${one}${other}` : `${one} ${other}`;
}

/** The sentence without its closing full stop, for the middle of another one. */
export function withoutStop(sentence: string): string {
  return /[^.]\.$/.test(sentence) ? sentence.slice(0, -1) : sentence;
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

function cutLine(line: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  for (const end of line.matchAll(/[.!?…。！？]+["”’»)\]]*/gu)) {
    const after = end.index + end[0].length;
    const isWide = /[。！？]/u.test(end[0]);
    if (!isWide && after < line.length && line.charAt(after) !== ' ') continue;
    if (end[0] === '.' && isAbbreviation(line.slice(start, end.index))) continue;
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
