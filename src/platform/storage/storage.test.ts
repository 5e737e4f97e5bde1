import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStorage, s3Place } from './open-storage.ts';
import { openS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { startTestS3Server } from './test-support/s3-server.ts';

/** Of the S3 server; its own page is a thousand files, which it writes slowly. */
const keysPerPage = 4;
const bytes = (text: string) => new TextEncoder().encode(text);

async function keysUnder(storage: Storage, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys.toSorted();
}

describe.each([
  { kind: 'a folder', open: openFolder },
  { kind: 'an S3 server', open: openS3 },
])('storage in $kind', ({ open }) => {
  let storage: Storage;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ storage, close } = await open());
  });
  afterAll(() => close());

  test('gives back what was put, with its type and size', async () => {
    const picture = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    await storage.put('images/temp/one.webp', picture, 'image/webp');
    const file = await storage.get('images/temp/one.webp');
    expect(file?.contentType).toBe('image/webp');
    expect(file?.size).toBe(100_000);
    expect(Buffer.from(file?.bytes ?? []).equals(picture)).toBe(true);
  });

  test('keeps an empty file', async () => {
    await storage.put('empty/nothing.txt', new Uint8Array(), 'text/plain; charset=utf-8');
    expect(await storage.get('empty/nothing.txt')).toMatchObject({ size: 0 });
  });

  test('never overwrites', async () => {
    await storage.put('once/name.txt', bytes('first'), 'text/plain; charset=utf-8');
    await expect(
      storage.put('once/name.txt', bytes('second'), 'text/plain; charset=utf-8'),
    ).rejects.toMatchObject({ name: 'StorageError', code: 'TAKEN' });
    expect(Buffer.from((await storage.get('once/name.txt'))?.bytes ?? []).toString()).toBe('first');
  });

  test('answers null for what is not there, a folder and a name that is no key', async () => {
    await storage.put('deep/er/file.txt', bytes('x'), 'text/plain; charset=utf-8');
    for (const key of [
      'deep/er/none.txt',
      'deep/er',
      'deep',
      '',
      '../secret.txt',
      'deep/../deep/er/file.txt',
    ]) {
      expect(await storage.get(key)).toBeNull();
    }
  });

  test('refuses to write outside its folder or under a lying extension', async () => {
    for (const key of [
      '../escape.txt',
      'a/../../escape.txt',
      '/etc/escape.txt',
      'a//b.txt',
      '.hidden.txt',
      'a\\b.txt',
      'a\0.txt',
    ]) {
      await expect(storage.put(key, bytes('x'), 'text/plain; charset=utf-8')).rejects.toThrow(TypeError);
    }
    await expect(storage.put('page.webp', bytes('<script>'), 'text/html; charset=utf-8')).rejects.toThrow(
      TypeError,
    );
  });

  test('lists exactly what lies under a prefix, beyond one page of answers', async () => {
    const names = Array.from({ length: 2 * keysPerPage + 1 }, (_, index) => `many/n${index}.txt`);
    await Promise.all(names.map((key) => storage.put(key, bytes('x'), 'text/plain; charset=utf-8')));
    const before = Date.now();
    await storage.put('many-others/one.txt', bytes('x'), 'text/plain; charset=utf-8');
    expect(await keysUnder(storage, 'many/')).toEqual(names);
    expect(await keysUnder(storage, 'nowhere/')).toEqual([]);
    for await (const entry of storage.list('many-others/')) {
      expect(entry.size).toBe(1);
      // Stores count in whole seconds, or in a clock that is behind by a tick.
      expect(entry.writtenAt.getTime()).toBeGreaterThan(before - 1_100);
      expect(entry.writtenAt.getTime()).toBeLessThanOrEqual(Date.now());
    }
  });

  test('forgets a removed file, and removing it again is no error', async () => {
    await storage.put('gone/soon.txt', bytes('x'), 'text/plain; charset=utf-8');
    await storage.remove('gone/soon.txt');
    await storage.remove('gone/soon.txt');
    expect(await storage.get('gone/soon.txt')).toBeNull();
    expect(await keysUnder(storage, 'gone/')).toEqual([]);
  });
});

test('one of many writers at once gets the name in a folder', { retry: 0 }, async () => {
  const { storage, close } = await openFolder();
  const texts = ['a', 'b', 'c', 'd', 'e'];
  const writes = await Promise.allSettled(
    texts.map((text) => storage.put('race/name.txt', bytes(text), 'text/plain; charset=utf-8')),
  );
  const won = texts.filter((_, index) => writes[index]?.status === 'fulfilled');
  expect(won).toHaveLength(1);
  expect(Buffer.from((await storage.get('race/name.txt'))?.bytes ?? []).toString()).toBe(won[0]);
  await close();
});

test('drafts of a killed process are removed when the folder is opened, young ones are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  await openStorage(`file:${folder}`);
  for (const name of ['old', 'young']) await writeFile(join(folder, '.drafts', name), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  await utimes(join(folder, '.drafts', 'old'), yesterday, yesterday);
  await openStorage(`file:${folder}`);
  expect(await readdir(join(folder, '.drafts'))).toEqual(['young']);
  await rm(folder, { recursive: true });
});

test.each(['s3://', 's3://bucket?endpoint=nonsense', 'http://bucket'])('%s stops the start', async (url) => {
  await expect(openStorage(url)).rejects.toThrow(/^STORAGE_URL cannot be used: it accepts /);
});

test('a folder that cannot be made stops the start', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'storage-'));
  await writeFile(join(parent, 'file'), 'in the way');
  await expect(openStorage(`file:${join(parent, 'file', 'folder')}`)).rejects.toMatchObject({
    name: 'ConfigError',
    message: `STORAGE_URL cannot be used: ${join(parent, 'file', 'folder')} cannot be used as storage (ENOTDIR).`,
  });
  await rm(parent, { recursive: true });
});

test('an S3 server that does not answer is named', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'S3RVER');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'S3RVER');
  vi.stubEnv('AWS_MAX_ATTEMPTS', '1');
  const storage = await openStorage('s3://files?endpoint=http://127.0.0.1:9&region=eu-west-1');
  await expect(storage.get('a.txt')).rejects.toMatchObject({
    code: 'UNREACHABLE',
    message: expect.stringContaining('s3://files at http://127.0.0.1:9') as string,
  });
  vi.unstubAllEnvs();
});

async function openFolder() {
  const parent = await mkdtemp(join(tmpdir(), 'storage-'));
  // A folder name that a URL would have to escape.
  const storage = await openStorage(`file:${join(parent, 'my files #1 %20')}`);
  return { storage, close: () => rm(parent, { recursive: true }) };
}

async function openS3() {
  const server = await startTestS3Server();
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value);
  const storage = await openS3Storage(
    s3Place(server.url.replace('s3://files', 's3://files/some/folder')),
    keysPerPage,
  );
  return {
    storage,
    close: async () => {
      vi.unstubAllEnvs();
      await server.close();
    },
  };
}
