import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profiles, users } from '../account/tables.ts';
import { urlOfKey } from './keys.ts';
import { removeUnusedUploads } from './remove-unused.ts';
import { uploads } from './tables.ts';
import { createTestProfile } from './profile.fixture.ts';

const dayInMs = 86_400_000;
/** Files are stamped by the disk's own clock, so times are read from there. */
const now = () => new Date();
const tomorrow = () => new Date(Date.now() + dayInMs + 60_000);

let database: TestDatabase;
let folder: string;
let storage: Storage;
let ownerId: string;

beforeEach(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'uploads-'));
  storage = await openStorage(`file:${folder}`);
  ({ userId: ownerId } = await createTestProfile(database.db));
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function keep(name: string): Promise<string> {
  const key = `main_images/temp/${name}.webp`;
  await storage.put(key, new Uint8Array(3), 'image/webp');
  await database.db
    .insert(uploads)
    .values({ key, ownerId, width: 1, height: 1, bytes: 3, colours: [], createdAt: now() });
  return key;
}

async function left(): Promise<{ files: string[]; rows: string[] }> {
  const files: string[] = [];
  for await (const { key } of storage.list('main_images/temp/')) files.push(key);
  const rows = await database.db.select({ key: uploads.key }).from(uploads);
  return { files: files.toSorted(), rows: rows.map(({ key }) => key).toSorted() };
}

function remove(at: Date, used: readonly string[] = []): Promise<number> {
  return removeUnusedUploads({
    db: database.db,
    storage,
    usedByPages: (_owner, url) => sql`${url} = any(${sql.param(used)})`,
    now: () => at,
  });
}

test('an image waits a day for a page', async () => {
  const key = await keep('waiting');
  expect(await remove(now())).toBe(0);
  expect(await left()).toEqual({ files: [key], rows: [key] });
  expect(await remove(tomorrow())).toBe(1);
  expect(await left()).toEqual({ files: [], rows: [] });
});

test('an image that a profile shows stays, in front or behind', async () => {
  const [main, background] = [await keep('main'), await keep('background')];
  await keep('neither');
  await database.db
    .update(profiles)
    .set({ mainImageUrl: urlOfKey(main), backgroundImageUrl: urlOfKey(background) })
    .where(eq(profiles.id, ownerId));
  expect(await remove(tomorrow())).toBe(1);
  expect(await left()).toEqual({ files: [background, main], rows: [background, main] });
});

test('a picture of a profile’s gallery stays, one that was taken out of it goes', async () => {
  const [first, second, third] = [await keep('first'), await keep('second'), await keep('third')];
  const show = (...keys: string[]) =>
    database.db
      .update(profiles)
      .set({ gallery: keys.map((key) => ({ url: urlOfKey(key), caption: 'At sea' })) })
      .where(eq(profiles.id, ownerId));
  await show(first, second, third);
  expect(await remove(tomorrow())).toBe(0);
  await show(second);
  expect(await remove(tomorrow())).toBe(2);
  expect(await left()).toEqual({ files: [second], rows: [second] });
});

test('a gallery of another account keeps nothing', { retry: 0 }, async () => {
  const key = await keep('mine');
  const { userId: strangerId } = await createTestProfile(database.db);
  await database.db
    .update(profiles)
    .set({ gallery: [{ url: urlOfKey(key), caption: '' }] })
    .where(eq(profiles.id, strangerId));
  expect(await remove(tomorrow())).toBe(1);
});

test('an image that another version of the page uses stays', async () => {
  const used = await keep('used');
  await keep('unused');
  expect(await remove(tomorrow(), [urlOfKey(used)])).toBe(1);
  expect((await left()).rows).toEqual([used]);
});

test('the files of a deleted account and of an interrupted upload go too', async () => {
  await keep('owned');
  await storage.put('main_images/temp/stray.webp', new Uint8Array(3), 'image/webp');
  await database.db.delete(users).where(eq(users.id, ownerId));
  expect(await remove(now())).toBe(0);
  expect(await remove(tomorrow())).toBe(2);
  expect((await left()).files).toEqual([]);
});

test('many images are removed in one go', async () => {
  const rows = Array.from({ length: 1_203 }, (_, index) => ({
    key: `main_images/temp/${String(index).padStart(5, '0')}.webp`,
    ownerId,
    width: 1,
    height: 1,
    bytes: 3,
    colours: [],
    createdAt: now(),
  }));
  await database.db.insert(uploads).values(rows);
  expect(await remove(tomorrow())).toBe(1_203);
  expect((await left()).rows).toEqual([]);
});

test('an image that is being saved with a coin right now is not taken away', async () => {
  const key = await keep('contested');
  let removing: Promise<number> | undefined;
  await database.db.transaction(async (tx) => {
    await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.key, key)).for('share');
    removing = remove(tomorrow());
    // The removal is waiting for this transaction once somebody waits for a lock.
    for (;;) {
      const { rows } = await database.pool.query<{ waiting: number }>(
        'select count(*)::int as waiting from pg_locks where not granted',
      );
      if ((rows[0]?.waiting ?? 0) > 0) break;
    }
    await tx
      .update(profiles)
      .set({ mainImageUrl: urlOfKey(key) })
      .where(eq(profiles.id, ownerId));
  });
  expect(await removing).toBe(0);
  expect(await left()).toEqual({ files: [key], rows: [key] });
});
