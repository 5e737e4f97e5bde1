import { expect, test } from 'vitest';
import { linkTo, readMoreLinks, sortLinks } from './more-links.ts';

test('links are read one by one, the coin’s own site first', () => {
  const typed = `t.me/moonfrogchat
    github.com/moonfrog
    youtube.com/@moonfrog, https://www.tiktok.com/@moonfrog
    Docs: docs.moonfrog.fun/start.
    Website: moonfrog.fun
    Discord – <https://discord.gg/moonfrog>
    https://instagram.com/moonfrog
    discord.gg/moonfrog`;
  const { links, refusal } = readMoreLinks(typed);
  expect(refusal).toBeNull();
  expect(links).toEqual([
    'https://moonfrog.fun/',
    'https://discord.gg/moonfrog',
    'https://t.me/moonfrogchat',
    'https://youtube.com/@moonfrog',
    'https://www.tiktok.com/@moonfrog',
    'https://instagram.com/moonfrog',
    'https://github.com/moonfrog',
    'https://docs.moonfrog.fun/start',
  ]);
  expect(readMoreLinks(links.join('\n'))).toEqual({ links, refusal: null });
});

test.each([
  ['', []],
  ['TBA', []],
  ['none', []],
  ['https://t.me/', []],
  ['münchen.example/ä', ['https://xn--mnchen-3ya.example/%C3%A4']],
  ['mооnfrog.fun', ['https://xn--mnfrog-wqfa.fun/']],
  [
    'our site (moonfrog.fun) and our chat t.me/moonfrogchat',
    ['https://moonfrog.fun/', 'https://t.me/moonfrogchat'],
  ],
  [
    '- [our site](https://moonfrog.fun), [chat](https://discord.gg/moonfrog)',
    ['https://moonfrog.fun/', 'https://discord.gg/moonfrog'],
  ],
  ['moonfrog.fun | moonfrog.fun/', ['https://moonfrog.fun/']],
  ['https://moonfrog.fun:8443/v1.2', ['https://moonfrog.fun:8443/v1.2']],
])('%j is read as %j', (text, links) => {
  expect(readMoreLinks(text)).toEqual({ links, refusal: null });
});

test.each([
  ['moonfrog', '“moonfrog” is no link. Put one on each line, such as moonfrog.fun.'],
  ['hello@moonfrog.fun', '“hello@moonfrog.fun” is no link. Put one on each line, such as moonfrog.fun.'],
  [
    'http://moonfrog.fun',
    '“http://moonfrog.fun” is not encrypted. Only links that begin with https are shown.',
  ],
  [
    'https://203.0.113.7/frog',
    '“https://203.0.113.7/frog” is no link. Put one on each line, such as moonfrog.fun.',
  ],
  [
    'https://[2001:db8::1]/',
    '“https://[2001:db8::1]/” is no link. Put one on each line, such as moonfrog.fun.',
  ],
  [
    'https://frog@moonfrog.fun/',
    '“https://frog@moonfrog.fun/” is no link. Put one on each line, such as moonfrog.fun.',
  ],
  ['javascript:alert(1)', '“javascript:alert(1)” is no link. Put one on each line, such as moonfrog.fun.'],
  ['https://example.com/', '“https://example.com/” is no link. Put one on each line, such as moonfrog.fun.'],
  [`moonfrog.fun/${'a'.repeat(60)} ftp`, null],
  [Array.from({ length: 9 }, (_, at) => `frog${at}.fun`).join('\n'), 'Please give at most 8 links'],
])('%j is refused', (text, refusal) => {
  expect(readMoreLinks(text).refusal).toBe(refusal);
});

const typed = { buyButtonLink: '', telegram: '', twitter: '', moreLinks: '' };

test.each([
  [
    { telegram: 't.me/moonfrog, t.me/moonfrogchat' },
    { telegram: 't.me/moonfrog', moreLinks: 't.me/moonfrogchat' },
  ],
  [{ telegram: 'https://x.com/moonfrog' }, { telegram: '', twitter: 'https://x.com/moonfrog' }],
  [
    { telegram: 'x.com/moonfrog', twitter: 't.me/moonfrog' },
    { telegram: 't.me/moonfrog', twitter: 'x.com/moonfrog' },
  ],
  [
    { telegram: '@moonfrog', twitter: 'https://t.me/moonfrogchat' },
    { telegram: '@moonfrog', twitter: '', moreLinks: 'https://t.me/moonfrogchat' },
  ],
  [
    { twitter: 'https://discord.gg/moonfrog', moreLinks: 'moonfrog.fun' },
    { twitter: '', moreLinks: 'moonfrog.fun\nhttps://discord.gg/moonfrog' },
  ],
  [{ telegram: 'Join us: t.me/moonfrog!' }, { telegram: 't.me/moonfrog' }],
  [{ telegram: 'in the old pond', twitter: 'opens 12.Dec' }, {}],
  [
    { telegram: '', twitter: 'moonfrog.xyz' },
    { twitter: '', moreLinks: 'moonfrog.xyz' },
  ],
  [
    { buyButtonLink: 'https://pump.fun/coin/7gc https://moonfrog.fun' },
    { buyButtonLink: 'https://pump.fun/coin/7gc', moreLinks: 'https://moonfrog.fun' },
  ],
  [{ buyButtonLink: ' moonfrog.fun/buy' }, {}],
])('%j is sorted into its fields', (given, sorted) => {
  const expected = { ...typed, ...given, ...sorted };
  expect(sortLinks({ ...typed, ...given })).toEqual(expected);
  expect(sortLinks(expected)).toEqual(expected);
});

test('a link to a host is found, and to a part of one', () => {
  const links = ['https://moonfrog.fun/', 'https://frog.moonpage.example/', 'https://notmoonpage.example/'];
  expect(linkTo(['moonpage.example'], links)).toBe('https://frog.moonpage.example/');
  expect(linkTo(['moonpage.example'], links.toSpliced(1, 1))).toBeUndefined();
});
