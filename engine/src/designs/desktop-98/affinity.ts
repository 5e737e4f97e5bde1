import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark }) =>
  1 +
  (moods.has('tech') ? 1 : 0) +
  (moods.has('dry') ? 0.75 : 0) +
  (moods.has('calm') ? 0.25 : 0) +
  (kind === 'object' || kind === null ? 0.5 : 0) +
  (dark ? 0 : 0.25);
