import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { encodeInTurn, encodersAtOnce } from '../../platform/limits/encoders.ts';
import { PublicFetchError, type PublicFetch } from '../../platform/http/public-fetch.ts';
import { silentLog } from '../../platform/log/log.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { type Storage, StorageError } from '../../platform/storage/storage.ts';
import type { Session } from '../account/policy.ts';
import { users } from '../account/tables.ts';
import { createUploads, type Uploads } from './service.ts';
import { uploads as table } from './tables.ts';
import { disc, drawnPixels } from './drawn-pixels.fixture.ts';
import { blackPng } from './images.fixture.ts';
import { createTestProfile } from './profile.fixture.ts';

let database: TestDatabase;
let folder: string;
let storage: Storage;
let session: Session;
let instant: Date;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  storage = await openStorage(`file:${folder}`);
  session = await createTestProfile(database.db);
  instant = new Date('2027-03-10T12:00:00Z');
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const unreachable: PublicFetch = async () => {
  throw new PublicFetchError('UNREACHABLE', 'no network in this test');
};

function uploadsWith(overrides: { storage?: Storage; publicFetch?: PublicFetch }): Uploads {
  return createUploads({
    db: database.db,
    storage,
    publicFetch: unreachable,
    log: silentLog(),
    perDay: 1_000,
    now: () => instant,
    ...overrides,
  });
}

async function storedKeys(): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list('main_images/temp/')) keys.push(key);
  return keys;
}

async function rows(): Promise<number> {
  const [row] = await database.db.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

test('an upload is stored anew under a random name and can be found by its owner alone', async () => {
  const uploads = uploadsWith({});
  const bytes = await sharp({ create: { width: 64, height: 32, channels: 3, background: '#f7931a' } })
    .png()
    .toBuffer();
  const image = await uploads.upload(session, bytes);
  expect(image).toEqual({
    url: expect.stringMatching(/^\/storage\/main_images\/temp\/[0-9a-f-]{36}\.webp$/) as string,
    width: 64,
    height: 32,
    colours: ['#f7931a'],
    silhouette: null,
  });
  const file = await storage.get(image.url.slice('/storage/'.length));
  expect(file?.contentType).toBe('image/webp');
  expect(await uploads.find(database.db, session.userId, image.url)).toEqual(image);
  const stranger = await createTestProfile(database.db);
  expect(await uploads.find(database.db, stranger.userId, image.url)).toBeNull();
});

test('a logo is stored without its transparent margins, with the lightness of its edge', async () => {
  const { data, width, height } = drawnPixels(300, 200, disc({ x: 150, y: 80, radius: 50 }, '#ffffff'));
  const uploads = uploadsWith({});
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  const image = await uploads.upload(session, png);
  expect(image).toMatchObject({ width: 100, height: 100, silhouette: { edge: 1, body: 1 } });
  expect(await uploads.find(database.db, session.userId, image.url)).toEqual(image);
  const file = await storage.get(image.url.slice('/storage/'.length));
  expect(await sharp(file?.bytes).metadata()).toMatchObject({ width: 100, height: 100 });
});

test.each([
  ['nothing', new Uint8Array(), 'INVALID_FILE_TYPE'],
  ['text', Buffer.from('not an image'), 'INVALID_FILE_TYPE'],
  ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'INVALID_FILE_TYPE'],
  ['513×512 pixels', blackPng(513, 512), 'IMAGE_TOO_LARGE'],
])('%s is refused and nothing is kept', async (_what, bytes, code) => {
  await expect(uploadsWith({}).upload(session, bytes)).rejects.toMatchObject({ code });
  expect(await storedKeys()).toEqual([]);
  expect(await rows()).toBe(0);
});

test('a storage without room is the specified failure and leaves no row', async () => {
  const full: Storage = {
    ...storage,
    put: async () => {
      throw new StorageError('FULL', 'no room is left');
    },
  };
  await expect(uploadsWith({ storage: full }).upload(session, blackPng(8, 8))).rejects.toMatchObject({
    code: 'UPLOAD_FAILED',
    data: { title: 'Upload failed', description: 'Failed to upload image' },
  });
  expect(await rows()).toBe(0);
});

test('an account that was deleted meanwhile leaves no file', { retry: 0 }, async () => {
  await database.db.delete(users).where(eq(users.id, session.userId));
  await expect(uploadsWith({}).upload(session, blackPng(8, 8))).rejects.toMatchObject({
    code: 'UPLOAD_FAILED',
  });
  expect(await storedKeys()).toEqual([]);
});

