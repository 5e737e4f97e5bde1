import type { FontFace } from '../design.ts';

const bangers = {
  family: 'Bangers',
  package: '@fontsource/bangers',
  weight: '400',
  style: 'normal',
  preload: false,
  fallback: null,
} as const;

/** What the latin file holds, and the vowels with a macron that shapers put together from its letters and accents. */
const latin =
  'U+0-FF,U+100-101,U+112-113,U+12A-12B,U+131,U+14C-14D,U+152-153,U+16A-16B,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+2000-206F,U+20AC,U+2122,U+2212';

/**
 * Two files on every page, one for lettering and one for all text; the others only where a name is written with their
 * letters. Fallbacks were measured in Chromium against a face with Arial Bold's metrics, over the words of real pages;
 * lettering in capitals, as Bangers draws it.
 */
export const fonts: readonly FontFace[] = [
  {
    ...bangers,
    file: 'bangers-latin-400-normal.woff2',
    unicodeRange: latin,
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '60.7%',
      ascentOverride: '145.5%',
      descentOverride: '29.8%',
      lineGapOverride: '0%',
      fit: { words: 'headline', local: 'Arial Bold', letters: 'capitals', sizes: null },
    },
  },
  {
    ...bangers,
    file: 'bangers-latin-ext-400-normal.woff2',
    unicodeRange:
      'U+102-111,U+114-129,U+12C-130,U+132-14B,U+14E-151,U+154-169,U+16C-2BA,U+2BD-02C5,U+2C7-02CC,U+2CE-02D7,U+2DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
  },
  {
    ...bangers,
    file: 'bangers-vietnamese-400-normal.woff2',
    unicodeRange:
      'U+102-0103,U+110-0111,U+128-0129,U+168-0169,U+1A0-01A1,U+1AF-01B0,U+300-0301,U+303,U+309,U+323,U+1EA0-1EF9,U+20AB',
  },
  {
    family: 'Comic Neue',
    package: '@fontsource/comic-neue',
    file: 'comic-neue-latin-700-normal.woff2',
    weight: '700',
    style: 'normal',
    unicodeRange: null,
    preload: true,
    fallback: {
      local: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
      sizeAdjust: '91.8%',
      ascentOverride: '98.1%',
      descentOverride: '27.2%',
      lineGapOverride: '0%',
      fit: { words: 'tagline', local: 'Arial Bold', letters: 'as written', sizes: null },
    },
  },
];
