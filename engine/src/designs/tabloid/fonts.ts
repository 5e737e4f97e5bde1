import type { FontFace } from '../design.ts';
import { adjusted, fontFiles, latin, latinExtendedAlone } from '../shared/fonts.ts';

const local = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'];

/**
 * Two files on nearly every page, one for the name of the paper and one for its headlines: columns are set in the reader's
 * own serif. Fallbacks were measured in Chromium against a face with Times Bold's metrics, over names and headings of real
 * pages.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'UnifrakturCook', weight: '700' },
    { latin },
    adjusted(
      local,
      { size: 89.2, ascent: 115.5, descent: 31.2 },
      {
        words: 'name',
        local: 'Times New Roman Bold',
        letters: 'as written',
        sizes: { step: 0.05, most: 0.25 },
      },
    ),
  ),
  ...fontFiles(
    { family: 'Old Standard TT', weight: '700' },
    { latin, 'latin-ext': latinExtendedAlone },
    adjusted(
      local,
      { size: 104.3, ascent: 73.1, descent: 22.8 },
      {
        words: 'headline',
        local: 'Times New Roman Bold',
        letters: 'capitals',
        sizes: { step: 0.05, most: 0.25 },
      },
    ),
  ),
];
