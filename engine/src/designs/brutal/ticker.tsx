import { lettersOf, sum } from '../shared/lettering.ts';

/** Cap height and advance widths of Archivo Black, in hundredths of its size. */
const capHeight = 70.3;
const digitWidth = 66.7;
const capWidths: { readonly [Letter in string]?: number } = {
  E: 72.2,
  F: 66.7,
  G: 83.3,
  H: 83.3,
  I: 38.9,
  J: 66.7,
  K: 83.3,
  L: 66.7,
  M: 94.4,
  N: 83.3,
  O: 83.3,
  P: 72.2,
  Q: 83.3,
  S: 72.2,
  T: 72.2,
  U: 83.3,
  W: 100,
  Z: 72.2,
};
/** What keeps between baseline and cap height, but for the strokes of `$` and the tail of `Q`, which a slab may cut. */
const plainCapitals = /^[$A-Z\d]+$/;
const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

/** A ticker this wide, in hundredths of its size, fills a screen's width at a height of its own that needs no help. */
const easyWidth = 340;

/**
 * The ticker from edge to edge, whatever its length and the screen's: letters keep their place and are stretched to it,
 * the longer the ticker the taller. The style sheet bounds the height.
 */
export function Ticker({ ticker }: { ticker: string }) {
  const { width, height } = tickerBox(ticker);
  const [above, below] = plainCapitals.test(ticker) ? [0, 0] : [18, 20];
  return (
    <svg
      className={width > easyWidth * 1.5 ? 'ticker ticker-long' : 'ticker'}
      viewBox={`0 ${-above} ${width} ${capHeight + above + below}`}
      width={width}
      height={height}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <text x="-4" y={capHeight} fontSize="100" textLength={width + 6} lengthAdjust="spacingAndGlyphs">
        {ticker}
      </text>
    </svg>
  );
}

/** The box of a ticker at a font size of 100, and the height that it is drawn at: up to half as tall again. */
export function tickerBox(ticker: string): { width: number; height: number } {
  const width = Math.round(sum(lettersOf(ticker).map(widthOf)) * 0.97);
  const stretch = Math.min(1.5, Math.max(1, Math.sqrt(width / easyWidth)));
  return { width, height: Math.round(capHeight * stretch) };
}

function widthOf(letter: string): number {
  if (wideScript.test(letter)) return 105;
  if (/[$\d]/.test(letter)) return digitWidth;
  return capWidths[letter] ?? 77.8;
}
