import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Toon sky',
  mainColors: '#facc15,#22d3ee',
  pageBackground: '#8fd8ff',
};
