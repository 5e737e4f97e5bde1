import { chmod, cp, lstat, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import { createOnce, exists } from '../../files/files.ts';
import { giveTree, type Account } from './account.ts';
import { codeOf } from '../../errors/system-error.ts';
import { closedFolder } from './reach.ts';

/** Where things go that PostgreSQL's user must reach and root's own folders hide; the first that can be made and entered. */
const SHARED_FOLDERS = ['/var/lib/moonpage', '/opt/moonpage', '/srv/moonpage'];

/** Names, inside the replacement, the folder that it stands for. */
const BELONGS_TO = 'belongs-to';

/** The shared folders that exist (made where missing) and that this user can enter. */
export async function sharedFolders(account: Account): Promise<string[]> {
  const usable: string[] = [];
  for (const folder of SHARED_FOLDERS) {
    try {
      await mkdir(folder, { recursive: true });
      const { uid } = await stat(folder);
      if (uid !== 0) continue; // its owner could exchange what root trusts
      await chmod(folder, 0o755);
      if ((await closedFolder(folder, account)) === null) usable.push(folder);
    } catch {
      // Read-only here: the next one.
    }
  }
  return usable;
}

/**
 * The replacement that an earlier start chose for `own`, by the file `pointer` in it; null when there is none.
 * @throws {DatabaseError} DATA_DIR_UNUSABLE when it is gone, FOREIGN_DATABASE when `own` is a copy of the folder it belongs to.
 */
export async function findRelocated(own: string, pointer: string): Promise<string | null> {
  const folder = await readOrNull(pointer);
  if (folder === null) return null;
  const owner = await readOrNull(join(folder, BELONGS_TO));
  if (owner === null) {
    throw new DatabaseError(
      'DATA_DIR_UNUSABLE',
      `The database of ${own} was in ${folder}, which is gone: restore it, or delete ${pointer} to begin with an empty one.`,
    );
  }
  if (owner !== own) {
    if ((await readOrNull(join(owner, 'location'))) === folder) {
      throw new DatabaseError(
        'FOREIGN_DATABASE',
        `The database in ${folder} belongs to ${owner}, of which ${own} is a copy: delete ${pointer} to begin with an empty one.`,
      );
    }
    await writeFile(join(folder, BELONGS_TO), own, { flush: true }); // DATA_DIR was moved
  }
  await moveCluster(own, folder);
  return folder;
}

/** Makes a replacement for `own`, records it there for good, and takes along a cluster that is already in `own`. */
export async function relocate(own: string, pointer: string, account: Account): Promise<string> {
  const [shared] = await sharedFolders(account);
  if (shared === undefined) {
    throw new DatabaseError(
      'DATA_DIR_UNUSABLE',
      `DATA_DIR cannot be used: ${own} is closed to PostgreSQL's user, and none of ${SHARED_FOLDERS.join(', ')} can be made: set DATA_DIR to an open folder, or DATABASE_URL.`,
    );
  }
  const folder = await mkdtemp(join(shared, 'database-'));
  await chmod(folder, 0o711);
  await writeFile(join(folder, BELONGS_TO), own, { flush: true });
  const chosen = await createOnce(pointer, folder);
  if (chosen !== folder) await rm(folder, { recursive: true });
  await moveCluster(own, chosen);
  return chosen;
}

/** Can be repeated after a kill at any point: the old cluster goes only once the new one has its name. */
async function moveCluster(own: string, folder: string): Promise<void> {
  const from = join(own, 'cluster');
  const to = join(folder, 'cluster');
  const old = await lstat(from).catch(() => null);
  if (!old) return;
  if (!(await exists(to))) {
    try {
      await rename(from, to);
      return;
    } catch (error) {
      if (codeOf(error) !== 'EXDEV') throw error;
    }
    const copy = await mkdtemp(join(folder, 'cluster.new-'));
    await cp(from, copy, { recursive: true, preserveTimestamps: true });
    await giveTree(copy, { uid: old.uid, gid: old.gid });
    await rename(copy, to);
  }
  await rm(from, { recursive: true });
}

async function readOrNull(file: string): Promise<string | null> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return null;
    throw error;
  }
}
