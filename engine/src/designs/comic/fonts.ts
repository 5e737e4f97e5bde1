import type { FontFace } from '../design.ts';
import { adjusted, fontFiles } from '../shared/fonts.ts';

const local = ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'];

/**
 * Two files on every page, one for lettering and one for all text; the others only where a name is written with their
 * letters. Fallbacks were measured in Chromium against a face with Arial Bold's metrics, over the words of real pages;
 * lettering in capitals, as Bangers draws it.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'Bangers', weight: '400' },
    {
      // With the vowels with a macron that shapers put together from its letters and accents.
      latin:
        'U+0-FF,U+100-101,U+112-113,U+12A-12B,U+131,U+14C-14D,U+152-153,U+16A-16B,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+2000-206F,U+20AC,U+2122,U+2212',
      // Without the letters of the Vietnamese file, so that a page in Vietnamese loads that one alone.
      'latin-ext':
        'U+104-10F,U+114-127,U+12C-130,U+132-14B,U+14E-151,U+154-167,U+16C-19F,U+1A2-1AE,U+1B1-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EFA-1EFF,U+20A0-20AA,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
      vietnamese:
        'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
    },
    adjusted(
      local,
      { size: 60.7, ascent: 145.5, descent: 29.8 },
      { words: 'headline', local: 'Arial Bold', letters: 'capitals', sizes: null },
    ),
  ),
  ...fontFiles(
    { family: 'Comic Neue', weight: '700' },
    { latin: null },
    adjusted(
      local,
      { size: 91.8, ascent: 98.1, descent: 27.2 },
      { words: 'tagline', local: 'Arial Bold', letters: 'as written', sizes: null },
    ),
  ),
];
