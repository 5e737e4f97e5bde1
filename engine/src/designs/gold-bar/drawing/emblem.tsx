import { hexOf, shade, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../emblem-props.ts';
import { pick, seededRandom } from '../../random.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { lettersOf, sum } from '../../shared/lettering.ts';
import { goldTokens } from '../tokens.ts';
import { wallOf } from './suit.tsx';

const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

/** Over the ticker: a crown, a star, a gem. */
const crests = [
  'M158 138L148 92L176 114L200 82L224 114L252 92L242 138ZM158 150H242',
  'M200 76L211 106L243 108L218 127L227 158L200 141L173 158L182 127L157 108L189 106Z',
  'M166 88H234L252 112L200 156L148 112ZM148 112H252M182 112L200 152L218 112L200 90Z',
] as const;

/** Under it: two branches of laurel, two ears of wheat. */
const branches = [
  'M196 322Q126 318 96 258M184 320Q176 296 156 300Q162 320 184 320ZM156 312Q152 288 130 288Q134 308 156 312ZM130 294Q132 270 110 264Q110 286 130 294ZM110 268Q118 246 100 234Q92 254 110 268Z',
  'M196 322Q132 320 98 262M182 320L164 304L150 314L168 324ZM160 314L146 294L130 302L146 316ZM138 302L128 280L112 286L124 304ZM118 284L114 260L98 264L106 286Z',
] as const;

/** A medal of the house, struck in the coin's colour: crest, ticker and branches inside rims that are cut like an engraving. */
export function Medal({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { primary, onPrimary, secondary } = palette;
  const tokens = goldTokens(palette);
  const wall = wallOf(secondary);
  const { hue, chroma } = toneOf(primary);
  const ink = hexOf({ lightness: 0.17, chroma: Math.min(chroma, 0.03), hue });
  const crest = pick(crests, random());
  const branch = pick(branches, random());
  const teeth = 60 + Math.round(random() * 24) * 2;
  const reeding = (2 * Math.PI * 164) / teeth / 2;
  const size = letterSize(symbol);
  return (
    <Drawing viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" fill="none" {...rounded}>
      <path d="M-200-200H600V600H-200z" fill={wall} />
      <circle
        cx="200"
        cy="200"
        r="190"
        stroke={shade(wall, 0.09)}
        strokeWidth="340"
        strokeDasharray="7 11.85"
        strokeLinecap="butt"
      />
      <path d="M150 12H250V80H150Z" fill={secondary} stroke={ink} strokeWidth="4" />
      <path d="M166 12V80M234 12V80" stroke={shade(secondary, 0.12)} strokeWidth="8" />
      <circle cx="200" cy="208" r="174" fill={tokens['--bevel-dark']} stroke={ink} strokeWidth="5" />
      <circle
        cx="200"
        cy="208"
        r="164"
        stroke={tokens['--bevel-light']}
        strokeWidth="16"
        strokeDasharray={reeding.toFixed(2)}
        strokeLinecap="butt"
      />
      <circle cx="200" cy="208" r="152" fill={primary} stroke={tokens['--bevel-light']} strokeWidth="6" />
      <circle cx="200" cy="208" r="139" stroke={onPrimary} strokeWidth="2" />
      <circle
        cx="200"
        cy="208"
        r="131"
        stroke={onPrimary}
        strokeWidth="9"
        strokeDasharray="1.4 4"
        strokeLinecap="butt"
        strokeOpacity=".6"
      />
      <path d="M88 120A144 144 0 0 1 200 64" stroke={tokens['--foil-high']} strokeWidth="12" />
      <g fill={onPrimary} stroke={onPrimary} strokeWidth="3">
        <path d={crest} fillRule="evenodd" />
        <path d={branch} fillOpacity=".9" />
        <path d={branch} fillOpacity=".9" transform="matrix(-1 0 0 1 400 0)" />
      </g>
      <text
        x="200"
        y={Math.round(205 + size * 0.34)}
        textAnchor="middle"
        fontSize={size}
        fill={onPrimary}
        stroke={onPrimary}
        strokeWidth="1"
      >
        {symbol}
      </text>
    </Drawing>
  );
}

/** As large as the medal is wide between its branches. */
function letterSize(symbol: string): number {
  return Math.round(Math.min(78, 204 / sum(lettersOf(symbol).map(widthOf))));
}

function widthOf(letter: string): number {
  if (wideScript.test(letter)) return 1.15;
  if (/[MW]/.test(letter)) return 1.02;
  return /[IJ1]/.test(letter) ? 0.45 : 0.74;
}
