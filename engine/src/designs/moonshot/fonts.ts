import type { FontFace } from '../design.ts';

const unbounded = {
  family: 'Unbounded',
  package: '@fontsource-variable/unbounded',
  weight: '200 900',
  style: 'normal',
  fallback: null,
} as const;

/** Latin is on every page; the others only where a name is written in their letters. */
export const fonts: readonly FontFace[] = [
  {
    ...unbounded,
    file: 'unbounded-latin-wght-normal.woff2',
    unicodeRange: null,
    preload: true,
    fallback: {
      local: ['Arial Black', 'Arial Bold', 'Arial', 'Liberation Sans', 'Roboto'],
      sizeAdjust: '128%',
      ascentOverride: '78%',
      descentOverride: '19%',
      lineGapOverride: '0%',
    },
  },
  {
    ...unbounded,
    file: 'unbounded-cyrillic-wght-normal.woff2',
    unicodeRange: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
    preload: false,
  },
];
