import type { Logger } from 'pino';

/** Where a PostgreSQL of ours listens: `host` is a Unix socket's folder, or a loopback address on Windows. */
export interface PostgresAddress {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  readonly password?: string;
  readonly ssl: false;
}

/** `DATABASE_URL`, or what `startPrivatePostgres` returned (`location` is its folder). */
export type DatabaseSource =
  | { readonly url: string }
  | { readonly pool: PostgresAddress; readonly location: string };

/** Takes `(message)` or `(fields, message)`, as pino does. */
export type DatabaseLog = Pick<Logger, 'info' | 'warn' | 'error'>;
