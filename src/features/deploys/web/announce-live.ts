import { notifySuccess } from '../../../web/ui/feedback/notify.ts';

const name = 'just_live';
/** Seven days in seconds. */
const keptFor = 7 * 24 * 60 * 60;

/**
 * Says that a page went live. The first time the dashboard says so too, until that is put away: a cookie remembers it, so that the server
 * draws it with the page.
 * @param wasLive whether a version of it was live before
 */
export function announceLive(userId: string, wasLive: boolean): void {
  if (!wasLive) document.cookie = `${name}=${userId}; Path=/; Max-Age=${keptFor}; SameSite=Lax`;
  notifySuccess('Landing page deployed successfully!', wasLive ? 'Your changes are live.' : undefined);
}

/** Whether an account's page went live in this browser and that was not put away. @param cookies a `Cookie` header. */
export function isJustLive(cookies: string | null, userId: string): boolean {
  return (cookies ?? '').split('; ').includes(`${name}=${userId}`);
}

export function putJustLiveAway(): void {
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
}
