import type { FontFace } from '../design.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const lettering = {
  family: 'Luckiest Guy',
  package: '@fontsource/luckiest-guy',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;
const reading = {
  family: 'Fredoka',
  package: '@fontsource/fredoka',
  weight: '500',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/**
 * Two files on every page, one for signs and one for all text; the others only where a name has their letters. Fallbacks
 * were measured in Chromium over headings in capitals and over running text, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = [
  {
    ...lettering,
    file: 'luckiest-guy-latin-400-normal.woff2',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '82.7%',
      ascentOverride: '85%',
      descentOverride: '35.9%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial Bold', letters: 'capitals', sizes: { step: 0.1, most: 0.2 } },
    },
  },
  { ...lettering, file: 'luckiest-guy-latin-ext-400-normal.woff2', unicodeRange: latinExtended },
  {
    ...reading,
    file: 'fredoka-latin-500-normal.woff2',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
      sizeAdjust: '100.9%',
      ascentOverride: '96.5%',
      descentOverride: '23.4%',
      lineGapOverride: '0%',
      fit: { words: 'tagline', local: 'Arial', letters: 'as written', sizes: { step: 0.1, most: 0.2 } },
    },
  },
  { ...reading, file: 'fredoka-latin-ext-500-normal.woff2', unicodeRange: latinExtended },
];
