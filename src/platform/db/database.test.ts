import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Executor } from './database.ts';
import { postgresFailure, violatesUnique } from './postgres-failure.ts';
import { createTestDatabase, type TestDatabase } from './test-support/database.ts';

const coins = pgTable('coins', { id: integer().primaryKey(), slug: text().notNull() });

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    'create table coins (id int primary key, slug text not null constraint coins_slug unique)',
  );
});
afterEach(() => database.drop());

const add = (executor: Executor, id: number, slug: string) => executor.insert(coins).values({ id, slug });

test('lets the same verb run alone or inside a transaction, all or nothing', async () => {
  await add(database.db, 1, 'bonk');
  const failing = database.db.transaction(async (tx) => {
    await add(tx, 2, 'pepe');
    await add(tx, 3, 'bonk');
  });
  await expect(failing).rejects.toSatisfy((error) => violatesUnique(error, 'coins_slug'));
  expect(await database.db.select().from(coins)).toEqual([{ id: 1, slug: 'bonk' }]);
});

test('distinguishes refusals by their code, never by their text', async () => {
  await add(database.db, 1, 'bonk');
  const refusal: unknown = await add(database.db, 1, 'wif').catch((error: unknown) => error);
  expect(postgresFailure(refusal)).toEqual({ sqlState: '23505', constraint: 'coins_pkey' });
  expect(violatesUnique(refusal, 'coins_slug')).toBe(false);
  expect(postgresFailure(Object.assign(new Error('no such file'), { code: 'ENOENT' }))).toBeNull();
});

test('stops statements, waits for locks and idle transactions in time', async () => {
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
  const { rows } = await database.pool.query(
    'select name, setting from pg_settings where name = any($1) order by name',
    [settings],
  );
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', setting: '30000' },
    { name: 'lock_timeout', setting: '10000' },
    { name: 'statement_timeout', setting: '30000' },
  ]);
});

/** Ends all connections of this database but the one that asks. */
const endOthers = sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;

test('replaces idle connections that were lost', async () => {
  const [first, second] = [await database.pool.connect(), await database.pool.connect()];
  first.release();
  second.release();
  const lost = new Promise((resolve) => database.pool.once('error', resolve));
  await database.db.execute(endOthers);
  await lost;
  await add(database.db, 1, 'bonk');
  expect(await database.db.$count(coins)).toBe(1);
});

test('survives a connection that is lost between two statements of a transaction', async () => {
  const interrupted = database.db.transaction(async (tx) => {
    await add(tx, 1, 'bonk');
    await database.db.execute(endOthers);
    await add(tx, 2, 'pepe');
  });
  await expect(interrupted).rejects.toThrow('Failed query');
  expect(await database.db.$count(coins)).toBe(0);
});

test('gives each test a database of its own, by address too', async () => {
  const other = await createTestDatabase();
  await expect(other.db.$count(coins)).rejects.toSatisfy(
    (error) => postgresFailure(error)?.sqlState === '42P01',
  );
  expect(other.url).toMatch(/^postgres:\/\/moonpage@localhost:\d+\/test_[0-9a-f]{32}\?host=/);
  await other.drop();
});
