import { join } from 'node:path';
import { Client } from 'pg';
import type { Service } from './service.ts';

/** Asks the service's own private PostgreSQL, to put there what would take thousands of clicks, or to break it truly. */
export async function inDatabase(
  { dataDir }: Pick<Service, 'dataDir'>,
  statement: string,
  values: unknown[] = [],
): Promise<void> {
  const host = join(dataDir, 'postgres', 'socket');
  const client = new Client({ host, port: 5432, user: 'moonpage', database: 'moonpage' });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Makes a person's sessions older than a proof lasts. */
export function letProofsExpire(service: Pick<Service, 'dataDir'>, userId: string): Promise<void> {
  return inDatabase(
    service,
    "update sessions set proven_at = now() - interval '10 minutes' where user_id = $1",
    [userId],
  );
}
