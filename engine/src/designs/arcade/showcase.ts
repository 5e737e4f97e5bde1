import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Arcade',
  mainColors: '#22d3ee,#f472b6',
  pageBackground: '#1a0b3b',
};
