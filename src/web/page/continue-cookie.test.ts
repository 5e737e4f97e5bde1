import { expect, test } from 'vitest';
import { continueCookie, readContinueCookie } from './continue-cookie.ts';

test('the screen that was asked for is remembered by its name alone', () => {
  expect(continueCookie('/account/somebody')).toBe('continue=account; Path=/; Max-Age=600; SameSite=Lax');
  for (const path of ['/dashboard/somebody', '/admin', '/', '//evil.example/build', '/toString']) {
    expect(continueCookie(path)).toBeNull();
  }
  expect(readContinueCookie('theme=x; continue=build')).toBe('build');
  for (const cookies of [null, '', 'continue=//evil.example', 'continue=admin', 'discontinue=build']) {
    expect(readContinueCookie(cookies)).toBeNull();
  }
});
