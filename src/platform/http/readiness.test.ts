import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { isReachable } from './readiness.ts';

test('a database that accepts and never answers is not there', async () => {
  const calls: Socket[] = [];
  const silent = createServer((socket) => void calls.push(socket.on('error', () => {})));
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const pool = new Pool({ host: '127.0.0.1', port, user: 'nobody', database: 'nothing' });
  try {
    expect(await isReachable(pool, 50)).toBe(false);
  } finally {
    for (const socket of calls) socket.destroy();
    silent.close();
    await pool.end();
  }
});

test('nor is one that refuses', async () => {
  const pool = new Pool({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'nothing' });
  expect(await isReachable(pool, 60_000)).toBe(false);
  await pool.end();
});
