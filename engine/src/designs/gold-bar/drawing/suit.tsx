import { hexOf, toneOf } from '../../../colour/colour.ts';
import type { Cloth } from './wardrobe.tsx';

/** Shirt and lapels, from a neck at a height of 318. */
export function Suit({ cloth: { ink, paper, edge } }: { cloth: Cloth }) {
  return (
    <>
      <path d="M6 520C10 386 66 344 138 318H262C334 344 390 386 394 520z" fill={ink} stroke={edge} />
      <path d="M148 300L200 470L252 300z" fill={paper} />
      <path
        d="M138 318L104 372L142 384L132 404L200 500L268 404L258 384L296 372L262 318"
        stroke={edge}
        strokeWidth="4"
      />
    </>
  );
}

/** A dim wall of the second colour: the sitter's colours are brighter or darker than it. Dim orange is brown, so it is burgundy. */
export function wallOf(colour: string): string {
  const { chroma, hue } = toneOf(colour);
  return hexOf({ lightness: 0.4, chroma: Math.min(chroma, 0.09), hue: hue > 25 && hue < 100 ? 18 : hue });
}
