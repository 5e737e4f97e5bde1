import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, vivid }) =>
  1 +
  (moods.has('loud') ? 0.75 : 0) +
  (moods.has('dry') ? 0.5 : 0) +
  (vivid ? 0.75 : 0) +
  (kind === 'object' ? 0.5 : 0);
