import type { FontFace } from '../design.ts';
import { adjusted, arialBold, fontFiles, latin } from '../shared/fonts.ts';

/**
 * One file on every page: what is written in marker. Paragraphs are in the hand that the reader's machine has, since a second
 * file would be read before the first view stands. The fallback was measured in Chromium over headings, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Permanent Marker', weight: '400' },
  { latin },
  adjusted(
    arialBold,
    { size: 103.7, ascent: 106.9, descent: 30.6 },
    { words: 'headline', local: 'Arial Bold', letters: 'as written', sizes: { step: 0.1, most: 0.3 } },
  ),
);
