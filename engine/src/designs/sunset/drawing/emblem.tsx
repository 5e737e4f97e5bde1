import { mix } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { sunsetTokens } from '../tokens.ts';
import { sunBands } from './striped-sun.ts';
import { widthInEms } from '../../shared/lettering.ts';

const cabins = [
  'M96 262l38-56q5-8 16-8h100q11 0 16 8l38 56z',
  'M88 262l56-50q8-6 18-6h76q10 0 18 6l56 50z',
  'M106 262l20-52q4-10 16-10h116q12 0 16 10l20 52z',
] as const;

/** Tail lights of the left half; the other half is its mirror. */
const lights = [
  'M52 282h70v34H56q-4 0-4-4z',
  'M70 299m-17 0a17 17 0 1 0 34 0a17 17 0 1 0-34 0M108 299m-15 0a15 15 0 1 0 30 0a15 15 0 1 0-30 0',
  'M50 280h76v10H50zM52 296h74v10H52zM54 312h72v8H56z',
] as const;

const wings = ['M36 252l8-26h312l8 26h-22l-6-12H64l-6 12z', 'M70 262l10-14h240l10 14z'] as const;

/** A wedge of a car, driving into the sun with the ticker on its plate; drawn for coins without a picture. */
export function SundownDriver({ symbol, seed, palette }: EmblemProps) {
  const tokens = sunsetTokens(palette);
  const [high, low] = [tokens['--sun-high'], tokens['--sun-low']];
  const paint = mix('#000000', 0.84, low);
  const trim = mix('#ffffff', 0.3, high);
  const paper = mix('#ffffff', 0.92, high);
  const random = seededRandom(seed);
  const cabin = pick(cabins, random());
  const light = pick(lights, random());
  const wing = pick(wings, random());
  return (
    <svg viewBox="0 0 400 400" aria-hidden="true" focusable="false" strokeLinejoin="round">
      {sunBands({ x: 200, y: 190, radius: 184 }).map((band, at) => (
        <path d={band} fill={sunColour(tokens, at / 5)} key={band} />
      ))}
      <g stroke={trim} strokeWidth="4">
        <path
          d="M58 334h66v38q0 10-10 10H68q-10 0-10-10zM276 334h66v38q0 10-10 10h-46q-10 0-10-10z"
          fill="#000"
        />
        <path d={cabin} fill={paint} />
        <path d="M128 226h144M118 238h164M108 250h184" strokeWidth="3" />
        <path d={wing} fill={paint} />
        <path d="M34 290q0-28 28-30h276q28 2 28 30l-6 54q-2 16-18 16H58q-16 0-18-16z" fill={paint} />
        <path d="M40 330h320" strokeWidth="3" />
      </g>
      <g fill={high}>
        <path d={light} />
        <path d={light} transform="matrix(-1 0 0 1 400 0)" />
        <rect x="94" y="342" width="34" height="10" rx="5" />
        <rect x="272" y="342" width="34" height="10" rx="5" />
      </g>
      <rect x="128" y="276" width="144" height="50" rx="7" fill={paper} stroke={trim} strokeWidth="3" />
      <text
        x="200"
        y="302"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={plateSize(symbol)}
        fontWeight="700"
        fill="#000"
      >
        {symbol}
      </text>
    </svg>
  );
}

/** The sun's colour at a share of its height, as the page's own sun has it. */
export function sunColour(tokens: ReturnType<typeof sunsetTokens>, share: number): string {
  const [high, mid, low] = [tokens['--sun-high'], tokens['--sun-mid'], tokens['--sun-low']];
  return share < 0.5 ? mix(mid, share * 2, high) : mix(low, share * 2 - 1, mid);
}

/** Font size in the drawing's units at which the ticker keeps inside its plate. */
function plateSize(symbol: string): number {
  return Math.round(Math.min(42, 132 / widthInEms(symbol, { wide: 1, latin: 0.74 })));
}
