import type { FontFace } from '../design.ts';

/** The range of weights lets letters that the face lacks come out in the heaviest that their own face has. */
const archivoBlack = {
  family: 'Archivo Black',
  package: '@fontsource/archivo-black',
  weight: '400 900',
  style: 'normal',
} as const;

/**
 * One file on nearly every page: paragraphs are set in whatever grotesque the reader's system has. The fallback was
 * measured in Chromium against a face with Arial Bold's metrics, over headings of real pages.
 */
export const fonts: readonly FontFace[] = [
  {
    ...archivoBlack,
    file: 'archivo-black-latin-400-normal.woff2',
    unicodeRange:
      'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold', 'Roboto Bold'],
      sizeAdjust: '115.5%',
      ascentOverride: '76%',
      descentOverride: '18.2%',
      lineGapOverride: '0%',
    },
  },
  {
    ...archivoBlack,
    file: 'archivo-black-latin-ext-400-normal.woff2',
    unicodeRange:
      'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
    fallback: null,
  },
];
