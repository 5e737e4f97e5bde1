import { contrast, mix, shade } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/** WCAG 2 AA for text, and a little: letters of one pixel's width lie on these. */
const enoughForText = 5;

/** Two colours this far apart are told from each other where one is the other's echo. */
const enoughForEcho = 1.6;

/**
 * What the machine is lit with. The sky, the hills and the lines of the tube lie behind words in the text's colour, so
 * each has as much of the coin's colours as leaves those readable; shades and shines are decoration on solid controls.
 */
export function arcadeTokens(palette: Palette): DesignTokens {
  const { primary, secondary, text } = palette;
  const metal = mix(text, 0.26, palette.background);
  return {
    '--sky-1': tint(palette, primary, 0.1),
    '--sky-2': tint(palette, primary, 0.2),
    '--sky-3': tint(palette, primary, 0.32),
    '--far': tint(palette, secondary, 0.36),
    '--near': tint(palette, shade(secondary, -0.15), 0.5),
    '--cloud': tint(palette, text, 0.14),
    '--shine': shade(primary, 0.12),
    '--shade': shade(primary, -0.14),
    '--shine-2': shade(secondary, 0.12),
    '--shade-2': shade(secondary, -0.14),
    '--metal': metal,
    '--echo': contrast(primary, text) < enoughForEcho ? metal : primary,
  };
}

/**
 * The page's colour with this share of another; where the text would be hard to read on that, with as much of the pole
 * that the text stands out from.
 */
export function tint(palette: Palette, colour: string, share: number): string {
  const pole = palette.scheme === 'dark' ? '#000000' : '#ffffff';
  const grounds = [share, share * 0.75].map((part) => mix(colour, part, palette.background));
  const isReadable = (ground: string) => contrast(palette.text, ground) >= enoughForText;
  return grounds.find(isReadable) ?? mix(pole, share, palette.background);
}
