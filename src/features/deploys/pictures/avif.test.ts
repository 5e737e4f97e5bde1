import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAvifPictures } from './avif.ts';
import { testPhotograph } from './photograph.fixture.ts';

function setUp() {
  const logged: string[] = [];
  const avifPictures = createAvifPictures({
    error: (_: unknown, message?: string) => logged.push(message ?? ''),
  });
  return { avifPictures, logged };
}

test('a photograph becomes AVIF, lighter by a fifth at least, and is made once for the same bytes', async () => {
  const { avifPictures, logged } = setUp();
  const picture = await testPhotograph();
  const avif = await avifPictures.make(picture);
  expect(
    Buffer.from(avif ?? [])
      .subarray(4, 12)
      .toString(),
  ).toBe('ftypavif');
  expect(avif?.length).toBeLessThanOrEqual(picture.length * 0.8);
  const copy = Buffer.from(picture);
  expect(await avifPictures.make(copy)).toBe(avif);
  expect(logged).toEqual([]);
});

test('a picture of much detail is made lighter than one of little', async () => {
  const { avifPictures } = setUp();
  const at = (picture: Uint8Array, quality: number) => sharp(picture).avif({ quality, effort: 2 }).toBuffer();
  const [simple, rich] = [await testPhotograph(), await testPhotograph(768)];
  expect((await at(rich, 45)).length).toBeGreaterThan(17_000);
  expect(Buffer.from((await avifPictures.make(simple)) ?? [])).toEqual(await at(simple, 55));
  expect(Buffer.from((await avifPictures.make(rich)) ?? [])).toEqual(await at(rich, 35));
});

test('a picture that would hardly be lighter stays alone', async () => {
  const { avifPictures, logged } = setUp();
  const flat = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
    .webp({ lossless: true })
    .toBuffer();
  expect(await avifPictures.make(flat)).toBeNull();
  expect(logged).toEqual([]);
});

test('an animation keeps moving', async () => {
  const { avifPictures, logged } = setUp();
  const frames = await Promise.all([testPhotograph(), testPhotograph()]);
  const animation = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(animation).metadata()).pages).toBe(2);
  expect(await avifPictures.make(animation)).toBeNull();
  expect(logged).toEqual([]);
});

test('a picture that cannot be encoded is logged, and no reason to fail', async () => {
  const { avifPictures, logged } = setUp();
  expect(await avifPictures.make(Buffer.from('not a picture'))).toBeNull();
  expect(logged).toEqual(['AVIF encoding failed']);
});
