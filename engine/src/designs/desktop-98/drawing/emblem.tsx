import { hexOf, shade, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { cellPaths, withRing } from '../../shared/cell-paths.ts';
import { Drawing } from '../../shared/drawing.tsx';

const side = 46;
/** Of the seal; its ribbons hang below. */
const [middle, centre] = [22.5, 20];

/** How the face is dithered: which dots are darker. */
const dithers = [
  (x: number, y: number) => (x + y) % 2 === 0,
  (x: number, y: number) => x % 2 === 0 && y % 2 === 0,
  (x: number, y: number) => (x + y) % 4 === 0,
  (x: number, y: number) => y % 3 === 0,
  (x: number, y: number) => (x - y + 40) % 4 === 0,
] as const;

/** The seal of a certificate in dots: a scalloped rim, two ribbons, and the ticker on a plate with a bevel. */
export function Seal({ symbol, seed, palette }: EmblemProps) {
  const { primary, secondary } = palette;
  const { hue, chroma } = toneOf(secondary);
  const grey = (lightness: number) => hexOf({ lightness, chroma: Math.min(chroma, 0.02), hue });
  const [ink, face, shadow, light] = [grey(0.2), grey(0.88), grey(0.64), grey(0.99)];
  const paints: Record<string, string> = {
    o: ink,
    r: secondary,
    t: shade(secondary, -0.12),
    m: primary,
    h: shade(primary, 0.16),
    s: shade(primary, -0.12),
  };
  const size = Math.min(11, 48 / Array.from(symbol).length);
  return (
    <Drawing viewBox={`0 -.5 ${side} ${side}`} shapeRendering="crispEdges">
      {cellPaths(drawSeal(seed), 'ortmhs').map(([letter, path]) => (
        <path d={path} stroke={paints[letter]} key={letter} />
      ))}
      <path fill={ink} d="M0 12.5H46V27.5H0z" />
      <path fill={shadow} d="M1 13.5H45V26.5H1z" />
      <path fill={light} d="M1 13.5H44V14.5H2V25.5H1z" />
      <path fill={face} d="M2 14.5H44V25.5H2z" />
      <text x="23" y="20.3" fill={ink} textAnchor="middle" dominantBaseline="central" fontSize={size}>
        {symbol}
      </text>
    </Drawing>
  );
}

/** `r` and `t` rim and ribbons with their shade, `m`, `h` and `s` the face, its light and its dots. */
function drawSeal(seed: number): string[] {
  const random = seededRandom(seed);
  const scallops = 9 + Math.floor(random() * 10);
  const isDark = pick(dithers, random());
  const spread = 4 + Math.floor(random() * 4);
  const rows = Array.from({ length: side }, (_row, y) =>
    Array.from({ length: side }, (_dot, x) => {
      const [right, down] = [x - middle, y - centre];
      const reach = Math.hypot(right, down);
      const edge = 18.4 + Math.cos(Math.atan2(right, down) * scallops) * 0.9;
      if (reach <= edge) {
        if (reach > 15.6) return right + down > 6 ? 't' : 'r';
        if (reach > 14.4) return 'o';
        if (reach > 13.2) return right + down < 0 ? 'h' : 's';
        return right + down > -6 && isDark(x, y) ? 's' : 'm';
      }
      return isRibbon(Math.abs(right), down, spread) ? (right > 0 ? 't' : 'r') : '.';
    }).join(''),
  );
  return withRing(rows, 'o');
}

function isRibbon(right: number, down: number, spread: number): boolean {
  const off = Math.abs(right - spread - (down - 10) * 0.35);
  return down > 10 && off < 3.5 && down < 22.5 + off * 0.7;
}
