import { notifyError } from '../ui/feedback/notify.ts';

/** What a redirect of the server may say on the page where it leads. */
const notices = {
  'sign-in': 'Please sign in to access this page',
  'signed-out': 'Signed out',
  'session-check': 'Error checking session',
} as const;

export type NoticeCode = keyof typeof notices;

const name = 'notice';
/**
 * Where these redirects lead: a tab that shows another page does not take the message from the one that is to show it. The cookie
 * itself is for every path, as a browser may read those of one path late after a navigation inside the page.
 */
const path = '/login';

/** A `Set-Cookie` value for a redirect to `/login`, which shows the text once. It holds a code, so no text can be put in from outside. */
export function noticeCookie(code: NoticeCode): string {
  return `${name}=${code}; Path=/; Max-Age=60; SameSite=Lax`;
}

/**
 * What the redirect that led to a document had to say: read by the server from the request, as the tab's former document may still
 * run, and would take it.
 */
export function noticeOfRedirect(pathname: string, cookies: string | null): NoticeCode | null {
  if (pathname !== path) return null;
  const code = /(?:^|; )notice=([a-z-]+)/.exec(cookies ?? '')?.[1];
  return code !== undefined && isNotice(code) ? code : null;
}

/**
 * Shows what a redirect had to say, once. Called in the browser after each navigation.
 * @param arrived what the server had read when this document was asked for; null after the first time
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
