import { type SQL, sql } from 'drizzle-orm';

/** An instant that a process names, but none ahead of the database's clock, which all share: a process may be years ahead. */
export function notAhead(instant: Date | SQL): SQL {
  const named = instant instanceof Date ? sql`${instant.toISOString()}::timestamptz` : instant;
  return sql`least(${named}, now())`;
}
