import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseLog, PostgresAddress } from './source.ts';
import { findBinaries } from './private-postgres/binaries.ts';
import { ensureCluster, type Durability } from './private-postgres/cluster.ts';
import { findHome } from './private-postgres/home.ts';
import { join, leave, type Membership, type Setup } from './private-postgres/membership.ts';
import { explained } from './private-postgres/room.ts';
import { reachableBinaries } from './private-postgres/runtime.ts';
import type { Transport } from './private-postgres/transport.ts';

export interface PrivatePostgresOptions {
  /** Absolute path of `DATA_DIR`; made when missing. */
  readonly dataDir: string;
  readonly log: DatabaseLog;
  /** `full`: every commit is on the disk before it is acknowledged. Only tests pass `none`. */
  readonly durability: Durability;
}

/** A PostgreSQL 18 of our own that this process uses; also a `DatabaseSource` for `openDatabase`. */
export interface PrivatePostgres {
  /** For `pg` and `openDatabase`. */
  readonly pool: PostgresAddress;
  /** The folder that holds the database: `DATA_DIR/postgres` or its replacement. */
  readonly location: string;
  /** Process id of the server at this moment. */
  readonly pid: () => number;
  /** Lets go; the last process to do so stops the server. Resolves once it is down. Close the pools first. */
  close(): Promise<void>;
}

/**
 * Starts the private PostgreSQL of `dataDir`, or joins the one that another process started or left behind.
 * Should the server die while it is used, it is started again.
 * @throws {DatabaseError} one line for the operator; see `DatabaseErrorCode`.
 */
export async function startPrivatePostgres(options: PrivatePostgresOptions): Promise<PrivatePostgres> {
  const transport = process.platform === 'win32' ? 'loopback' : 'socket';
  return await startPrivatePostgresOver(transport, options);
}

/** The same over a given transport: sockets wherever Node has them, loopback with a password on Windows. */
export async function startPrivatePostgresOver(
  transport: Transport,
  options: PrivatePostgresOptions,
): Promise<PrivatePostgres> {
  const { log, durability } = options;
  const installed = await findBinaries();
  const home = await findHome(options.dataDir, log);
  const { setup, first } = await explained(home.folder, async () => {
    const binaries = await reachableBinaries(installed, home.account, log);
    await ensureCluster(home, binaries, durability);
    const setup: Setup = { home, binaries, transport, durability, log };
    return { setup, first: await join(setup, null) };
  });
  let membership = first;
  if (membership.adopted) log.info('joined the private PostgreSQL that was already running');
  const closing = new AbortController();
  let recovery: Promise<void> | null = null;

  function watch(current: Membership): void {
    membership = current;
    current.keeper.once('end', () => {
      if (!closing.signal.aborted) recovery = rejoin();
    });
  }

  async function rejoin(): Promise<void> {
    log.error('the private PostgreSQL went away; starting it again');
    let told = '';
    for (let delay = 100; !closing.signal.aborted; delay = Math.min(delay * 2, 5_000)) {
      try {
        watch(await join(setup, membership.address));
        log.info('the private PostgreSQL is back');
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (reason !== told) log.error(reason);
        told = reason;
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
    location: home.folder,
    pid: () => membership.pid,
    close: () => (closed ??= close()),
  };
}
