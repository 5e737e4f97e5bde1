import { mix } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { widthInEms } from '../../shared/lettering.ts';
import { stickerTokens } from '../tokens.ts';
import { decals, type DecalName } from './shapes.ts';

const names = [
  'star',
  'heart',
  'bolt',
  'smile',
  'flower',
  'moon',
  'eye',
  'mushroom',
] as const satisfies readonly DecalName[];

interface Edge {
  readonly waves: number;
  readonly depth: number;
  readonly isSharp: boolean;
}

/** How the edge of the badge goes: in how many waves, how deep, how sharp. */
const edges: readonly [Edge, ...Edge[]] = [
  { waves: 12, depth: 15, isSharp: false },
  { waves: 18, depth: 16, isSharp: true },
  { waves: 8, depth: 20, isSharp: false },
  { waves: 24, depth: 9, isSharp: false },
];

/** A badge with the ticker in marker, a small sticker above it; drawn for coins without a picture. */
export function TickerBadge({ symbol, seed, palette }: EmblemProps) {
  const { '--ink': ink, '--pale': pale, '--line-1': line, '--line-2': trim } = stickerTokens(palette);
  const { primary, secondary } = palette;
  const random = seededRandom(seed + numberOf(symbol));
  const edge = badgeOf(pick(edges, random()));
  const { outline, lines } = decals[pick(names, random())];
  const tilt = Math.round(random() * 16 - 8);
  const size = Math.round(Math.min(96, 232 / widthInEms(symbol, { wide: 1, latin: 0.72 })));
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      <g transform={`rotate(${tilt} 200 200)`}>
        <path d={edge} fill={pale} stroke={pale} strokeWidth="40" />
        <path d={edge} fill={primary} stroke={line} strokeWidth="9" />
        <path
          d="M308 118l-14 10M322 142l-17 9M331 168l-19 6M333 196h-20M329 224l-19-5M320 250l-17-9"
          stroke={mix(line, 0.34, primary)}
          strokeWidth="8"
          fill="none"
        />
        <circle cx="200" cy="200" r="122" fill={pale} stroke={line} strokeWidth="7" />
        <circle
          cx="200"
          cy="200"
          r="108"
          fill="none"
          stroke={secondary}
          strokeWidth="6"
          strokeDasharray="2 15"
        />
        <g transform="translate(162 96) scale(.76)" strokeWidth="8" stroke={trim}>
          <path d={outline + lines} fill={secondary} stroke={ink} />
        </g>
        <path
          d="M122 264c40-12 110-12 156-4-40-2-86 0-116 10 34-4 70-4 98 0"
          fill="none"
          stroke={secondary}
          strokeWidth="9"
        />
        <text x="200" y="204" fill={ink} textAnchor="middle" dominantBaseline="central" fontSize={size}>
          {symbol}
        </text>
        <path
          d="M262 336Q322 322 342 264 332 300 298 300 302 324 262 336z"
          fill={pale}
          stroke={mix(ink, 0.3, pale)}
          strokeWidth="3"
        />
      </g>
    </Drawing>
  );
}

/** A round badge's edge as path data. */
function badgeOf({ waves, depth, isSharp }: Edge): string {
  const point = (turn: number, radius: number) => {
    const angle = (turn / waves) * 2 * Math.PI;
    return `${Math.round(200 + Math.cos(angle) * radius)} ${Math.round(200 + Math.sin(angle) * radius)}`;
  };
  const [low, high] = [164 - depth, 164 + depth];
  const steps = Array.from({ length: waves }, (_, wave) =>
    isSharp
      ? `L${point(wave + 0.5, high - 4)}L${point(wave + 1, low + 6)}`
      : `Q${point(wave + 0.5, high + depth)} ${point(wave + 1, low + 6)}`,
  );
  return `M${point(0, low + 6)}${steps.join('')}Z`;
}

/** Another number for nearly every ticker, so that coins that share a seed do not share a badge. */
function numberOf(symbol: string): number {
  return Array.from(symbol).reduce((sum, letter) => Math.imul(sum, 31) + (letter.codePointAt(0) ?? 0), 7);
}
