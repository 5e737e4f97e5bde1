import type { DesignName } from '@moonpage/engine/designs/design-names.ts';

/** What the creator of the coin in the pictures has picked for each world: fields of the build form. */
export const worldColours: Readonly<Record<DesignName, { mainColors: string; pageBackground: string }>> = {
  moonshot: { mainColors: '#22d3ee,#facc15', pageBackground: '#070714' },
  'toon-sky': { mainColors: '#facc15,#22d3ee', pageBackground: '#8fd8ff' },
  comic: { mainColors: '#e11d48,#22d3ee', pageBackground: '#ffd400' },
  terminal: { mainColors: '#34d399,#facc15', pageBackground: '#04100a' },
  arcade: { mainColors: '#22d3ee,#f472b6', pageBackground: '#1a0b3b' },
  'desktop-98': { mainColors: '#1d4ed8,#facc15', pageBackground: '#008080' },
  brutal: { mainColors: '#facc15,#22d3ee', pageBackground: '#ff5c35' },
  candy: { mainColors: '#ff5fa2,#22d3ee', pageBackground: '#ffd6e7' },
  'gold-bar': { mainColors: '#d4af37,#f5e6b3', pageBackground: '#0b0a08' },
  sticker: { mainColors: '#22d3ee,#f97316', pageBackground: '#fdf6e3' },
  sunset: { mainColors: '#ff4fa3,#facc15', pageBackground: '#1b0b3a' },
  tabloid: { mainColors: '#b91c1c,#1f2937', pageBackground: '#f3ead6' },
};
