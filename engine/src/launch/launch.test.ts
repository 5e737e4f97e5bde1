import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countdownParts,
  formatDay,
  formatInstant,
  formatLaunchTime,
  isLaunchDate,
  launchInstant,
  nextHourInCst,
  parseLaunchTime,
  todayInCst,
} from './launch.ts';

const utc = (iso: string) => Date.parse(iso);

describe('a launch in CST', () => {
  test.each([
    ['2027-01-15', '12:00 PM', '2027-01-15T18:00:00Z'],
    ['2027-07-15', '12:00 PM', '2027-07-15T18:00:00Z'],
    ['2027-01-15', '12:00 AM', '2027-01-15T06:00:00Z'],
    ['2027-01-15', '12:55 AM', '2027-01-15T06:55:00Z'],
    ['2027-01-15', '1:05 AM', '2027-01-15T07:05:00Z'],
    ['2027-12-31', '11:59 PM', '2028-01-01T05:59:00Z'],
    ['2028-02-29', '6:00 PM', '2028-03-01T00:00:00Z'],
  ])('on %s at %s is %s, in winter as in summer', (date, time, instant) => {
    expect(launchInstant(date, time)).toBe(utc(instant));
  });

  test.each([
    '2027-02-29',
    '2027-04-31',
    '2027-13-01',
    '2027-00-10',
    '2027-1-5',
    '15.01.2027',
    '',
    '0000-00-00',
  ])('cannot be on %j', (date) => {
    expect(isLaunchDate(date)).toBe(false);
    expect(() => launchInstant(date, '12:00 PM')).toThrow(RangeError);
    expect(() => launchInstant(date, '12:00 PM')).toThrow(`“${date}” is not a date such as 2027-02-28.`);
  });

  test.each(['0:00 AM', '13:00 PM', '12:60 PM', '12:00', '9 AM', '', '12:00 XM', '1:5 PM'])(
    'cannot be at %j',
    (time) => {
      expect(parseLaunchTime(time)).toBeNull();
      expect(() => launchInstant('2027-01-15', time)).toThrow(
        `“${time}” is not a time such as 9:30 AM or 12:00 PM.`,
      );
    },
  );

  test('today is the date in CST', () => {
    expect(todayInCst(utc('2027-03-01T05:59:59Z'))).toBe('2027-02-28');
    expect(todayInCst(utc('2027-03-01T06:00:00Z'))).toBe('2027-03-01');
    expect(todayInCst(utc('2027-07-01T05:59:59Z'))).toBe('2027-06-30');
  });

  test.each([
    ['2027-02-28T05:59:59Z', '11:59 PM'],
    ['2027-02-28T06:00:00Z', '1:00 AM'],
    ['2027-07-01T17:59:59Z', '12:00 PM'],
    ['2027-07-01T18:00:00Z', '1:00 PM'],
    ['2027-03-01T04:59:59Z', '11:00 PM'],
    ['2027-03-01T05:00:00Z', '11:59 PM'],
  ])('the next hour of the day after %s is %s', (now, next) => {
    expect(nextHourInCst(utc(now))).toBe(next);
  });

  test('every day from its first minute to its last is that day', () => {
    const date = fc
      .date({ min: new Date('1970-01-02'), max: new Date('2900-01-01'), noInvalidDate: true })
      .map((day) => day.toISOString().slice(0, 10));
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 1439 }), (day, at) => {
        const time = formatLaunchTime(Math.floor(at / 60), at % 60);
        expect(todayInCst(launchInstant(day, time))).toBe(day);
      }),
    );
  });
});

describe('a time of day', () => {
  test('survives the way through its words', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      for (const minute of [0, 5, 59]) {
        expect(parseLaunchTime(formatLaunchTime(hour, minute))).toEqual({ hour, minute });
      }
    }
  });

  test('is written as it is stored', () => {
    expect(formatLaunchTime(0, 0)).toBe('12:00 AM');
    expect(formatLaunchTime(12, 0)).toBe('12:00 PM');
    expect(formatLaunchTime(13, 5)).toBe('1:05 PM');
    expect(formatLaunchTime(23, 55)).toBe('11:55 PM');
  });

  test('is read leniently where there is no doubt', () => {
    expect(parseLaunchTime(' 09:30 pm ')).toEqual({ hour: 21, minute: 30 });
    expect(parseLaunchTime('12:00AM')).toEqual({ hour: 0, minute: 0 });
  });
});

