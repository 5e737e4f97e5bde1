import { hexOf, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { widthInEms } from '../../shared/lettering.ts';
import { pick, seededRandom } from '../../random.ts';
import { candyTokens } from '../tokens.ts';

/** How many stripes a mint has. */
const stripes = [7, 8, 9, 11, 12] as const;

/** Behind the mint: twists of its wrapper to both sides, a stick with a bow, or both. */
const wraps = ['twists', 'stick', 'both'] as const;

/** A glossy mint, in its wrapper or on a stick, with the ticker on the label around it. */
export function Mint({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const {
    '--primary': primary,
    '--secondary': secondary,
    '--deep': line,
    '--deep-2': fold,
  } = candyTokens(palette);
  const stripe = (2 * Math.PI * 72) / pick(stripes, random()) / 2;
  const turn = Math.round(random() * 90);
  const wrap = pick(wraps, random());
  const { hue, chroma } = toneOf(primary);
  const ink = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
  const cream = hexOf({ lightness: 0.985, chroma: Math.min(chroma, 0.012), hue });
  return (
    <Drawing viewBox="0 0 400 400" fill="none" stroke={line} strokeWidth="8" {...rounded}>
      {wrap === 'twists' ? null : <path d="M187 300h26v84q0 10-13 10t-13-10z" fill={cream} stroke={fold} />}
      {wrap === 'stick' ? null : (
        <g fill={secondary} stroke={fold}>
          <path d="M76 196L14 128Q2 140 8 158Q-2 176 8 196Q-2 216 8 234Q2 252 14 264ZM324 196L386 128Q398 140 392 158Q402 176 392 196Q402 216 392 234Q398 252 386 264Z" />
          <path
            d="M30 160L66 190M22 196H62M30 232L66 202M370 160L334 190M378 196H338M370 232L334 202"
            strokeWidth="5"
          />
        </g>
      )}
      <circle cx="200" cy="196" r="148" fill={cream} />
      <circle
        cx="200"
        cy="196"
        r="72"
        stroke={primary}
        strokeWidth="144"
        strokeLinecap="butt"
        strokeDasharray={`${stripe.toFixed(2)} ${stripe.toFixed(2)}`}
        transform={`rotate(${turn} 200 196)`}
      />
      <circle cx="200" cy="196" r="132" stroke="#000" strokeOpacity=".08" strokeWidth="24" />
      <path d="M92 148Q118 88 180 74M80 178v1" stroke="#fff" strokeOpacity=".8" strokeWidth="17" />
      <rect x="40" y="150" width="320" height="92" rx="46" fill={cream} stroke={fold} />
      <path d="M76 168H318" stroke="#fff" strokeWidth="10" />
      <text
        x="200"
        y="199"
        stroke={ink}
        strokeWidth="2"
        fill={ink}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={sizeOf(symbol)}
      >
        {symbol}
      </text>
      {wrap !== 'twists' ? (
        <path
          d="M200 352L150 326Q138 352 150 384ZM200 352L250 326Q262 352 250 384ZM186 340h28v24h-28z"
          fill={secondary}
          stroke={fold}
        />
      ) : null}
    </Drawing>
  );
}

/** The largest size at which the ticker stays on its label; letters of other scripts are taken for square. */
function sizeOf(symbol: string): number {
  const width = widthInEms(symbol, { wide: 0.98, latin: 0.68 });
  return Math.round(Math.min(72, 272 / Math.max(width, 0.5)));
}
