import { twoDigits } from './clock-time.ts';

/**
 * The calendar day that `YYYY-MM-DD` names, as midnight in the browser's zone, which is how calendars hold days; null for
 * anything else, 30 February included.
 */
export function dayOfIso(iso: string): Date | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date : null;
}

/** `YYYY-MM-DD` of a calendar day as the browser's zone shows it. */
export function isoOfDay(day: Date): string {
  return `${String(day.getFullYear()).padStart(4, '0')}-${twoDigits(day.getMonth() + 1)}-${twoDigits(day.getDate())}`;
}
