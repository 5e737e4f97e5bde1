import type { FontFace } from '../design.ts';

const oldStandard = {
  family: 'Old Standard TT',
  package: '@fontsource/old-standard-tt',
  weight: '700',
  style: 'normal',
} as const;

/** What both latin files hold. */
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

/** Metric twins of one another, so that one measurement serves all. */
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'Tinos Bold'];

/**
 * Two files on nearly every page, one for the name of the paper and one for its headlines: columns are set in the reader's
 * own serif. Fallbacks were measured in Chromium against a face with Times Bold's metrics, over names and headings of real
 * pages.
 */
export const fonts: readonly FontFace[] = [
  {
    family: 'UnifrakturCook',
    package: '@fontsource/unifrakturcook',
    file: 'unifrakturcook-latin-700-normal.woff2',
    weight: '700',
    style: 'normal',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: timesBold,
      sizeAdjust: '89.2%',
      ascentOverride: '115.5%',
      descentOverride: '31.2%',
      lineGapOverride: '0%',
      fit: {
        words: 'name',
        local: 'Times New Roman Bold',
        letters: 'as written',
        sizes: { step: 0.05, most: 0.25 },
      },
    },
  },
  {
    ...oldStandard,
    file: 'old-standard-tt-latin-700-normal.woff2',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: timesBold,
      sizeAdjust: '104.3%',
      ascentOverride: '73.1%',
      descentOverride: '22.8%',
      lineGapOverride: '0%',
      fit: {
        words: 'headline',
        local: 'Times New Roman Bold',
        letters: 'capitals',
        sizes: { step: 0.05, most: 0.25 },
      },
    },
  },
  {
    ...oldStandard,
    file: 'old-standard-tt-latin-ext-700-normal.woff2',
    unicodeRange:
      'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
    preload: false,
    fallback: null,
  },
];
