import { expect, test } from 'vitest';
import { isReserved } from './reserved-slugs.ts';

test.each([
  'www',
  'mail',
  'api',
  'admin',
  'app',
  'login',
  'autodiscover',
  'assets',
  'moonpage',
  'ádmin',
  'арр',
])('%s is given to nobody', (slug) => {
  expect(isReserved(slug, 'https://moonpage.example.com')).toBe(true);
});

test.each(['pepe', 'www-2', 'app-2', 'mailman', 'example', 'moonpage-frog'])('%s is free', (slug) => {
  expect(isReserved(slug, 'https://moonpage.example.com')).toBe(false);
});
