import type { Client } from 'pg';
import type { DatabaseLog, DatabaseSource } from './source.ts';
import { describeDiskSpace } from './disk-space.ts';

const QUIET_MS = 10_000;
const lastReport = new WeakMap<DatabaseSource, number>();

/** Logs one line, at most every 10 s, when a write on this connection is refused because the database's disk is full. */
export function reportDiskFull(client: Client, source: DatabaseSource, log: DatabaseLog): void {
  client.connection.on('errorMessage', (message: { code?: string }) => {
    if (message.code !== '53100') return;
    const now = performance.now();
    if (now - (lastReport.get(source) ?? -QUIET_MS) < QUIET_MS) return;
    lastReport.set(source, now);
    void describe(source).then((where) =>
      log.error(`the disk of the database is full: ${where}; nothing was saved, free some space`),
    );
  });
}

async function describe(source: DatabaseSource): Promise<string> {
  if ('url' in source) return `the PostgreSQL of DATABASE_URL at ${new URL(source.url).host}`;
  return await describeDiskSpace(source.location);
}
