import type { FontFace } from '../design.ts';
import { adjusted, arial, fontFiles, latin, latinExtended } from '../shared/fonts.ts';

/**
 * One weight of 17 KB for all words, slanted and thickened for lettering by the style sheet; the fallback was measured in
 * Chromium over running text, against Arial's metrics. The neon sign and the numerals of the clock and of the lanes stand in
 * boxes of their own, so nothing waits for their face.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'Exo 2', weight: '500' },
    { latin, 'latin-ext': latinExtended },
    adjusted(
      arial,
      { size: 103.1, ascent: 96.9, descent: 19.5 },
      { words: 'headline', local: 'Arial', letters: 'capitals', sizes: { step: 0.1, most: 0.2 } },
    ),
  ),
  ...fontFiles({ family: 'Monoton', weight: '400' }, { latin }),
];
