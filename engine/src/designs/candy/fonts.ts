import type { FontFace } from '../design.ts';
import { adjusted, arial, fontFiles, latin, latinExtended } from '../shared/fonts.ts';

/**
 * One weight of 16 KB for everything: lettering is this weight with a stroke of its own colour, which is rounder than the
 * bold. The fallback was measured in Chromium over running text, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Fredoka', weight: '500' },
  { latin, 'latin-ext': latinExtended },
  adjusted(
    arial,
    { size: 100.9, ascent: 96.5, descent: 23.4 },
    { words: 'headline', local: 'Arial', letters: 'as written', sizes: { step: 0.1, most: 0.2 } },
  ),
);
