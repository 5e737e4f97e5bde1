import { expect, test } from 'vitest';
import { dayOfIso, isoOfDay } from './iso-date.ts';

test('a day survives the way to the calendar and back, whatever the zone', () => {
  for (const iso of ['2026-01-01', '2028-02-29', '2026-03-29', '2026-10-25', '2026-12-31']) {
    const day = dayOfIso(iso);
    expect(day && isoOfDay(day)).toBe(iso);
  }
});

test('what is no day is null', () => {
  for (const text of ['', '2026-02-30', '2027-02-29', '2026-13-01', '2026-1-1', '01/02/2026', 'tomorrow']) {
    expect(dayOfIso(text)).toBeNull();
  }
});
