import type { Report } from '../contract.ts';
import { daysOf } from '../rules/days.ts';

/** How a figure differs from that of the days before, over the points that are over. */
export interface Change {
  readonly now: number;
  readonly before: number;
  /** Whether all points are over, so that nothing was left out. */
  readonly isWhole: boolean;
}

/** @param over how many points are over @returns null where there is nothing to compare */
export function changeOf(report: Report, of: 'views' | 'visitors', over: number): Change | null {
  if (over === 0) return null;
  const isWhole = over === report.series.length;
  const sum = (points: readonly { views: number; visitors: number }[]) =>
    points.slice(0, over).reduce((total, point) => total + point[of], 0);
  const now = isWhole ? report.total[of] : sum(report.series);
  const before = isWhole ? report.before.total[of] : sum(report.before.series);
  return now === 0 && before === 0 ? null : { now, before, isWhole };
}

/** `12% up`; `New` where nothing was before. */
export function changeWords({ now, before }: Change): string {
  if (now === before) return 'No change';
  if (before === 0) return 'New';
  const percent = Math.abs(now / before - 1) * 100;
  const amount = percent < 1 ? '<1' : Math.round(percent).toLocaleString('en-US');
  return `${amount}% ${now > before ? 'up' : 'down'}`;
}

/** The days of a report, for the name of a file. */
export function daysInName({ from, to }: Pick<Report, 'from' | 'to'>): string {
  return from === to ? from : `${from}-to-${to}`;
}

/** What a change is measured against: `on the 7 days before, without today`. */
export function comparedWith(
  { from, to, unit }: Pick<Report, 'from' | 'to' | 'unit'>,
  isWhole: boolean,
): string {
  const days = daysOf({ from, to });
  const before = days === 1 ? 'on the day before' : `on the ${days.toLocaleString('en-US')} days before`;
  return isWhole ? before : `${before}, ${underWay[unit]}`;
}

const underWay: Record<Report['unit'], string> = {
  hour: 'to the last full hour',
  day: 'without today',
  month: 'without this month',
};
