import { chmod, chown, lstat, mkdir, mkdtemp } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PostgresAddress } from '../source.ts';
import type { Account } from './account.ts';
import { codeOf } from '../../errors/system-error.ts';
import { PRODUCT, SUPERUSER, readPassword } from './cluster.ts';
import type { Home } from './home.ts';
import type { PidFile } from './processes.ts';
import { closedFolder } from './reach.ts';

/** How the server is reached: a socket in a folder of its owner, or loopback where Node has no Unix sockets (Windows). */
export type Transport = 'socket' | 'loopback';

/** Where a server listens. */
export interface Endpoint {
  readonly host: string;
  readonly port: number;
}

const SOCKET_PORT = 5432;

/** `sun_path` holds 104 bytes on macOS and 108 on Linux, its last one a zero; `/.s.PGSQL.5432` takes 14 of them. */
const LONGEST_FOLDER = (process.platform === 'linux' ? 107 : 103) - '/.s.PGSQL.5432'.length;

/**
 * Chooses where a new server listens, and makes its socket's folder (0700, the server's own).
 * @param previous where its clients look for it already.
 */
export async function chooseEndpoint(
  home: Home,
  transport: Transport,
  previous: Endpoint | null,
): Promise<Endpoint> {
  if (transport === 'loopback') return { host: '127.0.0.1', port: previous?.port ?? (await freePort()) };
  const beside = join(home.folder, 'socket');
  const fits = Buffer.byteLength(beside) <= LONGEST_FOLDER;
  return {
    host: fits ? await privateFolder(beside, home.account) : await shortFolder(home),
    port: SOCKET_PORT,
  };
}

/** Where the server that wrote this file listens; null before it does. */
export function endpointOf(file: PidFile, transport: Transport): Endpoint | null {
  if (transport === 'loopback') return { host: '127.0.0.1', port: file.port };
  return file.socketFolder === '' ? null : { host: file.socketFolder, port: file.port };
}

/** Settings of the server that make it listen there and nowhere else. */
export function endpointSettings({ host, port }: Endpoint, transport: Transport): Record<string, string> {
  if (transport === 'loopback')
    return { listen_addresses: host, port: String(port), unix_socket_directories: '' };
  // The setting is a list of names, in which quotes protect commas and blanks.
  return {
    listen_addresses: '',
    port: String(port),
    unix_socket_directories: `"${host.replaceAll('"', '""')}"`,
    unix_socket_permissions: '0700',
  };
}

/** What a client needs to connect there as the product, or as the keeper of the server. */
export async function addressOf(
  endpoint: Endpoint,
  role: 'product' | 'keeper',
  home: Home,
  transport: Transport,
): Promise<PostgresAddress> {
  const [user, database] = role === 'product' ? [PRODUCT, PRODUCT] : [SUPERUSER, 'postgres'];
  const address = { ...endpoint, user, database, ssl: false as const };
  return transport === 'loopback' ? { ...address, password: await readPassword(home.cluster) } : address;
}

/** A long DATA_DIR leaves no room for a socket's name: a short folder elsewhere, known by a hash of the long one. */
async function shortFolder(home: Home): Promise<string> {
  const name = `moonpage-${createHash('sha256').update(home.folder).digest('hex').slice(0, 16)}`;
  const temporary = await shortTemporary(home.account);
  try {
    return await privateFolder(join(temporary, name), home.account);
  } catch {
    return await privateFolder(await mkdtemp(join(temporary, 'moonpage-')), home.account); // someone else sits on our name
  }
}

async function shortTemporary(account: Account | null): Promise<string> {
  const usual = tmpdir();
  const fits = Buffer.byteLength(join(usual, 'moonpage-0123456789abcdef')) <= LONGEST_FOLDER;
  return fits && (account === null || (await closedFolder(usual, account)) === null) ? usual : '/tmp';
}

/** Makes the folder, or proves that it is a folder of ours; then it is the server's own and closed to all others. */
async function privateFolder(path: string, account: Account | null): Promise<string> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  const found = await lstat(path);
  const ours = process.getuid?.() ?? found.uid;
  if (!found.isDirectory() || (found.uid !== ours && found.uid !== account?.uid))
    throw new Error(`${path} is not a folder of ours`);
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
  return path;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}
