/** What is counted as a word: letters of any script, a length of digits, a sign that tells something, an emoji. */
const token = /[\p{L}\p{M}']+|0+|[%$€£?!…]|\p{Extended_Pictographic}/gu;

/** Of a figure its length is enough: 4 legs, 40 days, 4,000 dollars. */
const figure = /\d[\d.,]*/g;

/** Kinds of features; equal words of different kinds are different features. */
const kinds = { word: 1, stem: 2, pair: 3, gap: 4, letters: 5 } as const;

/** Stands before a word's first letter and after its last. */
const boundary = 0x3c;

/**
 * Tells the hashes (unsigned, 32 bits) of what a sentence is made of: its words, their stems, stems in pairs and with a word
 * between them, and pieces of four letters (one to four outside ASCII, where words often have no blanks). Some come again.
 * @param plain as `plainText` gives it
 */
export function eachFeature(plain: string, tell: (feature: number) => void): void {
  const words = (/[\d{]/.test(plain) ? bare(plain) : plain).match(token);
  let [before, last] = [0, 0];
  for (const word of words ?? []) {
    const stem = hashOf(kinds.stem, word, stemLength(word));
    tell(hashOf(kinds.word, word, word.length));
    tell(stem);
    tell(mix(kinds.pair, last, stem));
    if (before !== 0) tell(mix(kinds.gap, before, stem));
    eachPiece(word, tell);
    [before, last] = [last, stem];
  }
  tell(mix(kinds.pair, last, 0));
}

/** Without tokens for names, which say nothing, and with noughts for figures. */
function bare(plain: string): string {
  return plain
    .replaceAll(/\{\w+\}/g, ' ')
    .replaceAll(figure, (digits) => ` ${'0'.repeat(Math.min(digits.length, 4))} `);
}

function eachPiece(word: string, tell: (feature: number) => void): void {
  for (let size = /[^\x20-\x7e]/.test(word) ? 1 : 4; size <= 4; size += 1) {
    for (let start = -1; start + size <= word.length + 1; start += 1) {
      let hash = begin(kinds.letters);
      for (let at = start; at < start + size; at += 1)
        hash = step(hash, at < 0 || at === word.length ? boundary : word.charCodeAt(at));
      tell(finish(hash));
    }
  }
}

/** English endings are dropped where three letters stay. */
function stemLength(word: string): number {
  const length = word.endsWith("'s") ? word.length - 2 : word.length;
  for (const ending of ['ing', 'ed', 'es', 's', 'ly'])
    if (length - ending.length >= 3 && word.startsWith(ending, length - ending.length))
      return length - ending.length;
  return length;
}

// FNV-1a over UTF-16 code units, with a last round that spreads its low bits.
const offset = 0x811c9dc5;
const prime = 0x01000193;

function begin(kind: number): number {
  return step(offset, kind);
}

function step(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, prime);
}

function finish(hash: number): number {
  const spread = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (spread ^ (spread >>> 12)) >>> 0;
}

function hashOf(kind: number, word: string, length: number): number {
  let hash = begin(kind);
  for (let at = 0; at < length; at += 1) hash = step(hash, word.charCodeAt(at));
  return finish(hash);
}

function mix(kind: number, one: number, other: number): number {
  let hash = begin(kind);
  for (const part of [one, other])
    for (let shift = 0; shift < 32; shift += 16) hash = step(hash, (part >>> shift) & 0xffff);
  return finish(hash);
}
