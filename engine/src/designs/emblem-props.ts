import type { Palette } from '../colour/palette.ts';
import type { Shape } from '../creatures/creature.ts';

/** What a design draws the coin's ticker from, in its own manner. */
export interface EmblemProps {
  /** Ticker without `$`. */
  symbol: string;
  seed: number;
  palette: Palette;
}

/** What a design inks a creature from. */
export interface CreatureProps extends EmblemProps {
  /** From the back to the front, with the face. */
  shapes: readonly Shape[];
  /** Square of the drawing that holds the head alone, for where little room is. */
  head: { readonly x: number; readonly y: number; readonly side: number };
}
