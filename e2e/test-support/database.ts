import { join } from 'node:path';
import { Client } from 'pg';
import type { Service } from './service.ts';

/**
 * Asks the service's own private PostgreSQL, to put there what would take thousands of clicks, or to break it truly.
 * @returns how many rows it answered or changed
 */
export async function inDatabase(
  service: Pick<Service, 'dataDir'>,
  statement: string,
  values: unknown[] = [],
): Promise<number> {
  const client = await connect(service);
  try {
    return (await client.query(statement, values)).rowCount ?? 0;
  } finally {
    await client.end();
  }
}

/** Lets the service wait for a table until it is released. Resolves once it is held. */
export async function holdTable(
  service: Pick<Service, 'dataDir'>,
  table: string,
): Promise<{ release(): Promise<void> }> {
  const client = await connect(service);
  client.on('error', () => {}); // the service of a test that failed ends before it is released
  await client.query('begin');
  await client.query(`lock table ${table} in access exclusive mode`);
  return { release: () => client.end() };
}

async function connect({ dataDir }: Pick<Service, 'dataDir'>): Promise<Client> {
  const host = join(dataDir, 'postgres', 'socket');
  const client = new Client({ host, port: 5432, user: 'moonpage', database: 'moonpage' });
  await client.connect();
  return client;
}

/** Makes a person's sessions older than a proof lasts. */
export async function letProofsExpire(service: Pick<Service, 'dataDir'>, userId: string): Promise<void> {
  await inDatabase(
    service,
    "update sessions set proven_at = now() - interval '10 minutes' where user_id = $1",
    [userId],
  );
}
