import type { FontFace } from '../design.ts';

const face = {
  family: 'Fredoka',
  package: '@fontsource/fredoka',
  weight: '500',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/**
 * One weight of 16 KB for everything: lettering is this weight with a stroke of its own colour, which is rounder than the
 * bold. The fallback was measured in Chromium over running text, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = [
  {
    ...face,
    file: 'fredoka-latin-500-normal.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
    fallback: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
      sizeAdjust: '100.9%',
      ascentOverride: '96.5%',
      descentOverride: '23.4%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial', letters: 'as written', sizes: { step: 0.1, most: 0.2 } },
    },
  },
  {
    ...face,
    file: 'fredoka-latin-ext-500-normal.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  },
];
