import { Socket } from 'node:net';
import { Client } from 'pg';
import { IN_USE_LOCK } from '../advisory-locks.ts';
import { DatabaseError } from '../database-error.ts';
import type { PostgresAddress } from '../source.ts';
import { codeOf } from '../../errors/system-error.ts';

/**
 * A connection that holds the server for as long as this process lives: it shares a lock that the process that stops the server
 * needs for itself alone. The kernel closes it with the process, however that ends, so nothing stale is left to judge.
 */
export type Keeper = Client;

/**
 * Tries once to hold the server at `address`, provided that it serves `cluster`.
 * @returns `busy` while it starts, recovers or is being stopped; `absent` when nothing listens there.
 * @throws {DatabaseError} FOREIGN_DATABASE when its socket is closed to us.
 */
export async function hold(address: PostgresAddress, cluster: string): Promise<Keeper | 'busy' | 'absent'> {
  const keeper = new Client({
    ...address,
    application_name: 'moonpage keeper',
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
  try {
    await keeper.query('select pg_advisory_unlock_shared($1, $2)', [...IN_USE_LOCK]);
    // The server may need a moment to notice that another user was killed just now.
    await keeper.query(`set lock_timeout = '100ms'`);
    await keeper.query('select pg_advisory_lock($1, $2)', [...IN_USE_LOCK]);
    return true;
  } catch {
    return false; // held by others, or already stopped by one of them
  }
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
