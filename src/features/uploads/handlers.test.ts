import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { createHttpRouter } from '../../platform/http/http-router.ts';
import { encodeInTurn, encodersAtOnce } from '../../platform/limits/encoders.ts';
import { createPublicFetch, internet } from '../../platform/http/public-fetch.ts';
import { silentLog } from '../../platform/log/log.ts';
import { createApiHandler } from '../../platform/rpc/api-handler.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Session } from '../account/policy.ts';
import { createSignedIn } from '../account/sessions/signed-in.ts';
import { mountUploads, uploadHandlers } from './handlers.ts';
import { createUploads } from './service.ts';
import { blackPng } from './images.fixture.ts';
import { createTestProfile } from './profile.fixture.ts';

const appUrl = 'http://127.0.0.1';

let database: TestDatabase;
let folder: string;
let server: Server;
let origin: string;
let session: Session | null;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  const storage = await openStorage(`file:${folder}`);
  const publicFetch = createPublicFetch(internet);
  const uploads = createUploads({
    db: database.db,
    storage,
    publicFetch,
    log: silentLog(),
    perDay: 1_000,
    now: () => new Date(),
  });
  const signedIn = createSignedIn({
    currentSession: async () => session && { ...session, id: 'one', isProven: true },
    mayWrite: () => true,
  });
  const fetch = createHttpRouter({
    appUrl,
    clientFolder: null,
    contextOf: (request) => ({
      requestId: randomUUID(),
      clientAddress: '127.0.0.1',
      request,
      replyHeaders: new Headers(),
      actor: { userId: null },
      log: silentLog(),
    }),
    isReady: async () => true,
    openApi: async () => ({}),
    api: createApiHandler({ uploads: uploadHandlers(uploads, signedIn) }),
    page: async () => new Response('a page', { status: 404 }),
    mount: (hono) => mountUploads(hono, storage),
  });
  const listener = getRequestListener((request) => fetch(request, '127.0.0.1'));
  server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await database.drop();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  session = await createTestProfile(database.db);
});

function post(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): Promise<Response> {
  const form = new FormData();
  form.set('file', new File([bytes], name, { type }));
  return fetch(`${origin}/api/storage/main_images`, { method: 'POST', body: form });
}

const tooLarge = {
  defined: true,
  code: 'IMAGE_TOO_LARGE',
  status: 413,
  message: 'Please upload an image no larger than 512x512 pixels',
  data: { title: 'Image too large', description: 'Please upload an image no larger than 512x512 pixels' },
};
const invalidType = {
  defined: true,
  code: 'INVALID_FILE_TYPE',
  status: 415,
  message: 'Please upload an image file',
  data: { title: 'Invalid file type', description: 'Please upload an image file' },
};

test('an uploaded image is served as WebP, to any origin, for an hour', async () => {
  const png = new Uint8Array(
    await sharp({ create: { width: 512, height: 512, channels: 3, background: 'tan' } })
      .png()
      .toBuffer(),
  );
  const reply = await post(png, 'frog.png', 'image/png');
  expect(reply.status).toBe(200);
  const { url } = (await reply.json()) as { url: string };
  const image = await fetch(origin + url);
  expect(image.status).toBe(200);
  expect(Object.fromEntries(image.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  });
  expect(await sharp(await image.bytes()).metadata()).toMatchObject({ format: 'webp', width: 512 });
  const etag = image.headers.get('etag') ?? '';
  expect((await fetch(origin + url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  const head = await fetch(origin + url, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test('a busy service answers 503, says when to come again, and calls no file wrong', async () => {
  const over = Promise.withResolvers<void>();
  const others = Array.from({ length: 20 + encodersAtOnce }, () => encodeInTurn(() => over.promise));
  const reply = await post(blackPng(9, 9), 'frog.png', 'image/png');
  over.resolve();
  await Promise.all(others);
  expect(reply.status).toBe(503);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await reply.json()).toMatchObject({
    defined: true,
    code: 'BUSY',
    message: expect.stringContaining('try again in a minute') as string,
  });
});

test('an image with a lying name is judged by what it is', async () => {
  const reply = await post(blackPng(9, 9), 'frog.svg', 'image/svg+xml');
  expect(reply.status).toBe(200);
});

test.each([
  ['not an image', new TextEncoder().encode('hello'), 'frog.png', invalidType],
  ['an empty file', new Uint8Array(), 'frog.png', invalidType],
  ['SVG', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'frog.svg', invalidType],
  ['HTML under an image’s name', new TextEncoder().encode('<script>1</script>'), 'frog.gif', invalidType],
  ['513×512 pixels', blackPng(513, 512), 'frog.png', tooLarge],
  ['40,000×40,000 pixels', blackPng(40_000, 40_000), 'frog.png', tooLarge],
  ['50 MB', new Uint8Array(50_000_000), 'frog.png', tooLarge],
])('%s is refused in the specified words', async (_what, bytes, name, refusal) => {
  const reply = await post(bytes, name, 'image/png');
  expect(await reply.json()).toEqual(refusal);
  expect(reply.status).toBe(refusal.status);
});

test('50 MB of unannounced length are refused while they come in', async () => {
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1_000_000;
      if (sent > 50_000_000) controller.close();
      else controller.enqueue(new Uint8Array(1_000_000));
    },
  });
  const reply = await fetch(`${origin}/api/storage/main_images`, {
    method: 'POST',
    headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  } as RequestInit);
  expect(await reply.json()).toEqual(tooLarge);
});

test('a body without a file is refused', async () => {
  const form = new FormData();
  form.set('file', 'just text');
  const reply = await fetch(`${origin}/api/storage/main_images`, { method: 'POST', body: form });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ code: 'INVALID_INPUT', message: 'Please upload an image file' });
});

test('uploads and fetches need a session and come from our own site', async () => {
  session = null;
  expect((await post(blackPng(9, 9), 'frog.png', 'image/png')).status).toBe(401);
  const proxied = await fetch(`${origin}/api/functions/proxy-image`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageUrl: 'https://cdn.example/x.png' }),
  });
  expect(proxied.status).toBe(401);
  const foreign = await fetch(`${origin}/api/storage/main_images`, {
    method: 'POST',
    headers: { Origin: 'https://evil.example' },
    body: new FormData(),
  });
  expect(foreign.status).toBe(403);
});

test.each([
  'https://127.0.0.1/x.png',
  'https://[::1]/x.png',
  'https://169.254.169.254/latest',
  'http://example.com/x.png',
])('the proxy does not go to %s', async (imageUrl) => {
  const reply = await fetch(`${origin}/api/functions/proxy-image`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ imageUrl }),
  });
  expect(reply.status).toBe(422);
  expect(await reply.json()).toMatchObject({ defined: true, code: 'IMAGE_UNREACHABLE' });
});

test.each([
  '/storage/main_images/temp/../../../etc/passwd',
  '/storage/main_images/temp/%2e%2e%2f%2e%2e%2fetc/passwd',
  '/storage/main_images/temp/00000000-0000-4000-8000-000000000000.webp',
  '/storage/assets/x.woff2',
  '/storage/',
])('%s is nothing', async (path) => {
  expect((await fetch(origin + path)).status).toBe(404);
});
