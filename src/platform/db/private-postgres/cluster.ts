import { randomBytes } from 'node:crypto';
import { chmod, chown, lstat, mkdtemp, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';
import { exists, flushFolder } from '../../files/files.ts';
import { creatorAccount, giveTree, isRoot } from './account.ts';
import { POSTGRES_MAJOR, program, type Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import { isRunning } from './processes.ts';
import { explained, requireRoom } from './room.ts';
import { run } from './run.ts';

/** Only this folder connects as it. */
export const SUPERUSER = 'postgres';

/** Role and database of the product: an owner, no superuser, so that no statement of ours reaches files or programs. */
export const PRODUCT = 'moonpage';

/** `none` is for throw-away databases: quicker, and gone after a power cut. */
export type Durability = 'full' | 'none';

/** A new cluster takes 39 MB and 1,000 files; the rest is room to start in. */
const ROOM_TO_CREATE = { bytes: 64_000_000, files: 2_000 };

/**
 * Makes the cluster unless it exists: built beside its place and renamed into it, hence whole or absent whatever ends this
 * process. Of two processes that race, the first rename wins.
 * @throws {DatabaseError} DISK_FULL, NO_ACCOUNT, NO_BINARIES, FOREIGN_DATABASE, START_FAILED
 */
export async function ensureCluster(home: Home, binaries: Binaries, durability: Durability): Promise<void> {
  if (await exists(home.cluster)) return await takeOver(home);
  await removeAbandoned(home.folder);
  await requireRoom(home.folder, ROOM_TO_CREATE, 'a new database');
  const draft = await mkdtemp(join(home.folder, `${DRAFT}${process.pid}-`));
  try {
    await explained(home.folder, () => build(draft, binaries, durability));
    if (home.account) await giveTree(draft, home.account);
    await rename(draft, home.cluster);
    await flushFolder(home.folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true, maxRetries: 3 }).catch(() => {}); // the next start tries again
    if (!(await exists(home.cluster))) throw error; // else another start was quicker, and ours is not needed
  }
}

async function build(draft: string, binaries: Binaries, durability: Durability): Promise<void> {
  const creator = await creatorAccount();
  if (creator) await chown(draft, creator.uid, creator.gid);
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  // The socket's 0700 folder is the access control; `peer` would need a name for our user id, which containers often lack.
  const options = ['--auth-local=trust', '--auth-host=scram-sha-256', '--no-instructions', '--no-clean'];
  if (durability === 'none') options.push('--no-sync');
  const args = ['-D', draft, '-U', SUPERUSER, ...locale, ...options];
  requireSuccess(await run(program(binaries, 'initdb'), args, creator, ''));

  const password = randomBytes(24).toString('base64url');
  await writeFile(join(draft, PASSWORD_FILE), password, { mode: 0o600, flush: true });
  const statements = [
    `alter role ${SUPERUSER} password '${password}'`,
    `create role ${PRODUCT} login password '${password}'`,
    `create database ${PRODUCT} owner ${PRODUCT}`,
  ];
  const single = ['--single', '-D', draft, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off', 'postgres'];
  requireSuccess(await run(program(binaries, 'postgres'), single, creator, `${statements.join('\n')}\n`));
}

const DRAFT = 'cluster.new-';
const PASSWORD_FILE = 'moonpage.password';

/** What TCP asks for (Windows only); sockets ask for nothing. */
export async function readPassword(cluster: string): Promise<string> {
  return await readFile(join(cluster, PASSWORD_FILE), 'utf8');
}

/** A cluster that is there may come from another version, or from a copy that lost its owner and mode. */
async function takeOver(home: Home): Promise<void> {
  const made = (await readFile(join(home.cluster, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  if (made !== POSTGRES_MAJOR) {
    throw new DatabaseError(
      'FOREIGN_DATABASE',
      `The database in ${home.cluster} is of PostgreSQL ${made || 'an unknown version'}, this needs ${POSTGRES_MAJOR}: use another DATA_DIR, or set DATABASE_URL.`,
    );
  }
  const { uid, mode } = await lstat(home.cluster);
  if (isRoot() && home.account && uid === 0) await giveTree(home.cluster, home.account);
  if ((mode & 0o777) !== 0o700) await chmod(home.cluster, 0o700);
}

/** Drafts of processes that were killed; one that is still being built belongs to a live process. */
async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(DRAFT) || (await isRunning(Number(name.slice(DRAFT.length).split('-')[0]))))
      continue;
    // Its orphaned initdb may still write; then the next start removes it.
    await rm(join(folder, name), { recursive: true, force: true, maxRetries: 3 }).catch(() => {});
  }
}

function requireSuccess(failure: string | null): void {
  if (failure !== null)
    throw new DatabaseError('START_FAILED', `The private PostgreSQL could not be made: ${failure}`);
}
