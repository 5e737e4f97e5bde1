// A product of its own process, for tests that kill it: starts the private PostgreSQL and obeys lines on standard input.
// Answers with one JSON object per line; what it logs comes as { "log": … }.
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { DatabaseError } from '../../database-error.ts';
import { startPrivatePostgres, type PrivatePostgres } from '../../private-postgres.ts';
import type { DatabaseLog } from '../../source.ts';

/** How a test wants this process to be, as JSON in the first argument. */
export interface ProgramOptions {
  readonly dataDir: string;
  readonly durability: 'full' | 'none';
  readonly transport: 'socket' | 'loopback';
  /** Become this user once everything is loaded. */
  readonly uid?: number;
  /** Claim to be another kind of machine. */
  readonly arch?: string;
}

/** What the process says. */
export type Message =
  | {
      readonly type: 'ready';
      readonly pid: number;
      readonly location: string;
      readonly host: string;
      readonly port: number;
    }
  | { readonly type: 'failed'; readonly code: string; readonly message: string }
  | { readonly type: 'log'; readonly text: string }
  | { readonly type: 'rows'; readonly rows: readonly Readonly<Record<string, unknown>>[] }
  | { readonly type: 'refused'; readonly sqlState: string }
  | { readonly type: 'closed' };

function say(message: Message): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function tell(first: unknown, second?: unknown): void {
  say({ type: 'log', text: typeof first === 'string' ? first : String(second) });
}

const log: DatabaseLog = { info: tell, warn: tell, error: tell };
const options = JSON.parse(process.argv[2] ?? '') as ProgramOptions;

if (options.arch !== undefined) Object.defineProperty(process, 'arch', { value: options.arch });
if (options.uid !== undefined) {
  process.setgroups?.([]);
  process.setgid?.(options.uid);
  process.setuid?.(options.uid);
}

try {
  const postgres = await startPrivatePostgres({ ...options, log });
  say({
    type: 'ready',
    pid: postgres.pid(),
    location: postgres.location,
    host: postgres.pool.host,
    port: postgres.pool.port,
  });
  for await (const line of createInterface({ input: process.stdin })) {
    if (line === 'close') break;
    await answer(postgres, line);
  }
  await postgres.close();
  say({ type: 'closed' });
} catch (error) {
  const failure = error instanceof DatabaseError ? error : { code: 'UNEXPECTED', message: String(error) };
  say({ type: 'failed', code: failure.code, message: failure.message });
  process.exitCode = 1;
}

/** Each statement on a connection of its own, so that a server that was replaced in between does not matter. */
async function answer(postgres: PrivatePostgres, statement: string): Promise<void> {
  const client = new Client(postgres.pool);
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(statement);
    say({ type: 'rows', rows: rows ?? [] });
    await client.end();
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : '';
    say({ type: 'refused', sqlState: typeof code === 'string' ? code : String(error) });
  }
}
