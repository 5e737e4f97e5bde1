import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Sticker',
  mainColors: '#22d3ee,#f97316',
  pageBackground: '#fdf6e3',
};
