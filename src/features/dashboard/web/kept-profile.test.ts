import { expect, test, vi } from 'vitest';
import { noteWrite } from '../../../web/api/writes.ts';
import type { ProfileView } from '../../account/contract.ts';
import { keepProfile, keptProfile } from './kept-profile.ts';

test('a profile is kept for five minutes, for its own account, until something is written', () => {
  vi.useFakeTimers();
  const profile = { id: 'ada', coinName: 'Pepe' } as ProfileView;
  const read = { profile, video: [] };
  keepProfile(read);
  expect(keptProfile('ada')).toMatchObject(read);
  expect(keptProfile('ben')).toBeNull();
  vi.advanceTimersByTime(3 * 60_000);
  // Shown again, it grows no younger.
  keepProfile(read);
  vi.advanceTimersByTime(2 * 60_000 + 1);
  expect(keptProfile('ada')).toBeNull();
  keepProfile({ ...read, profile: { ...profile } });
  expect(keptProfile('ada')).toMatchObject(read);
  noteWrite();
  expect(keptProfile('ada')).toBeNull();
});
