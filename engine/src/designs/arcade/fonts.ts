import type { FontFace } from '../design.ts';
import { adjusted, fontFiles } from '../shared/fonts.ts';

const extended =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
/** Faces whose every letter advances 1229/2048 em, which the sizes below are measured for. */
const local = ['Courier New', 'Liberation Mono', 'Cousine'];

/**
 * Two files on every page, one for signs and one to read; the others only where a text is written in their letters.
 * Both faces have one width, 1 em and 0.4 em, and their fallbacks have exactly the same; heights are the files' own.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'Press Start 2P', weight: '400' },
    {
      latin: null,
      'latin-ext': extended,
      cyrillic: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
      greek: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
    },
    adjusted(local, { size: 166.64, ascent: 60.01, descent: 0 }),
  ),
  ...fontFiles(
    { family: 'VT323', weight: '400' },
    {
      latin: null,
      'latin-ext': extended,
      vietnamese:
        'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9',
    },
    adjusted(local, { size: 66.66, ascent: 120, descent: 30 }),
  ),
];
