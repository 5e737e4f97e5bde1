import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import {
  createPublicFetch,
  internet,
  type ConnectTarget,
  type FetchLimits,
  type Network,
} from './public-fetch.ts';

const png = Buffer.from('89504e470d0a1a0a', 'hex');
const limits: FetchLimits = { maxBytes: 1000, timeoutInMs: 2000, types: ['image/png'] };
const sendPng: RequestListener = (_request, response) =>
  response.writeHead(200, { 'Content-Type': 'image/png' }).end(png);

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/**
 * An internet in which every connection ends at one server on loopback, whatever public address it was made to; it
 * records what was resolved and connected.
 */
async function createWorld(
  names: Record<string, readonly string[] | (() => readonly string[])>,
  listener: RequestListener,
) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const serverPort = typeof address === 'object' && address ? address.port : 0;
  const resolved: string[] = [];
  const connected: ConnectTarget[] = [];
  const network: Network = {
    resolve: async (hostname) => {
      resolved.push(hostname);
      const found = names[hostname];
      if (!found) throw new Error(`no such host: ${hostname}`);
      return typeof found === 'function' ? found() : found;
    },
    connect: (target) => {
      connected.push(target);
      return connect(serverPort, '127.0.0.1');
    },
  };
  return { fetch: createPublicFetch(network), resolved, connected };
}

test('gets a file from the very address that the name had when it was checked', async () => {
  const seen: Record<string, unknown> = {};
  const world = await createWorld(
    { 'cdn.example': ['93.184.215.14', '2606:2800::1'] },
    (request, response) => {
      Object.assign(seen, request.headers, { url: request.url });
      sendPng(request, response);
    },
  );
  const file = await world.fetch('https://cdn.example/a/b.png?c=1#d', limits);
  expect(Buffer.from(file.bytes).equals(png)).toBe(true);
  expect(file).toMatchObject({ contentType: 'image/png', url: 'https://cdn.example/a/b.png?c=1#d' });
  expect(world.resolved).toEqual(['cdn.example']);
  expect(world.connected).toEqual([
    { hostname: 'cdn.example', addresses: ['93.184.215.14', '2606:2800::1'], port: 443 },
  ]);
  expect(seen).toMatchObject({ host: 'cdn.example', url: '/a/b.png?c=1' });
  expect(seen).not.toHaveProperty('cookie');
});

test.each([
  ['a private address', ['10.0.0.7']],
  ['loopback', ['127.0.0.1']],
  ['a cloud machine’s own data', ['169.254.169.254']],
  ['a public address and a private one', ['93.184.215.14', '192.168.0.1']],
  ['IPv6 loopback', ['::1']],
  ['an IPv4 address in IPv6 dress', ['::ffff:10.0.0.7']],
  ['nothing at all', []],
])('a name that means %s is never connected to', async (_what, addresses) => {
  const world = await createWorld({ 'evil.example': addresses }, sendPng);
  await expect(world.fetch('https://evil.example/x.png', limits)).rejects.toMatchObject({
    code: 'NOT_PUBLIC',
  });
  expect(world.connected).toEqual([]);
});

test.each([
  'https://127.0.0.1/x.png',
  'https://0x7f.1/x.png',
  'https://2130706433/x.png',
  'https://0177.0.0.1/x.png',
  'https://127.0.0.1./x.png',
  'https://[::1]/x.png',
  'https://[::ffff:127.0.0.1]/x.png',
  'https://[fe80::1]/x.png',
  'https://[fd00::1]:8443/x.png',
])('the literal %s is refused without asking a name server', async (url) => {
  const world = await createWorld({}, sendPng);
  await expect(world.fetch(url, limits)).rejects.toMatchObject({ code: 'NOT_PUBLIC' });
  expect(world.resolved).toEqual([]);
  expect(world.connected).toEqual([]);
});

test.each([
  'http://cdn.example/x.png',
  'ftp://cdn.example/x.png',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'https://user:secret@cdn.example/x.png',
  'cdn.example/x.png',
  '',
])('%s is refused before anything is asked', async (url) => {
  const world = await createWorld({ 'cdn.example': ['93.184.215.14'] }, sendPng);
  await expect(world.fetch(url, limits)).rejects.toMatchObject({ code: 'INVALID_URL' });
  expect(world.resolved).toEqual([]);
});

test('follows redirects, relative ones too, and checks each new host', async () => {
  const world = await createWorld(
    { 'a.example': ['1.1.1.1'], 'b.example': ['9.9.9.9'] },
    (request, response) => {
      if (request.headers.host === 'a.example') {
        response.writeHead(302, { Location: 'https://b.example/one' }).end();
      } else if (request.url === '/one') response.writeHead(307, { Location: '/two.png' }).end();
      else sendPng(request, response);
    },
  );
  const file = await world.fetch('https://a.example/', limits);
  expect(file.url).toBe('https://b.example/two.png');
  expect(world.connected.map(({ addresses }) => addresses[0])).toEqual(['1.1.1.1', '9.9.9.9', '9.9.9.9']);
});

