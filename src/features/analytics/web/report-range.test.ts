import { expect, test } from 'vitest';
import { daysOf } from '../rules/days.ts';
import { ranges, readRange, writeRange } from './report-range.ts';

const today = '2026-11-24';

test('a range that is chosen by name ends today', () => {
  const chosen = ranges.map((name) => readRange(`?range=${name}`, today));
  expect(chosen.map(({ from, to }) => [from, to])).toEqual([
    ['2026-11-24', today],
    ['2026-11-18', today],
    ['2026-10-26', today],
    ['2025-12-01', today],
  ]);
  expect(chosen.map(daysOf)).toEqual([1, 7, 30, 359]);
});

test('an address leads to the range that it was made of', () => {
  for (const query of ['', '?range=today', '?range=12-months', '?from=2016-11-25&to=2026-11-24'])
    expect(writeRange(readRange(query, today))).toBe(query);
});

test('what is no range is the last seven days', () => {
  for (const query of [
    '?range=toString',
    '?from=2026-02-30&to=2026-03-01',
    '?from=2026-11-01',
    '?to=x&from=y',
  ])
    expect(readRange(query, today)).toEqual({ name: '7-days', from: '2026-11-18', to: today });
});

test('two days are read in either order, and none is after today', () => {
  expect(readRange('?from=2026-11-20&to=2026-11-03', today)).toEqual({
    name: 'custom',
    from: '2026-11-03',
    to: '2026-11-20',
  });
  expect(readRange('?from=2026-12-24&to=2027-01-01', today)).toMatchObject({ from: today, to: today });
});
