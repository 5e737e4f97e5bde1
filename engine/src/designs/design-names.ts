/** Names of the designs as documents store them. */
export const designNames = [
  'gold-bar',
  'moonshot',
  'comic',
  'terminal',
  'brutal',
  'toon-sky',
  'arcade',
  'desktop-98',
  'candy',
  'sticker',
  'tabloid',
  'sunset',
] as const;

export type DesignName = (typeof designNames)[number];
