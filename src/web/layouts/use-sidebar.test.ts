import { expect, test } from 'vitest';
import { readSidebarState, sidebarCookie } from './use-sidebar.ts';

test('the sidebar stands open until it was closed', () => {
  expect(readSidebarState(null)).toBe('open');
  expect(readSidebarState('theme=x; sidebar_state=true')).toBe('open');
  expect(readSidebarState('theme=x; sidebar_state=false')).toBe('collapsed');
  expect(readSidebarState('other_sidebar_state=false')).toBe('open');
});

test('the state is kept for seven days', () => {
  expect(sidebarCookie('collapsed')).toBe('sidebar_state=false; Path=/; Max-Age=604800; SameSite=Lax');
});
