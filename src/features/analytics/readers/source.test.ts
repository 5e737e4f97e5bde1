import { expect, test } from 'vitest';
import { campaignOf, sourceOf } from './source.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['https://t.co/abc', '', 'x.com'],
  ['https://www.reddit.com/r/memes', '', 'reddit.com'],
  ['https://web.telegram.org/k/', '', 't.me'],
  ['android-app://org.telegram.messenger/', '', 't.me'],
  ['https://news.example/', 'utm_source=Newsletter', 'newsletter'],
  ['https://news.example/', 'utm_source=%20', 'news.example'],
  ['https://news.example/', 'utm_source=constructor', 'constructor'],
  ['https://news.example/', 'utm_source=__proto__', '__proto__'],
  ['', '', null],
  ['not an address', '', null],
  ['data:text/html,x', '', null],
])('from %s with "%s" is %s', (referrer, sent, source) =>
  expect(sourceOf(referrer, query(sent))).toBe(source),
);

test('names are cut, and lose what would disturb a list', () => {
  expect(campaignOf(query(`utm_campaign=x${'🚀'.repeat(100)}`))).toBe(`x${'🚀'.repeat(29)}`);
  expect(campaignOf(query('utm_campaign=a%00b%0Ac%E2%80%AEd'))).toBe('a b c d');
  expect(campaignOf(query('utm_campaign=%3Cscript%3E'))).toBe('<script>');
  expect(campaignOf(query('utm_campaign=%F0%9F'))).toBeNull();
  expect(campaignOf(query(''))).toBeNull();
});
