import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Gold bar',
  mainColors: '#d4af37,#f5e6b3',
  pageBackground: '#0b0a08',
};
