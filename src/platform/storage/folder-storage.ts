import { randomUUID } from 'node:crypto';
import { link, mkdir, opendir, readFile, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { codeOf } from '../errors/system-error.ts';
import { flushFolder } from '../files/files.ts';
import { assertWritable, contentTypeOf, isStorageKey } from './storage-key.ts';
import { type Storage, StorageError, type StoredFileEntry } from './storage.ts';

/** Drafts of files; a key cannot begin with a dot. */
const draftFolder = '.drafts';
const draftLifetimeInMs = 60 * 60 * 1000;

/**
 * Files in a folder, one per key, readable as they are by any web server.
 * @param folder absolute path; made when it is missing.
 * @throws {StorageError} when the folder cannot be made.
 */
export async function openFolderStorage(folder: string): Promise<Storage> {
  const drafts = join(folder, draftFolder);
  await inWords(folder, async () => {
    await mkdir(drafts, { recursive: true });
    await removeOldDrafts(drafts);
  });

  return {
    async put(key, bytes, contentType) {
      assertWritable(key, contentType);
      const file = join(folder, key);
      const draft = join(drafts, randomUUID());
      await inWords(folder, async () => {
        try {
          // A file gets its name only when all of it is on the disk, and only if nothing has that name.
          await writeFile(draft, bytes, { flag: 'wx', flush: true });
          await mkdir(dirname(file), { recursive: true });
          await link(draft, file);
          await flushFolder(dirname(file));
        } catch (error) {
          if (codeOf(error) === 'EEXIST') throw new StorageError('TAKEN', `${key} is there already`, error);
          throw error;
        } finally {
          await rm(draft, { force: true });
        }
      });
    },

    async get(key) {
      const contentType = contentTypeOf(key);
      if (!isStorageKey(key) || contentType === null) return null;
      const bytes = await inWords(folder, () => unlessMissing(readFile(join(folder, key))));
      return bytes && { bytes: new Uint8Array(bytes), contentType, size: bytes.length };
    },

    async remove(key) {
      if (isStorageKey(key)) await inWords(folder, () => unlessMissing(unlink(join(folder, key))));
    },

    async *list(prefix) {
      if (isStorageKey(prefix.replace(/\/$/, ''))) yield* entriesUnder(folder, prefix);
    },
  };
}

async function* entriesUnder(folder: string, prefix: string): AsyncGenerator<StoredFileEntry> {
  const top = join(folder, prefix);
  const entries = await unlessMissing(opendir(top, { recursive: true }));
  if (!entries) return;
  for await (const entry of entries) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const stats = await unlessMissing(stat(path));
    if (!stats) continue;
    const key = path.slice(join(folder, sep).length).split(sep).join('/');
    yield { key, size: stats.size, writtenAt: stats.mtime };
  }
}

/** Drafts of a process that was killed; younger ones may belong to another that is writing. */
async function removeOldDrafts(drafts: string): Promise<void> {
  for await (const entry of await opendir(drafts)) {
    const path = join(drafts, entry.name);
    const stats = await unlessMissing(stat(path));
    if (stats && Date.now() - stats.mtimeMs > draftLifetimeInMs) await rm(path, { force: true });
  }
}

async function unlessMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    // A folder has no bytes, and a file has nothing in it: neither is a stored file.
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Says a failing disk in one line for the operator. */
async function inWords<Value>(folder: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code === '' || error instanceof StorageError) throw error;
    if (noRoom.has(code)) {
      throw new StorageError(
        'FULL',
        `no room is left in ${folder}: nothing was saved, free some space`,
        error,
      );
    }
    throw new StorageError('UNREACHABLE', `${folder} cannot be used as storage (${code})`, error);
  }
}
