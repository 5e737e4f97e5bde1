// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { standaloneCopy } from './standalone-page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pageWith = (body: string) =>
  new DOMParser().parseFromString(`<!doctype html><html><body>${body}</body></html>`, 'text/html');

/** Answers every file whose address does not have `missing` in it. */
const stubFiles = () =>
  vi.stubGlobal('fetch', async (url: URL) =>
    String(url).includes('missing')
      ? new Response('', { status: 404 })
      : new Response('x', { headers: { 'content-type': 'image/png' } }),
  );

test('a picture that cannot be fetched keeps its address and takes no other with it; the failure is logged', async () => {
  stubFiles();
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const copy = await standaloneCopy(
    pageWith('<img src="https://a.example/missing.png"><img src="https://a.example/b.png">'),
  );
  const sources = Array.from(copy.querySelectorAll('img'), (image) => image.getAttribute('src'));
  expect(sources).toEqual(['https://a.example/missing.png', expect.stringMatching(/^data:/)]);
  expect(warn).toHaveBeenCalledOnce();
});

test('a page whose fonts cannot be fetched has no picture', async () => {
  stubFiles();
  const page = pageWith('<style>@font-face { src: url("https://a.example/missing.woff2") }</style>');
  await expect(standaloneCopy(page)).rejects.toThrow('could not be fetched');
});
