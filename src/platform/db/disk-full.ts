import type { Client } from 'pg';
import { describeDiskSpace } from './disk-space.ts';
import type { DatabaseLog, DatabaseSource } from './source.ts';

const QUIET_MS = 10_000;

/**
 * Watches connections of one database and logs one line, at most every 10 s, when a write is refused because its disk is full.
 * @returns what to call with each new connection.
 */
export function watchForFullDisk(source: DatabaseSource, log: DatabaseLog): (client: Client) => void {
  let quietUntil = 0;
  async function report(): Promise<void> {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + QUIET_MS;
    log.error(`database disk full, write refused: ${await describe(source)}; free some space`);
  }
  return (client) => {
    client.connection.on('errorMessage', (message: { code?: string }) => {
      if (message.code === '53100') void report();
    });
  };
}

async function describe(source: DatabaseSource): Promise<string> {
  if ('url' in source) return `the PostgreSQL of DATABASE_URL at ${new URL(source.url).host}`;
  return await describeDiskSpace(source.location).catch(() => source.location);
}
