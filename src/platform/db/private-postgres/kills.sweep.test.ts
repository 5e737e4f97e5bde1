import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isRunning } from './processes.ts';
import { databaseBegun } from './test-support/draft.ts';
import { folderWithDatabase, temporaryFolder } from './test-support/folder.ts';
import { renumber } from './test-support/lock-file.ts';
import { startProduct } from './test-support/process.ts';

const remember = `create table kept (word text); insert into kept values ('moon')`;
const recall = 'select word from kept';

test('adopts the server that a killed product left behind', async () => {
  const dataDir = await folderWithDatabase();
  const killed = startProduct({ dataDir });
  const { pid } = await killed.ready();
  await killed.query(remember);
  await killed.kill();
  expect(await isRunning(pid)).toBe(true);
  const next = startProduct({ dataDir });
  expect((await next.ready()).pid).toBe(pid);
  await next.logged('already running');
  expect(await next.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
  await next.close();
  expect(await isRunning(pid)).toBe(false);
});

test('keeps what was acknowledged when product and server are killed together', async () => {
  const dataDir = await folderWithDatabase();
  const killed = startProduct({ dataDir, durability: 'full' });
  const { pid, location } = await killed.ready();
  await killed.query(remember);
  process.kill(pid, 'SIGKILL');
  await killed.kill();
  expect(await readdir(join(location, 'cluster'))).toContain('postmaster.pid');
  const next = startProduct({ dataDir, durability: 'full' });
  expect((await next.ready()).pid).not.toBe(pid);
  expect(await next.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
  await next.close();
});

test('starts the server again when it is killed under a living product', async () => {
  const product = startProduct({ dataDir: await folderWithDatabase(), durability: 'full' });
  const { pid } = await product.ready();
  await product.query(remember);
  process.kill(pid, 'SIGKILL');
  await product.logged('PostgreSQL lost');
  await product.logged('PostgreSQL restarted');
  expect(await product.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
  await product.close();
});

test('counts only living users when the last one stops the server', async () => {
  const dataDir = await folderWithDatabase();
  const [killed, last] = [startProduct({ dataDir }), startProduct({ dataDir })];
  const [{ pid }] = await Promise.all([killed.ready(), last.ready()]);
  await killed.kill();
  await last.close();
  expect(await isRunning(pid)).toBe(false);
});

test('makes the database anew when it was killed in the middle of making it', async () => {
  const dataDir = await temporaryFolder();
  const killed = startProduct({ dataDir });
  await databaseBegun(dataDir);
  await killed.kill();
  expect(await readdir(join(dataDir, 'postgres'))).not.toContain('cluster');
  const next = startProduct({ dataDir });
  await next.ready();
  expect((await readdir(join(dataDir, 'postgres'))).toSorted()).toEqual([
    'cluster',
    'postgres.log',
    'socket',
  ]);
  await next.close();
});

test('is not stopped by a number in a stale lock file that now belongs to another program', async () => {
  const dataDir = await folderWithDatabase();
  const killed = startProduct({ dataDir, durability: 'full' });
  const { pid, location, host } = await killed.ready();
  await killed.query(remember);
  process.kill(pid, 'SIGKILL');
  await killed.kill();
  for (const file of [join(location, 'cluster/postmaster.pid'), join(host, '.s.PGSQL.5432.lock')]) {
    await renumber(file, pid);
  }
  const next = startProduct({ dataDir });
  await next.ready();
  expect(await next.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
  await next.close();
});