test('tries are limited, refused ones too, and again after a while', async () => {
  const uploads = uploadsWith({});
  for (let tries = 0; tries < 40; tries += 1) {
    await expect(uploads.upload(session, Buffer.from('x'))).rejects.toMatchObject({
      code: 'INVALID_FILE_TYPE',
    });
  }
  await expect(uploads.upload(session, blackPng(8, 8))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  instant = new Date(instant.getTime() + 11 * 60_000);
  await expect(uploads.upload(session, blackPng(8, 8))).resolves.toMatchObject({ width: 8 });
});

test('while very many encodings wait, an upload is asked to come again, in whatever file', async () => {
  const over = Promise.withResolvers<void>();
  const others = Array.from({ length: 20 + encodersAtOnce }, () => encodeInTurn(() => over.promise));
  const uploads = uploadsWith({});
  await expect(uploads.upload(session, blackPng(8, 8))).rejects.toMatchObject({ code: 'BUSY' });
  over.resolve();
  await Promise.all(others);
  await expect(uploads.upload(session, blackPng(8, 8))).resolves.toMatchObject({ width: 8 });
});

test('pictures of one account are taken one after the other', { retry: 0 }, async () => {
  let running = 0;
  let most = 0;
  const slow: Storage = {
    ...storage,
    put: async (...file) => {
      running += 1;
      most = Math.max(most, running);
      await storage.put(...file);
      running -= 1;
    },
  };
  const uploads = uploadsWith({ storage: slow });
  const sent = Array.from({ length: 8 }, () => uploads.upload(session, blackPng(8, 8)));
  const outcomes = await Promise.allSettled(sent);
  expect(most).toBe(1);
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 6 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
});

test('one account keeps a hundred images at most', async () => {
  const values = Array.from({ length: 100 }, (_, index) => ({
    key: `main_images/temp/${index}.webp`,
    ownerId: session.userId,
    width: 1,
    height: 1,
    bytes: 1,
    colours: [],
    createdAt: instant,
  }));
  await database.db.insert(table).values(values);
  await expect(uploadsWith({}).upload(session, blackPng(8, 8))).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('removed after a day') as string,
  });
});

test('an image from elsewhere is fetched within limits, made smaller and stored', async () => {
  const asked: unknown[] = [];
  const publicFetch: PublicFetch = async (url, limits) => {
    asked.push(url, limits);
    return { bytes: blackPng(2000, 1000), contentType: 'image/png', url };
  };
  const image = await uploadsWith({ publicFetch }).proxyImage(session, 'https://cdn.example/frog.png');
  expect(image).toMatchObject({ width: 512, height: 256 });
  expect(await storedKeys()).toEqual([image.url.slice('/storage/'.length)]);
  expect(asked).toEqual([
    'https://cdn.example/frog.png',
    {
      maxBytes: 8 * 1024 * 1024,
      timeoutInMs: 10_000,
      types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'],
    },
  ]);
});

test('an image of ours is not fetched again', async () => {
  const uploads = uploadsWith({});
  const image = await uploads.upload(session, blackPng(8, 8));
  expect(await uploads.proxyImage(session, image.url)).toEqual(image);
  expect(await storedKeys()).toHaveLength(1);
});

test.each([
  ['NOT_PUBLIC', 'IMAGE_UNREACHABLE'],
  ['INVALID_URL', 'IMAGE_UNREACHABLE'],
  ['UNREACHABLE', 'IMAGE_UNREACHABLE'],
  ['REFUSED', 'IMAGE_UNREACHABLE'],
  ['TOO_SLOW', 'IMAGE_UNREACHABLE'],
  ['TOO_MANY_REDIRECTS', 'IMAGE_UNREACHABLE'],
  ['WRONG_TYPE', 'INVALID_FILE_TYPE'],
  ['TOO_LARGE', 'IMAGE_TOO_LARGE'],
] as const)('a fetch that ends with %s is %s for the person', async (failure, code) => {
  const publicFetch: PublicFetch = async () => {
    throw new PublicFetchError(failure, 'internal words');
  };
  const problem = uploadsWith({ publicFetch }).proxyImage(session, 'https://cdn.example/x.png');
  await expect(problem).rejects.toMatchObject({ code });
  await expect(problem).rejects.not.toMatchObject({ message: expect.stringContaining('internal') as string });
});

const html: PublicFetch = async (url) => ({ bytes: Buffer.from('<html>'), contentType: 'image/png', url });

test('what is fetched but is no image is refused', async () => {
  const image = uploadsWith({ publicFetch: html }).proxyImage(session, 'https://cdn.example/x.png');
  await expect(image).rejects.toMatchObject({ code: 'INVALID_FILE_TYPE' });
});
