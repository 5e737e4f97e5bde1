import { contrast, hexOf, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/** WCAG 2 AA for text. */
const enoughForText = 4.5;

/** The lines of the boxes, the bars of the paper and what glows on the screen. */
export function tokens(palette: Palette): DesignTokens {
  return {
    '--line': `color-mix(in oklab,${palette.text} 34%,${palette.background})`,
    '--bar': barColour(palette),
    '--glow': `${palette.primary}8c`,
  };
}

/** A page of this chroma or more has a colour of its own already. */
const colourful = 0.06;

/**
 * Every second bar of the paper: as dark as the palette's raised surface and of the coin's hue, like the green bars of old
 * print-outs. Text lies on it, so where the hue costs legibility, and on coloured paper, it is a plain surface.
 */
function barColour({ background, primary, surface, surfaceRaised, ...palette }: Palette): string {
  const { hue, chroma } = toneOf(primary);
  const { lightness } = toneOf(surfaceRaised);
  const bar = hexOf({ lightness, chroma: Math.min(chroma, 0.035), hue });
  const texts = [palette.text, palette.textMuted, palette.primaryText, palette.secondaryText];
  const isReadable = texts.every((text) => contrast(text, bar) >= enoughForText);
  return isReadable && toneOf(background).chroma < colourful ? bar : surface;
}
