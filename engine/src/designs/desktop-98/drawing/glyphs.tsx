import { runsPath } from '../../shared/cell-paths.ts';
import { bitmaps, type GlyphName } from './bitmaps.ts';

/** From a dot to the last that is joined to it by dots of later colours. */
const stroke = /#(?:[#+]*#)?/g;

/** Classes of colour by the letter that stands for them in a bitmap. */
const inks = {
  '#': 'ink',
  w: 'paper',
  g: 'grey',
  p: 'first',
  o: 'on-first',
  s: 'second',
  d: 'deep',
} as const;

/** In the order of painting. */
export const inkLetters = ['#', 'w', 'g', 'p', 'o', 's', 'd'] as const;

const symbols = Object.entries(bitmaps).map(([name, bitmap]) => ({
  name,
  strokes: inkLetters
    .map((letter) => ({ ink: inks[letter], path: strokesOf(bitmap, letter) }))
    .filter(({ path }) => path !== ''),
}));

/** Every icon, once a page; what shows them refers to them. @param sheet.without the one that this page never shows */
export function GlyphSheet(sheet: { without: GlyphName }) {
  return (
    <svg className="sheet" viewBox="0 0 16 16" aria-hidden="true">
      {symbols.map(({ name, strokes }) =>
        name === sheet.without ? null : (
          <symbol id={`_${name}`} viewBox="0 -.5 16 16" key={name}>
            {strokes.map(({ ink, path }) => (
              <path className={`dots ${ink}`} d={path} key={ink} />
            ))}
          </symbol>
        ),
      )}
      <symbol id="_controls" viewBox="0 0 50 16">
        <path className="area face" d="M0 0h32v16H0zM34 0h16v16H34z" />
        <path className="area grey" d="M0 16v-2h14V0h2v14h14V0h2v16zM34 16v-2h14V0h2v16z" />
        <path className="area paper" d="M0 14V0h14v2H2v12zM16 14V0h14v2H18v12zM34 14V0h14v2H36v12z" />
        <path
          className="area ink"
          d="M4 10h6v2H4zM20 4h8v8h-8zM22 6v4h4V6zM38 4h2v2h1v1h2V6h1V4h2v2h-2v1h-1v2h1v1h2v2h-2v-2h-1V9h-2v1h-1v2h-2v-2h2V9h1V7h-1V6h-2z"
        />
      </symbol>
      <symbol id="_screen" viewBox="0 0 32 28">
        <path className="area ink" d="M4 0h24v20h4v8H0v-8h4z" />
        <path className="area face" d="M5 1h22v17H5zM1 21h30v6H1z" />
        <path className="area lcd" d="M8 4h16v11H8z" />
        <path className="area lit" d="M10 6h6v1h-6zM10 9h10v1H10zM10 12h3v1h-3zM24 23h4v1h-4z" />
      </symbol>
    </svg>
  );
}

/** One icon from the sheet; decoration. */
export function Glyph({ name }: { name: GlyphName }) {
  return (
    <svg className={`glyph glyph-${name}`} aria-hidden="true">
      <use href={`#_${name}`} />
    </svg>
  );
}

/**
 * The dots of one colour as strokes one unit wide. A stroke runs on under dots of later colours, which are painted over
 * it, so that an outline with its filling takes two strokes a row instead of three.
 */
export function strokesOf(bitmap: string, letter: (typeof inkLetters)[number]): string {
  const later: readonly string[] = inkLetters.slice(inkLetters.indexOf(letter));
  const marked = (row: string) =>
    Array.from(row, (dot) => (dot === letter ? '#' : later.includes(dot) ? '+' : ' ')).join('');
  const runs = bitmap
    .trim()
    .split('\n')
    .flatMap((row, y) =>
      [...marked(row).matchAll(stroke)].map(({ 0: run, index }) => ({ x: index, y, length: run.length })),
    );
  return runsPath(runs);
}
