import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';
import { tintedSurface } from '../shared/tints.ts';

/** What a picture is printed in: always a positive, whatever the edition. */
export interface Inks {
  dark: string;
  light: string;
}

export function inksOf({ scheme, text, background }: Palette): Inks {
  return scheme === 'light' ? { dark: text, light: background } : { dark: background, light: text };
}

/** `--tint` is the tinted stock that boxes are printed on, `--screen` the dots that fill an empty column, which carry no text. */
export function tabloidTokens(palette: Palette): DesignTokens {
  return {
    '--tint': tintedSurface(palette, 'surface'),
    '--screen': `color-mix(in oklab,${palette.primary} 60%,${palette.background})`,
  };
}
