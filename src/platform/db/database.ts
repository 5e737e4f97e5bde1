import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type ClientConfig } from 'pg';
import { DatabaseError } from './database-error.ts';
import { watchForFullDisk } from './disk-full.ts';
import { type ChannelHandler, createNotifications } from './notifications.ts';
import { requireSupportedServer, unreachable } from './server-check.ts';
import type { DatabaseLog, DatabaseSource } from './source.ts';

export type { Database, Executor, Transaction } from './executor.ts';
export type { DatabaseLog, DatabaseSource, PostgresAddress } from './source.ts';

export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>;

const CLOSE_TIMEOUT_MS = 10_000;

/**
 * Opens the pool and proves that the server can be used: reachable, PostgreSQL 15 or newer, UTF-8.
 * Lost connections are logged and replaced; they never end the process. Statements stop after 30 s, waits for a lock
 * after 10 s, a transaction that does nothing after 30 s.
 * @param options.poolSize connections at most.
 * @throws {DatabaseError} INVALID_URL, UNREACHABLE, UNSUPPORTED_SERVER: one line that names DATABASE_URL, never its password.
 */
export async function openDatabase(options: {
  readonly source: DatabaseSource;
  readonly log: DatabaseLog;
  readonly poolSize: number;
}) {
  const { source, log } = options;
  const server = clientConfig(source);
  const pool = new Pool({
    ...server,
    max: options.poolSize,
    statement_timeout: 30_000,
    lock_timeout: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    idleTimeoutMillis: 30_000,
  });
  pool.on('error', (error) => log.warn({ reason: error.message }, 'idle database connection lost'));
  const watch = watchForFullDisk(source, log);
  pool.on('connect', (client) => {
    // Between two queries of a transaction there is no other listener, and an unhandled 'error' would end the process.
    client.on('error', () => {});
    watch(client);
  });
  try {
    await requireSupportedServer(pool);
  } catch (error) {
    await pool.end();
    throw error instanceof DatabaseError ? error : unreachable(source, error);
  }
  const notifications = createNotifications(server, log);
  let closed: Promise<void> | null = null;
  return {
    db: drizzle({ client: pool }),
    pool,
    /** Messages of `notify(executor, channel, payload)` from any node, on one self-reconnecting connection. */
    listen: (channel: string, handler: ChannelHandler) => notifications.listen(channel, handler),
    /** Ends every connection after the queries that are under way (at most 10 s). Any number of times. */
    close: (): Promise<void> => (closed ??= notifications.close().then(() => endPool(pool, log))),
  };
}

function clientConfig(source: DatabaseSource): ClientConfig {
  const shared = { application_name: 'moonpage', keepAlive: true, connectionTimeoutMillis: 10_000 };
  if (!('url' in source)) return { ...source.pool, ...shared };
  if (!URL.canParse(source.url) || !/^postgres(ql)?:$/.test(new URL(source.url).protocol)) {
    throw new DatabaseError(
      'INVALID_URL',
      'DATABASE_URL cannot be used: it accepts a PostgreSQL address, such as postgres://user:password@host:5432/moonpage.',
    );
  }
  return { connectionString: source.url, ...shared };
}

async function endPool(pool: Pool, log: DatabaseLog): Promise<void> {
  const timer = new AbortController();
  const late = pause(CLOSE_TIMEOUT_MS, 'late', { signal: timer.signal }).catch(() => {});
  if ((await Promise.race([pool.end(), late])) === 'late') log.warn('database closed with queries under way');
  timer.abort();
}
