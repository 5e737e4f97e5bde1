import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from './migrate.ts';
import { temporaryFolder } from './private-postgres/test-support/folder.ts';
import { createTestDatabase, type TestDatabase } from './test-support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema if exists drizzle cascade'); // as if nothing had been migrated yet
});
afterEach(() => database.drop());

/** A folder as drizzle-kit generates it, one migration per entry. */
async function migrationsOf(...statements: string[]): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'meta'));
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `000${idx}_step`,
    breakpoints: true,
  }));
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [index, statement] of statements.entries())
    await writeFile(join(folder, `000${index}_step.sql`), statement);
  return folder;
}

test('runs each migration once when nodes start together', { retry: 0 }, async () => {
  const folder = await migrationsOf(
    'create table probe (id int)',
    'select pg_sleep(0.05)',
    'insert into probe values (1)',
  );
  await Promise.all([1, 2, 3].map(() => migrateDatabase({ pool: database.pool, folder })));
  expect((await database.pool.query('select id from probe')).rows).toEqual([{ id: 1 }]);
});

test('adds what is new on a later start', async () => {
  await migrateDatabase({ pool: database.pool, folder: await migrationsOf('create table probe (id int)') });
  const folder = await migrationsOf('create table probe (id int)', 'alter table probe add column word text');
  await migrateDatabase({ pool: database.pool, folder });
  expect((await database.pool.query('select id, word from probe')).rows).toEqual([]);
});

test('keeps nothing of migrations of which one fails, and says which statement was refused', async () => {
  const folder = await migrationsOf(
    'create table probe (id int)',
    'alter table missing add column word text',
  );
  await expect(migrateDatabase({ pool: database.pool, folder })).rejects.toMatchObject({
    code: 'MIGRATION_FAILED',
    message: 'The database could not be migrated, and stays as it was: relation "missing" does not exist',
  });
  expect((await database.pool.query(`select to_regclass('probe') as found`)).rows).toEqual([{ found: null }]);
});

test('leaves the pool with its usual limits', async () => {
  await migrateDatabase({ pool: database.pool, folder: await migrationsOf('create table probe (id int)') });
  expect((await database.pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '30s' }]);
});

test('refuses a release without migrations', async () => {
  const folder = await temporaryFolder();
  await expect(migrateDatabase({ pool: database.pool, folder })).rejects.toMatchObject({
    code: 'MIGRATION_FAILED',
  });
});
