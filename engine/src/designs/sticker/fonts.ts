import type { FontFace } from '../design.ts';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const hand = {
  family: 'Patrick Hand',
  package: '@fontsource/patrick-hand',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/**
 * The marker is what the first view waits for; the pen's file follows, its stand-in is as wide and as tall. Fallbacks were measured
 * in Chromium over headings and over running text, against Arial's metrics.
 */
export const fonts: readonly FontFace[] = [
  {
    family: 'Permanent Marker',
    package: '@fontsource/permanent-marker',
    file: 'permanent-marker-latin-400-normal.woff2',
    weight: '400',
    style: 'normal',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '103.7%',
      ascentOverride: '106.9%',
      descentOverride: '30.6%',
      lineGapOverride: '0%',
    },
  },
  {
    ...hand,
    file: 'patrick-hand-latin-400-normal.woff2',
    unicodeRange: latin,
    fallback: {
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'],
      sizeAdjust: '80.4%',
      ascentOverride: '129.6%',
      descentOverride: '38.8%',
      lineGapOverride: '0%',
    },
  },
  { ...hand, file: 'patrick-hand-latin-ext-400-normal.woff2', unicodeRange: latinExtended },
];
