import { expect, test } from 'vitest';
import { checkImage } from './check-image.ts';
import { explainUpload, refusalIn, UploadError } from './upload-image.ts';

const failed = { text: 'Upload failed', detail: 'Failed to upload image' };

test('a refusal of the endpoint is shown in its own words', () => {
  const reply = {
    code: 'IMAGE_TOO_LARGE',
    message: 'x',
    data: { title: 'Image too large', description: 'Smaller.' },
  };
  expect(refusalIn(reply)).toEqual({ text: 'Image too large', detail: 'Smaller.' });
});

test('any other refusal is a failed upload with the reason that was given', () => {
  expect(refusalIn({ code: 'SIGNED_OUT', message: 'Please sign in to access this page' })).toEqual({
    text: 'Upload failed',
    detail: 'Please sign in to access this page',
  });
  for (const reply of [null, 'Bad Gateway', {}, { message: '' }]) expect(refusalIn(reply)).toEqual(failed);
});

test('a failure of any kind has the specified words', () => {
  expect(explainUpload(new Error('boom'))).toEqual(failed);
  expect(explainUpload(new UploadError({ text: 'a', detail: 'b' }))).toEqual({ text: 'a', detail: 'b' });
});

test.each([
  ['text', new File(['hello'], 'frog.txt', { type: 'text/plain' }), 'Invalid file type'],
  ['a file of no type', new File(['hello'], 'frog'), 'Invalid file type'],
  ['SVG', new File(['<svg/>'], 'frog.svg', { type: 'image/svg+xml' }), 'Invalid file type'],
  ['an empty file', new File([], 'frog.png', { type: 'image/png' }), 'Invalid file type'],
  ['50 MB', new File([new Uint8Array(50_000_000)], 'frog.png', { type: 'image/png' }), 'Image too large'],
])('%s is refused before it is sent', async (_what, file, text) => {
  expect(await checkImage(file)).toMatchObject({ text });
});
