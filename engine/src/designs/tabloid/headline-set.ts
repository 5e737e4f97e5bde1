/** How a headline is set: sizes in hundredths of the width that it fills, on a wide page and in a single column. */
export interface HeadlineSet {
  wide: number;
  narrow: number;
  /** On the share card. */
  card: number;
  isCapitals: boolean;
}

/** A measure to fill: most and least lines, largest and smallest size, and the height that all lines may take, in hundredths. */
interface Measure {
  lines: readonly number[];
  largest: number;
  smallest: number;
  height: number;
}

const wideMeasure: Measure = { lines: [1, 2, 3], largest: 13, smallest: 3.5, height: 24 };
const narrowMeasure: Measure = { lines: [1, 2, 3, 4, 5, 6], largest: 18, smallest: 8, height: 48 };

const cardMeasure: Measure = { lines: [1, 2, 3, 4], largest: 24, smallest: 6.5, height: 48 };

/** Sizes are rounded down to it. */
const step = 0.5;

/** More than this many letters in capitals are a wall. */
const mostCapitals = 44;

/** A line is not filled completely, because fallback fonts are a little wider. */
const filled = 96;

/** Sets a headline as large as its words allow, so that its lines fill the measure from edge to edge. */
export function setHeadline(text: string): HeadlineSet {
  const isCapitals = text.length <= mostCapitals;
  const words = wordsOf(isCapitals ? text.toUpperCase() : text);
  return {
    wide: sizeIn(wideMeasure, words),
    narrow: sizeIn(narrowMeasure, words),
    card: sizeIn(cardMeasure, words),
    isCapitals,
  };
}

/** The advertisement's line is this many times larger than the same step of a narrow headline. */
const tickerScale = 1.55;

/** The step of `--narrow` at which a ticker fills the advertisement in one line. */
export function setTicker(ticker: string): number {
  const scaled = wordsOf(ticker.replaceAll(/\s/gu, '')).map((word) => word * tickerScale);
  return sizeIn({ ...narrowMeasure, lines: [1] }, scaled);
}

/** Every size that a headline may have, as rules that fill `--wide` and `--narrow`. */
export const headlineSizes: string = [
  ...stepsOf(wideMeasure).map((size) => `[data-wide='${size}']{--wide:${size}}`),
  ...stepsOf(narrowMeasure).map((size) => `[data-narrow='${size}']{--narrow:${size}}`),
].join('');

function stepsOf({ smallest, largest }: Measure): number[] {
  return Array.from({ length: (largest - smallest) / step + 1 }, (_, at) => smallest + at * step);
}

function sizeIn({ lines, largest, smallest, height }: Measure, words: readonly number[]): number {
  const whole = words.reduce((sum, word) => sum + word + space, -space);
  let best = { size: smallest, score: 0 };
  for (const count of lines) {
    const line = lineFor(words, count);
    const size = Math.min(largest, filled / line, height / count);
    // Squared, because a word alone on its line looks worse than a smaller headline.
    const score = size * (whole / (count * line)) ** 2;
    if (score > best.score) best = { size, score };
  }
  return Math.floor(Math.max(smallest, best.size) / step) * step;
}

/** The shortest line in ems in which the words take no more than so many lines. */
function lineFor(words: readonly number[], count: number): number {
  let least = Math.max(...words);
  let most = words.reduce((sum, word) => sum + word + space, 0);
  for (let round = 0; round < 9; round += 1) {
    const middle = (least + most) / 2;
    if (linesAt(words, middle) <= count) most = middle;
    else least = middle;
  }
  return most;
}

function linesAt(words: readonly number[], line: number): number {
  let count = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + space + word > line) {
      count += 1;
      used = word;
    } else used += (used > 0 ? space : 0) + word;
  }
  return count;
}

/** Advances of Old Standard TT Bold in ems, by groups of letters that are about as wide. */
const space = 0.28;
const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;
const groups: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[\s.,:;!’'ijlft-]/u, 0.32],
  [/[a-eg-hk-z]/u, 0.52],
  [/[W—%@]/u, 1.05],
  [/M/u, 0.9],
  [/[IJ]/u, 0.5],
  [/[A-Z]/u, 0.74],
  [/[\d$“”?rs]/u, 0.56],
];

/** Lines of wide scripts break behind every letter. */
function wordsOf(text: string): number[] {
  return text
    .split(/\s+|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])/u)
    .filter((word) => word !== '')
    .map(widthOf);
}

/** In ems of the headlines' face. */
export function widthOf(word: string): number {
  let width = 0;
  for (const letter of word) {
    const group = groups.find(([letters]) => letters.test(letter));
    width += group?.[1] ?? (wideScript.test(letter) ? 1.1 : 0.72);
  }
  return Math.max(width, 0.3);
}
