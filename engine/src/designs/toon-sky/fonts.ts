import type { FontFace } from '../design.ts';
import { adjusted, arial, arialBold, fontFiles, latin, latinExtended } from '../shared/fonts.ts';

/**
 * Two files on every page, one for signs and one for all text; the others only where a name has their letters. Fallbacks
 * were measured in Chromium over headings in capitals and over running text, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'Luckiest Guy', weight: '400' },
    { latin, 'latin-ext': latinExtended },
    adjusted(
      arialBold,
      { size: 82.7, ascent: 85, descent: 35.9 },
      { words: 'headline', local: 'Arial Bold', letters: 'capitals', sizes: { step: 0.1, most: 0.2 } },
    ),
  ),
  ...fontFiles(
    { family: 'Fredoka', weight: '500' },
    { latin, 'latin-ext': latinExtended },
    adjusted(
      arial,
      { size: 100.9, ascent: 96.5, descent: 23.4 },
      { words: 'tagline', local: 'Arial', letters: 'as written', sizes: { step: 0.1, most: 0.2 } },
    ),
  ),
];
