import { hexOf, toneOf } from '../../colour/colour.ts';

/** The colour by so much lighter or, below nought, darker. @param by of a lightness from 0 to 1 */
export function lit(colour: string, by: number): string {
  const tone = toneOf(colour);
  return hexOf({ ...tone, lightness: Math.min(1, Math.max(0, tone.lightness + by)) });
}
