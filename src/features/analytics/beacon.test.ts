import { expect, test } from 'vitest';
import { deviceOf, isRobot, languageOf, readBeacon } from './beacon.ts';

const phone = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';

test('a beacon tells the page, what was done, and where its reader came from', () => {
  const sent = { slug: 'māo-coin', referrer: 'https://t.me/mao?x=1', query: '?utm_campaign=Moon+Day' };
  expect(readBeacon(JSON.stringify(sent))).toEqual({
    slug: 'māo-coin',
    action: 'read',
    source: 't.me',
    campaign: 'Moon Day',
  });
});

test.each([
  ['copy needs-script undefined', 'copy'],
  ['buy-button jup.ag', 'buy'],
  ['buy-button t.me', 'buy'],
  ['social t.me', 'telegram'],
  ['social x.com', 'x'],
  ['seen 0.3', 'scroll-25'],
  ['seen 0.5', 'scroll-50'],
  ['seen 0.99', 'scroll-100'],
  ['seen 1', 'scroll-100'],
])('%s is %s', (sent, action) => {
  expect(readBeacon(JSON.stringify({ slug: 'a', action: sent }))).toMatchObject({ action });
});

test.each(['explorer solscan.io', 'seen 0.1', 'seen 7', 'seen -1', 'seen NaN', 'seen', '', 'x.com.evil.org'])(
  'nothing is counted for %s',
  (action) => expect(readBeacon(JSON.stringify({ slug: 'a', action }))).toBeNull(),
);

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
  '{"slug":"a","action":"drop table"}',
  '{"slug":"a","action":7}',
  '{"slug":"a","action":"constructor"}',
])('what is not a beacon is not counted: %s', (body) => expect(readBeacon(body)).toBeNull());

test('a referrer that is no address is left out', () => {
  expect(readBeacon('{"slug":"a","referrer":"<script>","query":{"a":1}}')?.source).toBeNull();
});

test('robots are not readers', () => {
  expect(isRobot('Mozilla/5.0 (compatible; Googlebot/2.1)')).toBe(true);
  expect(isRobot(phone)).toBe(false);
  expect(isRobot(phone.replace('Chrome/', 'HeadlessChrome/'))).toBe(false);
});

test.each([
  [phone, 'phone'],
  [phone.replace(' Mobile', ''), 'tablet'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile/15E148 Safari/604.1', 'phone'],
  ['Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1', 'tablet'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36', 'desktop'],
])('%s is a %s', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device));

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
  ['en', 'en'],
  [' ZH-Hant', 'zh'],
  ['*', null],
  ['<script>', null],
  [undefined, null],
])('the language of %s is %s', (header, language) => expect(languageOf(header)).toBe(language));
