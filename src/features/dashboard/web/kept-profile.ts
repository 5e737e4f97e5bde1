import { countWrites } from '../../../web/api/writes.ts';
import type { Block } from '../../../web/markdown/parse-markdown.ts';
import type { ProfileView } from '../../account/contract.ts';

/** What a loader has read that seldom changes. */
interface Read {
  readonly profile: ProfileView;
  /** What the operator says in the video's place. */
  readonly video: readonly Block[];
}

/** As long as what queries read (specification, section 9). */
const keptForInMs = 5 * 60_000;

let kept: (Read & { readonly readAt: number; readonly writes: number }) | null = null;

/**
 * Keeps what a loader has read for this tab, so that the next visit does not ask for it. In the browser only.
 * @param writes counted before it was asked for
 */
export function keepProfile({ profile, video }: Read, writes = countWrites()): void {
  if (kept?.profile !== profile) kept = { profile, video, readAt: Date.now(), writes };
}

/** The profile of an account and what came with it, if it was read in the last five minutes and nothing was written since. */
export function keptProfile(userId: string): Read | null {
  if (kept === null || kept.profile.id !== userId || kept.writes !== countWrites()) return null;
  return Date.now() - kept.readAt > keptForInMs ? null : kept;
}
