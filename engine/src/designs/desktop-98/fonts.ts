import type { FontFace } from '../design.ts';
import { adjusted, fontFiles } from '../shared/fonts.ts';

/**
 * One file for all lettering; paragraphs are in the system's own face. Latin is on every page, the others only where a
 * name is written in their letters. Nearly all of its letters are as wide as
 * one another, so one with Courier's metrics stands in for them, and a narrow one for the others; measured in Chromium.
 */
export const fonts: readonly FontFace[] = fontFiles(
  { family: 'Pixelify Sans', weight: '600' },
  {
    latin: null,
    'latin-ext':
      'U+100-130,U+132-151,U+154-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  },
  adjusted(
    ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Cousine Bold', 'Droid Sans Mono'],
    { size: 97.3, ascent: 94.6, descent: 28.8 },
    {
      words: 'headline',
      local: 'Courier New Bold',
      letters: 'as written',
      sizes: { step: 0.1, most: 0.2 },
      other: {
        names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Arimo Bold'],
        local: 'Arial Bold',
      },
    },
  ),
);
