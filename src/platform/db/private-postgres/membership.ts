import { join as joinPath } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseError } from '../database-error.ts';
import type { DatabaseLog, PostgresAddress } from '../source.ts';
import { program, type Binaries } from './binaries.ts';
import type { Durability } from './cluster.ts';
import type { Home } from './home.ts';
import { hold, release, type Keeper } from './keeper.ts';
import { startFailure, startPostmaster, type Ending } from './postmaster.ts';
import { forgetReusedPids, isRunning, mayServe, readPidFile } from './processes.ts';
import { ROOM_TO_START, requireRoom } from './room.ts';
import { run } from './run.ts';
import { addressOf, chooseEndpoint, endpointOf, endpointSettings, type Transport } from './transport.ts';

/** All that a start decided; the same for every restart of the server. */
export interface Setup {
  readonly home: Home;
  readonly binaries: Binaries;
  readonly transport: Transport;
  readonly durability: Durability;
  readonly log: DatabaseLog;
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

/** How long a server may hold the cluster and refuse connections: backends of a killed one end within moments. */
const LOCKED_MS = 30_000;
/** Recovery after a kill replays the log. */
const START_MS = 600_000;
const STOP_MS = 60_000;
const PORTS_TRIED = 3;
const FIRST_POLL_MS = 5;
const LAST_POLL_MS = 250;
const REPORT_AFTER_MS = 3_000;

/**
 * Joins the server of this cluster, started if need be. PostgreSQL itself decides which of two starts wins; the other one
 * joins the winner.
 * @param previous where the product's connections still look for the server, if there was one before.
 * @throws {DatabaseError} DISK_FULL, NO_BINARIES, NO_ACCOUNT, FOREIGN_DATABASE, START_FAILED
 */
export async function join(setup: Setup, previous: PostgresAddress | null): Promise<Membership> {
  const { home, transport, log } = setup;
  const wait = createWait(
    `The private PostgreSQL in ${home.cluster} is starting, recovering or stopping`,
    START_MS,
    log,
  );
  for (let starts = 1; ;) {
    const running = await joinRunning(setup);
    if (typeof running === 'object') return running;
    if (running === 'absent') {
      const started = await joinStarted(setup, previous, wait);
      if ('keeper' in started) return started;
      const isLocked = started.sqlState === 'F0001' && wait.elapsed() <= LOCKED_MS;
      // A port that was free a moment ago may be another program's by now.
      const mayBePort = transport === 'loopback' && starts < PORTS_TRIED;
      if (!isLocked && !mayBePort) throw await startFailure(started, home);
      starts += 1;
    }
    await wait.next();
  }
}

/** Releases the server, and stops it when this was its last user. Resolves once it is down. */
export async function leave(membership: Membership, setup: Setup): Promise<void> {
  const { keeper, pid } = membership;
  if (await release(keeper)) await stop(pid, setup);
  await keeper.end();
}

async function joinRunning({ home, transport }: Setup): Promise<Membership | 'busy' | 'absent'> {
  const file = await readPidFile(home.cluster);
  const endpoint = file && endpointOf(file, transport);
  if (!file || !endpoint) return 'absent';
  if (transport === 'loopback' && !(await isRunning(file.pid))) return 'absent'; // the port may be anyone's by now
  const keeper = await hold(await addressOf(endpoint, 'keeper', home, transport), home.cluster);
  if (typeof keeper === 'string') return keeper;
  const address = await addressOf(endpoint, 'product', home, transport);
  return { keeper, address, pid: file.pid, adopted: true };
}

/** Starts a server and waits until it accepts connections; its ending when it did not come that far. */
async function joinStarted(
  setup: Setup,
  previous: PostgresAddress | null,
  wait: Wait,
): Promise<Membership | Ending> {
  const { home, binaries, durability, transport } = setup;
  await requireRoom(home.folder, ROOM_TO_START, 'the private PostgreSQL');
  const endpoint = await chooseEndpoint(home, transport, previous);
  const server = await startPostmaster(home, binaries, durability, endpointSettings(endpoint, transport));
  try {
    for (;;) {
      const ending = await Promise.race([server.ended, wait.next()]);
      if (ending) {
        if (ending.sqlState === 'F0001')
          await forgetReusedPids(home.cluster, joinPath(endpoint.host, `.s.PGSQL.${endpoint.port}.lock`));
        return ending;
      }
      const file = await readPidFile(home.cluster);
      if (file?.pid === server.process.pid && !file?.ready) continue;
      const running = await joinRunning(setup);
      if (typeof running === 'object') return { ...running, adopted: running.pid !== server.process.pid };
    }
  } catch (error) {
    server.process.kill('SIGINT');
    throw error;
  }
}

async function stop(pid: number, { home, binaries, transport, log }: Setup): Promise<void> {
  if (transport === 'loopback' && process.platform === 'win32') {
    await run(program(binaries, 'pg_ctl'), ['stop', '-D', home.cluster, '-m', 'fast'], home.account, '');
    return;
  }
  // In another container's numbers this may be anyone; its own stops with that container.
  if (!(await isRunning(pid)) || !(await mayServe(home.cluster, pid))) return;
  process.kill(pid, 'SIGINT'); // 'fast': ends all connections, finishes what is committed
  const wait = createWait(`The private PostgreSQL (process ${pid}) is still stopping`, STOP_MS, log);
  while (await isRunning(pid)) await wait.next();
}

type Wait = ReturnType<typeof createWait>;

/** Polls with growing pauses, logs `what` once it takes long, and throws START_FAILED after `limitMs`. */
function createWait(what: string, limitMs: number, log: DatabaseLog) {
  const begin = performance.now();
  let isReported = false;
  const elapsed = () => performance.now() - begin;
  return {
    elapsed,
    next: async () => {
      if (elapsed() > limitMs)
        throw new DatabaseError('START_FAILED', `${what}, for ${Math.round(elapsed() / 1000)} s now.`);
      if (!isReported && elapsed() > REPORT_AFTER_MS) {
        log.info(what);
        isReported = true;
      }
      await pause(Math.min(LAST_POLL_MS, Math.max(FIRST_POLL_MS, elapsed() / 20)));
    },
  };
}
