import type { Showcase } from '../showcase.ts';

export const showcase: Showcase = {
  label: 'Moonshot',
  mainColors: '#22d3ee,#facc15',
  pageBackground: '#070714',
};