describe('an instant in words', () => {
  const launch = launchInstant('2027-07-15', '8:05 PM');

  test('names its zone', () => {
    expect(formatInstant(launch, 'CST')).toBe('Thursday, July 15, 2027 at 8:05 PM CST');
    expect(formatInstant(launch, 'UTC')).toBe('Friday, July 16, 2027 at 2:05 AM UTC');
    expect(formatInstant(launch, 'Asia/Tokyo')).toBe('Friday, July 16, 2027 at 11:05 AM GMT+9');
    expect(formatInstant(launch, 'Europe/London')).toBe('Friday, July 16, 2027 at 3:05 AM BST');
  });

  test.each([
    ['es', 'jueves, 15 de julio de 2027, 20:05 CST (UTC−6)'],
    ['pt', 'quinta-feira, 15 de julho de 2027 às 20:05 CST (UTC−6)'],
    ['tr', '15 Temmuz 2027 Perşembe 20:05 CST (UTC−6)'],
    ['zh', '2027年7月15日星期四 CST (UTC−6) 20:05'],
    ['vi', 'lúc 20:05 CST (UTC−6) Thứ Năm, 15 tháng 7, 2027'],
    ['ru', 'четверг, 15 июля 2027 г. в 20:05 CST (UTC−6)'],
    ['fr', 'jeudi 15 juillet 2027 à 20:05 CST (UTC−6)'],
    ['de', 'Donnerstag, 15. Juli 2027 um 20:05 CST (UTC−6)'],
    ['id', 'Kamis, 15 Juli 2027 pukul 20.05 CST (UTC−6)'],
  ])('is written as %s has it, and says what CST is', (language, written) => {
    expect(formatInstant(launch, 'CST', language).replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(written);
    expect(formatInstant(launch, 'UTC', language)).toContain('UTC');
  });

  test('says 12 at midnight and at noon', () => {
    expect(formatInstant(launchInstant('2027-01-01', '12:00 AM'), 'CST')).toContain('at 12:00 AM CST');
    expect(formatInstant(launchInstant('2027-01-01', '12:00 PM'), 'CST')).toContain('at 12:00 PM CST');
  });
});

describe('a day in words', () => {
  const day = utc('2026-11-21T23:00:00Z');

  test.each([
    ['en', 'November 21, 2026', 'Saturday, November 21, 2026'],
    ['de', '21. November 2026', 'Samstag, 21. November 2026'],
    ['zh', '2026年11月21日', '2026年11月21日星期六'],
    ['tr', '21 Kasım 2026', '21 Kasım 2026 Cumartesi'],
  ])('is written as %s has it', (language, long, full) => {
    expect(formatDay(day, 'long', language)).toBe(long);
    expect(formatDay(day, 'full', language)).toBe(full);
  });
});

describe('a countdown', () => {
  test('is cut into whole units', () => {
    const left = ((2 * 24 + 3) * 60 + 4) * 60_000 + 5000;
    expect(countdownParts(left)).toEqual({ days: 2, hours: 3, minutes: 4, seconds: 5 });
    expect(countdownParts(86_400_000)).toEqual({ days: 1, hours: 0, minutes: 0, seconds: 0 });
  });

  test('shows a started second, and zeros only when the time has come', () => {
    expect(countdownParts(1).seconds).toBe(1);
    expect(countdownParts(0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
    expect(countdownParts(-5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });

  test('adds up again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (seconds) => {
        const parts = countdownParts(seconds * 1000);
        expect(((parts.days * 24 + parts.hours) * 60 + parts.minutes) * 60 + parts.seconds).toBe(seconds);
        expect(parts.hours < 24 && parts.minutes < 60 && parts.seconds < 60).toBe(true);
      }),
    );
  });
});
