import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Brutal',
  mainColors: '#facc15,#22d3ee',
  pageBackground: '#ff5c35',
};
