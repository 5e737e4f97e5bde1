import { Pool } from 'pg';
import type * as Service from '../src/service.ts';

/** What is needed of the built service. */
export type OwnDatabase = Pick<typeof Service, 'startPrivatePostgres' | 'createLog'>;

/** Lends connections to the database of a product that is running, beside its own; nothing else of the service runs here. */
export async function withOwnDatabase<Result>(
  service: OwnDatabase,
  dataDir: string,
  work: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  const postgres = await service.startPrivatePostgres({
    dataDir,
    log: service.createLog('warn'),
    durability: 'full',
  });
  const pool = new Pool({ ...postgres.pool, max: 12 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
    await postgres.close();
  }
}
