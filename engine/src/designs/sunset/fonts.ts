import type { FontFace } from '../design.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const reading = {
  family: 'Exo 2',
  package: '@fontsource/exo-2',
  weight: '500',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/**
 * One weight of 17 KB for all words, slanted and thickened for lettering by the style sheet; the fallback was measured in
 * Chromium over running text, against Arial's metrics. The neon sign and the numerals of the clock and of the lanes stand in
 * boxes of their own, so nothing waits for their face.
 */
export const fonts: readonly FontFace[] = [
  {
    ...reading,
    file: 'exo-2-latin-500-normal.woff2',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
      sizeAdjust: '103.1%',
      ascentOverride: '96.9%',
      descentOverride: '19.5%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial', letters: 'capitals', sizes: { step: 0.1, most: 0.2 } },
    },
  },
  { ...reading, file: 'exo-2-latin-ext-500-normal.woff2', unicodeRange: latinExtended },
  {
    family: 'Monoton',
    package: '@fontsource/monoton',
    file: 'monoton-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
    unicodeRange: latin,
    preload: false,
    fallback: null,
  },
];
