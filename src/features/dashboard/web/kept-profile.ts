import { countWrites } from '../../../web/api/writes.ts';
import type { ProfileView } from '../../account/contract.ts';

/** As long as what queries read (specification, section 9). */
const keptForInMs = 5 * 60_000;

let kept: { readonly profile: ProfileView; readonly readAt: number; readonly writes: number } | null = null;

/**
 * Keeps a profile that a loader has read for this tab, so that the next visit does not ask for it. In the browser only.
 * @param writes counted before it was asked for
 */
export function keepProfile(profile: ProfileView, writes = countWrites()): void {
  if (kept?.profile !== profile) kept = { profile, readAt: Date.now(), writes };
}

/** The profile of an account, if it was read in the last five minutes and nothing was written since. */
export function keptProfile(userId: string): ProfileView | null {
  if (kept === null || kept.profile.id !== userId || kept.writes !== countWrites()) return null;
  return Date.now() - kept.readAt > keptForInMs ? null : kept.profile;
}
