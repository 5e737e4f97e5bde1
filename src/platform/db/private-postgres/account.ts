import { lchown, readdir, readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { DatabaseError } from '../database-error.ts';

/** Numeric user and group that a program runs as. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * PostgreSQL refuses to run as root, so root runs it under this number, for which no account is made. It lies between systemd's
 * dynamic users (up to 65519) and `nobody` (65534), and below 65536, so that it exists in containers with mapped user ids.
 */
const OURS: Account = { uid: 65_523, gid: 65_523 };

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user that the server of this cluster runs as; null: our own. Root runs a cluster as the user who made it. */
export async function serverAccount(cluster: string): Promise<Account | null> {
  if (!isRoot()) return null;
  const existing = await stat(cluster).catch(() => null);
  return existing && existing.uid !== 0 ? { uid: existing.uid, gid: existing.gid } : OURS;
}

/**
 * The user that creates a cluster. `initdb` insists on a user with a name, which ours has not, so root lends it the
 * least used of the system's own accounts for that second; the result is handed to `serverAccount` before it is used.
 * @throws {DatabaseError} NO_ACCOUNT
 */
export async function creatorAccount(): Promise<Account | null> {
  if (isRoot()) return await systemAccount();
  if (process.platform !== 'win32' && !hasName()) {
    throw noAccount(`user id ${process.getuid?.()} has no name: add it to /etc/passwd`);
  }
  return null;
}

async function systemAccount(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const accounts = new Map<string, Account>();
  for (const line of passwd.split('\n')) {
    const [name, , uid, gid] = line.split(':');
    if (name && Number(uid) > 0 && Number(gid) > 0)
      accounts.set(name, { uid: Number(uid), gid: Number(gid) });
  }
  const account =
    accounts.get('bin') ?? accounts.get('daemon') ?? accounts.get('nobody') ?? [...accounts.values()][0];
  if (!account) throw noAccount('/etc/passwd names nobody but root: add a user there');
  return account;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

/** Hands a folder and all that is in it to a user; the outermost folder last, so that a kill in between can be repeated. */
export async function giveTree(folder: string, account: Account): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveTree(path, account);
    else await lchown(path, account.uid, account.gid);
  }
  await lchown(folder, account.uid, account.gid);
}

/** The one line for a machine that offers no user to run as; `reason` ends with what to do about it. */
export function noAccount(reason: string, cause?: unknown): DatabaseError {
  return new DatabaseError(
    'NO_ACCOUNT',
    `The private PostgreSQL has no user to run as, for ${reason}, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    cause,
  );
}
