import { expect, test } from 'vitest';
import { cleanLine, cleanParagraphs, cleanSymbol, countCharacters, firstCharacters } from './text.ts';

test.each([
  ['Pepe', 4],
  ['猫币', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪', 2],
  ['ā', 1],
  ['', 0],
])('%s has %i characters', (text, count) => {
  expect(countCharacters(text)).toBe(count);
});

test.each([
  ['Ma\u0304o', 'M\u0101o'],
  ['  two \t\u3000 words ', 'two words'],
  ['a\0b\u0007c', 'abc'],
  ['evil\u202eeman', 'evileman'],
  ['\u2066isolated\u2069', 'isolated'],
  ['ze\u200bro\ufeff width\u00ad', 'zero width'],
  ['\u3164\u115f', ''],
  ['\u2800\u2800', ''],
  ['lone \ud800 half', 'lone half'],
  ['no\ufffe char\uffffacter', 'no character'],
  ['👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☀️', '👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ☀️'],
  [`Z${'\u0316'.repeat(40)}a`, `Z${'\u0316'.repeat(4)}a`],
  ['<script>alert("x")</script>', '<script>alert("x")</script>'],
  ['../../etc/passwd', '../../etc/passwd'],
  ['it’s \'quoted\' "twice"', 'it’s \'quoted\' "twice"'],
  ['שלום', 'שלום'],
])('%j is kept as %j', (text, kept) => {
  expect(cleanLine(text)).toBe(kept);
  expect(cleanLine(kept)).toBe(kept);
});

test('paragraphs keep their lines, at most one of them empty in a row', () => {
  expect(cleanParagraphs('  one \r\n two\r\n\r\n\r\n\u2028three\u202e \n\n')).toBe('one\ntwo\n\nthree');
});

test.each([
  ['$wif', 'WIF'],
  ['  $$ wif ', 'WIF'],
  ['do ge', 'DOGE'],
  ['＄pepe', 'PEPE'],
  ['US$', 'US$'],
  ['straße', 'STRASSE'],
  ['猫', '猫'],
])('the symbol %j is kept as %s', (text, kept) => {
  expect(cleanSymbol(text)).toBe(kept);
  expect(cleanSymbol(kept)).toBe(kept);
});

test('the first characters of a text are whole', () => {
  expect(firstCharacters('👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 2)).toBe('👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  expect(firstCharacters('ab', 3)).toBe('ab');
});
