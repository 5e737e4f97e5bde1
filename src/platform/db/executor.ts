import type { NodePgDatabase } from 'drizzle-orm/node-postgres';

/** Drizzle without relational schema: features bring their own tables. */
export type Database = NodePgDatabase;

/** What `db.transaction(async (tx) => …)` hands in. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** What a service takes: works alone or inside a caller's transaction. */
export type Executor = Database | Transaction;
