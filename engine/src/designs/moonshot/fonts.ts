import type { FontFace } from '../design.ts';
import { adjusted, cyrillic, fontFiles } from '../shared/fonts.ts';

/** One weight of 21 KB for everything that is set in it: the first view waits for nothing else. Cyrillic where a name is. */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Unbounded', weight: '700' },
  { latin: null, cyrillic },
  adjusted(
    ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
    { size: 130.4, ascent: 76.3, descent: 18.8 },
    { words: 'headline', local: 'Arial Bold', letters: 'as written', sizes: { step: 0.1, most: 0.3 } },
  ),
);
