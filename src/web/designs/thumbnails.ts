import { designNames } from '@moonpage/engine/document/design-names.ts';
import { showcases } from '@moonpage/engine/designs/showcases.ts';
import type { CSSProperties } from 'react';
import stripUrl from './strip.avif';

/** One small picture of every design, side by side, which `scripts/home-pictures.ts` takes. */
export { stripUrl };

/** The designs by their names in words, in the order of the strip. */
export const labelledDesigns = designNames.map((name) => ({ name, label: showcases[name].label }));

/** Where a design's picture lies in the strip, as a `background-position`. */
export function thumbnailPosition(position: number): string {
  return `${(position / (designNames.length - 1)) * 100}%`;
}

/** The picture of one design as the background of an element of its shape, 16 by 10. */
export function thumbnailStyle(position: number): CSSProperties {
  return { background: `url("${stripUrl}") ${thumbnailPosition(position)} 50% / auto 100%` };
}
