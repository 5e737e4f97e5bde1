import { contrast, hexOf, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/** WCAG 2 AA for text. */
const enoughForText = 4.5;

/** A paper of this chroma or more has a colour of its own already. */
const colourful = 0.06;

/** What a picture is printed in: always a positive, whatever the edition. */
export interface Inks {
  dark: string;
  light: string;
}

export function inksOf({ scheme, text, background }: Palette): Inks {
  return scheme === 'light' ? { dark: text, light: background } : { dark: background, light: text };
}

/** `--tint` is the tinted stock that boxes are printed on, `--screen` the dots that fill an empty column, which carry no text. */
export function tabloidTokens(palette: Palette): DesignTokens {
  return {
    '--tint': tintOf(palette),
    '--screen': `color-mix(in oklab,${palette.primary} 60%,${palette.background})`,
  };
}

/** As light as the palette's surface and of the coin's hue; the plain surface where the hue costs legibility. */
function tintOf({ background, surface, primary, ...palette }: Palette): string {
  const { hue, chroma } = toneOf(primary);
  const tint = hexOf({ lightness: toneOf(surface).lightness, chroma: Math.min(chroma, 0.035), hue });
  const texts = [palette.text, palette.textMuted, palette.primaryText, palette.secondaryText];
  const isReadable = texts.every((text) => contrast(text, tint) >= enoughForText);
  return isReadable && toneOf(background).chroma < colourful ? tint : surface;
}
