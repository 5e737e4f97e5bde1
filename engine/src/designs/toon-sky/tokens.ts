import { contrast, mix, shade, toneOf } from '../../colour/colour.ts';
import { paletteOn, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { daylight } from '../shared/tints.ts';
import { seededRandom } from '../random.ts';

/**
 * What the landscape is painted with. The page's background is the sky, the two colours are the hills and the planks;
 * signs are pale boards with ink on them by night too, so that no word ever stands on grass or sky without an outline.
 */
export function toonTokens(palette: Palette) {
  const { primary, secondary, background } = palette;
  const night = palette.scheme === 'dark';
  const paper = mix(primary, night ? 0.08 : 0.04, '#ffffff');
  const printed = paletteOn(paper, palette, [paper]);
  const ink = printed.text;
  const pop = paletteOn(ink, palette).secondaryText;
  const dusk = night ? mix(ink, 0.5, background) : ink;
  const haze = contrast('#ffffff', background) < 1.3 ? daylight(morning(primary, secondary)) : '#ffffff';
  return {
    '--paper': paper,
    '--ink': ink,
    '--ink-muted': printed.textMuted,
    '--link': printed.primaryText,
    '--tint': mix(secondary, 0.22, paper),
    '--hill-2': shade(primary, -0.06),
    '--hill-far': night ? mix(dusk, 0.4, secondary) : mix('#ffffff', 0.3, secondary),
    '--blade': shade(primary, -0.13),
    '--shine': mix(paper, 0.3, primary),
    '--wood': shade(secondary, -0.25),
    '--shade': `${ink}38`,
    '--cloud': night ? mix(background, 0.3, paper) : paper,
    '--glow': night ? mix(pop, 0.26, background) : mix(haze, 0.32, background),
    '--glow-2': night ? mix(pop, 0.12, background) : mix(haze, 0.16, background),
    '--pop': pop,
    '--star': night ? paper : 'transparent',
    '--crater': night ? mix(ink, 0.14, pop) : 'transparent',
    '--soil': mix(primary, 0.1, ink),
    '--stone': mix(primary, 0.2, ink),
  };
}

/** Light in a white sky is the more vivid of the two colours: a dull one would be fog. */
function morning(one: string, other: string): string {
  return toneOf(one).chroma > toneOf(other).chroma ? one : other;
}

/** In percent of the sky: one cloud above the title, three below it, so that no letter stands on white. */
const anchors = [
  { x: -6, y: 40 },
  { x: 20, y: 44 },
  { x: 62, y: 34 },
  { x: 82, y: -7 },
] as const;

/** Where the clouds of this page hang: each near its anchor, somewhere else for each seed. */
export function cloudPlaces(seed: number): DesignTokens {
  const random = seededRandom(seed);
  return Object.fromEntries(
    anchors.flatMap(({ x, y }, cloud) => [
      [`--x${cloud + 1}`, `${Math.round(x + random() * 12)}%`],
      [`--y${cloud + 1}`, `${Math.round(y + random() * 9)}%`],
    ]),
  );
}
