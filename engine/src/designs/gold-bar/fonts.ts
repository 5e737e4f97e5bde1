import type { FontFace } from '../design.ts';

const playfair = {
  family: 'Playfair Display',
  package: '@fontsource/playfair-display',
  // One weight, so that every heading is drawn as it was cut and none is thickened by the browser.
  weight: '400 900',
  style: 'normal',
} as const;

/**
 * One file on nearly every page: paragraphs are set in the reader's own book face. The fallback was measured in Chromium
 * over headings of real pages against a face with Times New Roman's metrics.
 */
export const fonts: readonly FontFace[] = [
  {
    ...playfair,
    file: 'playfair-display-latin-400-normal.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
    fallback: {
      local: [
        'Times New Roman',
        'TimesNewRomanPSMT',
        'Liberation Serif',
        'Tinos',
        'Nimbus Roman',
        'Noto Serif',
      ],
      sizeAdjust: '111.2%',
      ascentOverride: '97.3%',
      descentOverride: '22.6%',
      lineGapOverride: '0%',
      fit: {
        words: 'headline',
        local: 'Times New Roman',
        letters: 'as written',
        sizes: { step: 0.1, most: 0.2 },
      },
    },
  },
  {
    ...playfair,
    file: 'playfair-display-latin-ext-400-normal.woff2',
    unicodeRange:
      'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
    fallback: null,
  },
  {
    ...playfair,
    file: 'playfair-display-cyrillic-400-normal.woff2',
    unicodeRange: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
    preload: false,
    fallback: null,
  },
  {
    ...playfair,
    file: 'playfair-display-vietnamese-400-normal.woff2',
    unicodeRange:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB',
    preload: false,
    fallback: null,
  },
];
