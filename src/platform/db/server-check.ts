import type { Pool } from 'pg';
import { codeOf } from '../errors/system-error.ts';
import { DatabaseError } from './database-error.ts';
import type { DatabaseSource } from './source.ts';

const OLDEST_VERSION = 15;

/** @throws {DatabaseError} UNSUPPORTED_SERVER below PostgreSQL 15 or with another encoding than UTF-8. */
export async function requireSupportedServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: string; version: string; encoding: string }>(`
    select current_setting('server_version_num') as number, current_setting('server_version') as version,
           current_setting('server_encoding') as encoding`);
  const server = rows[0];
  if (!server) throw new Error('the server answered nothing');
  if (Number(server.number) < OLDEST_VERSION * 10_000) {
    throw new DatabaseError(
      'UNSUPPORTED_SERVER',
      `DATABASE_URL leads to PostgreSQL ${server.version.split(' ')[0]}: it accepts PostgreSQL ${OLDEST_VERSION} or newer.`,
    );
  }
  if (server.encoding !== 'UTF8') {
    throw new DatabaseError(
      'UNSUPPORTED_SERVER',
      `DATABASE_URL leads to a database in ${server.encoding}: it accepts one that was made with ENCODING 'UTF8'.`,
    );
  }
}

/** One line: which server, why, what to look at. Never the password. */
export function unreachable(source: DatabaseSource, error: unknown): DatabaseError {
  if (!('url' in source)) {
    return new DatabaseError(
      'UNREACHABLE',
      `The private PostgreSQL in ${source.location} cannot be used: ${reasonOf(error)}.`,
      error,
    );
  }
  const { username, hostname, port, pathname } = new URL(source.url);
  const server = `${hostname}:${port || '5432'}${pathname}`;
  const user = username === '' ? '' : ` as ${decodeURIComponent(username)}`;
  return new DatabaseError(
    'UNREACHABLE',
    `DATABASE_URL cannot be used: ${server}${user}: ${reasonOf(error)}.`,
  );
}

const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing listens there',
  ENOENT: 'nothing listens there',
  ENOTFOUND: 'there is no host of that name',
  EAI_AGAIN: 'the name server does not answer',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  ETIMEDOUT: 'the host does not answer',
  ECONNRESET: 'the server hung up',
  '28P01': 'the password is wrong',
  '28000': 'the server does not let this user in from here',
  '3D000': 'there is no database of that name',
  '53300': 'the server has no connection left',
  '57P03': 'the server is starting or stopping',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted',
};

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'it does not answer';
  const known = reasons[codeOf(error)];
  // `pg` never puts the password into a message; line breaks would make it more than one line.
  return known ?? (error.message || 'it does not answer').replace(/\s+/g, ' ').replace(/\.$/, '');
}
