import { expect, test } from 'vitest';
import { launchWords } from './launch-words.ts';

const now = Date.parse('2026-12-31T23:59:30Z');
const [second, minute, hour, day] = [1_000, 60_000, 3_600_000, 86_400_000];

test.each([
  [second, 'Launches in less than a minute'],
  [minute, 'Launches in 1 minute'],
  [hour - second, 'Launches in 59 minutes'],
  [hour, 'Launches in 1 hour'],
  [hour + minute, 'Launches in 1 hour 1 minute'],
  [15 * hour + 38 * minute, 'Launches in 15 hours 38 minutes'],
  [day + 30 * minute, 'Launches in 1 day'],
  [2 * day + 4 * hour + 5 * minute, 'Launches in 2 days 4 hours'],
  [4_000 * day, 'Launches in 4,000 days'],
])('%i ms before its launch', (before, text) => {
  expect(launchWords(now + before, now)).toEqual({ isAhead: true, text });
});

test.each([
  [0, 'Launched December 31, 2026'],
  [400 * day, 'Launched November 26, 2025'],
])('%i ms after its launch', (after, text) => {
  expect(launchWords(now - after, now)).toEqual({ isAhead: false, text });
});
