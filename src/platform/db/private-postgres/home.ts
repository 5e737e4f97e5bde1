import { chmod, lstat, mkdir, realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import type { DatabaseLog } from '../source.ts';
import { isRoot, serverAccount, type Account } from './account.ts';
import { codeOf, messageOf } from '../../errors/system-error.ts';
import { closedFolder } from './reach.ts';
import { findRelocated, relocate } from './relocation.ts';

/** Where a private PostgreSQL lives, and as whom. */
export interface Home {
  /** Holds everything below; ours, and to be entered by `account`. */
  readonly folder: string;
  /** PostgreSQL's data folder; exists only once it is complete. */
  readonly cluster: string;
  readonly logFile: string;
  /** The user to run the server as; null: ours. */
  readonly account: Account | null;
}

/**
 * `dataDir/postgres`, or the folder that replaces it where a folder above is closed to the server's user.
 * @throws {DatabaseError} DATA_DIR_UNUSABLE, DISK_FULL, FOREIGN_DATABASE
 */
export async function findHome(dataDir: string, log: DatabaseLog): Promise<Home> {
  try {
    return await prepareHome(dataDir, log);
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    const reason = messageOf(error);
    if (codeOf(error) === 'ENOSPC') {
      throw new DatabaseError(
        'DISK_FULL',
        `The disk is full: ${reason}. Free some space and start again.`,
        error,
      );
    }
    throw new DatabaseError('DATA_DIR_UNUSABLE', `DATA_DIR cannot be used: ${reason}.`, error);
  }
}

async function prepareHome(dataDir: string, log: DatabaseLog): Promise<Home> {
  const data = await ownFolder(dataDir);
  const folder = await ownFolder(join(data, 'postgres'));
  const pointer = join(folder, 'location');
  if (!isRoot()) {
    await requireOwn(folder, pointer);
    return homeIn(folder, null);
  }
  const moved = await findRelocated(folder, pointer);
  if (moved !== null) {
    log.info(`private PostgreSQL relocated to ${moved}, because ${data} is closed to its user`);
    return await rootHome(moved);
  }
  const home = await rootHome(folder);
  if (home.account === null) return home;
  const closed = await openOwn(data, folder, home.account);
  if (closed === null) return home;
  const replacement = await relocate(folder, pointer, home.account);
  log.info(`private PostgreSQL relocated to ${replacement}, because ${closed} is closed to its user`);
  return await rootHome(replacement);
}

async function rootHome(folder: string): Promise<Home> {
  return homeIn(folder, await serverAccount(join(folder, 'cluster')));
}

function homeIn(folder: string, account: Account | null): Home {
  return { folder, cluster: join(folder, 'cluster'), logFile: join(folder, 'postgres.log'), account };
}

async function ownFolder(path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true }); // folders above are not ours to close
  await mkdir(path, { recursive: true, mode: 0o700 });
  return await realpath(path);
}

/** Lets the server's user pass through our own two folders; returns the folder above them that stays closed, if any. */
async function openOwn(data: string, folder: string, account: Account): Promise<string | null> {
  for (const own of [data, folder]) {
    if ((await closedFolder(own, account)) !== own) continue;
    const { mode, uid } = await lstat(own);
    if (uid === 0) await chmod(own, (mode & 0o777) | 0o011);
  }
  return await closedFolder(folder, account);
}

/** An ordinary user can use neither a database that root's start made nor another user's. */
async function requireOwn(folder: string, pointer: string): Promise<void> {
  const uid = process.getuid?.();
  for (const path of [folder, join(folder, 'cluster'), pointer]) {
    const found = await lstat(path).catch(() => null);
    if (uid === undefined || !found || found.uid === uid) continue;
    throw new DatabaseError(
      'FOREIGN_DATABASE',
      `The database in ${folder} belongs to user id ${found.uid}, not to you (${uid}): start as the user who made it, or use another DATA_DIR.`,
    );
  }
}
