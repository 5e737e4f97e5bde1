import { expect, it } from 'vitest';
import type { FontFace } from '../designs/design.ts';
import { fontsFor } from './font-choice.ts';

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
  expect(fontsFor(text, faces).map((each) => each.file)).toEqual(files);
});
