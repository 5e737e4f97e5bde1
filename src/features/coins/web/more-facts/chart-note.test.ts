import { expect, test } from 'vitest';
import { chartNote } from './chart-note.ts';

const coin = { hasChart: true, hasAddress: true };

test('the switch for the chart says that pages on a path only link to it', () => {
  expect(chartNote({ ...coin, pagesHosting: 'path' })).toMatch(/only link to the chart/);
  expect(chartNote({ ...coin, pagesHosting: 'own-host' })).toMatch(/^Readers will load it/);
});

test('it says what is missing', () => {
  expect(chartNote({ ...coin, pagesHosting: 'path', hasAddress: false })).toMatch(/needs a contract address/);
  expect(chartNote({ ...coin, pagesHosting: 'own-host', hasChart: false })).toBe(
    'There is no chart for this blockchain.',
  );
});
