import type { FontFace } from '../design.ts';

/**
 * One file on every page: what is written in marker. Paragraphs are in the hand that the reader's machine has, since a second
 * file would be read before the first view stands. The fallback was measured in Chromium over headings, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = [
  {
    family: 'Permanent Marker',
    package: '@fontsource/permanent-marker',
    file: 'permanent-marker-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '103.7%',
      ascentOverride: '106.9%',
      descentOverride: '30.6%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial Bold', letters: 'as written', sizes: { step: 0.1, most: 0.3 } },
    },
  },
];
