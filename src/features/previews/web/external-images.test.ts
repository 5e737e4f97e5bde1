// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { replaceExternalImages } from './external-images.ts';

const origin = 'https://moonpage.example';

test('pictures of other hosts are proxied, our own stay', async () => {
  const asked: string[] = [];
  const html = await replaceExternalImages(
    '<!doctype html><img src="https://other.example/a.png"><img src="/storage/b.png"><img src="data:image/png;base64,AA">',
    origin,
    async (url) => {
      asked.push(url);
      return '/storage/proxied.png';
    },
  );
  expect(asked).toEqual(['https://other.example/a.png']);
  expect(html).toContain('src="/storage/proxied.png"');
  expect(html).toContain('src="/storage/b.png"');
});

test('a page without them is returned as it is', async () => {
  const html = '<!doctype html><p>no pictures</p>';
  expect(await replaceExternalImages(html, origin, async () => '/x')).toBe(html);
});

test('a picture that cannot be proxied keeps its address, and the failure is logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const html = await replaceExternalImages('<img src="https://other.example/a.png">', origin, async () => {
    throw new Error('refused');
  });
  expect(html).toContain('https://other.example/a.png');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
