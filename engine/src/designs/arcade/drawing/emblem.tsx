import { hexOf, toneOf } from '../../../colour/colour.ts';
import type { Palette } from '../../../colour/palette.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { lit } from '../light.ts';
import { arms, eyes, hats, legs, mouths } from './parts.ts';
import { mirror, pathsOf, stamp, type Bitmap } from './pixels.ts';

/** Side of the picture in cells. */
const side = 32;

/** The coin itself: `K` its line, `H` and `S` its lit and its shaded rim, `P` its face. */
const body: Bitmap = Array.from({ length: side }, (_row, y) =>
  Array.from({ length: side }, (_cell, x) => {
    const reach = Math.hypot(x - 15.5, y - 13.5);
    if (reach > 9.4) return '.';
    if (reach > 8.3) return 'K';
    if (reach > 7.2) return x + y < 29 ? 'H' : 'S';
    return 'P';
  }).join(''),
);

/** The coin as the game's hero: a face, a hat and two arms of its own, on a block with its ticker. */
export function CoinPlayer({ symbol, seed, palette }: EmblemProps) {
  const cells = drawPlayer(symbol, seed);
  const inks = inksOf(palette);
  const letters = Array.from(symbol);
  const size = Math.min(3, 27 / letters.length);
  return (
    <svg className="player" viewBox={`0 0 ${side} ${side}`} aria-hidden="true" focusable="false">
      <g transform="translate(0 .5)" shapeRendering="crispEdges">
        {[...pathsOf(cells)].map(([letter, path]) => (
          <path key={letter} d={path} stroke={inks[letter]} />
        ))}
      </g>
      <path fill={palette.text} d="M1 27h30v5H1zM0 28h32v3H0z" />
      <path fill={palette.secondary} d="M1 28h30v3H1z" />
      <text
        x="16"
        y={29.5 + size * 0.5625}
        fontSize={size}
        fontFamily="'Press Start 2P',monospace"
        textAnchor="middle"
        fill={palette.onSecondary}
      >
        {symbol}
      </text>
    </svg>
  );
}

/** Which parts it is made of: the seed and the ticker decide. */
function drawPlayer(symbol: string, seed: number): Bitmap {
  const random = seededRandom(Array.from(symbol).reduce(mixIn, seed));
  const layers: [Bitmap, number, number][] = [
    [pick(arms, random()), 1, 10],
    [mirror(pick(arms, random())), 25, 10],
    [pick(eyes, random()), 9, 9],
    [pick(mouths, random()), 9, 15],
    [pick(hats, random()), 7, 2],
    [legs, 10, 23],
  ];
  return layers.reduce<Bitmap>((below, [part, x, y]) => stamp(below, part, x, y), body);
}

function mixIn(seed: number, letter: string): number {
  return (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
}

function inksOf(palette: Palette): Record<string, string> {
  const { primary, secondary } = palette;
  const line =
    palette.scheme === 'light' ? palette.text : hexOf({ ...toneOf(palette.background), lightness: 0.1 });
  return {
    K: line,
    P: primary,
    H: lit(primary, 0.13),
    S: lit(primary, -0.13),
    F: palette.onPrimary,
    G: secondary,
    g: lit(secondary, -0.13),
    W: palette.text,
  };
}
