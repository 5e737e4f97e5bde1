import { hexOf, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';

/** Patterns of eight by eight dots, a byte to a row, the leftmost dot its highest bit. */
const patterns = [
  [0xff, 0x80, 0x80, 0x80, 0xff, 0x08, 0x08, 0x08],
  [0x82, 0x44, 0x28, 0x11, 0x28, 0x44, 0x82, 0x01],
  [0xf0, 0xe1, 0xc3, 0x87, 0x0f, 0x1e, 0x3c, 0x78],
  [0x10, 0x38, 0x7c, 0xfe, 0x7c, 0x38, 0x10, 0x00],
  [0xaa, 0x00, 0x55, 0x00, 0xaa, 0x00, 0x55, 0x00],
  [0xf8, 0x74, 0x22, 0x47, 0x8f, 0x17, 0x22, 0x71],
] as const;

/** Side of one dot in CSS pixels. */
const dot = 4;

/** The desktop's pattern as a CSS image, chosen by the seed, a shade beside the page's own colour. */
export function wallpaper({ background, scheme }: Palette, seed: number): string {
  const tone = toneOf(background);
  const step = scheme === 'dark' ? 0.05 : -0.045;
  const colour = hexOf({ ...tone, lightness: Math.max(tone.lightness + step, 0.15) });
  const rows = patterns[seed % patterns.length] ?? patterns[0];
  const side = 8 * dot;
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${side}' height='${side}' viewBox='0 0 8 8' ` +
    `shape-rendering='crispEdges'><path fill='${colour}' d='${rows.map(dotsOf).join('')}'/></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** One row's dots, neighbours joined. */
function dotsOf(row: number, y: number): string {
  const bits = row.toString(2).padStart(8, '0');
  return [...bits.matchAll(/1+/g)]
    .map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`)
    .join('');
}
