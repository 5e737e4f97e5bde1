import { formatLaunchTime, isLaunchDate, parseLaunchTime } from '@moonpage/engine/launch/launch.ts';

/** The date as it is stored, `YYYY-MM-DD`; null when the calendar has no such day. */
export function readLaunchDate(text: string): string | null {
  return isLaunchDate(text) ? text : null;
}

/** The time as it is stored, `H:MM AM/PM`; null when no clock shows it. */
export function readLaunchTime(text: string): string | null {
  const time = parseLaunchTime(text);
  return time && formatLaunchTime(time.hour, time.minute);
}
