import { contrast, difference } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';
import type { DesignTokens } from '../design.ts';

/** What rules, shadows and outlines are cut from: one dark, one light, the page's own where it has them. */
export interface Inks {
  dark: string;
  light: string;
}

export function inksOf({ scheme, text, background }: Palette): Inks {
  if (scheme === 'light') return { dark: text, light: '#ffffff' };
  return { dark: contrast(background, '#ffffff') > 17 ? background : '#0b0b0b', light: text };
}

/** Rules are black wherever black is seen on a slab, else they are white; 3 or more in contrast with it. */
export function edgeOn(ground: string, palette: Palette): string {
  const { dark, light } = inksOf(palette);
  return contrast(dark, ground) >= 3 ? dark : light;
}

/**
 * `--line` parts slabs; `--shadow-0` is the shadow of what is filled with the primary, another colour where the two are one; `--edge-1` and `--edge-2` draw what stands on a slab in the primary and the secondary colour,
 * `--card-1` and `--card-2` fill it with the other ink, so that a shadow never runs into what throws it.
 */
export function brutalTokens(palette: Palette): DesignTokens {
  const [first, second] = [cardOn(palette.primary, palette), cardOn(palette.secondary, palette)];
  const line = edgeOn(palette.background, palette);
  const isLost = difference(palette.primary, line) < 0.15;
  return {
    '--line': line,
    '--shadow-0': isLost ? palette.secondary : line,
    '--edge-1': first.edge,
    '--card-1': first.card,
    '--on-card-1': first.text,
    '--edge-2': second.edge,
    '--card-2': second.card,
    '--on-card-2': second.text,
  };
}

/** On a light page cards are cut from the page itself, whatever its colour. */
function cardOn(ground: string, palette: Palette): { edge: string; card: string; text: string } {
  const { dark, light } = inksOf(palette);
  const edge = edgeOn(ground, palette);
  if (edge !== dark) return { edge, card: dark, text: light };
  return { edge, card: palette.scheme === 'light' ? palette.background : light, text: dark };
}
