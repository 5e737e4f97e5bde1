/**
 * When a coin launches. A profile keeps a date (`YYYY-MM-DD`) and a time (`H:MM AM/PM`), both in CST, and CST is taken
 * literally: six hours behind UTC, all year, with no summer time. Instants are milliseconds since 1970, UTC.
 */

const cstOffset = 6 * 3_600_000;
const minute = 60_000;

/** An hour from 0 to 23 and a minute from 0 to 59. */
export interface ClockTime {
  hour: number;
  minute: number;
}

/** Reads `H:MM AM/PM`, or null: `12:00 AM` is midnight (hour 0), `12:00 PM` is noon. Case and a leading zero do not matter. */
export function parseLaunchTime(time: string): ClockTime | null {
  const match = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([AP])M$/i.exec(time.trim());
  if (match === null) return null;
  const afternoon = match[3]?.toUpperCase() === 'P' ? 12 : 0;
  return { hour: (Number(match[1]) % 12) + afternoon, minute: Number(match[2]) };
}

/** Writes `H:MM AM/PM` as it is stored. @param hour24 0 to 23 @param minute 0 to 59 */
export function formatLaunchTime(hour24: number, minute: number): string {
  const hour = hour24 % 12 === 0 ? 12 : hour24 % 12;
  return `${hour}:${String(minute).padStart(2, '0')} ${hour24 < 12 ? 'AM' : 'PM'}`;
}

/**
 * The instant of a launch.
 * @param date `YYYY-MM-DD` @param time `H:MM AM/PM`, both in CST
 * @throws {RangeError} for a day that does not exist (31 April, 29 February in most years) or a time that cannot be read
 */
export function launchInstant(date: string, time: string): number {
  const midnight = startOfDay(date);
  if (midnight === null) throw new RangeError(`“${date}” is not a date such as 2027-02-28.`);
  const clock = parseLaunchTime(time);
  if (clock === null) throw new RangeError(`“${time}” is not a time such as 9:30 AM or 12:00 PM.`);
  return midnight + (clock.hour * 60 + clock.minute) * minute + cstOffset;
}

/** Whether the calendar has this day. @param date `YYYY-MM-DD` */
export function isLaunchDate(date: string): boolean {
  return startOfDay(date) !== null;
}

/** The date in CST, `YYYY-MM-DD`: a launch date before it lies in the past. @param now an instant */
export function todayInCst(now: number): string {
  return new Date(now - cstOffset).toISOString().slice(0, 10);
}

/** The next full hour of the day in CST, or its last minute where none is left. @param now an instant @returns `H:MM AM/PM` */
export function nextHourInCst(now: number): string {
  const hour = new Date(now - cstOffset).getUTCHours() + 1;
  return hour > 23 ? '11:59 PM' : formatLaunchTime(hour, 0);
}

/** Midnight of the day as if it were in UTC, or null. */
function startOfDay(date: string): number | null {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(date)) return null;
  const at = Date.parse(`${date}T00:00:00Z`);
  // Some engines roll 31 April over to 1 May instead of refusing it.
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date ? null : at;
}

/**
 * How an instant reads in `zone`: `Sunday, February 28, 2027 at 12:00 PM CST`, or as another language has it, in 24 hours.
 * @param zone `CST`, `UTC` or an IANA name
 * @param language BCP 47
 * @throws {RangeError} for a zone that the runtime does not know
 */
export function formatInstant(instant: number, zone: string, language = 'en'): string {
  const isEnglish = language === 'en';
  const isCst = zone === 'CST';
  // British English knows zones by name that American English counts from GMT.
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : language, {
    // IANA counts the other way round: Etc/GMT+6 is six hours behind.
    timeZone: isCst ? 'Etc/GMT+6' : zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'short',
  });
  // Where English is not read, CST may be China's time.
  const cst = isEnglish ? 'CST' : 'CST (UTC−6)';
  const written = format
    .formatToParts(instant)
    .map(({ type, value }) => [type, isCst && type === 'timeZoneName' ? cst : value] as const);
  if (!isEnglish) return written.map(([, value]) => value).join('');
  const parts = new Map(written);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const time = formatLaunchTime(Number(part('hour')), Number(part('minute')));
  return `${part('weekday')}, ${part('month')} ${part('day')}, ${part('year')} at ${time} ${part('timeZoneName')}`;
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/**
 * The day of an instant in UTC: `November 21, 2026`.
 * @param style `full` names the day of the week as well
 * @param language BCP 47
 */
export function formatDay(instant: number, style: 'long' | 'full', language: string): string {
  const key = `${language} ${style}`;
  const format =
    dayFormats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: style });
  dayFormats.set(key, format);
  return format.format(instant);
}

export interface Countdown {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Time left in whole units; zeros once it has run out. A started second counts, so that the last one shown is 1. */
export function countdownParts(millisecondsLeft: number): Countdown {
  const total = Math.max(0, Math.ceil(millisecondsLeft / 1000));
  return {
    days: Math.floor(total / 86_400),
    hours: Math.floor(total / 3600) % 24,
    minutes: Math.floor(total / 60) % 60,
    seconds: total % 60,
  };
}
