import type { DesignName } from '../document/design-names.ts';

/** Designs that have a place for a background picture, for what must know it without their code. */
export const designsWithBackgroundImage: readonly DesignName[] = [
  'moonshot',
  'sunset',
  'gold-bar',
  'candy',
  'desktop-98',
];
