import { contrast, greyest, hexOf, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';

/** WCAG 2 AA for text. */
const enoughForText = 4.5;

/** A page of this chroma or more has a colour of its own already. */
const colourful = 0.06;

/**
 * As light as one of the palette's surfaces and of the coin's hue; the plain surface where the hue costs legibility, and on a page
 * of another colour. Yellow that is no lighter than a surface is khaki, so it is cream.
 */
export function tintedSurface(palette: Palette, as: 'surface' | 'surfaceRaised'): string {
  const { hue, chroma } = toneOf(palette.primary);
  const tint = hexOf({
    lightness: toneOf(palette[as]).lightness,
    chroma: Math.min(chroma, 0.035),
    hue: hue > 85 && hue < 118 ? 85 : hue,
  });
  const texts = [palette.text, palette.textMuted, palette.primaryText, palette.secondaryText];
  const isReadable = texts.every((text) => contrast(text, tint) >= enoughForText);
  return isReadable && toneOf(palette.background).chroma < colourful ? tint : palette.surface;
}

/** What a colour lights a pale sky with: a dull dark one would be dirt on it. */
export function daylight(colour: string): string {
  const { lightness, chroma, hue } = toneOf(colour);
  if (lightness >= 0.78 || chroma >= 0.14) return colour;
  return hexOf({ lightness: 0.78, chroma: chroma < greyest ? chroma : Math.max(chroma, 0.11), hue });
}
