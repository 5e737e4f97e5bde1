import { expect, test } from 'vitest';
import type { Report } from '../contract.ts';
import { changeOf, changeWords, comparedWith } from './figures.ts';

const counts = (views: readonly number[]) => views.map((each) => ({ views: each, visitors: each }));

/** A report of these days and those before. */
function reportOf(now: readonly number[], before: readonly number[]): Report {
  const sum = (views: readonly number[]) => views.reduce((total, each) => total + each, 0);
  return {
    series: counts(now).map((point) => ({ ...point, startsAt: '2026-11-18T00:00:00Z' })),
    total: { views: sum(now), visitors: sum(now) },
    before: { series: counts(before), total: { views: sum(before), visitors: sum(before) } },
  } as Report;
}

test('what is under way is compared with as much of the time before', () => {
  const report = reportOf([10, 20, 3], [10, 10, 70]);
  expect(changeOf(report, 'views', 2)).toEqual({ now: 30, before: 20, isWhole: false });
  expect(changeOf(report, 'visitors', 3)).toEqual({ now: 33, before: 90, isWhole: true });
});

test('where nothing is over, or nothing was read, there is nothing to compare', () => {
  expect(changeOf(reportOf([5, 0], [9, 9]), 'views', 0)).toBeNull();
  expect(changeOf(reportOf([0, 0, 1], [0, 0, 0]), 'views', 2)).toBeNull();
});

test('a change is told in words', () => {
  const words = (now: number, before: number) => changeWords({ now, before, isWhole: true });
  expect([words(112, 100), words(50, 100), words(1001, 1000), words(7, 7), words(3, 0)]).toEqual([
    '12% up',
    '50% down',
    '<1% up',
    'No change',
    'New',
  ]);
  expect([words(0, 4), words(100_000, 4)]).toEqual(['100% down', '2,499,900% up']);
  const week = { from: '2026-11-18', to: '2026-11-24', unit: 'day' } as const;
  expect(comparedWith(week, false)).toBe('on the 7 days before, without today');
  expect(comparedWith({ from: '2026-11-24', to: '2026-11-24', unit: 'hour' }, true)).toBe(
    'on the day before',
  );
});
