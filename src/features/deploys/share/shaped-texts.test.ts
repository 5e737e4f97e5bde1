import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCardFonts, type LoadCardFont, type LoadedCardFont } from './card-fonts.ts';
import { createDrawing, drawingProgram } from './drawing.ts';
import type { PlainElement, PlainNode } from './plain-tree.ts';
import { createScriptFonts, type LoadScriptFonts } from './script-fonts.ts';

let folder: string;
let loadOwn: LoadCardFont;
let loadScripts: LoadScriptFonts;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-shaped-'));
  loadOwn = createCardFonts(folder);
  loadScripts = createScriptFonts(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const draw = createDrawing({ program: drawingProgram, timeInMs: 60_000 });
const size = { width: 600, height: 300 };

function box(style: Record<string, unknown>, ...children: PlainNode[]): PlainElement {
  return { type: 'div', props: { style: { display: 'flex', ...style }, children } };
}

interface Ink {
  /** Of every pixel, in rows: whether it is not white. */
  readonly pixels: Buffer;
  readonly amount: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What a text of a card on white leaves on it, in a box of its whole size unless that says otherwise. */
async function inkOf(
  text: string,
  {
    style = {},
    weight = 400,
    around = {},
  }: Partial<Record<'style' | 'around', Record<string, unknown>>> & { weight?: number } = {},
): Promise<Ink> {
  const own = await loadOwn({
    family: 'Bangers',
    package: '@fontsource/bangers',
    file: 'bangers-latin-400-normal.woff',
    weight: 400,
  });
  const fonts: LoadedCardFont[] = [own, ...(await loadScripts(text, [own], weight))];
  const png = await draw({
    kind: 'card',
    card: box(
      {
        ...size,
        backgroundColor: '#ffffff',
        color: '#000000',
        fontFamily: 'Bangers',
        fontSize: 60,
        ...around,
      },
      box(style, text),
    ),
    ...size,
    fonts: fonts.map((font) => ({ family: font.family, weight: font.weight, sfnt: font.sfnt })),
    fontFiles: fonts.map(({ file }) => file),
  });
  const grey = await sharp(png).flatten({ background: '#ffffff' }).greyscale().raw().toBuffer();
  const pixels = Buffer.from(grey.map((value) => (value < 128 ? 1 : 0)));
  const dark = [...pixels.keys()].filter((at) => pixels[at] === 1);
  const columns = dark.map((at) => at % size.width);
  const rows = dark.map((at) => Math.floor(at / size.width));
  const least = (values: number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (values: number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);
  return {
    pixels,
    amount: dark.length,
    left: least(columns),
    right: most(columns),
    top: least(rows),
    bottom: most(rows),
  };
}

test.each([
  ['Arabic', 'قط الوسادة', 'قط الوساده'],
  ['Persian', 'گربه‌ی بالش', 'گربه بالش'],
  ['Hebrew', 'חתול הכרית', 'חתול הכרים'],
  ['Hindi', 'तकिया बिल्ली', 'तकिया बिल्ला'],
  ['Thai', 'แมวหมอน', 'แมวหมอก'],
  ['Greek', 'Γάτα', 'Γάτο'],
  ['Georgian', 'კატა', 'კატი'],
])('names in %s are drawn, each as itself', async (_, name, other) => {
  const [one, another] = [await inkOf(name), await inkOf(other)];
  expect(one.amount).toBeGreaterThan(500);
  expect(one.pixels.equals(another.pixels)).toBe(false);
});

test('letters are joined where the script joins them', async () => {
  const [joined, apart] = [await inkOf('ببب'), await inkOf('ب\u200cب\u200cب')];
  expect(joined.right - joined.left).toBeLessThan(apart.right - apart.left);
});

test('marks stand over their letters and take no room of their own', async () => {
  const [plain, marked] = [await inkOf('กา'), await inkOf('ก้า')];
  expect(marked.bottom - marked.top).toBeGreaterThan(plain.bottom - plain.top);
  expect(marked.right - marked.left).toBe(plain.right - plain.left);
});

test('a text that runs from the right stands at the right, and in the middle of what has its texts there', async () => {
  const [arabic, hindi] = [
    await inkOf('قط', { style: { width: 600 } }),
    await inkOf('बिल', { style: { width: 600 } }),
  ];
  expect(arabic.left).toBeGreaterThan(400);
  expect(hindi.right).toBeLessThan(200);
  const middle = await inkOf('قط', { style: { width: 600, justifyContent: 'center' } });
  expect(Math.abs((middle.left + middle.right) / 2 - 300)).toBeLessThan(4);
});

test('a text that has no room is made smaller, its words whole', async () => {
  const words = 'قط الوسادة ينام على كل وسادة في البيت ويحلم بالقمر';
  const { left, right, top, bottom } = await inkOf(words, { style: { width: 300, height: 120 } });
  expect(right - left).toBeLessThanOrEqual(300);
  expect(bottom - top).toBeLessThanOrEqual(120);
  const long = await inkOf('ბალიშისკატაბალიშისკატა', { style: { width: 200 } });
  expect(long.right).toBeLessThanOrEqual(200);
});

test('its face is as heavy as the design asks for', async () => {
  const [light, heavy] = [await inkOf('बिल्ली'), await inkOf('बिल्ली', { weight: 900 })];
  expect(heavy.amount).toBeGreaterThan(light.amount * 1.3);
});

test('a ticker in Latin keeps its sign in front of it', async () => {
  const [sign, without] = [await inkOf('قط $A'), await inkOf('قط A')];
  // The words stand at the same place from the right; the sign makes the ticker longer at its left end.
  const widthOf = (ink: Ink) => ink.right - ink.left;
  expect(widthOf(sign)).toBeGreaterThan(widthOf(without) + 10);
  /** How much ink the columns have, from the right end on. */
  const profileOf = ({ pixels, right }: Ink, shift: number) =>
    Array.from({ length: widthOf(without) }, (_, column) =>
      Array.from(
        { length: size.height },
        (__, row) => pixels[row * size.width + right - shift - column] ?? 0,
      ).reduce((sum, each) => sum + each, 0),
    );
  const plain = profileOf(without, 0);
  // Letters stand at halves of pixels.
  const differences = [-1, 0, 1].map((shift) => {
    const moved = profileOf(sign, shift);
    return plain.reduce((sum, value, column) => sum + Math.abs(value - (moved[column] ?? 0)), 0);
  });
  expect(Math.min(...differences)).toBeLessThan(without.amount * 0.1);
});

test('a text may hold what is markup elsewhere', async () => {
  expect((await inkOf('<b>قط</b> & "قط"')).amount).toBeGreaterThan(500);
});
