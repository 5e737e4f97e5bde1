import type { CardFont } from '../card.ts';
import type { FallbackFit, FontFace, FontFallback } from '../design.ts';

/** Which letters a subset's file is loaded for, as `@fontsource` cuts them. */
export const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
/** Beside a latin file that is loaded for every page. */
export const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
/** Without the letters that the latin file holds too. */
export const latinExtendedAlone =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
export const cyrillic = 'U+0301,U+0400-045F,U+0490-0491,U+04B0-04B1,U+2116';
export const vietnamese =
  'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+1EA0-1EF9,U+20AB';

/** Local faces with Arial's metrics, and with Arial Bold's. */
export const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Roboto'] as const;
export const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'] as const;

/** One weight of a family; `weight` is what CSS may ask for, `file` what the files are named after. */
interface Cut {
  family: string;
  weight: string;
  file?: string;
}

/**
 * Files of one cut.
 * @param subsets which letters the file of each subset is loaded for; null for a file of every page
 * @param fallback of the first of them, which the first view is set in and which is thus preloaded
 */
export function fontFiles(
  { family, weight, file = weight }: Cut,
  subsets: Readonly<Record<string, string | null>>,
  fallback: FontFallback | null = null,
): FontFace[] {
  return Object.entries(subsets).map(([name, unicodeRange], position) => ({
    family,
    package: packageOf(family),
    file: `${slugOf(family)}-${name}-${file}-normal.woff2`,
    weight,
    style: 'normal',
    unicodeRange,
    preload: position === 0 && fallback !== null,
    fallback: position === 0 ? fallback : null,
  }));
}

/** A metric-adjusted fallback font; its figures are percentages of the local face's own. */
export function adjusted(
  local: readonly string[],
  { size, ascent, descent }: { size: number; ascent: number; descent: number },
  fit?: FallbackFit,
): FontFallback {
  return {
    local,
    sizeAdjust: `${size}%`,
    ascentOverride: `${ascent}%`,
    descentOverride: `${descent}%`,
    lineGapOverride: '0%',
    ...(fit && { fit }),
  };
}

/** Files of one cut for share cards. */
export function cardFiles(
  { family, weight, style = 'normal' }: Pick<CardFont, 'family' | 'weight'> & { style?: 'normal' | 'italic' },
  subsets: readonly string[],
): CardFont[] {
  return subsets.map((name) => ({
    family,
    package: packageOf(family),
    file: `${slugOf(family)}-${name}-${weight}-${style}.woff`,
    weight,
  }));
}

function packageOf(family: string): string {
  return `@fontsource/${slugOf(family)}`;
}

function slugOf(family: string): string {
  return family.toLowerCase().replaceAll(' ', '-');
}
