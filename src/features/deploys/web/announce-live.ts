import type { Likeness } from '@moonpage/engine/likeness.ts';
import { notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { sharedWords } from './shared-words.ts';

const name = 'just_live';
/** Seven days in seconds. */
const keptFor = 7 * 24 * 60 * 60;

/** What a creator hears of a page that went live. */
export interface WentLive {
  /** What another public page has in common with it. */
  readonly shares: readonly Likeness[];
  /** The address that they wished for, where it has another. */
  readonly missedAddress: string | null;
}

/**
 * Says that a page went live. The first time the dashboard says so too, until that is put away: a cookie remembers it, so that the server
 * draws it with the page.
 * @param wasLive whether a version of it was live before
 */
export function announceLive(userId: string, wasLive: boolean, { shares, missedAddress }: WentLive): void {
  if (!wasLive) document.cookie = `${name}=${userId}; Path=/; Max-Age=${keptFor}; SameSite=Lax`;
  const missed = missedAddress === null ? '' : `“${missedAddress}” was not free, so its address is another.`;
  const details = [wasLive ? 'Your changes are live.' : '', missed, sharedWords(shares)].filter(
    (each) => each !== '',
  );
  notifySuccess('Landing page deployed successfully!', details.join(' ') || undefined);
}

/** Whether an account's page went live in this browser and that was not put away. @param cookies a `Cookie` header. */
export function isJustLive(cookies: string | null, userId: string): boolean {
  return (cookies ?? '').split('; ').includes(`${name}=${userId}`);
}

export function putJustLiveAway(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
