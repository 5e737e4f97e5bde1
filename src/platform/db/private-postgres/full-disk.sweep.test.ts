import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../database.ts';
import { startPrivatePostgres } from '../private-postgres.ts';
import { postgresFailure } from '../postgres-failure.ts';
import type { DatabaseLog } from '../source.ts';
import { temporaryFolder } from './test-support/folder.ts';
import { startProduct } from './test-support/process.ts';
import { canMount, smallDisk } from './test-support/small-disk.ts';
import { databaseBegun } from './test-support/draft.ts';

const remember = `create table kept (word text); insert into kept values ('moon')`;
const recall = 'select word from kept';
/** What, where, how much is free, what to do; one line. */
const oneLine =
  /^The disk is full: [^\n]+ \/\S+\/postgres has \d+\.\d MB free[^\n]*\. Free some space and start again\.$/;

test('leaves nothing behind when the system cuts the making of a database short', async () => {
  const dataDir = await temporaryFolder();
  const limited = startProduct({ dataDir, shell: 'ulimit -f 8000' }); // no file above 4 MB
  expect((await limited.failed()).message).toMatch(/^The private PostgreSQL [^\n]+$/);
  expect(await readdir(join(dataDir, 'postgres'))).toEqual([]);
  const free = startProduct({ dataDir });
  await free.ready();
  await free.close();
});

// Where nobody may mount a disk, the limit on file sizes above has to do.
describe.runIf(canMount())('on a disk of its own', () => {
  test('does not begin a database for which there is no room', async () => {
    const disk = await smallDisk(40);
    const refused = startProduct({ dataDir: disk.folder });
    const { code, message } = await refused.failed();
    expect(code).toBe('DISK_FULL');
    expect(message).toMatch(oneLine);
    expect(await readdir(join(disk.folder, 'postgres'))).toEqual([]);
    disk.resize(300);
    const next = startProduct({ dataDir: disk.folder });
    await next.ready();
    await next.close();
  });

  test('says so, and leaves nothing behind, when the disk fills while the database is made', async () => {
    const disk = await smallDisk(80);
    const unlucky = startProduct({ dataDir: disk.folder });
    await databaseBegun(disk.folder);
    await disk.fill(0);
    const { code, message } = await unlucky.failed();
    expect(message).toMatch(oneLine);
    expect(code).toBe('DISK_FULL');
    expect(await readdir(join(disk.folder, 'postgres'))).toEqual([]);
    await disk.free();
    const next = startProduct({ dataDir: disk.folder });
    await next.ready();
    await next.close();
  });

  test('does not start on a full disk, and does again when there is room', async () => {
    const disk = await smallDisk(100);
    const first = startProduct({ dataDir: disk.folder, durability: 'full' });
    await first.ready();
    await first.query(remember);
    await first.close();
    await disk.fill(0);
    const refused = startProduct({ dataDir: disk.folder });
    const { code, message } = await refused.failed();
    expect(code).toBe('DISK_FULL');
    expect(message).toMatch(oneLine);
    await disk.free();
    const next = startProduct({ dataDir: disk.folder });
    await next.ready();
    expect(await next.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await next.close();
  });

  test('refuses writes on a full disk with one line, keeps what it had, and goes on when there is room', async () => {
    const disk = await smallDisk(120);
    const { log, lines } = recordingLog();
    const postgres = await startPrivatePostgres({ dataDir: disk.folder, log, durability: 'full' });
    const database = await openDatabase({ source: postgres, log, poolSize: 2 });
    onTestFinished(async () => {
      await database.close();
      await postgres.close();
    });
    await database.pool.query(remember);
    await database.pool.query('create table large (words text)');
    await disk.fill(1);
    const write = () =>
      database.pool.query(
        `insert into large select repeat(md5(i::text), 100) from generate_series(1, 20000) i`,
      );
    const isDiskFull = (error: unknown) => postgresFailure(error)?.sqlState === '53100';
    await expect(write()).rejects.toSatisfy(isDiskFull);
    await expect(write()).rejects.toSatisfy(isDiskFull);
    const reported = lines.filter((line) => line.includes('database disk full'));
    expect(reported).toEqual([
      expect.stringMatching(
        /^database disk full, write refused: \/\S+\/postgres has \d\.\d MB free; free some space$/,
      ),
    ]);
    expect((await database.pool.query(recall)).rows).toEqual([{ word: 'moon' }]);

    await disk.free();
    await database.pool.query(`insert into kept values ('sun')`);
    expect((await database.pool.query(recall)).rows).toEqual([{ word: 'moon' }, { word: 'sun' }]);
  });

  test('survives a disk that has no room left for its own log', async () => {
    const disk = await smallDisk(120);
    const product = startProduct({ dataDir: disk.folder, durability: 'full' });
    const { location } = await product.ready();
    await product.query(remember);
    await disk.fill(0);
    // Fills what is left of the current 16 MB of log, for which the server needs a next file.
    let answer = await product.query('select 1 as one');
    for (let round = 0; round < 40 && answer.type === 'rows'; round++) {
      answer = await product.query(
        `select pg_logical_emit_message(false, 'fill', repeat('x', 1000000)) is null as done`,
      );
    }
    expect(answer.type).toBe('refused');
    // A few kilobytes that were left may do for the server to come back by itself.
    await product.logged(/The disk is full|PostgreSQL restarted/);
    await disk.free();
    await product.logged('PostgreSQL restarted');
    expect(await product.query(recall)).toMatchObject({ rows: [{ word: 'moon' }] });
    await product.close();
    expect(existsSync(join(location, 'cluster/postmaster.pid'))).toBe(false);
  });
});

function recordingLog(): { log: DatabaseLog; lines: string[] } {
  const lines: string[] = [];
  const record = (first: unknown, second?: unknown) =>
    void lines.push(typeof first === 'string' ? first : String(second));
  return { log: { info: record, warn: record, error: record }, lines };
}
