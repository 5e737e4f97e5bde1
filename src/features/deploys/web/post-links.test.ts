import { expect, test } from 'vitest';
import { postLinks } from './post-links.ts';

const text = 'Up & away: 100% 蛙 +1\n#moon';
const url = 'https://moonpage.test/p/%E7%8C%AB';

test.each([
  ['x', 'https://x.com/intent/post?text=Up%20%26%20away'],
  ['telegram', 'https://t.me/share/url?url=https%3A%2F%2Fmoonpage.test%2Fp%2F%25E7'],
] as const)('a post for %s arrives as it was written, whatever it says', (name, start) => {
  const link = postLinks[name](text, url);
  expect(link).toContain(start);
  expect(link).not.toContain('+');
  expect(Object.fromEntries(new URL(link).searchParams)).toEqual({ text, url });
});

test('Facebook takes the address alone, and Reddit the text as a title', () => {
  const facebook = new URL(postLinks.facebook(text, url));
  expect(Object.fromEntries(facebook.searchParams)).toEqual({ u: url });
  const reddit = new URL(postLinks.reddit(text, url));
  expect(Object.fromEntries(reddit.searchParams)).toEqual({ type: 'LINK', url, title: text });
});

test('half an emoji, as it stands while somebody deletes, breaks no link', () => {
  expect(postLinks.x('\ud83d', url)).toContain('text=%EF%BF%BD');
});
