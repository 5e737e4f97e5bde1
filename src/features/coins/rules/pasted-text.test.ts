import { expect, test } from 'vitest';
import { plainText } from './pasted-text.ts';

test.each([
  ['**GIGA**', 'GIGA'],
  ['### Why', 'Why'],
  ['# FROG\n#frog #moon', 'FROG\n#frog #moon'],
  ['**Bold:** and *soft*, ***both*** and _under_.', 'Bold: and soft, both and under.'],
  ['~~old~~ `new`', 'old new'],
  ['> as the toad said', 'as the toad said'],
  ['- one\n* two\n1. three', '- one\n* two\n1. three'],
  ['before\n\n---\n\nafter', 'before\n\n\n\nafter'],
  ['[site](https://frog.fun)', 'site (https://frog.fun)'],
  ['[frog.fun](https://frog.fun/)', 'frog.fun'],
  ['[press](javascript:alert(1))', '[press](javascript:alert(1))'],
  ['![a frog](https://frog.fun/frog.png)', 'a frog'],
  ['1\\. no list', '1. no list'],
])('Markdown is read: %j', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});

test.each([
  ['<p>Frogs &amp; toads</p><p>Newts</p>', 'Frogs & toads\n\nNewts\n\n'],
  ['<ul><li>one</li><li><b>two</b></li></ul>', '- one\n- two\n\n\n'],
  ['one<br>two<br />three', 'one\ntwo\nthree'],
  ['<a href="https://frog.fun" target=_blank>site</a>', 'site (https://frog.fun)'],
  ['<script>alert(1)</script><b onclick="x()">hi</b><!-- no -->', 'hi'],
  ['100&nbsp;% &lt;3 &quot;frog&quot; &#128056;&#x1F438; AT&T &frog;', '100 % <3 "frog" 🐸🐸 AT&T &frog;'],
  ['&lt;b&gt;bold&lt;/b&gt; &amp;amp;lt;', 'bold <'],
])('HTML is read: %j', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});

test.each([
  ['first line\\nsecond\\r\\nthird', 'first line\nsecond\nthird'],
  ['donâ€™t â€œstopâ€\u009d', 'don’t “stop”'],
  ['CafÃ© olÃ© 🐸, Ãœber ðŸ\u0090¸', 'Café olé 🐸, Über 🐸'],
])('what was written or read wrongly is read right: %j', (pasted, plain) => {
  expect(plainText(pasted)).toBe(plain);
});

test.each([
  '¯\\_(ツ)_/¯',
  '<3 frogs, 1 < 2 and 3 > 2, >:( and <frog>',
  'a * b * c, 5 ** 2, * * *',
  'snake_case_name, $FROG_TO_THE_MOON, @frog_fun_',
  'NÃO É ASSIM, Âme, É–',
  'C:\\new\\frog',
  '*sigh',
  '| a | b |',
  '[not a link] (really)',
])('what only looks like it stays: %j', (text) => {
  expect(plainText(text)).toBe(text);
});

test('what comes out comes out the same again', () => {
  const once = ['**GIGA** &amp;amp;lt;', '<p>a</p>\\n[b](https://c.de)', 'CafÃ©', '&lt;b&gt;x&lt;/b&gt;'].map(
    plainText,
  );
  expect(once.map(plainText)).toEqual(once);
});
