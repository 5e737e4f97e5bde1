import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 + (kind === 'animal' ? 1 : 0) + (moods.has('tale') ? 0.75 : 0) + (dark ? 0 : 0.75) + (vivid ? 0.5 : 0);
