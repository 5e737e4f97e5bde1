import { hexOf, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';
import { candyTokens } from '../tokens.ts';
import { Drawing, rounded } from '../../shared/drawing.tsx';
import { widthInEms } from '../../shared/lettering.ts';

/** Silhouettes from y 60 to 384: a gummy bear, a gumdrop, a cat of rice cake, a bean. */
const bodies = [
  'M200 82c20 0 38 4 54 11 8-27 58-35 70 0 8 24-4 42-20 50 6 13 8 27 8 41 0 24-8 44-22 60 32 24 48 60 44 92-4 38-30 48-62 48H128c-32 0-58-10-62-48-4-32 12-68 44-92-14-16-22-36-22-60 0-14 2-28 8-41-16-8-28-26-20-50 12-35 62-27 70 0 16-7 34-11 54-11z',
  'M200 66c66 0 98 66 118 148 20 84 36 170-118 170S62 298 82 214c20-82 52-148 118-148z',
  'M104 74c20-10 46 18 62 36 22-6 46-6 68 0 16-18 42-46 62-36 16 8 16 48 12 74 36 40 48 90 44 142-4 64-46 94-152 94S52 354 48 290c-4-52 8-102 44-142-4-26-4-66 12-74z',
  'M178 72c70-20 128 22 138 96 4 32 0 48 10 78 26 82-12 134-84 138-40 2-62-2-96-6C80 370 48 312 66 250c10-34 18-52 24-80 10-50 36-84 88-98z',
] as const;

/** On top, between y 6 and 110: a cherry, a bow, a swirl of cream, sprinkles. */
const toppings = [
  (fill: string, line: string) => (
    <>
      <path d="M204 66q4-34 34-46" fill="none" />
      <circle cx="200" cy="72" r="27" fill={fill} stroke={line} />
    </>
  ),
  (fill: string, line: string) => (
    <path
      d="M200 80c-34-34-62-40-68-24-8 20-4 44 4 54 12 10 40-2 64-30 24 28 52 40 64 30 8-10 12-34 4-54-6-16-34-10-68 24z"
      fill={fill}
      stroke={line}
    />
  ),
  (fill: string, line: string) => (
    <path
      d="M138 112c-20-20-4-42 18-40-6-22 14-34 30-28 0-16 12-26 30-32-6 14 2 20 8 32 18-4 32 12 24 28 22-2 34 24 16 40-30 16-96 16-126 0z"
      fill={fill}
      stroke={line}
    />
  ),
  (fill: string) => (
    <path
      d="M150 112l12-18M196 96l16-8M242 118l-8-18M176 138l18 4M222 140l12-12"
      stroke={fill}
      strokeWidth="13"
    />
  ),
] as const;

const mouths = [
  'M174 226c14 10 38 10 52 0 2 22-10 34-26 34s-28-12-26-34z',
  'M188 226h24c8 22-4 34-12 34s-20-12-12-34z',
  'M172 228c4 22 24 22 28 2 4 20 24 20 28-2',
] as const;

/** A sweet with a face that holds a wrapped candy with the ticker on it; stands for coins without a picture. */
export function Sweet({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const {
    '--primary': primary,
    '--secondary': secondary,
    '--on-primary': onPrimary,
    '--deep': line,
    '--deep-2': fold,
  } = candyTokens(palette);
  const body = pick(bodies, random());
  const topping = pick(toppings, random());
  const mouth = pick(mouths, random());
  const look = Math.round(random() * 8 - 4);
  const { hue, chroma } = toneOf(primary);
  const ink = hexOf({ lightness: 0.2, chroma: Math.min(chroma, 0.05), hue });
  const cream = hexOf({ lightness: 0.985, chroma: Math.min(chroma, 0.012), hue });
  return (
    <Drawing viewBox="0 0 400 400" fill="none" stroke={line} strokeWidth="8" {...rounded}>
      <path d={body} fill={primary} />
      <path d="M118 204c0-36 14-66 34-80M112 240l0 1" stroke="#fff" strokeOpacity=".62" strokeWidth="16" />
      <path d="M282 190c14 40 10 78-10 104" strokeOpacity=".5" strokeWidth="14" />
      {topping(secondary, fold)}
      <g stroke="none" fill={secondary} fillOpacity=".8">
        <ellipse cx="132" cy="226" rx="20" ry="13" />
        <ellipse cx="268" cy="226" rx="20" ry="13" />
      </g>
      <g stroke="none" fill={cream}>
        <ellipse cx="162" cy="192" rx="25" ry="30" />
        <ellipse cx="238" cy="192" rx="25" ry="30" />
        <g fill={ink}>
          <ellipse cx={163 + look} cy="194" rx="18" ry="23" />
          <ellipse cx={237 + look} cy="194" rx="18" ry="23" />
        </g>
        <path
          d="M162 184a8 8 0 1 0 .1 0M172 206a4 4 0 1 0 .1 0M236 184a8 8 0 1 0 .1 0M246 206a4 4 0 1 0 .1 0"
          transform={`translate(${look} -6)`}
        />
      </g>
      <path d={mouth} stroke={onPrimary} fill={mouth.endsWith('z') ? onPrimary : 'none'} strokeWidth="6" />
      <path
        d="M92 312L30 276c-10 12-10 26-2 36-8 10-8 24 2 36zM308 312l62-36c10 12 10 26 2 36 8 10 8 24-2 36z"
        fill={secondary}
        stroke={fold}
      />
      <rect x="74" y="270" width="252" height="84" rx="42" fill={cream} stroke={fold} />
      <text
        x="200"
        y="314"
        stroke={ink}
        strokeWidth="1.5"
        fill={ink}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={sizeOf(symbol)}
      >
        {symbol}
      </text>
      <path d="M66 284c14-14 34-8 38 8s-10 26-24 24M334 284c-14-14-34-8-38 8s10 26 24 24" fill={primary} />
    </Drawing>
  );
}

/** The largest size at which the ticker stays on its wrapper; letters of other scripts are taken for square. */
function sizeOf(symbol: string): number {
  const width = widthInEms(symbol, { wide: 0.98, latin: 0.68 });
  return Math.round(Math.min(58, 184 / Math.max(width, 0.5)));
}
