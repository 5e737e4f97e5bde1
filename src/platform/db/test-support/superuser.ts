import { Client } from 'pg';
import type { PostgresAddress } from '../source.ts';

/** Runs one statement that no transaction may hold, on a connection of its own. */
export async function asSuperuser(
  address: PostgresAddress,
  superuser: string,
  statement: string,
): Promise<void> {
  const client = new Client({ ...address, user: superuser, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
