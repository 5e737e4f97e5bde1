import { expect, test } from 'vitest';
import { dayIn } from './days.ts';

test('the day is that of the zone', () => {
  const instant = Date.UTC(2026, 10, 24, 11);
  expect(dayIn('Pacific/Kiritimati', instant)).toBe('2026-11-25');
  expect(dayIn('Pacific/Pago_Pago', instant)).toBe('2026-11-24');
  expect(dayIn('Pacific/Pago_Pago', instant - 3_600_000)).toBe('2026-11-23');
});
