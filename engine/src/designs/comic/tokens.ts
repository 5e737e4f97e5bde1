import { greyest, hexOf, mix, shade, toneOf } from '../../colour/colour.ts';
import { paletteOn, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/**
 * What the page is printed with. Speech bubbles and captions are paper with ink on them, on dark pages too: they carry
 * the text wherever a panel's ground is drawn on, so that no word ever stands on dots or rays.
 */
export function comicTokens(palette: Palette): DesignTokens {
  const { primary, secondary, scheme } = palette;
  const paper = scheme === 'dark' ? palette.text : '#ffffff';
  const printed = paletteOn(paper, palette, [paper]);
  const ink = printed.text;
  return {
    '--paper': paper,
    '--ink': ink,
    '--ink-muted': printed.textMuted,
    '--paper-link': printed.primaryText,
    '--frame': scheme === 'dark' ? paper : ink,
    '--caption': washOf(secondary),
    '--wash': washOf(primary),
    '--ray': rayOf(primary),
    '--ray-2': rayOf(secondary),
    '--dots': shade(primary, -0.07),
    '--dots-2': shade(secondary, -0.07),
    '--shine': mix(paper, 0.3, primary),
    '--surface-dot': mix(primary, 0.3, palette.surface),
    '--page-dot': mix(palette.text, 0.08, palette.background),
    '--zap': paletteOn(ink, palette).secondaryText,
    '--shade': `${ink}59`,
  };
}

/** A pale colour's rays are the white of the paper, with a breath of it: of a deeper one, all would be that one colour. */
function rayOf(colour: string): string {
  return toneOf(colour).lightness > 0.83 ? mix('#ffffff', 0.72, colour) : shade(colour, -0.07);
}

/** The colour thinned until ink is read on it; mixed with paper, brown would be grey. */
function washOf(colour: string): string {
  const { chroma, hue } = toneOf(colour);
  return hexOf({
    lightness: 0.91,
    chroma: chroma < greyest ? chroma : Math.min(Math.max(chroma, 0.04), 0.07),
    hue,
  });
}
