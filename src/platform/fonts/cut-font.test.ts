import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { designs } from '@moonpage/engine/designs/designs.ts';
import { coreLetters, hasCore } from '@moonpage/engine/render/font-choice.ts';
import { openFontCutter } from './cut-font.ts';
import { codePointsOf, sfntOf, tablesOf } from './sfnt.ts';
import { woff2Of } from './woff2.ts';

const require = createRequire(import.meta.url);
const sfntAt = async (file: string) => sfntOf(await readFile(require.resolve(file)));
const faces = Object.values(designs)
  .flatMap(({ fonts }) => fonts)
  .filter(hasCore)
  .map((face) => `${face.package}/files/${face.file.replace(/\.woff2$/, '')}`);
const cutFont = await openFontCutter();

test.each([...new Set(faces)])(
  '%s keeps its core letters and is smaller than the shipped file',
  async (file) => {
    const whole = await sfntAt(`${file}.woff`);
    const cut = cutFont(whole, coreLetters);
    const had = codePointsOf(whole);
    expect([...codePointsOf(cut)].toSorted((one, other) => one - other)).toEqual(
      coreLetters.filter((point) => had.has(point)).toSorted((one, other) => one - other),
    );
    const packed = await woff2Of(cut);
    const shipped = await readFile(require.resolve(`${file}.woff2`));
    expect(packed.length).toBeLessThan(shipped.length * 0.9);
  },
);

test('kerning between the letters that stay is kept', async () => {
  const cut = cutFont(
    await sfntAt('@fontsource/unbounded/files/unbounded-latin-700-normal.woff'),
    coreLetters,
  );
  expect(tablesOf(cut).map(({ tag }) => tag)).toContain('GPOS');
});

test('figures of one width, which clocks are set in, are kept', async () => {
  const cut = cutFont(await sfntAt('@fontsource/exo-2/files/exo-2-latin-500-normal.woff'), coreLetters);
  const substitutions = tablesOf(cut).find(({ tag }) => tag === 'GSUB');
  expect(substitutions?.bytes.toString('latin1')).toContain('tnum');
});

test('what is no font is refused, and the next font is cut all the same', async () => {
  expect(() => cutFont(Buffer.from('this is no font'), coreLetters)).toThrow('could not cut');
  const bangers = await sfntAt('@fontsource/bangers/files/bangers-latin-400-normal.woff');
  expect(codePointsOf(cutFont(bangers, [0x41])).has(0x41)).toBe(true);
});
