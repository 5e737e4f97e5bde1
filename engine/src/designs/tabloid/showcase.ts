import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Tabloid',
  mainColors: '#b91c1c,#1f2937',
  pageBackground: '#f3ead6',
};
