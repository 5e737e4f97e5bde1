import type { FontFace } from '../design.ts';

const unbounded = {
  family: 'Unbounded',
  package: '@fontsource/unbounded',
  weight: '700',
  style: 'normal',
} as const;

/** One weight of 21 KB for everything that is set in it: the first view waits for nothing else. Cyrillic where a name is. */
export const fonts: readonly FontFace[] = [
  {
    ...unbounded,
    file: 'unbounded-latin-700-normal.woff2',
    unicodeRange: null,
    preload: true,
    // Measured on headlines, buttons and labels against Arial Bold and what stands for it elsewhere.
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold', 'Arial'],
      sizeAdjust: '130.4%',
      ascentOverride: '76.3%',
      descentOverride: '18.8%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial Bold', letters: 'as written', sizes: { step: 0.1, most: 0.3 } },
    },
  },
  {
    ...unbounded,
    file: 'unbounded-cyrillic-700-normal.woff2',
    unicodeRange: 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116',
    preload: false,
    fallback: null,
  },
];
