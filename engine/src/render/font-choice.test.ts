import { expect, it } from 'vitest';
import type { FontFace } from '../designs/design.ts';
import { coreLetters, fontAsset, fontsFor } from './font-choice.ts';

function face(file: string, unicodeRange: string | null): FontFace {
  return {
    family: 'F',
    package: 'p',
    file,
    weight: '400',
    style: 'normal',
    unicodeRange,
    preload: false,
    fallback: null,
  };
}

const faces = [face('latin', null), face('greek', 'U+0370-03FF'), face('numero', 'U+2116, U+1F438')];

it.each([
  ['Pepe', ['latin']],
  ['Πέπε', ['latin', 'greek']],
  ['№ 1', ['latin', 'numero']],
  ['🐸', ['latin', 'numero']],
  ['', ['latin']],
])('chooses the faces that %j touches', (text, files) => {
  expect(fontsFor(text, faces).map(({ face: { file } }) => file)).toEqual(files);
});

it.each([
  ['Pepe, 1 − “one” frog’s page · 50 %', 'core'],
  ['Pepe 🐸 猫 → ✓', 'core'],
  ['Pepe costs 5 €', 'all'],
  ['Pépé', 'all'],
  ['Māo', 'all'],
])('takes of the Latin file what %j needs', (text, letters) => {
  expect(fontsFor(text, faces)[0]?.letters).toBe(letters);
});

it('names a cut file after the whole one, and cuts none without Latin letters', () => {
  expect(fontsFor('a', [face('bangers-latin-400.woff2', null)]).map(fontAsset)).toEqual([
    'p/files/bangers-latin-400.core.woff2',
  ]);
  expect(fontsFor('Π', [face('greek.woff2', 'U+0370-03FF')]).map(fontAsset)).toEqual(['p/files/greek.woff2']);
});

it('counts every printable character of ASCII to the core', () => {
  for (let point = 0x20; point < 0x7f; point += 1) expect(coreLetters).toContain(point);
});
