import { expect, test } from 'vitest';
import type { Report } from '../contract.ts';
import { pointNames, pointOf, progressOf, tickNames } from './point-names.ts';

const hourInMs = 3_600_000;

/** A day of hours from this instant on. */
function hours(start: string, count: number): Report['series'] {
  return Array.from({ length: count }, (_, index) => ({
    startsAt: new Date(Date.parse(start) + index * hourInMs).toISOString(),
    views: 0,
    visitors: 0,
  }));
}

test('an hour that comes twice has two names, and one that is missing has none', () => {
  const zone = 'America/New_York';
  const long = pointNames({ series: hours('2026-11-01T04:00:00Z', 25), unit: 'hour', zone });
  expect(new Set(long).size).toBe(25);
  expect(long.slice(0, 4)).toEqual([
    'Sun, Nov 1, 12 AM',
    'Sun, Nov 1, 1 AM EDT',
    'Sun, Nov 1, 1 AM EST',
    'Sun, Nov 1, 2 AM',
  ]);
  const short = pointNames({ series: hours('2026-03-08T05:00:00Z', 23), unit: 'hour', zone });
  expect(short.slice(1, 3)).toEqual(['Sun, Mar 8, 1 AM', 'Sun, Mar 8, 3 AM']);
  expect(short.at(-1)).toBe('Sun, Mar 8, 11 PM');
});

test('the axis names days among hours, and years among months', () => {
  const series = hours('2026-11-22T23:00:00Z', 26);
  const names = tickNames({ series, unit: 'hour', zone: 'Europe/Berlin' });
  expect([names[0], names[1], names[24]]).toEqual(['12 AM', '1 AM', 'Nov 24']);
  const months = ['2025-11-30T23:00:00Z', '2025-12-31T23:00:00Z', '2026-01-31T23:00:00Z'];
  const points = months.map((startsAt) => ({ startsAt, views: 0, visitors: 0 }));
  expect(tickNames({ series: points, unit: 'month', zone: 'Europe/Berlin' })).toEqual(['Dec', '2026', 'Feb']);
  const years = Array.from({ length: 120 }, (_, index) => ({
    startsAt: new Date(Date.UTC(2016, 10 + index)).toISOString(),
    views: 0,
    visitors: 0,
  }));
  expect(tickNames({ series: years, unit: 'month', zone: 'UTC' })[24]).toBe('Nov 2018');
  expect(pointNames({ series: points, unit: 'month', zone: 'Europe/Berlin' })[1]).toBe('January 2026');
});

test('an instant belongs to the point in which it falls', () => {
  const series = hours('2026-11-23T00:00:00Z', 3);
  expect(
    ['2026-11-23T00:00:00Z', '2026-11-23T01:59:59Z', '2026-11-23T23:00:00Z', '2026-11-22T23:59:00Z'].map(
      (at) => pointOf(at, series),
    ),
  ).toEqual([0, 1, 2, 0]);
});

test('the point that is under way has begun and is not over', () => {
  const series = hours('2026-11-23T00:00:00Z', 24);
  const at = (now: string, today: string) => progressOf({ series, to: '2026-11-23' }, Date.parse(now), today);
  expect(at('2026-11-23T00:10:00Z', '2026-11-23')).toEqual({ begun: 1, over: 0 });
  expect(at('2026-11-23T14:00:00Z', '2026-11-23')).toEqual({ begun: 15, over: 14 });
  expect(at('2026-11-23T23:59:00Z', '2026-11-23')).toEqual({ begun: 24, over: 23 });
  expect(at('2026-11-24T08:00:00Z', '2026-11-24')).toEqual({ begun: 24, over: 24 });
});
