import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { notify } from './notifications.ts';
import { createTestDatabase, type TestDatabase } from './test-support/database.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

/** Listens, and lets a test wait for what comes next. */
async function listenTo(channel: string) {
  const received: string[] = [];
  let next = Promise.withResolvers<void>();
  const record = (entry: string) => {
    received.push(entry);
    next.resolve();
    next = Promise.withResolvers();
  };
  const stop = await database.listen(channel, { onMessage: record, onGap: () => record('gap') });
  const until = async (length: number) => {
    while (received.length < length) await next.promise;
    return received;
  };
  return { received, until, stop };
}

test('receives what was committed, and nothing of what was rolled back', async () => {
  const channel = await listenTo('Snapshots "new"');
  const rolledBack = database.db.transaction(async (tx) => {
    await notify(tx, 'Snapshots "new"', 'never');
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow('Rollback');
  await notify(database.db, 'another channel', 'elsewhere');
  await database.db.transaction((tx) => notify(tx, 'Snapshots "new"', 'doge 🐕'));
  expect(await channel.until(1)).toEqual(['doge 🐕']);
});

test('reports the gap when the connection was lost, and goes on listening', async () => {
  const [first, second] = [await listenTo('one'), await listenTo('two')];
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'`,
  );
  expect(await first.until(1)).toEqual(['gap']);
  await notify(database.db, 'one', 'again');
  await notify(database.db, 'two', 'again');
  expect(await first.until(2)).toEqual(['gap', 'again']);
  expect(await second.until(2)).toEqual(['gap', 'again']);
});

test('notifies every listener of a channel, and no longer the one that stopped', async () => {
  const [stays, leaves] = [await listenTo('one'), await listenTo('one')];
  await notify(database.db, 'one', 'both');
  await Promise.all([stays.until(1), leaves.until(1)]);
  await leaves.stop();
  await notify(database.db, 'one', 'one');
  expect(await stays.until(2)).toEqual(['both', 'one']);
  expect(leaves.received).toEqual(['both']);
});
