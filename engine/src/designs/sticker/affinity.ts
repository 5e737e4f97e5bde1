import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 +
  (moods.has('tale') ? 0.5 : 0) +
  (moods.has('loud') ? 0.5 : 0) +
  (kind === 'animal' || kind === 'person' ? 0.5 : 0) +
  (kind === 'food' || kind === 'object' ? 0.75 : 0) +
  (dark ? 0 : 0.25) +
  (vivid ? 0.25 : 0);
