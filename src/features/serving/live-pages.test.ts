import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { silentLog } from '../../platform/log/log.ts';
import { createLivePages, type PageHosts } from './live-pages.ts';
import { createPageCache } from './page-cache.ts';
import { preparePage } from './prepared-page.ts';
import { createTakenDownPage } from './taken-down-page.ts';

const pepe = preparePage({
  html: '<!doctype html><title>Pepe</title>',
  brotli: Buffer.from('br'),
  gzip: Buffer.from('gz'),
  hash: 'abc',
  contentSecurityPolicy: "default-src 'none'",
  indexed: true,
  strictTransportSecurity: null,
});
const hosts: PageHosts = {
  slugOf: (host) => /^(pepe|rug|nobody)\./.exec(host)?.[1] ?? null,
  urlOf: (slug) => `https://${slug}.example.com`,
};

let asked: string[] = [];
const answerWith = (pageHosts: PageHosts | null) => {
  const cache = createPageCache(async (slug) => {
    asked.push(slug);
    if (slug === 'rug') return 'taken-down';
    return slug === 'pepe' ? pepe : null;
  });
  return createLivePages(
    cache,
    pageHosts,
    createTakenDownPage({ appUrl: 'https://app.example.com', strictTransportSecurity: 'max-age=1' }),
    silentLog(),
  );
};
const [onPath, onHosts] = [answerWith(null), answerWith(hosts)];
const server = createServer((request, response) => {
  const answer = request.headers['x-mode'] === 'hosts' ? onHosts : onPath;
  answer(request, response, () => response.writeHead(404).end('not a live page'));
});

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => void server.close());
beforeEach(() => {
  asked = [];
});

/** Sends exactly these bytes: a client would tidy the path up. @returns the whole answer. */
function get(path: string, headers: Record<string, string> = {}): Promise<string> {
  const lines = Object.entries({ host: 'app.example.com', connection: 'close', ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return new Promise((done, fail) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () =>
      socket.write(`GET ${path} HTTP/1.1\r\n${head}\r\n`),
    );
    socket.on('data', (part) => (answer += part.toString()));
    socket.on('error', fail);
    socket.on('close', () => done(answer));
  });
}

test.each(['/p/pepe', '/p/pepe?x=1', '/p/%70epe'])('%s is the page of pepe', async (path) => {
  expect(await get(path)).toContain('<title>Pepe</title>');
});

test.each([
  ['/p/pepe/', '/p/pepe'],
  ['/p/PEPE', '/p/pepe'],
  ['/p/Pepe/?ref=x', '/p/pepe?ref=x'],
])('%s leads to %s', async (path, location) => {
  const led = await get(path);
  expect(led).toMatch(/^HTTP\/1\.1 308 /);
  expect(led).toContain(`Location: ${location}\r\n`);
  expect(led).not.toContain('<title>');
});

test.each([
  '/p/',
  '/p//',
  '/p/%00',
  '/p/pepe%00',
  '/p/..',
  '/p/%2e%2e',
  '/p/a%2fb',
  '/p/a/b',
  '/p/%E0%A4%A',
  '/p/pe%0D%0Ape',
  `/p/${'a'.repeat(8000)}`,
])('%.20s is no name, and is not looked up', async (path) => {
  expect(await get(path)).toContain('404');
  expect(asked).toEqual([]);
});

test('a page with a host of its own is sent there alone; the product’s origin only leads to it', async () => {
  const mode = { 'x-mode': 'hosts' };
  expect(await get('/', { ...mode, host: 'pepe.example.com' })).toContain('<title>Pepe</title>');
  const led = await get('/p/pepe', mode);
  expect(led).toContain('308');
  expect(led).toContain('Location: https://pepe.example.com');
  expect(led).not.toContain('<title>');
  expect(await get('/p/nobody', mode)).toContain('404');
});

test.each(['/login', '/p/pepe', '/api/auth/session', '/robots.txt', '/p/assets', '//'])(
  'the host of a page has no %s',
  async (path) => {
    const headers = { 'x-mode': 'hosts', host: 'pepe.example.com' };
    const answer = await get(path, headers);
    expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    expect(answer).toContain('There is no page at this address.');
    expect(await get('/p/assets/a.css', headers)).toContain('not a live page');
    expect(asked).toEqual([]);
  },
);

test('the host of no page is not the service’s home page', async () => {
  const headers = { 'x-mode': 'hosts', host: 'nobody.example.com' };
  expect(await get('/', headers)).toContain('There is no page at this address.');
});

test.each([
  ['/p/rug', {}],
  ['/', { 'x-mode': 'hosts', host: 'rug.example.com' }],
])(
  'a page that was taken down answers %s with 410, is not to be kept and not to be listed',
  async (path, headers) => {
    const first = await get(path, headers);
    expect(first).toMatch(/^HTTP\/1\.1 410 /);
    expect(first).toContain('This page has been taken down.');
    expect(first).toContain('Cache-Control: no-store');
    expect(first).toContain('X-Robots-Tag: noindex, nofollow');
    expect(first).toContain("default-src 'none'");
    expect(first).toContain('Strict-Transport-Security: max-age=1');
    expect(await get(path, headers)).toMatch(/^HTTP\/1\.1 410 /);
    expect(asked.length).toBeLessThanOrEqual(1);
  },
);
