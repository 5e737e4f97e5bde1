import { afterEach, expect, test, vi } from 'vitest';
import { noteWrite } from '../../../web/api/writes.ts';
import type { ProfileView } from '../../account/contract.ts';
import { keepProfile, keptProfile } from './kept-profile.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a profile is kept for five minutes, for its own account, until something is written', () => {
  vi.useFakeTimers();
  const profile = { id: 'ada', coinName: 'Pepe' } as ProfileView;
  keepProfile(profile);
  expect(keptProfile('ada')).toBe(profile);
  expect(keptProfile('ben')).toBeNull();
  vi.advanceTimersByTime(3 * 60_000);
  // Shown again, it grows no younger.
  keepProfile(profile);
  vi.advanceTimersByTime(2 * 60_000 + 1);
  expect(keptProfile('ada')).toBeNull();
  keepProfile({ ...profile });
  expect(keptProfile('ada')).toEqual(profile);
  noteWrite();
  expect(keptProfile('ada')).toBeNull();
});
