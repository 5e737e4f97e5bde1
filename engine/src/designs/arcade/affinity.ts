import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 +
  (moods.has('tech') ? 0.5 : 0) +
  (moods.has('loud') ? 0.5 : 0) +
  (kind === 'person' || kind === 'animal' ? 0.5 : 0) +
  (dark ? 0.5 : 0) +
  (vivid ? 0.25 : 0);
