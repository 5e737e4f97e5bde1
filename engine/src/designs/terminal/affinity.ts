import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark }) =>
  1 +
  (moods.has('tech') ? 1.5 : 0) +
  (moods.has('dry') ? 0.5 : 0) +
  (kind === null ? 0.5 : 0) +
  (dark ? 0.25 : 0);
