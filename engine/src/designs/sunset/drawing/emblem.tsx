import { hexOf, mix, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { widthInEms } from '../../shared/lettering.ts';
import { sunsetTokens } from '../tokens.ts';
import { sunBands } from './striped-sun.ts';
import { palmPath } from './vista.tsx';

/** Signs of neon in the middle of the sun, 340 wide and 108 high. */
const signs = [
  'M48 236H352Q370 236 370 254V320Q370 338 352 338H48Q30 338 30 320V254Q30 236 48 236Z',
  'M54 236H386L346 338H14Z',
  'M58 236H342L380 287L342 338H58L20 287Z',
] as const;

/** Where the palms stand, as transforms of the left one and the right one. */
const groves: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['translate(8 36) scale(.84)', 'translate(386 96) scale(-.66 .66)'],
  ['translate(14 96) scale(.66)', 'translate(392 36) scale(-.84 .84)'],
  ['translate(6 62) scale(.76)', 'translate(394 62) scale(-.76 .76)'],
];

/** The badge of the coast: the ticker on a sign of neon before the striped sun, between palms, on the horizon. */
export function CoastBadge({ symbol, seed, palette }: EmblemProps) {
  const tokens = sunsetTokens(palette);
  const { primary, secondary } = palette;
  const random = seededRandom(seed);
  const sign = pick(signs, random());
  const [left, right] = pick(groves, random());
  const tilt = Math.round(random() * 8 - 4);
  const { chroma, hue } = toneOf(secondary);
  const night = hexOf({ lightness: 0.15, chroma: Math.min(chroma, 0.05), hue });
  const lit = (colour: string) =>
    hexOf({ ...toneOf(colour), lightness: Math.max(0.8, toneOf(colour).lightness) });
  return (
    <Drawing viewBox="0 0 400 400" {...rounded}>
      {sunBands({ x: 200, y: 190, radius: 184 }).map((band, at) => (
        <path d={band} fill={sunColour(tokens, at / 5)} key={band} />
      ))}
      <g fill={night}>
        <path d={palmPath} transform={left} />
        <path d={palmPath} transform={right} />
        <path d="M4 372H396L372 392H28Z" stroke={primary} strokeWidth="6" />
      </g>
      <g transform={`rotate(${tilt} 200 287)`}>
        <path d={sign} fill={night} stroke={night} strokeWidth="26" />
        <path d={sign} fill={night} stroke={primary} strokeWidth="9" />
        <path
          d={sign}
          fill="none"
          stroke={secondary}
          strokeWidth="4"
          transform="translate(18 25.8) scale(.91)"
        />
        <text
          x="200"
          y="289"
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={signSize(symbol)}
          fontWeight="700"
          fontStyle="italic"
          fill={mix('#ffffff', 0.7, lit(primary))}
          stroke={lit(primary)}
          strokeWidth="2"
        >
          {symbol}
        </text>
      </g>
    </Drawing>
  );
}

/** The sun's colour at a share of its height, as the page's own sun has it. */
export function sunColour(tokens: ReturnType<typeof sunsetTokens>, share: number): string {
  const [high, mid, low] = [tokens['--sun-high'], tokens['--sun-mid'], tokens['--sun-low']];
  return share < 0.5 ? mix(mid, share * 2, high) : mix(low, share * 2 - 1, mid);
}

/** Font size in the drawing's units at which the ticker keeps inside its sign. */
function signSize(symbol: string): number {
  return Math.round(Math.min(78, 254 / widthInEms(symbol, { wide: 1, latin: 0.74 })));
}
