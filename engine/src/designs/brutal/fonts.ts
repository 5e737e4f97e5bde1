import type { FontFace } from '../design.ts';
import { adjusted, fontFiles, latin, latinExtendedAlone } from '../shared/fonts.ts';

/**
 * One file on nearly every page: paragraphs are set in whatever grotesque the reader's system has. The fallback was
 * measured in Chromium against a face with Arial Bold's metrics, over headings of real pages.
 * The range of weights lets letters that the face lacks come out in the heaviest that their own face has.
 */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Archivo Black', weight: '400 900', file: '400' },
  { latin, 'latin-ext': latinExtendedAlone },
  adjusted(['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold'], {
    size: 115.5,
    ascent: 76,
    descent: 18.2,
  }),
);
