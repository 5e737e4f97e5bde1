import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Terminal',
  mainColors: '#34d399,#facc15',
  pageBackground: '#04100a',
};
