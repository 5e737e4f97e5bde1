import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 +
  (kind === 'food' ? 1.5 : 0) +
  (kind === 'animal' ? 0.75 : 0) +
  (moods.has('calm') ? 0.5 : 0) +
  (dark ? 0 : 0.75) +
  (vivid ? 0.25 : 0);
