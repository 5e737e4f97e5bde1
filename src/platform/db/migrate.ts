import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { MIGRATION_LOCK } from './advisory-locks.ts';
import { DatabaseError } from './database-error.ts';

/** Whether drizzle-kit has generated anything into this folder. */
export function hasMigrations(folder: string): boolean {
  return existsSync(join(folder, 'meta', '_journal.json'));
}

/**
 * Brings the database to the newest migration of `folder`, all or nothing. Nodes that start together wait for each other.
 * @param options.folder absolute path of the generated SQL.
 * @throws {DatabaseError} MIGRATION_FAILED.
 */
export async function migrateDatabase(options: {
  readonly pool: Pool;
  readonly folder: string;
}): Promise<void> {
  const { pool, folder } = options;
  if (!hasMigrations(folder)) {
    throw new DatabaseError(
      'MIGRATION_FAILED',
      `The database cannot be set up: ${folder} holds no migrations. Restore it from the release.`,
    );
  }
  const client = await pool.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
    );
    await client.query('select pg_advisory_lock($1, $2)', [...MIGRATION_LOCK]);
    await migrate(drizzle({ client }), { migrationsFolder: folder });
  } catch (error) {
    throw new DatabaseError(
      'MIGRATION_FAILED',
      `The database could not be migrated, and stays as it was: ${deepestReason(error)}`,
      error,
    );
  } finally {
    client.release(true); // ends the connection, and with it the lock and the settings
  }
}

function deepestReason(error: unknown): string {
  let deepest = error;
  while (deepest instanceof Error && deepest.cause !== undefined) deepest = deepest.cause;
  return deepest instanceof Error ? deepest.message : String(deepest);
}
