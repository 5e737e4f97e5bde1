import sharp from 'sharp';
import { expect, test } from 'vitest';
import { readPicture } from './picture.ts';

const url = '/storage/main_images/temp/0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.webp';
const image = { url, width: 512, height: 256 };

const storing = (bytes: Uint8Array | null) => {
  const asked: string[] = [];
  const get = async (key: string) => {
    asked.push(key);
    if (bytes === null) return null;
    return { bytes: new Uint8Array(bytes), contentType: 'image/webp', size: bytes.length };
  };
  return { get, asked };
};

test('a picture comes from our own storage, small and as one opaque JPEG', async () => {
  const webp = await sharp({
    create: { width: 512, height: 256, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
    .webp()
    .toBuffer();
  const storage = storing(webp);
  const picture = await readPicture(storage, image);
  expect(storage.asked).toEqual(['main_images/temp/0f1e2d3c-4b5a-6978-8796-a5b4c3d2e1f0.webp']);
  expect(await sharp(picture ?? undefined).metadata()).toMatchObject({
    format: 'jpeg',
    width: 384,
    height: 192,
    channels: 3,
  });
});

test('a page without a picture, or with one that is gone, broken or elsewhere, is written all the same', async () => {
  expect(await readPicture(storing(null), null)).toBeNull();
  expect(await readPicture(storing(null), image)).toBeNull();
  expect(await readPicture(storing(new Uint8Array([1, 2, 3])), image)).toBeNull();
  const elsewhere = storing(new Uint8Array([1]));
  expect(await readPicture(elsewhere, { ...image, url: 'https://other.example/a.webp' })).toBeNull();
  expect(elsewhere.asked).toEqual([]);
});
