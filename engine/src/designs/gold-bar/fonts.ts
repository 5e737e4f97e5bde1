import type { FontFace } from '../design.ts';
import { adjusted, cyrillic, fontFiles, latin, latinExtendedAlone, vietnamese } from '../shared/fonts.ts';

/**
 * One file on nearly every page: paragraphs are set in the reader's own book face. The fallback was measured in Chromium
 * over headings of real pages against a face with Times New Roman's metrics.
 * One weight, so that every heading is drawn as it was cut and none is thickened by the browser.
 */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Playfair Display', weight: '400 900', file: '400' },
  { latin, 'latin-ext': latinExtendedAlone, cyrillic, vietnamese },
  adjusted(
    ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos', 'Nimbus Roman', 'Noto Serif'],
    { size: 111.2, ascent: 97.3, descent: 22.6 },
    { words: 'headline', local: 'Times New Roman', letters: 'as written', sizes: { step: 0.1, most: 0.2 } },
  ),
);
