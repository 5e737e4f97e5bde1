import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark }) =>
  1 +
  (moods.has('dry') ? 0.75 : 0) +
  (moods.has('calm') ? 0.5 : 0) +
  (kind === 'animal' ? 0.25 : 0) +
  (kind === 'object' ? 0.25 : 0) +
  (dark ? 0.25 : 0);
