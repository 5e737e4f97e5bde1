import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { isRunning } from './private-postgres/processes.ts';
import {
  folderWithDatabase,
  temporaryFolder,
  temporaryFolderOnDisk,
} from './private-postgres/test-support/folder.ts';
import { startProduct } from './private-postgres/test-support/process.ts';

const remember = `create table kept (word text); insert into kept values ('moon')`;
const recall = 'select word from kept';

test('makes a durable UTF-8 database inside DATA_DIR that is reached through a closed folder only', async () => {
  const dataDir = await temporaryFolderOnDisk();
  const product = startProduct({ dataDir, durability: 'full' });
  const { location, host } = await product.ready();
  expect(location).toBe(join(dataDir, 'postgres'));
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  expect((await stat(join(location, 'cluster'))).mode & 0o777).toBe(0o700);
  const settings = await product.query(`
    select current_setting('listen_addresses') as listen, current_setting('fsync') as fsync,
      current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit,
      current_setting('server_encoding') as encoding, upper('é') as upper`);
  expect(settings).toMatchObject({
    rows: [{ listen: '', fsync: 'on', pages: 'on', commit: 'on', encoding: 'UTF8', upper: 'É' }],
  });
  await product.close();
});

test('lets the product own its database without the rights of a superuser', async () => {
  const product = startProduct({ dataDir: await folderWithDatabase() });
  await product.ready();
  expect(await product.query(`copy (select 1) to program 'true'`)).toMatchObject({ sqlState: '42501' });
  expect(await product.query('create schema jobs; create extension pg_trgm')).toMatchObject({ type: 'rows' });
  await product.close();
});

test('finds on the second start what the first one stored', async () => {
  const dataDir = await temporaryFolder();
  const first = startProduct({ dataDir });
  const { pid } = await first.ready();
  await first.query(remember);
  await first.close();
  expect(await isRunning(pid)).toBe(false);
  const second = startProduct({ dataDir });
  await second.ready();
  expect(await second.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
  await second.close();
});

test(
  'is shared by processes that start at the same moment, and stopped by the last of them',
  { retry: 0 },
  async () => {
    const dataDir = await temporaryFolder();
    const products = [1, 2, 3].map(() => startProduct({ dataDir }));
    const servers = await Promise.all(products.map((product) => product.ready()));
    const pids = new Set(servers.map(({ pid }) => pid));
    expect(pids.size).toBe(1);
    expect((await readdir(join(dataDir, 'postgres'))).toSorted()).toEqual([
      'cluster',
      'postgres.log',
      'socket',
    ]);
    const [first, second, third] = products;
    const [pid = 0] = pids;
    await first?.close();
    await second?.query(remember);
    await second?.close();
    expect(await third?.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    expect(await isRunning(pid)).toBe(true);
    await third?.close();
    expect(await isRunning(pid)).toBe(false);
  },
);

test(
  'always leaves a running server to whoever is left when all but one end at once',
  { retry: 0 },
  async () => {
    const dataDir = await folderWithDatabase();
    const survivor = startProduct({ dataDir });
    const { pid } = await survivor.ready();
    const others = [1, 2, 3].map(() => startProduct({ dataDir }));
    await Promise.all(others.map((product) => product.ready()));
    await Promise.all(others.map((product) => product.close()));
    expect(await survivor.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
    expect(await isRunning(pid)).toBe(true);
    await survivor.close();
  },
);

test(
  'is stopped by the last user although the server has not noticed yet that another was killed',
  { retry: 0 },
  async () => {
    const dataDir = await folderWithDatabase();
    const [last, killed] = [startProduct({ dataDir }), startProduct({ dataDir })];
    const { pid } = await last.ready();
    await killed.ready();
    const keeper = await last.query(
      `select pid from pg_stat_activity where application_name = 'moonpage keeper ${killed.pid}'`,
    );
    const backend = keeper.type === 'rows' ? Number(keeper.rows[0]?.['pid']) : NaN;
    if (!(backend > 1)) throw new Error(`The keeper is not connected: ${JSON.stringify(keeper)}`);
    process.kill(backend, 'SIGSTOP');
    try {
      await killed.kill();
      const closed = last.close();
      await pause(500);
      process.kill(backend, 'SIGCONT');
      await closed;
    } finally {
      // One that stands still would keep the server from ending.
      if (await isRunning(backend)) process.kill(backend, 'SIGCONT');
    }
    expect(await isRunning(pid)).toBe(false);
  },
);

test('starts anew when it comes while the last user stops the server', { retry: 0 }, async () => {
  const dataDir = await folderWithDatabase();
  let leaving = startProduct({ dataDir });
  await leaving.ready();
  await leaving.query(remember);
  for (const _round of [1, 2, 3]) {
    const coming = startProduct({ dataDir });
    await Promise.all([leaving.close(), coming.ready()]);
    expect(await coming.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    leaving = coming;
  }
  await leaving.close();
});

test.for<readonly [string, string]>([
  ['too long for a socket', 'x'.repeat(120)],
  ['with blanks, quotes, commas and a rocket', `a "b", 'c' 🚀`],
])('works in a folder whose path is %s', async ([, name]) => {
  const dataDir = join(await temporaryFolder(), name, 'data');
  const product = startProduct({ dataDir });
  const { host, location } = await product.ready();
  onTestFinished(() => rm(host, { recursive: true, force: true })); // a short folder elsewhere stays for the next start
  expect(location).toBe(join(dataDir, 'postgres'));
  expect((await stat(host)).mode & 0o777).toBe(0o700);
  expect(await product.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  await product.close();
});

test('asks for a password where only TCP is to be had', async () => {
  const product = startProduct({ dataDir: await temporaryFolder(), transport: 'loopback' });
  const { host, port, pid } = await product.ready();
  expect(host).toBe('127.0.0.1');
  expect(await product.query(`select current_setting('listen_addresses') as listen`)).toMatchObject({
    rows: [{ listen: host }],
  });
  for (const user of ['postgres', 'moonpage']) {
    const stranger = new Client({ host, port, user, password: 'guess', database: 'moonpage', ssl: false });
    await expect(stranger.connect()).rejects.toMatchObject({ code: '28P01' });
  }
  process.kill(pid, 'SIGKILL');
  await product.logged('PostgreSQL restarted');
  expect(await product.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  await product.close();
});
