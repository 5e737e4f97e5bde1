import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { hats, moustaches, neckwear } from './wardrobe.tsx';
import { hexOf, toneOf } from '../../../colour/colour.ts';
import { moved } from '../tokens.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { lettersOf, sum } from '../../shared/lettering.ts';

const wideScript = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Extended_Pictographic}]/u;

/** The chairman of the house, a bar of the coin's colour with the ticker stamped on its brow; hat, glass, moustache and tie by the seed. */
export function Chairman({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { primary, onPrimary, secondary } = palette;
  const hue = toneOf(primary);
  const ink = hexOf({ lightness: 0.17, chroma: Math.min(hue.chroma, 0.03), hue: hue.hue });
  const paper = hexOf({ lightness: 0.96, chroma: Math.min(hue.chroma, 0.02), hue: hue.hue });
  const wall = wallOf(secondary);
  const cloth = { ink, paper, accent: secondary, edge: moved(primary, 0.08) };
  const hat = pick(hats, random())(cloth);
  const neck = pick(neckwear, random())(cloth);
  const moustache = pick(moustaches, random());
  const side = random() < 0.5 ? -1 : 1;
  const size = letterSize(symbol);
  return (
    <Drawing viewBox="0 0 400 400" preserveAspectRatio="xMidYMid slice" fill="none" {...rounded}>
      <path d="M-200-200H600V600H-200z" fill={wall} />
      <circle
        cx="200"
        cy="210"
        r="180"
        stroke={moved(wall, 0.09)}
        strokeWidth="360"
        strokeDasharray="7 11.85"
        strokeLinecap="butt"
      />
      <circle cx="200" cy="210" r="128" fill={moved(wall, 0.13)} />
      <g transform="translate(16 34) scale(.92)" stroke={ink} strokeWidth="5">
        <path d="M6 520C10 386 66 344 138 318H262C334 344 390 386 394 520z" fill={ink} stroke={cloth.edge} />
        <path d="M148 300L200 470L252 300z" fill={paper} />
        <path
          d="M138 318L104 372L142 384L132 404L200 500L268 404L258 384L296 372L262 318"
          stroke={cloth.edge}
          strokeWidth="4"
        />
        {neck}
        <path d="M122 118L146 88H254L278 118z" fill={moved(primary, 0.12)} />
        <path d="M122 118H278L304 298Q305 310 294 310H106Q95 310 96 298z" fill={primary} />
        <path
          d={side < 0 ? 'M130 128L109 302' : 'M270 128L291 302'}
          stroke={moved(primary, -0.16)}
          strokeWidth="18"
          strokeDasharray="2.5 5"
          strokeLinecap="butt"
        />
        <g fill={paper} strokeWidth="4">
          <path d="M136 204a24 20 0 0 1 48 0a24 17 0 0 1-48 0zM216 204a24 20 0 0 1 48 0a24 17 0 0 1-48 0z" />
          <path d={`M${160 + side * 6} 206v4M${240 + side * 6} 206v4`} strokeWidth="15" stroke={ink} />
          <path d="M134 204a26 22 0 0 1 52 0zM214 204a26 22 0 0 1 52 0z" fill={moved(primary, -0.07)} />
        </g>
        <g stroke={onPrimary} strokeWidth="6">
          <path
            d={side < 0 ? 'M132 168q26-14 54 2M216 180q28-6 50 4' : 'M134 184q22-10 50-4M214 170q28-16 54-2'}
          />
          <path d="M180 286q20 7 40 0" />
        </g>
        <circle cx={200 + side * 40} cy="204" r="37" stroke={moved(primary, 0.2)} strokeWidth="11" />
        <circle cx={200 + side * 40} cy="204" r="37" strokeWidth="3" />
        <path
          d={`M${200 + side * 77} 206q${side * 40} 90 ${side * -8} 190`}
          stroke={cloth.edge}
          strokeWidth="5"
          strokeDasharray=".1 9"
        />
        <path d={moustache} fill={onPrimary} stroke="none" />
        <text
          x="200"
          y={Math.round(141 + size * 0.34)}
          textAnchor="middle"
          fontSize={size}
          fill={onPrimary}
          stroke="none"
        >
          {symbol}
        </text>
        {hat}
      </g>
    </Drawing>
  );
}

/** A dim wall of the second colour: the sitter's colours are brighter or darker than it. */
function wallOf(colour: string): string {
  const { chroma, hue } = toneOf(colour);
  return hexOf({ lightness: 0.4, chroma: Math.min(chroma, 0.09), hue });
}

/** As large as the brow is wide, and no higher than it is tall. */
function letterSize(symbol: string): number {
  return Math.round(Math.min(44, 146 / sum(lettersOf(symbol).map(widthOf))));
}

function widthOf(letter: string): number {
  if (wideScript.test(letter)) return 1.15;
  if (/[MW]/.test(letter)) return 1.02;
  return /[IJ1]/.test(letter) ? 0.45 : 0.74;
}
