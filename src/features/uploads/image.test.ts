import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodersAtOnce } from '../../platform/limits/encoders.ts';
import { heicRefusal, uploadRefusals } from './contract.ts';
import { reencodeImage } from './image.ts';
import { blackPng, pngWithoutPixels } from './images.fixture.ts';

const drawn = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

test.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'tiff'] as const)(
  'takes a %s of 512×512 and makes a WebP of it',
  async (format) => {
    const image = await reencodeImage(await drawn(512, 512, '#f7931a').toFormat(format).toBuffer(), 'refuse');
    expect(image).toMatchObject({ width: 512, height: 512 });
    expect(await sharp(image.bytes).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(image.colours).toHaveLength(1);
  },
);

test('takes an image of one pixel', async () => {
  expect(await reencodeImage(blackPng(1, 1), 'refuse')).toMatchObject({ width: 1, height: 1 });
});

test.each([
  ['an empty file', new Uint8Array()],
  ['text', Buffer.from('definitely not an image')],
  ['HTML', Buffer.from('<!doctype html><script>alert(1)</script>')],
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>',
    ),
  ],
  ['a PDF', Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>')],
  ['the head of a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['half of a PNG', blackPng(300, 300).slice(0, 50)],
  ['a PNG with broken data', blackPng(64, 64).map((byte, at) => (at > 45 && at < 60 ? byte ^ 0xff : byte))],
])('%s is not an image', async (_what, bytes) => {
  await expect(reencodeImage(bytes, 'refuse')).rejects.toMatchObject({
    code: 'INVALID_FILE_TYPE',
    data: { title: 'Invalid file type', description: 'Please upload an image file' },
  });
});

test('formats that are images elsewhere are not taken', async () => {
  const pixmap = Buffer.concat([Buffer.from('P6 2 2 255 '), Buffer.alloc(12, 200)]);
  await expect(reencodeImage(pixmap, 'refuse')).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' });
});

test('a HEIC picture is refused with what to do', async () => {
  const heic = Buffer.concat([Buffer.from('00000018', 'hex'), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  await expect(reencodeImage(heic, 'refuse')).rejects.toMatchObject({
    code: 'INVALID_FILE_TYPE',
    data: { title: 'Invalid file type', description: heicRefusal },
  });
});

test('a TIFF of several pages of 16 bits becomes its first page', async () => {
  const page = (background: string) => drawn(40, 20, background).png().toBuffer();
  const pages = await Promise.all([page('#1e90ff'), page('red')]);
  const bytes = await sharp(pages, { join: { animated: true } })
    .toColourspace('rgb16')
    .tiff({ compression: 'lzw' })
    .toBuffer();
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 2, depth: 'ushort' });
  const image = await reencodeImage(bytes, 'refuse');
  expect(image).toMatchObject({ width: 40, height: 20, colours: ['#1e90ff'] });
});

test.each([
  [513, 512],
  [512, 513],
  [513, 1],
])('%i×%i pixels are too many', async (width, height) => {
  await expect(reencodeImage(blackPng(width, height), 'refuse')).rejects.toMatchObject({
    code: 'IMAGE_TOO_LARGE',
    data: { title: 'Image too large', description: 'Please upload an image no larger than 512x512 pixels' },
  });
});

test.each(['refuse', 'shrink'] as const)(
  '40,000×40,000 pixels are refused for what their header says, undecoded (%s)',
  async (oversize) => {
    const image = reencodeImage(pngWithoutPixels(40_000, 40_000), oversize);
    await expect(image).rejects.toMatchObject({ code: 'IMAGE_TOO_LARGE' });
    const small = reencodeImage(pngWithoutPixels(400, 400), oversize);
    await expect(small).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' });
  },
);

test('an image from elsewhere is made to fit instead', async () => {
  const bytes = await drawn(2000, 1000, '#123456').png().toBuffer();
  expect(await reencodeImage(bytes, 'shrink')).toMatchObject({
    width: 512,
    height: 256,
    colours: ['#123456'],
  });
});

test('rotates a photograph upright and strips its location', async () => {
  const bytes = await drawn(200, 100, 'teal')
    .jpeg()
    .withExif({ IFD0: { Copyright: 'secret owner' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const image = await reencodeImage(bytes, 'refuse');
  expect(image).toMatchObject({ width: 100, height: 200 });
  expect(await sharp(image.bytes).metadata()).not.toHaveProperty('exif');
  expect(Buffer.from(image.bytes).includes('secret owner')).toBe(false);
});

test('what is hidden behind an image’s end does not survive', async () => {
  const bytes = Buffer.concat([blackPng(20, 20), Buffer.from('<script>alert(1)</script>')]);
  const image = await reencodeImage(bytes, 'refuse');
  expect(Buffer.from(image.bytes).includes('script')).toBe(false);
});

test('keeps transparency', async () => {
  const image = await reencodeImage(await drawn(30, 30, '#ff000000').png().toBuffer(), 'refuse');
  expect((await sharp(image.bytes).stats()).isOpaque).toBe(false);
  expect(image.colours).toEqual([]);
});

/** An animated GIF of so many frames, of noise that does not compress. */
async function animation(frames: number, side: number): Promise<Buffer> {
  const channels = 3;
  const noise = Buffer.from(
    Array.from(
      { length: frames * side * side * channels },
      (_, at) => (Math.imul(at, 2654435761) >>> 13) & 0xff,
    ),
  );
  return await sharp(noise, { raw: { width: side, height: side * frames, channels, pageHeight: side } })
    .gif()
    .toBuffer();
}

test('a small animation stays one', async () => {
  const image = await reencodeImage(await animation(4, 32), 'refuse');
  expect(image).toMatchObject({ width: 32, height: 32 });
  expect(await sharp(image.bytes, { pages: -1 }).metadata()).toMatchObject({ pages: 4 });
});

const framesOf = async (bytes: Uint8Array) => (await sharp(bytes, { pages: -1 }).metadata()).pages ?? 1;

test('a heavy animation becomes its first frame, which is said', async () => {
  const light = await animation(6, 256);
  expect(light.length).toBeLessThan(1e6);
  // What stands behind its end is not looked at.
  const heavy = Buffer.concat([light, Buffer.alloc(1e6)]);
  const [moves, stands] = [await reencodeImage(light, 'refuse'), await reencodeImage(heavy, 'refuse')];
  expect([await framesOf(moves.bytes), moves.note]).toEqual([6, undefined]);
  expect(moves.bytes.length).toBeLessThan(1e6);
  const weight = (heavy.length / 1e6).toFixed(1);
  expect([await framesOf(stands.bytes), stands.note]).toEqual([
    1,
    `Your GIF is too heavy to move (${weight} MB): its first picture is shown. Under 1 MB it moves.`,
  ]);
});

test('an animation that is made smaller becomes its first frame, which is said', async () => {
  const { bytes, width, note } = await reencodeImage(await animation(2, 600), 'shrink');
  expect([await framesOf(bytes), width, note]).toEqual([
    1,
    512,
    'Your GIF is too large to move (600×600): its first picture is shown. Up to 512×512 it moves.',
  ]);
});

test('a PNG that moves becomes its first picture, which is said', async () => {
  const png = await drawn(40, 40, 'teal').png().toBuffer();
  const data = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(data));
  const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), data, sum]);
  // Behind the signature and the header.
  const animated = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  expect((await reencodeImage(animated, 'refuse')).note).toBe(
    'Your PNG moves, which only a GIF or a WebP can here: its first picture is shown. Save it as GIF to make it move.',
  );
  expect((await reencodeImage(png, 'refuse')).note).toBeUndefined();
});

