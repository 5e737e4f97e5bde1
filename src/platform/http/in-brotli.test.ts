import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { inBrotli } from './in-brotli.ts';

const page = '<p>to the moon</p>'.repeat(2_000);
const asking = (accept?: string) =>
  new Request(
    'https://moonpage.example/',
    accept === undefined ? {} : { headers: { 'Accept-Encoding': accept } },
  );

test('a browser that takes Brotli gets the page in it, with status and headers as they were', async () => {
  const answer = inBrotli(
    asking('gzip, deflate, br, zstd'),
    new Response(page, { status: 404, headers: { 'Content-Type': 'text/html' } }),
  );
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Content-Type')).toBe('text/html');
  expect(answer.headers.get('Content-Encoding')).toBe('br');
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(page.length / 20);
  expect(brotliDecompressSync(bytes).toString()).toBe(page);
});

test('a browser that does not take it gets the page as it is', async () => {
  for (const accept of [undefined, 'gzip', 'gzip, br;q=0', 'br; q=0.0, gzip']) {
    const answer = inBrotli(asking(accept), new Response(page));
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe(page);
  }
});

test('an answer without a body stays without one', () => {
  const answer = inBrotli(asking('br'), new Response(null, { status: 302, headers: { Location: '/login' } }));
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(answer.headers.get('Location')).toBe('/login');
});

test('a part that is sent early arrives before the rest is there', async () => {
  let sendRest: (() => void) | undefined;
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('<p>early</p>'));
      sendRest = () => {
        controller.enqueue(new TextEncoder().encode('<p>late</p>'));
        controller.close();
      };
    },
  });
  const reader = inBrotli(asking('br'), new Response(body)).body?.getReader();
  const early = await reader?.read();
  expect(early?.value?.length).toBeGreaterThan(0);
  sendRest?.();
  const parts = [early?.value ?? new Uint8Array()];
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) parts.push(part.value);
  expect(brotliDecompressSync(Buffer.concat(parts)).toString()).toBe('<p>early</p><p>late</p>');
});

test('who leaves early ends the rendering', async () => {
  const left = Promise.withResolvers<void>();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => left.resolve(),
  });
  const reader = inBrotli(asking('br'), new Response(body)).body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect(left.promise).resolves.toBeUndefined();
});
