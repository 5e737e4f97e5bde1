import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { silentLog } from '../../log/log.ts';
import { openDatabase } from '../database.ts';
import { hasMigrations, migrateDatabase } from '../migrate.ts';
import { SUPERUSER } from '../private-postgres/cluster.ts';
import { startPrivatePostgres } from '../private-postgres.ts';
import { asSuperuser } from './superuser.ts';
import { makeTestFolder } from './folder.ts';

const migrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));
const template = 'moonpage_template';

/** Vitest's global setup: one private PostgreSQL for the run, in a folder of its own, with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeTestFolder();
  const postgres = await startPrivatePostgres({ dataDir, log: silentLog(), durability: 'none' });
  const { pool: address, location } = postgres;
  await asSuperuser(address, SUPERUSER, `create database ${template} owner ${address.user}`);
  if (hasMigrations(migrations)) {
    const pool = { ...address, database: template };
    const database = await openDatabase({ source: { pool, location }, log: silentLog(), poolSize: 1 });
    await migrateDatabase({ pool: database.pool, folder: migrations });
    await database.close();
  }
  project.provide('testPostgres', { address, location, superuser: SUPERUSER, template });
  return async () => {
    await postgres.close();
    await rm(dataDir, { recursive: true, force: true });
  };
}
