import type { FontFace } from '../design.ts';

const bangers = {
  family: 'Bangers',
  package: '@fontsource/bangers',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/**
 * Two files on every page, one for lettering and one for all text; the others only where a name is written with their
 * letters. Fallbacks were measured in Chromium against faces with Arial's metrics, over English text.
 */
export const fonts: readonly FontFace[] = [
  {
    ...bangers,
    file: 'bangers-latin-400-normal.woff2',
    unicodeRange: null,
    preload: true,
    fallback: {
      local: ['Arial', 'Liberation Sans', 'Arimo'],
      sizeAdjust: '80%',
      ascentOverride: '110%',
      descentOverride: '25%',
      lineGapOverride: '0%',
    },
  },
  {
    ...bangers,
    file: 'bangers-latin-ext-400-normal.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    ...bangers,
    file: 'bangers-vietnamese-400-normal.woff2',
    unicodeRange:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303,U+0309,U+0323,U+1EA0-1EF9,U+20AB',
  },
  {
    family: 'Comic Neue',
    package: '@fontsource/comic-neue',
    file: 'comic-neue-latin-700-normal.woff2',
    weight: '700',
    style: 'normal',
    unicodeRange: null,
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '95%',
      ascentOverride: '100%',
      descentOverride: '25%',
      lineGapOverride: '0%',
    },
  },
];
