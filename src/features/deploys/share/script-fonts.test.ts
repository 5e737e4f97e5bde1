import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tablesOf } from '../../../platform/fonts/sfnt.ts';
import type { LoadedCardFont } from './card-fonts.ts';
import { createScriptFonts, type LoadScriptFonts } from './script-fonts.ts';

let folder: string;
let load: LoadScriptFonts;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-scripts-'));
  load = createScriptFonts(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A design's own face with the letters of ASCII. */
const latin: LoadedCardFont = {
  family: 'Own',
  weight: 800,
  sfnt: Buffer.alloc(0),
  file: '',
  codePoints: new Set(Array.from({ length: 0x5f }, (_, at) => 0x20 + at)),
};

const familiesOf = (fonts: readonly LoadedCardFont[]) => [
  ...new Set(fonts.map(({ family }) => family.slice(0, 'noto-sans-xx'.length))),
];

test.each([
  ['猫币 Mao Coin 🐈', ['noto-sans-sc']],
  ['貓幣', ['noto-sans-sc']],
  ['柴犬コイン', ['noto-sans-jp']],
  ['고양이 코인', ['noto-sans-kr']],
  ['Кот Бегемот', ['noto-sans-sc']],
  ['گربه‌ی بالش', ['noto-sans-ar']],
  ['חתול', ['noto-sans-he']],
  ['तकिया', ['noto-sans-de']],
  ['แมวหมอน', ['noto-sans-th']],
  ['კატა', ['noto-sans-ge']],
  ['Γάτα', ['noto-sans gr']],
])('each letter of %s is found, in the script that its neighbours show', async (name, families) => {
  const fonts = await load(name, [latin], 900);
  expect(familiesOf(fonts)).toEqual(families);
  const lost: string[] = [];
  const letters = Array.from(name.replaceAll(/[\s\p{Extended_Pictographic}]/gu, ''));
  for (const letter of letters) {
    const point = letter.codePointAt(0) ?? 0;
    if (![latin, ...fonts].some(({ codePoints }) => codePoints.has(point))) lost.push(letter);
  }
  expect(lost).toEqual([]);
  expect(fonts.length).toBeLessThanOrEqual(letters.length);
});

test('faces are held at the weight that was asked for, and are no longer variable', async () => {
  const [light, heavy] = [await load('猫', [latin], 400), await load('猫', [latin], 900)];
  const weightOf = ([font]: LoadedCardFont[]) =>
    tablesOf(font?.sfnt ?? Buffer.alloc(12))
      .find(({ tag }) => tag === 'OS/2')
      ?.bytes.readUInt16BE(4);
  expect([weightOf(light), weightOf(heavy)]).toEqual([400, 900]);
  for (const { sfnt } of [...light, ...heavy])
    expect(tablesOf(sfnt).map(({ tag }) => tag)).not.toContain('fvar');
});

test('a text that needs nothing else reads nothing', async () => {
  expect(await load('Night Heron 🐈', [latin], 700)).toEqual([]);
  expect(await load('ድመት', [latin], 700)).toEqual([]);
});

test('a file is unpacked once, and again when the cache was cleared', async () => {
  const first = await load('币', [latin], 700);
  const kept = await readdir(folder);
  expect(await load('币', [latin], 700)).toEqual(first);
  expect(await readdir(folder)).toEqual(kept);
  await rm(folder, { recursive: true });
  expect(await load('币', [latin], 700)).toEqual(first);
});
