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
    // Measured at weight 700 on headlines against Arial Bold and what stands for it elsewhere.
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
      sizeAdjust: '131%',
      ascentOverride: '76.3%',
      descentOverride: '19.1%',
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
