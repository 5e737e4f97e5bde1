/** Names of the designs as documents store them. */
export const designNames = [
  'moonshot',
  'toon-sky',
  'comic',
  'terminal',
  'arcade',
  'desktop-98',
  'brutal',
  'candy',
  'gold-bar',
  'sticker',
  'sunset',
  'tabloid',
] as const;

export type DesignName = (typeof designNames)[number];
