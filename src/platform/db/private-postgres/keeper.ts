import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { IN_USE_LOCK } from '../advisory-locks.ts';
import { DatabaseError } from '../database-error.ts';
import type { PostgresAddress } from '../source.ts';
import { isRunning } from './processes.ts';
import { codeOf } from '../../errors/system-error.ts';

/**
 * A connection that holds the server for as long as this process lives: it shares a lock that the process that stops the server
 * needs for itself alone. The kernel closes it with the process, however that ends, so nothing stale is left to judge.
 */
export type Keeper = Client;

/** Names a keeper by its process. */
const KEEPER_NAME = 'moonpage keeper ';
/** How long the server may take to notice that a process that used it is gone. */
const NOTICE_MS = 10_000;

/**
 * Tries once to hold the server at `address`, provided that it serves `cluster`.
 * @returns `busy` while it starts, recovers or is being stopped; `absent` when nothing listens there.
 * @throws {DatabaseError} FOREIGN_DATABASE when its socket is closed to us.
 */
export async function hold(address: PostgresAddress, cluster: string): Promise<Keeper | 'busy' | 'absent'> {
  const keeper = new Client({
    ...address,
    application_name: `${KEEPER_NAME}${process.pid}`,
    connectionTimeoutMillis: 10_000,
  });
  keeper.on('error', () => {}); // 'end' always follows
  try {
    await keeper.connect();
    const {
      rows: [server],
    } = await keeper.query<{ cluster: string; held: boolean }>(
      `select current_setting('data_directory') as cluster, pg_try_advisory_lock_shared($1, $2) as held`,
      [...IN_USE_LOCK],
    );
    if (server?.cluster === cluster && server.held) {
      socketOf(keeper)?.unref(); // a script that is done may end without closing
      return keeper;
    }
    keeper.connection.stream.destroy();
    return server?.cluster === cluster ? 'busy' : 'absent';
  } catch (error) {
    keeper.connection.stream.destroy();
    return stateAfter(error, address);
  }
}

/** Releases the server; true when no other process holds it and none can join from then on: it must be stopped. */
export async function release(keeper: Keeper): Promise<boolean> {
  socketOf(keeper)?.ref();
  const begin = performance.now();
  try {
    await keeper.query('select pg_advisory_unlock_shared($1, $2)', [...IN_USE_LOCK]);
    for (;;) {
      const {
        rows: [lock],
      } = await keeper.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1, $2) as "isOurs"', [
        ...IN_USE_LOCK,
      ]);
      if (lock?.isOurs) return true;
      if ((await isUsed(keeper)) || performance.now() - begin > NOTICE_MS) return false;
      await pause(50);
    }
  } catch {
    return false; // already stopped by another
  }
}

/** Whether a process that lives holds the server. One in another container has no number here, and may be taken for dead. */
async function isUsed(keeper: Keeper): Promise<boolean> {
  const { rows } = await keeper.query<{ name: string }>(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [...IN_USE_LOCK],
  );
  for (const { name } of rows) if (await isRunning(Number(name.slice(KEEPER_NAME.length)))) return true;
  return false;
}

function socketOf(keeper: Keeper): Socket | null {
  const { stream } = keeper.connection;
  return stream instanceof Socket ? stream : null;
}

function stateAfter(error: unknown, address: PostgresAddress): 'busy' | 'absent' {
  const code = codeOf(error);
  if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
  if (code === 'EACCES' || code === 'EPERM') {
    throw new DatabaseError(
      'FOREIGN_DATABASE',
      `The running database at ${address.host} belongs to another user: start as that user, or use another DATA_DIR.`,
      error,
    );
  }
  // It starts or stops (57P01, 57P03), was cut off in the middle of either, or no answer in time.
  if (code === '' || code === 'ECONNRESET' || code === 'EPIPE' || code.startsWith('57P0')) return 'busy';
  throw error;
}
