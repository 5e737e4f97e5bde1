import { expect, test } from 'vitest';
import { readBeacon } from './beacon.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const at = new Date('2026-11-21T00:00:00Z');

test('a beacon tells the page, where its reader came from, and on what', () => {
  expect(readBeacon('{"slug":"māo-coin","referrer":"https://t.me/mao?x=1"}', phone, at)).toEqual({
    slug: 'māo-coin',
    referrerHost: 't.me',
    device: 'phone',
    viewedAt: at,
  });
});

test.each([
  '',
  '[]',
  'null',
  '{"slug":1}',
  '{"slug":""}',
  `{"slug":"${'x'.repeat(101)}"}`,
  '{"slug":',
  '{"slug":"a\\u0000"}',
  '{"slug":"\\ud800"}',
  '{"slug":"a/b"}',
])('what is not a beacon is not counted: %s', (body) => expect(readBeacon(body, phone, at)).toBeNull());

test('a referrer that is no address is left out', () => {
  expect(readBeacon('{"slug":"a","referrer":"<script>"}', phone, at)?.referrerHost).toBeNull();
});

test('robots are not readers', () => {
  expect(readBeacon('{"slug":"a"}', 'Mozilla/5.0 (compatible; Googlebot/2.1)', at)).toBeNull();
  expect(readBeacon('{"slug":"a"}', null, at)).toBeNull();
  const headless = phone.replace('Chrome/', 'HeadlessChrome/');
  expect(readBeacon('{"slug":"a"}', headless, at)).not.toBeNull();
});
