import type { FontFace } from '../design.ts';

const pressStart = {
  family: 'Press Start 2P',
  package: '@fontsource/press-start-2p',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

const vt = {
  family: 'VT323',
  package: '@fontsource/vt323',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/** Faces whose every letter advances 1229/2048 em, as `sizeAdjust` below counts on. */
const local = ['Courier New', 'Liberation Mono', 'Cousine'] as const;

const latinExt =
  'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

/**
 * Two files on every page, one for signs and one to read; the others only where a text is written in their letters.
 * Both faces have one width, 1 em and 0.4 em, so their stand-ins have exactly the same; heights are the files' own.
 */
export const fonts: readonly FontFace[] = [
  {
    ...pressStart,
    file: 'press-start-2p-latin-400-normal.woff2',
    unicodeRange: null,
    preload: true,
    fallback: {
      local,
      sizeAdjust: '166.64%',
      ascentOverride: '60.01%',
      descentOverride: '0%',
      lineGapOverride: '0%',
    },
  },
  { ...pressStart, file: 'press-start-2p-latin-ext-400-normal.woff2', unicodeRange: latinExt },
  {
    ...pressStart,
    file: 'press-start-2p-cyrillic-400-normal.woff2',
    unicodeRange: 'U+301,U+400-45F,U+490-491,U+4B0-4B1,U+2116',
  },
  {
    ...pressStart,
    file: 'press-start-2p-greek-400-normal.woff2',
    unicodeRange: 'U+370-377,U+37A-37F,U+384-38A,U+38C,U+38E-3A1,U+3A3-3FF',
  },
  {
    ...vt,
    file: 'vt323-latin-400-normal.woff2',
    unicodeRange: null,
    preload: true,
    fallback: {
      local,
      sizeAdjust: '66.66%',
      ascentOverride: '120%',
      descentOverride: '30%',
      lineGapOverride: '0%',
    },
  },
  { ...vt, file: 'vt323-latin-ext-400-normal.woff2', unicodeRange: latinExt },
  {
    ...vt,
    file: 'vt323-vietnamese-400-normal.woff2',
    unicodeRange:
      'U+102-103,U+110-111,U+128-129,U+168-169,U+1A0-1A1,U+1AF-1B0,U+300-301,U+303,U+309,U+323,U+1EA0-1EF9',
  },
];
