import { notifyError } from '../ui/feedback/notify.ts';

/** Messages that survive a server redirect. */
const notices = {
  'sign-in': 'Please sign in to access this page',
  'signed-out': 'Signed out',
  'session-check': 'Error checking session',
} as const;

export type NoticeCode = keyof typeof notices;

const name = 'notice';
/** Only this page reads the cookie, so that other tabs leave it alone. The cookie's own path is `/`: browsers lag with narrower ones. */
const path = '/login';

/** A `Set-Cookie` value for a redirect to `/login`. It holds a code, against injected text. */
export function noticeCookie(code: NoticeCode): string {
  return `${name}=${code}; Path=/; Max-Age=60; SameSite=Lax`;
}

/** Reads the notice from the request, before the tab's previous document, which may still run, can consume it. */
export function noticeOfRedirect(pathname: string, cookies: string | null): NoticeCode | null {
  if (pathname !== path) return null;
  const code = /(?:^|; )notice=([a-z-]+)/.exec(cookies ?? '')?.[1];
  return code !== undefined && isNotice(code) ? code : null;
}

/**
 * Shows the notice, once. Called in the browser after each navigation.
 * @param arrived the server's reading for this document; null after the first call
 */
export function showNoticeOfRedirect(arrived: NoticeCode | null): void {
  const code = noticeOfRedirect(location.pathname, document.cookie) ?? arrived;
  if (code === null) return;
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  notifyError(notices[code]);
}

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}
