/** Page backgrounds that every design's contrasts are tested on; a design adds those that are hard for it. */
export const testBackgrounds = [
  'black',
  'white',
  '#0b3d0b',
  '#0052ff',
  'beige',
  '#777777',
  '#ff00ff',
  'yellow',
  '#050816',
  '#888888',
  '#8fd3ff',
  '#c0c0c0',
  '#fff4d6',
  'hotpink',
];

/** Creator's colours, of which each pair is tested on each background. */
export const testColours = [
  '#000000',
  '#ffffff',
  '#7c3aed',
  '#ef4444',
  '#39ff14',
  'tan',
  'yellow',
  '#0052ff',
  '#808080',
];
