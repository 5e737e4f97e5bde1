import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import type { PostgresAddress } from '../database.ts';
import { program, type Binaries } from './binaries.ts';
import type { Durability } from './cluster.ts';
import type { Home } from './home.ts';
import { hold, release, type Keeper } from './keeper.ts';
import { readPidFile } from './pid-file.ts';
import { startPostmaster, type Ending, type Postmaster } from './postmaster.ts';
import { forgetReusedPid, isGone } from './processes.ts';
import { ROOM_TO_START, requireRoom } from './room.ts';
import { run } from './run.ts';
import { addressOf, chooseEndpoint, endpointOf, endpointSettings, type Transport } from './transport.ts';

/** All that a start decided; the same for every restart of the server. */
export interface Setup {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly transport: Transport;
  readonly durability: Durability;
}

/** This process as one of the users of a running server. */
export interface Membership {
  readonly keeper: Keeper;
  /** For the product's connections. */
  readonly address: PostgresAddress;
  /** Process id of the server. */
  readonly pid: number;
  /** Whether another process had started it. */
  readonly adopted: boolean;
}

const POLL_MS = 5;
const PATIENCE_MS = 30_000;
/** Redoing the log after a kill can take its time; it is not cut short while the server lives. */
const STOP_PATIENCE_MS = 60_000;

/**
 * Joins the server of this cluster, started if need be. PostgreSQL itself decides which of two starts wins; the other one
 * joins the winner.
 * @throws {DatabaseError} DISK_FULL, NO_BINARIES, FOREIGN_DATABASE, START_FAILED
 */
export async function join(setup: Setup): Promise<Membership> {
  const { home } = setup;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const running = await joinRunning(setup);
    if (running !== 'absent' && running !== 'busy') return running;
    if (running === 'absent') {
      await requireRoom(home.folder, ROOM_TO_START, 'the private PostgreSQL');
      const started = await joinStarted(setup);
      if ('keeper' in started) return started;
      if (started.sqlState !== 'F0001') throw await startFailure(started, home);
      await forgetReusedPid(home.cluster);
      if (performance.now() > deadline) throw await startFailure(started, home);
    }
    await pause(POLL_MS * 4);
  }
}

/** Lets go of the server, and stops it when this was its last user. Resolves once it is down. */
export async function leave(membership: Membership, setup: Setup): Promise<void> {
  const { keeper, pid } = membership;
  const alone = await release(keeper).catch(() => false); // a server that is gone has no users
  if (alone) await stop(pid, setup);
  await keeper.end().catch(() => {});
}

async function joinRunning(setup: Setup): Promise<Membership | 'busy' | 'absent'> {
  const file = await readPidFile(setup.home.cluster);
  if (!file) return 'absent';
  const endpoint = endpointOf(file, setup.transport);
  if (endpoint.host === '') return 'absent';
  const attempt = await hold(
    await addressOf(endpoint, 'keeper', setup.home, setup.transport),
    setup.home.cluster,
  );
  if (attempt.state !== 'held') return attempt.state;
  const address = await addressOf(endpoint, 'product', setup.home, setup.transport);
  return { keeper: attempt.keeper, address, pid: file.pid, adopted: true };
}

/** Starts a server and waits until it lets us in; its ending when it did not come that far. */
async function joinStarted(setup: Setup): Promise<Membership | Ending> {
  const { home, binaries, durability, transport } = setup;
  const endpoint = await chooseEndpoint(home, transport);
  const postmaster = await startPostmaster(home, binaries, durability, endpointSettings(endpoint, transport));
  for (;;) {
    const ending = await Promise.race([postmaster.ended, pause(POLL_MS, null)]);
    if (ending) return ending;
    const running = await joinRunning(setup);
    if (typeof running === 'object') return { ...running, adopted: running.pid !== postmaster.process.pid };
  }
}

async function stop(pid: number, { home, binaries, transport }: Setup): Promise<void> {
  if (transport === 'loopback' && process.platform === 'win32') {
    await run(program(binaries, 'pg_ctl'), ['stop', '-D', home.cluster, '-m', 'fast'], home.account, '');
    return;
  }
  process.kill(pid, 'SIGINT'); // 'fast': ends all connections, finishes what is committed
  const deadline = performance.now() + STOP_PATIENCE_MS;
  while (!(await isGone(home.cluster, pid))) {
    if (performance.now() > deadline)
      throw new DatabaseError(
        'START_FAILED',
        `The private PostgreSQL (process ${pid}) takes longer than a minute to stop; it is left to finish.`,
      );
    await pause(POLL_MS);
  }
}

async function startFailure(ending: Ending, home: Home): Promise<DatabaseError> {
  if (ending.sqlState === '53100')
    await requireRoom(home.folder, { bytes: Infinity, files: 0 }, 'the private PostgreSQL');
  await requireRoom(home.folder, ROOM_TO_START, 'the private PostgreSQL');
  return new DatabaseError(
    'START_FAILED',
    `The private PostgreSQL in ${home.cluster} does not start: ${ending.reason} (see ${home.logFile}).`,
  );
}
