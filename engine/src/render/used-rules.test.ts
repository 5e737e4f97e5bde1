import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { usedProperties, usedRules } from './used-rules.ts';

const html = '<p class="story long"><b class="word">Moon</b></p>';

it.each([
  ['p{margin:0}', 'p{margin:0}'],
  ['.word{margin:0}', '.word{margin:0}'],
  ['.other{margin:0}', ''],
  ['.story .other{margin:0}', ''],
  ['.other,.story.long{margin:0}', '.other,.story.long{margin:0}'],
  ['.story:not(.other){margin:0}', '.story:not(.other){margin:0}'],
  [':is(.other,.word :is(.one)){margin:0}', ':is(.other,.word :is(.one)){margin:0}'],
  ["[href$='.png']{margin:0}", "[href$='.png']{margin:0}"],
  ['/* e.g. one.two, three */.word{margin:0}', '/* e.g. one.two, three */.word{margin:0}'],
  ['@media print{.other{margin:0}.word{margin:0}}', '@media print{.word{margin:0}}'],
  ['p{top:0}@media print{ .other{margin:0}\n}.word{margin:0}', 'p{top:0}.word{margin:0}'],
  ['@media print{@supports (top:0){.other{margin:0}}}', ''],
  ['@keyframes a{12.5%{top:0}to{top:1px}}', '@keyframes a{12.5%{top:0}to{top:1px}}'],
  ["@font-face{font-family:'A';src:url(/a.woff2)}", "@font-face{font-family:'A';src:url(/a.woff2)}"],
])('of %s stays %s', (css, used) => {
  expect(usedRules([css], html)).toBe(used);
});

it('keeps the order of sheets, and what a sheet holds for another page', () => {
  const sheets = ['.other{margin:0}', '.word{margin:0}', 'p{margin:0}'];
  expect(usedRules(sheets, html)).toBe('.word{margin:0}p{margin:0}');
  expect(usedRules(sheets, '<p class="other">')).toBe('.other{margin:0}p{margin:0}');
});

it.each([
  [':root{--a:1;--b:2;--c:3}p{top:var(--b)}', ':root{--b:2;}p{top:var(--b)}'],
  [':root{--a:var(--b, 1);--b:2}', ':root{--b:2}'],
  [':root{--drawn:red;--other:red}', ':root{--drawn:red;}'],
  [".p--d:hover{--x:';';top:0}", ".p--d:hover{--x:';';top:0}"],
])('of the properties of %s stays %s', (css, used) => {
  expect(usedProperties(css, '<path fill="var(--drawn)"/>')).toBe(used);
});

// Rules are told apart by their braces.
describe('every style sheet', () => {
  const folder = join(import.meta.dirname, '..');
  const sheets = globSync('**/*.css', { cwd: folder });

  it('finds style sheets', () => {
    expect(sheets.length).toBeGreaterThan(100);
  });

  it.each(sheets)('%s nests no rule in another and has no brace in a text', (sheet) => {
    expect(bracesAmiss(readFileSync(join(folder, sheet), 'utf8'))).toEqual([]);
  });

  it.each(['.a{.b{top:0}}', '@media print{.a{top:0;.b{top:0}}}', ".a::before{content:'}'}"])(
    'would find %s',
    (css) => {
      expect(bracesAmiss(css)).not.toEqual([]);
    },
  );
});

/** What opens within a rule that is no at-rule, and texts and addresses with braces. */
function bracesAmiss(css: string): string[] {
  const bare = css.replaceAll(/\/\*[^]*?\*\//g, '');
  const texts = bare.match(/'[^'\n]*'|"[^"\n]*"|url\([^)]*\)/g) ?? [];
  const open: string[] = [];
  const nested: string[] = [];
  for (const [, before = '', brace] of bare.matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '}') open.pop();
    if (brace !== '{') continue;
    if (open.some((outer) => !outer.startsWith('@'))) nested.push(before.trim());
    open.push(before.trim());
  }
  return [...nested, ...texts.filter((text) => /[{}]/.test(text))];
}
