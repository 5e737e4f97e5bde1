import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The number that PostgreSQL gives each version of a row (`xmin`): it differs after every update. For optimistic
 * locking: read it, work without a transaction, and compare it in the one that writes.
 */
export function rowVersion(table: PgTable): SQL<string> {
  return sql<string>`${table}.xmin::text`;
}
