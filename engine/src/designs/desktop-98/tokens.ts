import { contrast, hexOf, toneOf } from '../../colour/colour.ts';
import { paletteOn, type Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { wallpaper } from './wallpaper.ts';

/**
 * The desktop is the creator's background; so are the wells inside windows, where long texts stand. Window frames are the
 * grey of their time, on dark pages too, with a breath of the creator's hue: they carry the short texts, in ink.
 */
export function desktopTokens(palette: Palette, seed: number): DesignTokens {
  const { secondary, background } = palette;
  const { hue, chroma } = hueOf(palette);
  const grey = (lightness: number) => hexOf({ lightness, chroma: Math.min(chroma, 0.022), hue });
  const face = grey(0.83);
  const edge = grey(0.27);
  const lcd = grey(0.17);
  const onFace = paletteOn(face, palette, [face]);
  return {
    '--face': face,
    '--hi': grey(0.985),
    '--lo': grey(0.62),
    '--edge': edge,
    '--outline': contrast(face, background) >= 3 || contrast(edge, background) >= 3 ? edge : palette.text,
    '--ink': onFace.text,
    '--ink-muted': onFace.textMuted,
    '--ink-link': onFace.primaryText,
    '--tip': hexOf({
      ...toneOf(secondary),
      lightness: 0.95,
      chroma: Math.min(toneOf(secondary).chroma, 0.06),
    }),
    '--lcd': lcd,
    '--lcd-lit': paletteOn(lcd, palette).primaryText,
    '--well': palette.surface,
    '--well-text': palette.text,
    '--well-muted': palette.textMuted,
    '--well-link': palette.primaryText,
    '--well-edge': palette.primaryEdge,
    '--wall': wallpaper(palette, seed),
  };
}

/** Of the page where it has a colour, else of the coin; a breath of yellow in grey would be khaki, so it is sand. */
function hueOf({ background, primary }: Palette): { hue: number; chroma: number } {
  const page = toneOf(background);
  const { hue, chroma } = page.chroma > 0.02 ? page : toneOf(primary);
  return { chroma, hue: hue > 80 && hue < 118 ? 75 : hue };
}
