import { contrast, hexOf, shade, toneOf } from '../../../colour/colour.ts';
import type { Palette } from '../../../colour/palette.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing } from '../../shared/drawing.tsx';
import { crests, feet, glints } from './parts.ts';
import { pathsOf, stamp, type Bitmap } from './pixels.ts';

/** Side of the picture in cells. */
const side = 36;
const middle = (side - 1) / 2;

/** The bonus coin: a rim with the light on it, a crest, and a ribbon with the ticker across. */
export function BonusCoin({ symbol, seed, palette }: EmblemProps) {
  const inks = inksOf(palette);
  const size = Math.min(5.5, 31 / Array.from(symbol).length);
  return (
    <Drawing className="player" viewBox={`0 0 ${side} ${side}`}>
      <g transform="translate(0 .5)" shapeRendering="crispEdges">
        {[...pathsOf(drawCoin(symbol, seed))].map(([letter, path]) => (
          <path key={letter} d={path} stroke={inks[letter]} />
        ))}
      </g>
      <text
        x="18"
        y={18.6 + size / 2}
        fontSize={size}
        fontFamily="'Press Start 2P',monospace"
        textAnchor="middle"
        fill={palette.onSecondary}
      >
        {symbol}
      </text>
    </Drawing>
  );
}

/** Across the coin, eleven rows high. */
const ribbon: Bitmap = Array.from({ length: 11 }, (_, y) => {
  if (y === 0 || y === 10) return `..${'K'.repeat(32)}..`;
  return `KK${(y < 8 ? 'G' : 'g').repeat(32)}KK`;
});

/** `K` its line, `H` and `S` its lit and its shaded rim, `P` its face, `B` the beads around that. */
function drawCoin(symbol: string, seed: number): Bitmap {
  const random = seededRandom(Array.from(symbol).reduce(mixIn, seed));
  const beads = 2 + Math.floor(random() * 4);
  const coin = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_cell, x) => {
      const reach = Math.hypot(x - middle, y - middle);
      if (reach > 17) return '.';
      if (reach > 15.8) return 'K';
      if (reach > 13.4) return x + y < side - 2 ? 'H' : 'S';
      return reach > 12.4 && (x + y * 2) % beads === 0 ? 'B' : 'P';
    }).join(''),
  );
  const layers: [Bitmap, number, number][] = [
    [pick(crests, random()), 12, 6],
    [pick(feet, random()), 12, 26],
    [pick(glints, random()), 1 + Math.floor(random() * 3), 2],
    [ribbon, 0, 14],
    [pick(glints, random()), 30, 27 + Math.floor(random() * 3)],
  ];
  return layers.reduce<Bitmap>((below, [part, x, y]) => stamp(below, part, x, y), coin);
}

function mixIn(seed: number, letter: string): number {
  return (Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0)) >>> 0;
}

function inksOf(palette: Palette): Record<string, string> {
  const { primary, secondary } = palette;
  const night = hexOf({ ...toneOf(palette.background), lightness: 0.1 });
  // By night a coin as dark as its outline is drawn with light.
  const nightLine = contrast(primary, night) < 1.5 ? palette.primaryEdge : night;
  return {
    K: palette.scheme === 'light' ? palette.text : nightLine,
    P: primary,
    H: shade(primary, 0.13),
    S: shade(primary, -0.13),
    B: shade(primary, -0.18),
    G: secondary,
    g: shade(secondary, -0.13),
    W: palette.text,
  };
}