test('an animation of very many pixels becomes its first frame, undecoded', async () => {
  const frames = (count: number) =>
    sharp(Buffer.alloc(512 * 512 * 3 * count, 90), {
      raw: { width: 512, height: 512 * count, channels: 3, pageHeight: 512 },
    })
      // Frames that are the same are written as one.
      .composite(Array.from({ length: count }, (_, at) => ({ input: dot(at), left: at, top: at * 512 })))
      .gif({ effort: 1 })
      .toBuffer();
  const readOf = async (count: number) => {
    const { bytes, note } = await reencodeImage(await frames(count), 'refuse');
    return [await framesOf(bytes), note];
  };
  expect(await readOf(38)).toEqual([38, undefined]);
  expect(await readOf(39)).toEqual([
    1,
    'Your GIF has too many pictures to move (39): its first picture is shown. Up to 38 of 512×512 move.',
  ]);
});

test('however many pictures come, one or two are encoded at a time, and the other threads stay free', async () => {
  const bytes = await drawn(256, 256, 'teal').png().toBuffer();
  // What another file's service began may still be drawing.
  await expect.poll(() => sharp.counters()).toEqual({ queue: 0, process: 0 });
  let most = 0;
  const tasks = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };
  const look = () => {
    // A thread that takes up a task between the two figures is in both; a second look finds it in one.
    most = Math.max(most, Math.min(tasks(), tasks()));
  };
  sharp.queue.on('change', look);
  try {
    await Promise.all(Array.from({ length: 8 }, () => reencodeImage(bytes, 'refuse')));
  } finally {
    sharp.queue.off('change', look);
  }
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThanOrEqual(encodersAtOnce);
  expect(encodersAtOnce).toBeLessThanOrEqual(2);
});

test('the three refusals are the specified ones', () => {
  expect(uploadRefusals).toEqual({
    INVALID_FILE_TYPE: { title: 'Invalid file type', description: 'Please upload an image file' },
    IMAGE_TOO_LARGE: {
      title: 'Image too large',
      description: 'Please upload an image no larger than 512x512 pixels',
    },
    UPLOAD_FAILED: { title: 'Upload failed', description: 'Failed to upload image' },
  });
});

/** A pixel of a colour of its own. */
function dot(at: number) {
  return { create: { width: 1, height: 1, channels: 3 as const, background: { r: 5 * at, g: 255, b: 0 } } };
}
