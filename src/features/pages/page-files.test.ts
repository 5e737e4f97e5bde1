import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { openFolderStorage } from '../../platform/storage/folder-storage.ts';
import { openPageAssets } from './assets.ts';
import { registeringStorage } from './page-files.ts';
import { pageFiles } from './tables.ts';

let folder: string;
let database: TestDatabase;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-files-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function openAssets() {
  const storage = await openFolderStorage(folder);
  return openPageAssets(registeringStorage(storage, database.db), []);
}
const bytes = new TextEncoder().encode('<svg/>');

test('a file is entered before it is kept', async () => {
  const assets = await openAssets();
  const path = await assets.keep(bytes, 'image/svg+xml');
  expect(await database.db.select().from(pageFiles)).toEqual([
    { name: assets.nameOf(path), unusedSince: null, profileId: null },
  ]);
});
