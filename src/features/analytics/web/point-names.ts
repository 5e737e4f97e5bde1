import type { Report } from '../contract.ts';

type Points = Pick<Report, 'series' | 'unit' | 'zone'>;

const whole = {
  hour: { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric' },
  day: { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
} as const satisfies Record<Report['unit'], Intl.DateTimeFormatOptions>;

/**
 * What each point of a report is called, in its zone: `Mon, Nov 23, 3 PM`. An hour that a clock goes through twice is told with the
 * name of its time: `Sun, Nov 1, 1 AM EDT`.
 */
export function pointNames({ series, unit, zone }: Points): string[] {
  const name = format(zone, whole[unit]);
  const names = series.map(({ startsAt }) => name.format(new Date(startsAt)));
  const exact = format(zone, { ...whole[unit], timeZoneName: 'short' });
  return names.map((each, index) => {
    const isTwice = each === names[index - 1] || each === names[index + 1];
    return isTwice ? exact.format(new Date(series[index]?.startsAt ?? 0)) : each;
  });
}

/** Among more months than these, not every January has its name on the axis. */
const monthsOfOneYear = 13;

/** Short names for the chart's axis; an hour at midnight is its day, a January its year, a month among those of many years both. */
export function tickNames({ series, unit, zone }: Points): string[] {
  const parts = { month: 'short', day: 'numeric' } as const;
  const day = format(zone, parts);
  const hour = format(zone, { hour: 'numeric' });
  const month = format(zone, { month: 'short' });
  const year = format(zone, { year: 'numeric' });
  const monthOfYear = format(zone, { month: 'short', year: 'numeric' });
  return series.map(({ startsAt }, index) => {
    const instant = new Date(startsAt);
    if (unit === 'day') return day.format(instant);
    if (unit === 'hour') {
      const isNewDay = index > 0 && hour.format(instant) === '12 AM';
      return isNewDay ? day.format(instant) : hour.format(instant);
    }
    if (series.length > monthsOfOneYear) return monthOfYear.format(instant);
    const name = month.format(instant);
    return name === 'Jan' ? year.format(instant) : name;
  });
}

/** An instant to the minute: `Mon, Nov 23, 3:04 PM`. */
export function instantName(at: string, zone: string): string {
  return format(zone, { ...whole.hour, minute: '2-digit' }).format(new Date(at));
}

/** Which point an instant belongs to. */
export function pointOf(at: string, series: Report['series']): number {
  const instant = Date.parse(at);
  const next = series.findIndex(({ startsAt }) => Date.parse(startsAt) > instant);
  return Math.max(0, (next === -1 ? series.length : next) - 1);
}

/** How many points have begun, and how many are over. */
export function progressOf({ series, to }: Pick<Report, 'series' | 'to'>, now: number, today: string) {
  const begun = series.filter(({ startsAt }) => Date.parse(startsAt) <= now).length;
  return { begun, over: begun === series.length && to < today ? begun : Math.max(0, begun - 1) };
}

function format(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { timeZone, ...options });
}
