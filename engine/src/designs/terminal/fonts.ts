import type { FontFace } from '../design.ts';
import { adjusted, fontFiles, vietnamese } from '../shared/fonts.ts';

const extended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF';

/** Every letter of the face advances 0.6 em, of these 1229/2048 em; Menlo, DejaVu and Consolas are further off. */
const metrics = { size: 99.99, ascent: 94, descent: 25 };

/**
 * Two files on every page, what runs and what is said loudly: together they are smaller than the one that holds all weights.
 * The others only where a text is written in their letters.
 */
export const fonts: readonly FontFace[] = [
  ...fontFiles(
    { family: 'Chivo Mono', weight: '100 500', file: '400' },
    { latin: null, 'latin-ext': extended, vietnamese },
    adjusted(['Courier New', 'Liberation Mono', 'Roboto Mono', 'Droid Sans Mono'], metrics),
  ),
  ...fontFiles(
    { family: 'Chivo Mono', weight: '600 900', file: '700' },
    { latin: null, 'latin-ext': extended, vietnamese },
    adjusted(
      ['Courier New Bold', 'CourierNewPS-BoldMT', 'Liberation Mono Bold', 'Courier New', 'Roboto Mono'],
      metrics,
    ),
  ),
];
