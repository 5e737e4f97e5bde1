import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-full-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Writes 4 KB and then 1 MB in a process of its own. */
const program = `
  process.on('SIGXFSZ', () => {});
  const { openStorage } = await import(${JSON.stringify(new URL('open-storage.ts', import.meta.url).href)});
  const storage = await openStorage('file:' + process.argv[1]);
  const put = (key, size) =>
    storage.put(key, new Uint8Array(size), 'image/webp').then(() => null, ({ name, code, message }) => ({ name, code, message }));
  console.log(JSON.stringify([await put('images/small.webp', 4096), await put('images/large.webp', 1_000_000)]));
`;

test('a disk without room says so and keeps nothing half-made', async () => {
  // No file of this process may grow beyond 64 blocks: the system refuses the rest, as a full disk does.
  const { stdout } = await promisify(execFile)('sh', [
    '-c',
    'ulimit -f 64; exec "$0" --input-type=module -e "$1" "$2"',
    process.execPath,
    program,
    folder,
  ]);
  expect(JSON.parse(stdout)).toEqual([
    null,
    {
      name: 'StorageError',
      code: 'FULL',
      message: `no room is left in ${folder}: nothing was saved, free some space`,
    },
  ]);
  expect(await readdir(folder, { recursive: true })).toEqual(
    expect.arrayContaining(['.drafts', 'images', 'images/small.webp']),
  );
  expect(await readdir(folder, { recursive: true })).toHaveLength(3);
});
