import { rm, writeFile, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createDrawing, drawingProgram, type SvgJob } from './drawing.ts';

const program = (name: string) => new URL(`./test-support/${name}.ts`, import.meta.url);
const square: SvgJob = {
  kind: 'svg',
  svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#e11d48"/></svg>',
  width: 64,
  fontFiles: [],
};

test('a picture is drawn on another thread', async () => {
  const draw = createDrawing({ program: drawingProgram, timeInMs: 20_000 });
  const pictures = await Promise.all([draw(square), draw({ ...square, width: 32 })]);
  const widths = await Promise.all(pictures.map(async (png) => (await sharp(png).metadata()).width));
  expect(widths).toEqual([64, 32]);
});

test('a picture that takes for ever is given up in time, and blocks nothing meanwhile', async () => {
  const draw = createDrawing({ program: program('endless'), timeInMs: 1_000 });
  let beats = 0;
  const heart = setInterval(() => (beats += 1), 20);
  await expect(draw(square)).rejects.toThrow('It was not drawn within 1000 ms.');
  clearInterval(heart);
  expect(beats).toBeGreaterThan(10);
});

test('a picture that cannot be drawn rejects with the reason, and the next one is drawn', async () => {
  const draw = createDrawing({ program: drawingProgram, timeInMs: 20_000 });
  await expect(draw({ ...square, svg: '<svg' })).rejects.toThrow('SVG');
  expect((await draw(square)).length).toBeGreaterThan(60);
});

test('a thread that dies is replaced by a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-thread-'));
  try {
    // The first thread dies, as if its memory had run out; the next finds another program in its place.
    const file = join(folder, 'thread.mjs');
    await writeFile(file, `process.exit(1);`);
    const draw = createDrawing({ program: pathToFileURL(file), timeInMs: 20_000 });
    await expect(draw(square)).rejects.toThrow('The thread that draws has ended.');
    await writeFile(file, `await import(${JSON.stringify(drawingProgram.href)});`);
    expect((await draw(square)).length).toBeGreaterThan(60);
  } finally {
    await rm(folder, { recursive: true });
  }
});
