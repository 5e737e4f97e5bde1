import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 +
  (moods.has('loud') ? 1 : 0) +
  (moods.has('tale') ? 1 : 0) +
  (kind === 'person' || kind === 'food' ? 0.75 : 0) +
  (dark ? 0 : 0.5) +
  (vivid ? 0.5 : 0);
