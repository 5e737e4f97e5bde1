import type { FontFace } from '../design.ts';

const chivoMono = {
  family: 'Chivo Mono',
  package: '@fontsource/chivo-mono',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

const latinExt =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';
const vietnamese =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB';

/** Every letter of the face advances 0.6 em, of these 1229/2048 em; Menlo, DejaVu and Consolas are further off. */
const metrics = {
  sizeAdjust: '99.99%',
  ascentOverride: '94%',
  descentOverride: '25%',
  lineGapOverride: '0%',
} as const;

/**
 * Two files on every page, what runs and what is said loudly: together they are smaller than the one that holds all weights.
 * The others only where a text is written in their letters.
 */
export const fonts: readonly FontFace[] = [
  {
    ...chivoMono,
    file: 'chivo-mono-latin-400-normal.woff2',
    weight: '100 500',
    unicodeRange: null,
    preload: true,
    fallback: { ...metrics, local: ['Courier New', 'Liberation Mono', 'Roboto Mono', 'Droid Sans Mono'] },
  },
  {
    ...chivoMono,
    file: 'chivo-mono-latin-700-normal.woff2',
    weight: '600 900',
    unicodeRange: null,
    preload: true,
    fallback: {
      ...metrics,
      local: [
        'Courier New Bold',
        'CourierNewPS-BoldMT',
        'Liberation Mono Bold',
        'Courier New',
        'Roboto Mono',
      ],
    },
  },
  {
    ...chivoMono,
    file: 'chivo-mono-latin-ext-400-normal.woff2',
    weight: '100 500',
    unicodeRange: latinExt,
  },
  {
    ...chivoMono,
    file: 'chivo-mono-latin-ext-700-normal.woff2',
    weight: '600 900',
    unicodeRange: latinExt,
  },
  {
    ...chivoMono,
    file: 'chivo-mono-vietnamese-400-normal.woff2',
    weight: '100 500',
    unicodeRange: vietnamese,
  },
  {
    ...chivoMono,
    file: 'chivo-mono-vietnamese-700-normal.woff2',
    weight: '600 900',
    unicodeRange: vietnamese,
  },
];
