import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chooseEncoding, preparePage, sendPage } from './prepared-page.ts';

const html = '<!doctype html><title>Moon</title>'.repeat(20);
const page = preparePage({
  html,
  brotli: brotliCompressSync(html),
  gzip: gzipSync(html),
  hash: 'abc123',
  contentSecurityPolicy: "sandbox allow-scripts; default-src 'none'",
  indexed: false,
  strictTransportSecurity: 'max-age=31536000; includeSubDomains',
});
const server = createServer((request, response) => sendPage(page, request, response));
let url = '';

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => void server.close());

test.each(['br', 'gzip', 'identity'])('a reader who takes %s gets the whole page', async (encoding) => {
  const response = await fetch(url, { headers: { 'accept-encoding': encoding } });
  expect(await response.text()).toBe(html);
  expect(response.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(response.headers.get('permissions-policy')).toMatch(/camera=\(\)/);
  expect(response.headers.get('permissions-policy')).not.toMatch(/clipboard|share/);
});

test('a reader who has the page gets 304 and no body', async () => {
  const first = await fetch(url);
  const again = await fetch(url, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect((await fetch(url, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200);
});

test('HEAD has the headers of GET and no body', async () => {
  const response = await fetch(url, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(0);
  expect(await response.text()).toBe('');
});

test('an encoding with quality 0 is refused', () => {
  expect(chooseEncoding('gzip, deflate, br')).toBe('brotli');
  expect(chooseEncoding('br;q=0, gzip;q=0.5')).toBe('gzip');
  expect(chooseEncoding('br; q=0.0, gzip; q=0')).toBe('identity');
  expect(chooseEncoding('xbr')).toBe('identity');
  expect(chooseEncoding(undefined)).toBe('identity');
});
