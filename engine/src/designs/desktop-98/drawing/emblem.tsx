import { hexOf, toneOf } from '../../../colour/colour.ts';
import type { EmblemProps } from '../../../sections/page-context.ts';
import { pick, seededRandom } from '../../random.ts';

const eyes = [
  'M14 10h3v5h-3zM23 10h3v5h-3z',
  'M13 13v-2h1v-1h3v1h1v2h-1v-2h-3v2zM22 13v-2h1v-1h3v1h1v2h-1v-2h-3v2z',
  'M14 10h3v5h-3zM22 12h5v2h-5z',
  'M10 10h20v2h-1v2h-1v1h-5v-1h-1v-2h-4v2h-1v1h-5v-1h-1v-2h-1z',
  'M13 10h5v5h-1v-2h-3v2h-1zM22 10h5v5h-1v-2h-3v2h-1z',
] as const;

const mouths = [
  'M15 16h1v1h1v1h6v-1h1v-1h1v2h-1v1h-1v1h-6v-1h-1v-1h-1z',
  'M15 16h10v2h-1v1h-1v1h-6v-1h-1v-1h-1z',
  'M16 18h7v-1h1v-1h2v1h-1v1h-1v1h-8z',
  'M18 16h4v4h-4zM19 17v2h2v-2z',
] as const;

/** What the machine wears: a hat, a propeller, an aerial. Outline, then filling. */
const hats = [
  ['M19-6h2v2h1v2h1v2h1v2h-8v-2h1v-2h1v-2h1z', 'M19-4h2v1h1v1h-4v-1h1zM17 0h6v1h-6z'],
  ['M18-1h4v3h-4zM11-4h18v3H11z', 'M12-3h7v1h-7zM21-3h7v1h-7z'],
  ['M17 2V0h-1v-2h-1v-2h2v2h1v2h1v2h2V0h1v-2h1v-2h2v2h-1v2h-1v2zM14-6h3v3h-3zM23-6h3v3h-3z', ''],
] as const;

/** A small computer with arms, legs and a face, drawn for coins without a picture; the ticker is on its keyboard. */
export function Machine({ symbol, seed, palette }: EmblemProps) {
  const random = seededRandom(seed);
  const { hue, chroma } = toneOf(palette.secondary);
  const shade = (lightness: number) => hexOf({ lightness, chroma: Math.min(chroma, 0.02), hue });
  const [ink, shell, shadow, light] = [shade(0.2), shade(0.9), shade(0.7), shade(0.99)];
  const [hat, band] = pick<readonly [string, string]>(hats, random());
  return (
    <svg viewBox="-3 -7 46 48" aria-hidden="true" focusable="false" shapeRendering="crispEdges" fill={ink}>
      <path d={hat} />
      <path fill={palette.primary} d={band} />
      <path d="M5 12H3v1H1v1H0v2h-1v5h4v-1h1v-4h1zM35 17h2v-1h1v-1h1v-2h2V6h-5v7h-1zM11 35h4v4h1v2H5v-3h2v-1h4zM29 35h-4v4h-1v2h11v-3h-2v-1h-4z" />
      <path fill={light} d="M0 17h3v3H0zM37 7h3v5h-3z" />
      <path fill={palette.primary} d="M6 39h9v1H6zM25 39h9v1h-9z" />
      <path d="M7 2h26v1h1v1h1v20h-1v1h-1v1h-7v2h-12v-2H7v-1H6v-1H5V4h1V3h1z" />
      <path fill={shell} d="M7 3h26v1h1v20h-1v1H7v-1H6V4h1z" />
      <path fill={light} d="M7 3h25v1H8v19H7v1H6V4h1z" />
      <path fill={shadow} d="M33 4h1v20h-1v1H8v-1h25zM11 23h8v1h-8zM16 26h8v2h-8z" />
      <path d="M10 5h20v1h1v1h1v13h-1v1h-1v1H10v-1H9v-1H8V7h1V6h1z" />
      <path fill={palette.primary} d="M10 6h20v1h1v13h-1v1H10v-1H9V7h1z" />
      <path fill={palette.onPrimary} d={`${pick(eyes, random())}${pick(mouths, random())}`} />
      <path fill={palette.onPrimary} opacity=".4" d="M10 8V7h4v1h-3v3h-1z" />
      <path fill={palette.secondary} d="M27 23h4v1h-4z" />
      <path d="M3 27h34v1h1v8h-1v1H3v-1H2v-8h1z" />
      <path fill={palette.secondary} d="M3 28h34v8H3z" />
      <path opacity=".25" d="M3 35h34v1H3z" />
      <text
        x="20"
        y="32"
        fill={palette.onSecondary}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize={letterSize(symbol)}
      >
        {symbol}
      </text>
    </svg>
  );
}

/** In the drawing's units, so that the whole ticker stays on the keyboard. */
function letterSize(symbol: string): number {
  return Math.min(7, Math.round(420 / Array.from(symbol).length) / 10);
}
