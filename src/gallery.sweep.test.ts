import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testCoin } from './features/coins/coin.fixture.ts';
import { testPhotograph } from './features/deploys/pictures/photograph.fixture.ts';
import { type GalleryCoin, type GalleryCoinPages, makeGallery } from './gallery.ts';
import { silentLog } from './platform/log/log.ts';
import { openFolderStorage } from './platform/storage/folder-storage.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-gallery-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const coin = (coinName: string, bytes: Uint8Array | null): GalleryCoin => ({
  details: testCoin({ coinName }),
  picture: bytes && { name: 'mascot.png', bytes },
});

test('a picture that cannot be decoded is listed, and its coin and the next one are drawn all the same', async () => {
  const gallery = makeGallery({
    coins: [
      coin('Broken Frame', new TextEncoder().encode('<html>Not Found</html>')),
      coin('Whole Frame', await testPhotograph()),
    ],
    storage: await openFolderStorage(join(folder, 'files')),
    now: Date.UTC(2026, 5, 1),
    seed: 1,
    cacheFolder: join(folder, 'fonts'),
    log: silentLog(),
  });
  const made: GalleryCoinPages[] = [];
  for await (const each of gallery) made.push(each);
  expect(made.map(({ name, refused }) => [name, refused])).toEqual([
    ['Broken Frame', [{ field: 'mainImageUrl', value: 'mascot.png', message: 'Invalid file type' }]],
    ['Whole Frame', []],
  ]);
  const hasPicture = ({ files }: { files: ReadonlyMap<string, Uint8Array> }) =>
    ['.webp', '.avif'].map((ending) => [...files.keys()].some((path) => path.endsWith(ending)));
  for (const { name, pages } of made) {
    expect(pages.map(({ design }) => design)).toEqual(designNames);
    for (const page of pages) {
      expect(page.files.has('index.html')).toBe(true);
      expect(hasPicture(page)).toEqual(name === 'Whole Frame' ? [true, true] : [false, false]);
    }
  }
}, 600_000);
