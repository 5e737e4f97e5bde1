import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Candy',
  mainColors: '#ff5fa2,#22d3ee',
  pageBackground: '#ffd6e7',
  turn: 2,
};
