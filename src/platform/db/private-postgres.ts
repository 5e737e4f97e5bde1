import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '../errors/system-error.ts';
import type { DatabaseLog } from './source.ts';
import { findBinaries } from './private-postgres/binaries.ts';
import { ensureCluster, type Durability } from './private-postgres/cluster.ts';
import { findHome } from './private-postgres/home.ts';
import { join, leave, type Membership, type Setup } from './private-postgres/membership.ts';
import { explained } from './private-postgres/room.ts';
import { reachableBinaries } from './private-postgres/runtime.ts';
import type { Transport } from './private-postgres/transport.ts';

/** A PostgreSQL 18 of our own that this process uses; also a `DatabaseSource` for `openDatabase`. */
export type PrivatePostgres = Awaited<ReturnType<typeof startPrivatePostgres>>;

/**
 * Starts the private PostgreSQL of `dataDir`, or joins the one that another process started or left behind.
 * Should the server die while it is used, it is started again.
 * @param options.dataDir absolute path of `DATA_DIR`; made when missing.
 * @param options.durability `full`: every commit is on the disk before it is acknowledged. Only tests pass `none`.
 * @param options.transport sockets wherever Node has them, loopback with a password on Windows.
 * @throws {DatabaseError} one line for the operator; see `DatabaseErrorCode`.
 */
export async function startPrivatePostgres(options: {
  readonly dataDir: string;
  readonly log: DatabaseLog;
  readonly durability: Durability;
  readonly transport?: Transport;
}) {
  const { log, durability, transport = process.platform === 'win32' ? 'loopback' : 'socket' } = options;
  const installed = await findBinaries();
  const home = await findHome(options.dataDir, log);
  const { setup, first } = await explained(home.folder, async () => {
    const binaries = await reachableBinaries(installed, home.account, log);
    await ensureCluster(home, binaries, durability);
    const setup: Setup = { home, binaries, transport, durability, log };
    return { setup, first: await join(setup, null) };
  });
  let membership = first;
  if (membership.adopted) log.info('private PostgreSQL joined, already running');
  const closing = new AbortController();
  let recovery: Promise<void> | null = null;

  function watch(current: Membership): void {
    membership = current;
    current.keeper.once('end', () => {
      if (!closing.signal.aborted) recovery = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    log.error('private PostgreSQL lost, restarting');
    let reported = '';
    for (let delay = 100; !closing.signal.aborted; delay = Math.min(delay * 2, 5_000)) {
      try {
        watch(await join(setup, membership.address));
        log.info('private PostgreSQL restarted');
        return;
      } catch (error) {
        const reason = messageOf(error);
        if (reason !== reported) log.error(reason);
        reported = reason;
      }
      await pause(delay, undefined, { ref: false, signal: closing.signal }).catch(() => {});
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await recovery;
    await leave(membership, setup);
  }

  let closed: Promise<void> | null = null;
  watch(membership);
  return {
    pool: membership.address,
    /** The folder that holds the database: `DATA_DIR/postgres` or its replacement. */
    location: home.folder,
    /** Process id of the server at this moment. */
    pid: () => membership.pid,
    /** Releases the server; the last process to do so stops it. Resolves once it is down. Close the pools first. */
    close: () => (closed ??= close()),
  };
}
