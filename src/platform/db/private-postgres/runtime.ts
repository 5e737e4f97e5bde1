import { chmod, cp, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import type { DatabaseLog } from '../source.ts';
import type { Account } from './account.ts';
import { codeOf, messageOf } from '../../errors/system-error.ts';
import { exists } from '../../files/files.ts';
import { program, type Binaries } from './binaries.ts';
import { allows, closedFolder, ENTER, READ } from './reach.ts';
import { sharedFolders } from './relocation.ts';
import { run } from './run.ts';

/**
 * Binaries that this user can run: the installed ones, or a copy in a shared folder where these are closed to it (a checkout
 * in root's home, an install with a narrow umask). The copy is made once per version.
 * @throws {DatabaseError} NO_BINARIES
 */
export async function reachableBinaries(
  binaries: Binaries,
  account: Account | null,
  log: DatabaseLog,
): Promise<Binaries> {
  if (account === null || (await isOpen(binaries, account))) return binaries;
  const name = `postgres-${process.platform}-${process.arch}-${binaries.version}`;
  for (const shared of await sharedFolders(account)) {
    const copy: Binaries = { ...binaries, folder: join(shared, name) };
    if (!(await exists(copy.folder))) {
      await copyRuntime(binaries.folder, copy.folder);
      log.info(
        `private PostgreSQL copied to ${copy.folder}, because ${binaries.folder} is closed to its user`,
      );
    }
    if (await runs(copy, account)) return copy;
  }
  throw new DatabaseError(
    'NO_BINARIES',
    `The private PostgreSQL in ${binaries.folder} is closed to its user and could not be copied to where it runs: open that folder, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
  );
}

async function isOpen(binaries: Binaries, account: Account): Promise<boolean> {
  if ((await closedFolder(binaries.folder, account)) !== null) return false;
  const parts = [program(binaries, 'postgres'), join(binaries.folder, 'lib'), join(binaries.folder, 'share')];
  const open = await Promise.all(parts.map((part) => allows(part, account, READ | ENTER)));
  return open.every(Boolean);
}

/** Not so on a file system that is mounted without the right to run programs. */
async function runs(binaries: Binaries, account: Account): Promise<boolean> {
  const failure = run(program(binaries, 'postgres'), ['--version'], account, '');
  return (await failure.catch(messageOf)) === null;
}

/** Copied beside its place, flushed, then renamed: a copy that has the name is whole. */
async function copyRuntime(from: string, to: string): Promise<void> {
  const draft = await mkdtemp(`${to}.new-`);
  try {
    await cp(from, draft, { recursive: true, verbatimSymlinks: true, filter: (path) => !isNeedless(path) });
    await openTree(draft);
    await rename(draft, to);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error; // else another start was quicker
  }
}

function isNeedless(path: string): boolean {
  return extname(path) === '.a' || ['pkgconfig', 'pgxs', 'include'].includes(basename(path));
}

/** Lets everyone read, and run what could be run, however narrow the mode of the original. */
async function openTree(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openTree(path);
    else if (entry.isFile()) await openFile(path);
  }
}

async function openFile(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    const { mode } = await file.stat();
    await file.chmod(mode & 0o100 ? 0o755 : 0o644);
    await file.sync();
  } finally {
    await file.close();
  }
}
