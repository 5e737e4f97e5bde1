import { colourToHex, hexOf, over, parseColour, toneOf } from '../../colour/colour.ts';

/** The colour by so much lighter or, below nought, darker. @param by of a lightness from 0 to 1 */
export function lit(colour: string, by: number): string {
  const tone = toneOf(colour);
  return hexOf({ ...tone, lightness: Math.min(1, Math.max(0, tone.lightness + by)) });
}

/** What is seen of a colour laid thinly over another. @param share from 0 to 1 */
export function mixed(colour: string, share: number, below: string): string {
  const [top, ground] = [parseColour(colour), parseColour(below)];
  if (top === null || ground === null) return below;
  return colourToHex(over({ ...top, alpha: share }, ground));
}
