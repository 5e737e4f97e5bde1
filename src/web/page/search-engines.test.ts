import { expect, test } from 'vitest';
import { canonicalUrl, mayBeIndexed } from './search-engines.ts';

test('only home, services and tools may be indexed', () => {
  expect(['/', '/services', '/tools', '/tools/'].map(mayBeIndexed)).toEqual([true, true, true, true]);
  for (const path of ['/login', '/signup', '/privacy', '/directory/pepe', '/services/more', '/nothing']) {
    expect(mayBeIndexed(path)).toBe(false);
  }
});

test('a page has one address', () => {
  expect(canonicalUrl('https://moonpage.example', '/')).toBe('https://moonpage.example/');
  expect(canonicalUrl('https://moonpage.example', '/tools/')).toBe('https://moonpage.example/tools');
});
