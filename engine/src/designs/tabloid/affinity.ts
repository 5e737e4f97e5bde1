import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark }) =>
  1 +
  (moods.has('tale') ? 1 : 0) +
  (moods.has('dry') ? 0.5 : 0) +
  (kind === 'person' ? 0.75 : 0) +
  (dark ? 0 : 0.5);
