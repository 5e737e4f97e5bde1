import type { Likeness } from '@moonpage/engine/likeness.ts';
import { notifySuccess } from '../../../web/ui/feedback/notify.ts';
import { sharedWords } from './shared-words.ts';

const name = 'just_live';
/** Seven days in seconds. */
const keptFor = 7 * 24 * 60 * 60;

/**
 * Says that a page went live. The first time the dashboard says so too, until that is put away: a cookie remembers it, so that the server
 * draws it with the page.
 * @param wasLive whether a version of it was live before
 * @param shares what another public page has in common with it
 */
export function announceLive(userId: string, wasLive: boolean, shares: readonly Likeness[]): void {
  if (!wasLive) document.cookie = `${name}=${userId}; Path=/; Max-Age=${keptFor}; SameSite=Lax`;
  const details = [wasLive ? 'Your changes are live.' : '', sharedWords(shares)].filter(
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
