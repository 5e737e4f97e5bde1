// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { noticeCookie, noticeOfRedirect, showNoticeOfRedirect } from './notice-cookie.ts';
import { type Notice, takeNotices } from '../ui/feedback/notify.ts';

const shown: Notice[] = [];
takeNotices((notice) => shown.push(notice));

afterEach(() => {
  shown.length = 0;
});

/** Opens a path in this tab, as a link of the application does. */
function open(path: string) {
  window.history.pushState(null, '', path);
  showNoticeOfRedirect(null);
}

test('the sign-in says once why somebody was sent there, and no other page takes it', () => {
  open('/');
  document.cookie = noticeCookie('sign-in');
  open('/services');
  expect(shown).toEqual([]);
  open('/login');
  expect(shown).toMatchObject([{ tone: 'error', text: 'Please sign in to access this page' }]);
  open('/login');
  expect(shown).toHaveLength(1);
});

test('a code that is none of ours says nothing', () => {
  open('/login');
  document.cookie = 'notice=constructor; Path=/';
  showNoticeOfRedirect(null);
  expect(shown).toEqual([]);
});

test('what another document has taken meanwhile is known from the server', () => {
  open('/login');
  showNoticeOfRedirect(noticeOfRedirect('/login', 'theme=dark; notice=signed-out'));
  expect(shown).toMatchObject([{ text: 'Signed out' }]);
});

test('what the server and the browser both know is said once', () => {
  open('/login');
  document.cookie = noticeCookie('sign-in');
  showNoticeOfRedirect(noticeOfRedirect('/login', 'notice=sign-in'));
  open('/login');
  expect(shown).toHaveLength(1);
});

test('a code in a request that is none of ours, or for another page, is no notice', () => {
  expect(noticeOfRedirect('/login', 'notice=constructor')).toBeNull();
  expect(noticeOfRedirect('/login', null)).toBeNull();
  expect(noticeOfRedirect('/services', 'notice=sign-in')).toBeNull();
});
