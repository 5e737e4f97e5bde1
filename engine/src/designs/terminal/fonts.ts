import type { FontFace } from '../design.ts';

const chivoMono = {
  family: 'Chivo Mono',
  package: '@fontsource-variable/chivo-mono',
  weight: '100 900',
  style: 'normal',
} as const;

/** Latin is on every page; the others only where a text is written in their letters. */
export const fonts: readonly FontFace[] = [
  {
    ...chivoMono,
    file: 'chivo-mono-latin-wght-normal.woff2',
    unicodeRange: null,
    preload: true,
    fallback: {
      // Chivo Mono advances 0.6 em for every letter, these 1229/2048 em; Menlo, DejaVu and Consolas are further off.
      local: ['Courier New', 'Liberation Mono', 'Roboto Mono', 'Droid Sans Mono'],
      sizeAdjust: '99.99%',
      ascentOverride: '94%',
      descentOverride: '25%',
      lineGapOverride: '0%',
    },
  },
  {
    ...chivoMono,
    file: 'chivo-mono-latin-ext-wght-normal.woff2',
    unicodeRange:
      'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
    fallback: null,
  },
  {
    ...chivoMono,
    file: 'chivo-mono-vietnamese-wght-normal.woff2',
    unicodeRange:
      'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB',
    preload: false,
    fallback: null,
  },
];
