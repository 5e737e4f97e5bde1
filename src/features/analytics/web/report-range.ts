import { daysBefore } from '../rules/days.ts';

/** Ranges that are chosen with one press; each ends today. */
export const ranges = ['today', '7-days', '30-days', '12-months'] as const;
export type NamedRange = (typeof ranges)[number];

/** What the address says about the range: one by its name, or two days of the creator's own. */
export interface ChosenRange {
  readonly name: NamedRange | 'custom';
  readonly from: string;
  readonly to: string;
}

const usual: NamedRange = '7-days';

/**
 * The range that a query string names; the last seven days where it names none. Its two days stand in either order, and one that is
 * yet to come is today.
 * @param today `YYYY-MM-DD`
 */
export function readRange(queryString: string, today: string): ChosenRange {
  const values = new URLSearchParams(queryString);
  const [from, to] = [values.get('from') ?? '', values.get('to') ?? ''];
  if (isDay(from) && isDay(to)) {
    const [first = today, last = today] = [from, to].map((day) => (day < today ? day : today)).toSorted();
    return { name: 'custom', from: first, to: last };
  }
  const name = ranges.find((each) => each === values.get('range')) ?? usual;
  return { name, from: firstDays[name](today), to: today };
}

/** The query string of a range, without what is usual. */
export function writeRange({ name, from, to }: ChosenRange): string {
  if (name === 'custom') return `?${new URLSearchParams({ from, to }).toString()}`;
  return name === usual ? '' : `?range=${name}`;
}

const firstDays: Record<NamedRange, (today: string) => string> = {
  today: (today) => today,
  '7-days': (today) => daysBefore(today, 6),
  '30-days': (today) => daysBefore(today, 29),
  // Whole months, of which the last is under way.
  '12-months': (today) => {
    const day = new Date(today);
    return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 11)).toISOString().slice(0, 10);
  },
};

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}
