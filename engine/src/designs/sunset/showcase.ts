import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Sunset',
  mainColors: '#ff4fa3,#facc15',
  pageBackground: '#1b0b3a',
  turn: 3,
};
