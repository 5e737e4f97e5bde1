import { expect, test } from 'vitest';
import {
  cleanDescription,
  cleanLine,
  cleanParagraphs,
  cleanSymbol,
  countCharacters,
  firstCharacters,
} from './text.ts';

test('characters are counted as a person sees them', () => {
  const counts = [
    ['Pepe', 4],
    ['猫币', 2],
    ['👨‍👩‍👧‍👦', 1],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿🇩🇪', 2],
    ['ā', 1],
    ['', 0],
  ] as const;
  expect(counts.map(([text]) => [text, countCharacters(text)])).toEqual(counts);
});

test('a line is cleaned of what shows nothing, and stays the same when it is cleaned again', () => {
  const lines = [
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
  ];
  expect(lines.map(([typed = '']) => [typed, cleanLine(typed)])).toEqual(lines);
  expect(lines.map(([, kept = '']) => cleanLine(kept))).toEqual(lines.map(([, kept]) => kept));
});

test('a site whose name mixes scripts is shown as computers read it', () => {
  const typed = 'Buy on mооnfrog.com/buy or лягушка.com.\nОr read frog.com.';
  const kept = 'Buy on xn--mnfrog-wqfa.com/buy or лягушка.com.\nОr read frog.com.';
  expect(cleanDescription(typed)).toBe(kept);
  expect(cleanDescription(kept)).toBe(kept);
});

test('paragraphs keep their lines, at most one of them empty in a row', () => {
  expect(cleanParagraphs('  one \r\n two\r\n\r\n\r\n\u2028three\u202e \n\n')).toBe('one\ntwo\n\nthree');
});

test('a symbol is cleaned and stays the same when it is cleaned again', () => {
  const symbols = [
    ['$wif', 'WIF'],
    ['  $$ wif ', 'WIF'],
    ['do ge', 'DOGE'],
    ['＄pepe', 'PEPE'],
    ['US$', 'US$'],
    ['straße', 'STRASSE'],
    ['猫', '猫'],
  ];
  expect(symbols.map(([typed = '']) => [typed, cleanSymbol(typed)])).toEqual(symbols);
  expect(symbols.map(([, kept = '']) => cleanSymbol(kept))).toEqual(symbols.map(([, kept]) => kept));
});

test('the first characters of a text are whole', () => {
  expect(firstCharacters('👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿x', 2)).toBe('👨‍👩‍👧‍👦🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  expect(firstCharacters('ab', 3)).toBe('ab');
});
