import { fill } from '../languages/fill.ts';
import type { Texts } from '../languages/texts.ts';
import type { Palette } from '../colour/palette.ts';

/** A font file that cards are drawn with: static, as the drawing library reads neither WOFF2 nor variable faces. */
export interface CardFont {
  family: string;
  /** The npm package that ships it, e.g. `@fontsource/unbounded`. */
  package: string;
  /** Inside the package's `files/`, a `.woff`. */
  file: string;
  weight: 400 | 700 | 800 | 900;
}

/** What a design draws its share card from. Every text is filled, plain, and holds only letters that the fonts can draw. */
export interface CardProps {
  /** Empty when none of its letters can be drawn. */
  name: string;
  /** With its `$`; empty likewise. */
  ticker: string;
  /** The page's own headline; empty likewise. */
  headline: string;
  /** E.g. `on Solana`; empty for a chain that we do not know. */
  chain: string;
  /** E.g. `Solana`; empty likewise. */
  chainName: string;
  /** The page's fixed texts. */
  texts: Texts;
  /** Whether the page is in English, which the designs' own wit is in. */
  isEnglish: boolean;
  palette: Palette;
  seed: number;
  /** The mascot, or the design's emblem: a `data:` URL of a square picture. */
  picture: string;
  /** Whether `picture` is the drawn emblem. */
  isDrawn: boolean;
  /** Whether no frame may cut anything off: a cut-out, a logo, a wide or tall photograph. */
  isFrameless?: boolean;
}

/**
 * What a card says: the headline, or the most that can be drawn; beneath it what the headline does not say itself.
 * @returns `words` is never empty
 */
export function cardTexts({ name, ticker, headline, chain, chainName, texts }: CardProps): {
  words: string;
  label: string;
} {
  const { memeCoin, memeCoinOn } = texts.card;
  const words =
    headline || name || ticker || (chainName === '' ? memeCoin : fill(memeCoinOn, { chain: chainName }));
  const label = [name, ticker, chain].filter((each) => each !== '' && !words.endsWith(each)).join(' · ');
  return { words, label };
}

/** Pixels; what every place that shows shared links expects. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Where a line may end: at white space, and around letters that are as wide as they are high. */
const wordEnd =
  /\s+|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])|(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])/u;
const square = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * The font size in pixels at which a text fills a box without leaving it, for a face of which a letter is `ratio` of the size wide
 * on average and no word is broken.
 */
export function fittingSize(
  text: string,
  box: { width: number; lines: number; largest: number; smallest: number; ratio: number },
): number {
  const widthOf = (letters: string) =>
    Array.from(letters).reduce((sum, letter) => sum + letterWidth(letter, box.ratio), 0);
  const words = text.split(wordEnd);
  const byWord = box.width / Math.max(box.ratio, ...words.map(widthOf));
  // A line is seldom filled to its end: words that do not fit leave a gap.
  const byLength = (box.width * box.lines * 0.86) / Math.max(box.ratio, widthOf(text));
  return Math.round(Math.max(box.smallest, Math.min(box.largest, byWord, byLength)));
}

/** @param ratio of the design's own face */
function letterWidth(letter: string, ratio: number): number {
  if (square.test(letter)) return 1;
  if (/\p{M}/u.test(letter)) return 0;
  return shaped.test(letter) ? Math.min(ratio, shapedWidth) : ratio;
}

/** Scripts that no design's own face has: joined, stacked, from right to left, or wider than the designs reckon with. */
const shaped =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Greek}\p{Script=Georgian}]/u;
/** Of a letter of the plain faces that draw them. */
const shapedWidth = 0.6;

/** Whether a text has to be drawn as a whole, which the layout library of cards cannot: in words or letters it would be another. */
export function needsShaping(text: string): boolean {
  return shaped.test(text);
}

/** An inline drawing as a picture that a card can show. @param svg a whole `<svg>` element */
export function drawingUrl(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}
