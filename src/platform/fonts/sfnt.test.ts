import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { codePointsOf, sfntOf } from './sfnt.ts';

const require = createRequire(import.meta.url);
const bangers = () => readFile(require.resolve('@fontsource/bangers/files/bangers-latin-400-normal.woff'));

test('a web font unpacks to a plain one whose tables have their checksums', async () => {
  const sfnt = sfntOf(await bangers());
  expect(sfnt.readUInt32BE(0)).toBe(0x0001_0000);
  const tables = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + at * 16;
    const offset = sfnt.readUInt32BE(entry + 8);
    return {
      tag: sfnt.toString('latin1', entry, entry + 4),
      told: sfnt.readUInt32BE(entry + 4),
      offset,
      counted: checksum(sfnt.subarray(offset, offset + sfnt.readUInt32BE(entry + 12))),
    };
  });
  expect(tables.map(({ offset }) => offset % 4)).toEqual(tables.map(() => 0));
  // The head table's own checksum is taken with its adjustment left out.
  const others = tables.filter(({ tag }) => tag !== 'head');
  expect(others.length).toBeGreaterThan(8);
  for (const { told, counted } of others) expect(counted).toBe(told);
});

test('a font is known by its letters', async () => {
  const points = codePointsOf(sfntOf(await bangers()));
  for (const letter of 'Azé$0’') expect(points.has(letter.codePointAt(0) ?? 0)).toBe(true);
  for (const letter of '猫🐸ق') expect(points.has(letter.codePointAt(0) ?? 0)).toBe(false);
});

test('other bytes are refused', async () => {
  expect(() => sfntOf(Buffer.from('wOF2 and then some more bytes that mean nothing at all'))).toThrow('WOFF');
  expect(() => sfntOf(Buffer.alloc(3))).toThrow('WOFF');
});

function checksum(bytes: Buffer): number {
  const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);
  let sum = 0;
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0;
  return sum;
}
