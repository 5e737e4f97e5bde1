import { sql } from 'drizzle-orm';
import type { Executor } from '../database.ts';

/** Counts the statements of a database that wait for a lock. */
export async function lockWaiters(executor: Executor): Promise<number> {
  const { rows } = await executor.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length;
}
