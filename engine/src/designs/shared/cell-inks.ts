import { contrast, shade, toneOf } from '../../colour/colour.ts';
import type { Palette } from '../../colour/palette.ts';

/** What a creature's cells are painted with, by the letters of `creatures/cells.ts`, and the tones beside its own colours. */
export interface CellInks {
  readonly cells: Readonly<Record<'m' | 'p' | 'd' | 'a' | 'w' | 'k' | 'l' | 'e', string>>;
  readonly lit: string;
  readonly dim: string;
}

/** Of these a creature is seen on its ground, whatever the colours. */
const enoughForEdges = 3;
/** Strokes that are nearer to the body than this are lost on it. */
const enoughForStrokes = 2;

/** @param night what is nearly black */
export function cellInks({ primary, secondary }: Palette, night = '#15101c'): CellInks {
  const { lightness } = toneOf(primary);
  const away = lightness < 0.34 ? 1 : -1;
  const stroke = contrast(night, primary) < enoughForStrokes ? shade(primary, 0.42) : night;
  const deep = shade(primary, away * 0.14);
  return {
    cells: {
      m: primary,
      p: shade(primary, lightness > 0.9 ? -0.06 : 0.15),
      d: deep,
      a: secondary,
      w: '#ffffff',
      k: night,
      l: stroke,
      e: shade(primary, away * 0.2),
    },
    lit: shade(primary, 0.11),
    dim: deep,
  };
}

/** A contour of 3 or more in contrast with the ground, unless the body itself has that: then the one asked for. */
export function contourOf({ primary, primaryEdge, background }: Palette, asked: string): string {
  const isSeen = [primary, asked].some((ink) => contrast(ink, background) >= enoughForEdges);
  return isSeen ? asked : primaryEdge;
}
