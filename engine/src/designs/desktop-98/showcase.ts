import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Desktop 98',
  mainColors: '#1d4ed8,#facc15',
  pageBackground: '#008080',
  turn: 1,
};
