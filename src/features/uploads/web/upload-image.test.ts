import { expect, test } from 'vitest';
import { checkImage } from './check-image.ts';
import { heicRefusal } from '../contract.ts';
import { explainUpload, refusalIn, UploadError, uploadImage } from './upload-image.ts';

const failed = { text: 'Upload failed', detail: 'Failed to upload image', canFit: false };

test('a refusal of the endpoint is shown in its own words', () => {
  const reply = {
    code: 'IMAGE_TOO_LARGE',
    message: 'x',
    data: { title: 'Image too large', description: 'Smaller.' },
  };
  expect(refusalIn(reply)).toEqual({ text: 'Image too large', detail: 'Smaller.', canFit: true });
  expect(refusalIn({ ...reply, code: 'INVALID_FILE_TYPE' })).toMatchObject({ canFit: false });
});

test('any other refusal is a failed upload with the reason that was given', () => {
  expect(refusalIn({ code: 'SIGNED_OUT', message: 'Please sign in to access this page' })).toEqual({
    ...failed,
    detail: 'Please sign in to access this page',
  });
  const busy = { defined: true, code: 'BUSY', status: 503, message: 'Try again in a minute.' };
  expect(refusalIn(busy)).toEqual({ ...failed, detail: 'Try again in a minute.' });
  const fault = { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'On our side.' };
  expect(refusalIn(fault)).toEqual(failed);
  for (const reply of [null, 'Bad Gateway', {}, { message: '' }]) expect(refusalIn(reply)).toEqual(failed);
});

test('a failure of any kind has the specified words', () => {
  expect(explainUpload(new Error('boom'))).toEqual(failed);
  expect(explainUpload(new UploadError({ text: 'a', detail: 'b' }))).toEqual({ text: 'a', detail: 'b' });
});

test('a HEIC picture that the browser cannot read is refused with what to do, and not sent', async () => {
  const file = new File(['heic'], 'IMG_0001.HEIC');
  await expect(uploadImage(file, () => {}, new AbortController().signal)).rejects.toMatchObject({
    refusal: { text: 'Invalid file type', detail: heicRefusal },
  });
});

test.each([
  ['text', new File(['hello'], 'frog.txt', { type: 'text/plain' }), 'Invalid file type'],
  ['a file of no type', new File(['hello'], 'frog'), 'Invalid file type'],
  ['an empty file', new File([], 'frog.png', { type: 'image/png' }), 'Invalid file type'],
  ['50 MB', new File([new Uint8Array(50_000_000)], 'frog.png', { type: 'image/png' }), 'Image too large'],
])('%s is refused before it is sent', async (_what, file, text) => {
  expect(await checkImage(file)).toMatchObject({ text });
});

test('an SVG is told to be saved as PNG', async () => {
  expect(await checkImage(new File(['<svg/>'], 'frog.svg', { type: 'image/svg+xml' }))).toMatchObject({
    text: 'Invalid file type',
    note: 'This is an SVG: please save it as PNG first.',
  });
});

test('what a proxy refuses for its size is too heavy', () => {
  for (const reply of [null, '<h1>413</h1>', {}])
    expect(refusalIn(reply, 413)).toEqual({
      text: 'Image too large',
      detail: 'The file is too heavy for this server. Please save a smaller copy.',
      canFit: true,
    });
  expect(refusalIn({ code: 'IMAGE_TOO_LARGE', message: 'Smaller.' }, 413)).toEqual({
    ...failed,
    detail: 'Smaller.',
  });
});

test.each([
  ['8.1 MB can be made to fit', 8_500_000, true],
  ['20 MB can be made to fit', 20_000_000, true],
  ['more than 20 MB cannot, and it is said why', 20_000_001, false],
])('a file of %s', async (_what, bytes, canFit) => {
  const refusal = await checkImage(new File([new Uint8Array(bytes)], 'frog.png', { type: 'image/png' }));
  expect(refusal).toMatchObject({
    text: 'Image too large',
    detail: 'Please upload an image no larger than 512x512 pixels',
    canFit,
  });
  expect(refusal?.note?.includes('20 MB')).toBe(canFit ? undefined : true);
});
