/** A time of day as a clock face shows it: hour 1 to 12, minute 0 to 59. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly period: 'AM' | 'PM';
}

export type ClockUnit = 'hours' | 'minutes';

/** What the picker starts with (specification, section 4). */
export const noon: ClockTime = { hour: 12, minute: 0, period: 'PM' };

/** Reads `H:MM AM/PM`; null for anything else. */
export function parseClockTime(text: string): ClockTime | null {
  const match = /^(0?[1-9]|1[0-2]):([0-5]\d)\s?([AP])M$/i.exec(text.trim());
  if (!match) return null;
  return {
    hour: Number(match[1]),
    minute: Number(match[2]),
    period: match[3]?.toUpperCase() === 'A' ? 'AM' : 'PM',
  };
}

/** `H:MM AM/PM`, e.g. `9:05 AM`. */
export function formatClockTime({ hour, minute, period }: ClockTime): string {
  return `${hour}:${twoDigits(minute)} ${period}`;
}

export function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}

/** The twelve positions of a face, clockwise from the top: 12, 1, … 11 or 0, 5, … 55. */
export function positionsOf(unit: ClockUnit): number[] {
  return Array.from({ length: 12 }, (_, step) => (unit === 'minutes' ? step * 5 : step || 12));
}

export function valueOf(time: ClockTime, unit: ClockUnit): number {
  return unit === 'hours' ? time.hour : time.minute;
}

export function withValue(time: ClockTime, unit: ClockUnit, value: number): ClockTime {
  return unit === 'hours' ? { ...time, hour: value } : { ...time, minute: value };
}

/** Where the hand points, in degrees clockwise from the top. */
export function degreesOf(unit: ClockUnit, value: number): number {
  return unit === 'hours' ? (value % 12) * 30 : value * 6;
}

/** The position nearest to a point; `x` to the right and `y` downwards from the face's middle. */
export function positionAt(unit: ClockUnit, x: number, y: number): number {
  const degrees = (Math.atan2(x, -y) * 180) / Math.PI;
  const step = (Math.round(degrees / 30) + 12) % 12;
  return unit === 'minutes' ? step * 5 : step || 12;
}

/** The position `steps` further clockwise (negative: back) from a value, around the face. */
export function positionAfter(unit: ClockUnit, value: number, steps: number): number {
  const here = unit === 'hours' ? value % 12 : Math.floor(value / 5);
  // From between two positions, back means the one just passed.
  const between = unit === 'minutes' && value % 5 !== 0 && steps < 0 ? 1 : 0;
  const step = (((here + between + steps) % 12) + 12) % 12;
  return unit === 'minutes' ? step * 5 : step || 12;
}

/**
 * A typed digit: hours take `1` then `2` as 12; minutes take tens then ones, down to a multiple of five.
 * @param before the digit typed just before it, or empty.
 * @returns the value, and what to hand in as `before` with the next digit; null when the digit makes no sense.
 */
export function typeDigit(
  unit: ClockUnit,
  before: string,
  digit: string,
): { value: number; before: string } | null {
  const both = Number(before + digit);
  const one = Number(digit);
  if (unit === 'hours') {
    if (before && both >= 1 && both <= 12) return { value: both, before: '' };
    return one >= 1 ? { value: one, before: digit } : null;
  }
  if (before && both < 60) return { value: both - (both % 5), before: '' };
  return one <= 5 ? { value: one * 10, before: digit } : { value: 5, before: '' };
}

/** The turn of the hand that shows `target` and is nearest to where the hand stands, so that 11 → 12 is a short way. */
export function nearestTurn(current: number, target: number): number {
  const turns = Math.round((current - target) / 360);
  return target + turns * 360;
}
