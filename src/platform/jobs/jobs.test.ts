import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { createTestDatabase, type TestDatabase } from '../db/test-support/database.ts';
import { silentLog } from '../log/log.ts';
import type { JobKind } from './job-kind.ts';
import { createJobs, type Jobs, type Pace } from './jobs.ts';
import { calmPace, quickPace } from './test-support/paces.ts';

const greeting: JobKind<{ name: string }> = {
  name: 'test.greeting',
  data: z.strictObject({ name: z.string() }),
  retry: { limit: 5, firstPauseInSeconds: 1, longestPauseInSeconds: 60 },
  timeoutInSeconds: 30,
  concurrency: 1,
};

let database: TestDatabase;
const running: Jobs[] = [];

/** Jobs of which only a notification says soon that they are there. */
const slowPace = { ...calmPace, pollInSeconds: 60, superviseInSeconds: 60 };

function jobsAt(pace: Pace): Jobs {
  const jobs = createJobs({ database, log: silentLog(), pace });
  running.push(jobs);
  return jobs;
}

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
  await database.drop();
});

test('a job starts as soon as its transaction commits, not at the next poll', async () => {
  const jobs = jobsAt(slowPace);
  const greeted = Promise.withResolvers<string>();
  jobs.register(greeting, async ({ data }) => greeted.resolve(data.name));
  await jobs.start();
  await database.db.transaction((tx) => jobs.enqueue(tx, greeting, { name: 'Pepe' }));
  expect(await greeted.promise).toBe('Pepe');
});

test('a job of a transaction that is rolled back never was', async () => {
  const jobs = jobsAt(slowPace);
  const greeted: string[] = [];
  const last = Promise.withResolvers<void>();
  jobs.register(greeting, async ({ data }) => {
    greeted.push(data.name);
    if (data.name === 'kept') last.resolve();
  });
  await jobs.start();
  const lost = database.db.transaction(async (tx) => {
    await jobs.enqueue(tx, greeting, { name: 'lost' });
    throw new Error('rolled back');
  });
  await expect(lost).rejects.toThrow('rolled back');
  await jobs.enqueue(database.db, greeting, { name: 'kept' });
  await last.promise;
  expect(greeted).toEqual(['kept']);
});

test('a job that fails is tried again until it succeeds', async () => {
  const jobs = jobsAt(quickPace);
  const attempts: number[] = [];
  const done = Promise.withResolvers<void>();
  jobs.register(greeting, async ({ attempt }) => {
    attempts.push(attempt);
    if (attempt < 3) throw new Error('not yet');
    done.resolve();
  });
  await jobs.start();
  await jobs.enqueue(database.db, greeting, { name: 'Wojak' });
  await done.promise;
  expect(attempts).toEqual([1, 2, 3]);
});

test('stopping waits for the job that is running', async () => {
  const jobs = jobsAt(slowPace);
  const events: string[] = [];
  const begun = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  jobs.register(greeting, async () => {
    begun.resolve();
    await mayEnd.promise;
    events.push('job ended');
  });
  await jobs.start();
  await jobs.enqueue(database.db, greeting, { name: 'Brett' });
  await begun.promise;
  const stopped = jobs.stop().then(() => events.push('stopped'));
  mayEnd.resolve();
  await stopped;
  expect(events).toEqual(['job ended', 'stopped']);
});

test('a job whose process was killed is done by another', async () => {
  const doomed = fork(fileURLToPath(new URL('test-support/hang.ts', import.meta.url)), [
    database.url,
    greeting.name,
  ]);
  expect(await once(doomed, 'message')).toEqual(['begun', undefined]);
  doomed.kill('SIGKILL');
  await once(doomed, 'exit');
  // As if the time that a sign of life may be missing were over.
  await database.db.execute(
    sql`update jobs.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`,
  );

  const jobs = jobsAt(quickPace);
  const done = Promise.withResolvers<{ name: string; attempt: number }>();
  jobs.register(greeting, async ({ data, attempt }) => done.resolve({ ...data, attempt }));
  await jobs.start();
  expect(await done.promise).toEqual({ name: 'left behind', attempt: 2 });
});

test('data of another shape is refused before anything is written', async () => {
  const jobs = jobsAt(slowPace);
  jobs.register(greeting, async () => {});
  await jobs.start();
  const wrong: object = { nickname: 'Pepe' };
  await expect(jobs.enqueue<object>(database.db, greeting, wrong)).rejects.toThrow('name');
});

test('a kind has one handler', () => {
  const jobs = createJobs({ database, log: silentLog(), pace: calmPace });
  jobs.register(greeting, async () => {});
  expect(() => jobs.register(greeting, async () => {})).toThrow('has a handler already');
});