test.each([
  ['https://127.0.0.1/', 'NOT_PUBLIC'],
  ['https://inside.example/', 'NOT_PUBLIC'],
  ['http://a.example/', 'INVALID_URL'],
  ['file:///etc/passwd', 'INVALID_URL'],
])('a redirect to %s is refused', async (location, code) => {
  const world = await createWorld(
    { 'a.example': ['1.1.1.1'], 'inside.example': ['10.0.0.1'] },
    (_request, response) => response.writeHead(301, { Location: location }).end(),
  );
  await expect(world.fetch('https://a.example/', limits)).rejects.toMatchObject({ code });
  expect(world.connected).toHaveLength(1);
});

test('a name that changes its mind after a redirect to itself is refused', async () => {
  const answers = [['1.1.1.1'], ['127.0.0.1']];
  const world = await createWorld({ 'a.example': () => answers.shift() ?? [] }, (_request, response) =>
    response.writeHead(302, { Location: '/again' }).end(),
  );
  await expect(world.fetch('https://a.example/', limits)).rejects.toMatchObject({ code: 'NOT_PUBLIC' });
  expect(world.connected).toHaveLength(1);
});

test('a fourth redirect is one too many', async () => {
  let asked = 0;
  const world = await createWorld({ 'a.example': ['1.1.1.1'] }, (_request, response) => {
    asked += 1;
    response.writeHead(302, { Location: `/${asked}` }).end();
  });
  await expect(world.fetch('https://a.example/', limits)).rejects.toMatchObject({
    code: 'TOO_MANY_REDIRECTS',
  });
  expect(asked).toBe(4);
});

test('stops at the size, announced or not', async () => {
  const announced = await createWorld({ 'a.example': ['1.1.1.1'] }, (_request, response) =>
    response
      .writeHead(200, { 'Content-Type': 'image/png', 'Content-Length': '5000' })
      .end(Buffer.alloc(5000)),
  );
  await expect(announced.fetch('https://a.example/', limits)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  let sent = 0;
  const endless = await createWorld({ 'a.example': ['1.1.1.1'] }, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    const more = () => {
      sent += 1000;
      if (!response.destroyed && sent < 50_000_000) response.write(Buffer.alloc(1000), more);
    };
    more();
  });
  await expect(endless.fetch('https://a.example/', limits)).rejects.toMatchObject({ code: 'TOO_LARGE' });
  expect(sent).toBeLessThan(50_000_000);
});

test('stops at the time, however slowly the bytes come', async () => {
  const world = await createWorld({ 'a.example': ['1.1.1.1'] }, (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'image/png' });
    const timer = setInterval(() => response.write('.'), 20);
    response.once('close', () => clearInterval(timer));
  });
  await expect(world.fetch('https://a.example/', { ...limits, timeoutInMs: 150 })).rejects.toMatchObject({
    code: 'TOO_SLOW',
  });
});

test('stops at the time when the name server never answers', async () => {
  const fetch = createPublicFetch({ resolve: () => new Promise(() => {}), connect: internet.connect });
  await expect(fetch('https://a.example/', { ...limits, timeoutInMs: 50 })).rejects.toMatchObject({
    code: 'TOO_SLOW',
  });
});

test.each([
  [{ 'Content-Type': 'image/svg+xml' }, 200, 'WRONG_TYPE'],
  [{ 'Content-Type': 'text/html' }, 200, 'WRONG_TYPE'],
  [{}, 200, 'WRONG_TYPE'],
  [{ 'Content-Type': 'image/png', 'Content-Encoding': 'gzip' }, 200, 'WRONG_TYPE'],
  [{ 'Content-Type': 'image/png' }, 404, 'REFUSED'],
  [{ 'Content-Type': 'image/png' }, 500, 'REFUSED'],
  [{}, 302, 'REFUSED'],
])('a reply with %j and status %i is %s', async (headers, status, code) => {
  const world = await createWorld({ 'a.example': ['1.1.1.1'] }, (_request, response) =>
    response.writeHead(status, headers).end(png),
  );
  await expect(world.fetch('https://a.example/', limits)).rejects.toMatchObject({ code });
});

test('a host without a name or that breaks off is unreachable', async () => {
  const world = await createWorld({ 'a.example': ['1.1.1.1'] }, (request) => request.socket.destroy());
  await expect(world.fetch('https://nowhere.example/', limits)).rejects.toMatchObject({
    code: 'UNREACHABLE',
  });
  await expect(world.fetch('https://a.example/', limits)).rejects.toMatchObject({ code: 'UNREACHABLE' });
});

test('the real connector goes to the checked address and insists on encryption', async () => {
  const server = createServer(sendPng);
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const port = Number(portOf(server).split(':')[1]);
  const socket = internet.connect({ hostname: 'no-such-name.invalid', addresses: ['127.0.0.1'], port });
  await expect(
    new Promise((resolve, reject) => socket.once('secureConnect', resolve).once('error', reject)),
  ).rejects.toMatchObject({ code: 'ERR_SSL_WRONG_VERSION_NUMBER' });
});

function portOf(server: Server): string {
  const address = server.address();
  return typeof address === 'object' && address ? `127.0.0.1:${address.port}` : '';
}
