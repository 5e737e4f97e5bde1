import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../log/log.ts';
import { DatabaseError } from './database-error.ts';
import { openDatabase } from './database.ts';
import { startPrivatePostgres, type PrivatePostgres } from './private-postgres.ts';
import { unreachable } from './server-check.ts';
import { asSuperuser } from './test-support/superuser.ts';

/** A server as an operator has one: over TCP, with a password. */
let server: PrivatePostgres;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'moonpage-db-'));
  server = await startPrivatePostgres({
    transport: 'loopback',
    dataDir: folder,
    log: silentLog(),
    durability: 'none',
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Part {
  readonly user?: string;
  readonly password?: string;
  readonly host?: string;
  readonly port?: number;
  readonly database?: string;
}

function urlWith(part: Part): string {
  const { user, password, host, port, database } = { ...server.pool, ...part };
  return `postgres://${user}:${password ?? ''}@${host}:${port}/${database}`;
}

async function refusalOf(url: string): Promise<DatabaseError> {
  const error: unknown = await openDatabase({ source: { url }, log: silentLog(), poolSize: 1 }).catch(
    (reason: unknown) => reason,
  );
  if (!(error instanceof DatabaseError)) throw new Error(`not refused: ${String(error)}`);
  return error;
}

test('opens the PostgreSQL of DATABASE_URL', async () => {
  const database = await openDatabase({ source: { url: urlWith({}) }, log: silentLog(), poolSize: 2 });
  const { rows } = await database.pool.query('select current_user as user');
  expect(rows).toEqual([{ user: 'moonpage' }]);
  await database.close();
});

test.for<[string, Part, string]>([
  ['a wrong password', { password: 'hunter2' }, 'the password is wrong'],
  ['an unknown database', { database: 'elsewhere' }, 'there is no database of that name'],
  ['a port where nothing listens', { port: 1 }, 'nothing listens there'],
])('says in one line what is wrong with %s', async ([, part, reason]) => {
  const { code, message } = await refusalOf(urlWith(part));
  const { user, host, port, database } = { ...server.pool, ...part };
  expect(code).toBe('UNREACHABLE');
  expect(message).toBe(`DATABASE_URL cannot be used: ${host}:${port}/${database} as ${user}: ${reason}.`);
});

test.each([
  ['ENOTFOUND', 'there is no host of that name'],
  ['EAI_AGAIN', 'the name server does not answer'],
])('says in one line what a name server means with %s', (code, reason) => {
  const error = Object.assign(new Error(`getaddrinfo ${code} db.example`), { code });
  const { message } = unreachable({ url: 'postgres://moon:hunter2@db.example/moonpage' }, error);
  expect(message).toBe(`DATABASE_URL cannot be used: db.example:5432/moonpage as moon: ${reason}.`);
});

test('never repeats the password of DATABASE_URL', async () => {
  for (const part of [{ database: 'elsewhere' }, { port: 1 }]) {
    const { message, cause } = await refusalOf(urlWith({ ...part, password: 'hunter2' }));
    expect(`${message} ${String(cause)}`).not.toContain('hunter2');
  }
});

test('accepts nothing but a PostgreSQL address', async () => {
  for (const url of ['mysql://localhost/moonpage', 'moonpage', '']) {
    const { code, message } = await refusalOf(url);
    expect(code).toBe('INVALID_URL');
    expect(message).toBe(
      'DATABASE_URL cannot be used: it accepts a PostgreSQL address, such as postgres://user:password@host:5432/moonpage.',
    );
  }
});

test('refuses a PostgreSQL older than 15', async () => {
  const port = await posingAsVersion14();
  const { code, message } = await refusalOf(urlWith({ port }));
  expect(code).toBe('UNSUPPORTED_SERVER');
  expect(message).toBe('DATABASE_URL leads to PostgreSQL 14.4: it accepts PostgreSQL 15 or newer.');
});

test('refuses a database that cannot store every name', async () => {
  const statement = `create database bytes owner moonpage encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0`;
  await asSuperuser(server.pool, 'postgres', statement);
  const { code, message } = await refusalOf(urlWith({ database: 'bytes' }));
  expect(code).toBe('UNSUPPORTED_SERVER');
  expect(message).toContain("it accepts one that was made with ENCODING 'UTF8'");
});

/** Passes everything to the real server, and calls it 14.4 on the way back. */
async function posingAsVersion14(): Promise<number> {
  const proxy = createServer((client) => {
    const upstream = connect(server.pool.port, server.pool.host);
    client.pipe(upstream);
    upstream.on('data', (data) =>
      client.write(
        Buffer.from(
          data.toString('latin1').replaceAll('18.4', '14.4').replaceAll('180004', '140004'),
          'latin1',
        ),
      ),
    );
    upstream.on('close', () => client.destroy());
    for (const socket of [client, upstream]) socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void proxy.close());
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return address.port;
}
