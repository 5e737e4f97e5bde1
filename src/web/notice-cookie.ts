import { notifyError } from './ui/notify.ts';

/** What a redirect of the server may say on the page where it leads. */
const notices = {
  'sign-in': 'Please sign in to access this page',
  'signed-out': 'Signed out',
  'session-check': 'Error checking session',
} as const;

type NoticeCode = keyof typeof notices;

const name = 'notice';
/** Where these redirects lead: a tab that shows another page does not take the message from the one that is to show it. */
const path = '/login';

/** A `Set-Cookie` value for a redirect to `/login`, which shows the text once. It holds a code, so no text can be put in from outside. */
export function noticeCookie(code: NoticeCode): string {
  return `${name}=${code}; Path=${path}; Max-Age=60; SameSite=Lax`;
}

/** Shows what a redirect had to say, once. Called in the browser after each navigation. */
export function showNoticeOfRedirect(): void {
  const found = /(?:^|; )notice=([a-z-]+)/.exec(document.cookie)?.[1];
  if (!found) return;
  document.cookie = `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`;
  if (isNotice(found)) notifyError(notices[found]);
}

function isNotice(code: string): code is NoticeCode {
  return Object.hasOwn(notices, code);
}
