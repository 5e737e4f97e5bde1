import { expect, test } from 'vitest';
import { parseTelegram, parseWebLink, parseX } from './links.ts';

test('a link is brought into its stored form, which passes again', () => {
  const links = [
    ['https://app.uniswap.org/swap?chain=base', 'https://app.uniswap.org/swap?chain=base'],
    ['http://pepe.example', 'http://pepe.example/'],
    [' HTTPS://Pepe.Example/Path ', 'https://pepe.example/Path'],
    ['pump.fun/coin/7gc', 'https://pump.fun/coin/7gc'],
    ['www.pepe.example', 'https://www.pepe.example/'],
    ['<https://pump.fun/coin/7gc>.', 'https://pump.fun/coin/7gc'],
    ['(“https://pump.fun/coin/7gc”);', 'https://pump.fun/coin/7gc'],
    ['[Buy](https://pump.fun/coin/7gc)', 'https://pump.fun/coin/7gc'],
    ['https://en.wikipedia.org/wiki/Pepe_(frog)', 'https://en.wikipedia.org/wiki/Pepe_(frog)'],
    ['https://münchen.example/ä?q=ü', 'https://xn--mnchen-3ya.example/%C3%A4?q=%C3%BC'],
  ] as const;
  expect(links.map(([typed]) => [typed, parseWebLink(typed)])).toEqual(links);
  expect(links.map(([, stored]) => parseWebLink(stored))).toEqual(links.map(([, stored]) => stored));
});

test('what is no web link, or hides its host, is refused', () => {
  const typed = [
    'example.com',
    'https://www.example.com/',
    'https://pump.fun/coin/YOUR_CA',
    'https://jup.ag/swap?buy=<CA>',
    'https://jup.ag/swap?buy={CA}',
    'https://dexscreener.com/solana/your-contract',
    'moonfrog',
    'not a url',
    'https://',
    'https:///path',
    'http:example.com',
    'https://localhost/',
    'ftp://example.com/',
    'javascript:alert(1)',
    'JavaScript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://app.uniswap.org@evil.example/',
    'https://user:pass@example.com/',
    `https://example.com/${'a'.repeat(2100)}`,
  ];
  expect(typed.filter((text) => parseWebLink(text) !== null)).toEqual([]);
});

test('a Telegram name is read from all its spellings', () => {
  const typed = [
    'mycoin_fans',
    '@mycoin_fans',
    't.me/mycoin_fans',
    'https://t.me/mycoin_fans',
    'http://www.t.me/mycoin_fans/',
    'https://t.me/@mycoin_fans',
    '[https://t.me/mycoin_fans]',
    '“@mycoin_fans”.',
    'https://telegram.me/mycoin_fans?utm_source=a#x',
    'https://t.me/s/mycoin_fans',
    ' @mycoin_fans ',
  ];
  expect(typed.filter((text) => parseTelegram(text) !== 'https://t.me/mycoin_fans')).toEqual([]);
});

test('a link to a bot keeps what it says to it', () => {
  const links = [
    ['https://telegram.me/frog_bot?start=ref_1#x', 'https://t.me/frog_bot?start=ref_1'],
    ['t.me/frog_bot?startapp=a b&utm=1', 'https://t.me/frog_bot?startapp=a%20b'],
    ['t.me/frog_bot?startgroup', 'https://t.me/frog_bot?startgroup'],
    ['https://t.me/mycoin_fans?boost', 'https://t.me/mycoin_fans?boost'],
  ] as const;
  expect(links.map(([typed]) => [typed, parseTelegram(typed)])).toEqual(links);
  expect(links.map(([, stored]) => parseTelegram(stored))).toEqual(links.map(([, stored]) => stored));
});

test('what leads to nobody is nothing', () => {
  const nobody = ['none', 'TBA', ' soon ', 'N/A', '-', 'coming soon...'];
  const telegram = [...nobody, 'https://t.me/', 't.me', 'https://www.telegram.me'];
  const x = [...nobody, 'https://x.com', 'twitter.com/', 'http://mobile.twitter.com'];
  expect(telegram.filter((text) => parseTelegram(text) !== '')).toEqual([]);
  expect(x.filter((text) => parseX(text) !== '')).toEqual([]);
});

test('Telegram invitations of both kinds become one', () => {
  expect(parseTelegram('https://t.me/+AbCdEf123-_x')).toBe('https://t.me/+AbCdEf123-_x');
  expect(parseTelegram('t.me/joinchat/AbCdEf123-_x')).toBe('https://t.me/+AbCdEf123-_x');
});

test('any page of Telegram, and any other https link, is taken', () => {
  const links = [
    ['t.me/mycoin_fans/42', 'https://t.me/mycoin_fans/42'],
    ['https://www.t.me/c/1234/5?single', 'https://t.me/c/1234/5?single'],
    ['https://linktr.ee/mycoin', 'https://linktr.ee/mycoin'],
    ['https://t.me.example/mycoin', 'https://t.me.example/mycoin'],
  ] as const;
  expect(links.map(([typed]) => [typed, parseTelegram(typed)])).toEqual(links);
  expect(links.map(([, stored]) => parseTelegram(stored))).toEqual(links.map(([, stored]) => stored));
});

test('what is no link is none', () => {
  const typed = [
    '@ab',
    '1starts_with_a_digit',
    'two words',
    'http://linktr.ee/mycoin',
    'linktr.ee/mycoin',
    'https://t.me@evil.example/mycoin',
    'javascript:alert(1)',
    `@${'a'.repeat(33)}`,
  ];
  expect(typed.filter((text) => parseTelegram(text) !== null)).toEqual([]);
});

test('an X name is read from all its spellings', () => {
  const typed = [
    'pepecoineth',
    '@pepecoineth',
    'x.com/pepecoineth',
    'https://x.com/pepecoineth?s=20',
    'https://twitter.com/pepecoineth',
    'http://www.twitter.com/pepecoineth/',
    'https://mobile.twitter.com/@pepecoineth',
    'https://x.com/#!/pepecoineth',
    'https://twitter.com/#!/@pepecoineth',
    '(x.com/pepecoineth).',
  ];
  expect(typed.filter((text) => parseX(text) !== 'https://x.com/pepecoineth')).toEqual([]);
});

test('any page of X, and any other https link, is taken', () => {
  const links = [
    ['https://x.com/i/communities/1', 'https://x.com/i/communities/1'],
    ['twitter.com/pepe/status/1?s=20', 'https://x.com/pepe/status/1?s=20'],
    ['https://x.com/search?q=pepe', 'https://x.com/search?q=pepe'],
    ['https://linktr.ee/mycoin', 'https://linktr.ee/mycoin'],
  ] as const;
  expect(links.map(([typed]) => [typed, parseX(typed)])).toEqual(links);
  expect(
    ['@this_is_sixteen_c', 'two words', 'javascript:alert(1)'].filter((text) => parseX(text) !== null),
  ).toEqual([]);
});

test('what was found is found again', () => {
  expect(parseTelegram('https://t.me/mycoin_fans')).toBe('https://t.me/mycoin_fans');
  expect(parseX('https://x.com/pepecoineth')).toBe('https://x.com/pepecoineth');
});
