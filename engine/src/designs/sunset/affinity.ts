import type { Affinity } from '../affinity.ts';

export const affinity: Affinity = ({ moods, kind, dark, vivid }) =>
  1 +
  (moods.has('calm') ? 0.75 : 0) +
  (moods.has('space') ? 0.5 : 0) +
  (moods.has('tech') ? 0.5 : 0) +
  (kind === 'object' || kind === null ? 0.25 : 0) +
  (vivid ? 0.5 : 0) +
  (dark ? 0.5 : 0);
