import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Comic',
  mainColors: '#e11d48,#22d3ee',
  pageBackground: '#ffd400',
  turn: 0,
};
