import { contrast } from '../../colour/colour.ts';
import type { EmblemProps } from '../emblem-props.ts';
import { pick, seededRandom } from '../random.ts';
import { Drawing } from '../shared/drawing.tsx';
import { inksOf, type Inks } from './tokens.ts';

/** How many corners, and how far in every other one lies. */
type Cut = readonly [corners: number, inner: number];

/** Slabs that a medal may be cut from. */
const cuts: [Cut, ...Cut[]] = [
  [8, 1],
  [6, 1],
  [24, 0.86],
  [32, 0.9],
  [16, 0.8],
  [12, 0.88],
  [20, 0.72],
  [60, 1],
];

/** A medal cut from card: a slab, its inner edge, and a bar with the ticker across it, each with a hard shadow. */
export function CardMedal({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { dark, light } = inksOf(palette);
  const line = outlineOn([palette.primary, palette.secondary], { dark, light });
  const cut = pick(cuts, random());
  const turn = Math.floor(random() * 6) * 5;
  const tilt = [-9, -6, -3, 3, 6, 9][Math.floor(random() * 6)];
  const length = Array.from(symbol).length;
  const slab = outlineOf(cut, 182, turn);
  return (
    <Drawing
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMid meet"
      stroke={line}
      strokeWidth="12"
      strokeLinejoin="round"
    >
      <path d="M-800-400H1200V800H-800z" fill={palette.secondary} stroke="none" />
      <path d={slab} fill={line} transform="translate(14 14)" />
      <path d={slab} fill={palette.primary} />
      <path d={outlineOf(cut, 132, turn)} fill="none" strokeWidth="7" />
      <g transform={`rotate(${tilt} 200 200)`}>
        <path d="M16 146H384V254H16z" fill={line} transform="translate(12 12)" />
        <path d="M16 146H384V254H16z" fill={light} stroke={dark} />
        <text
          x="200"
          y={200 + Math.min(30, Math.round(180 / length))}
          textAnchor="middle"
          fontSize={Math.min(86, Math.round(520 / length))}
          fontWeight="900"
          fill={dark}
          stroke="none"
          {...(length > 4 ? { textLength: 332, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {symbol}
        </text>
      </g>
    </Drawing>
  );
}

/** @param turn in degrees */
function outlineOf([corners, inner]: Cut, radius: number, turn: number): string {
  const points = Array.from({ length: corners }, (_, at) => {
    const angle = ((at / corners) * 360 + turn) * (Math.PI / 180);
    const reach = at % 2 === 0 ? radius : radius * inner;
    return `${Math.round(200 + Math.sin(angle) * reach)} ${Math.round(196 - Math.cos(angle) * reach)}`;
  });
  return `M${points.join('L')}z`;
}

/** The ink that is seen best on the worse of the grounds; dark unless it drowns. */
function outlineOn(grounds: readonly string[], { dark, light }: Inks): string {
  const seen = (ink: string) => Math.min(...grounds.map((ground) => contrast(ink, ground)));
  return seen(dark) >= 2 || seen(dark) > seen(light) ? dark : light;
}
