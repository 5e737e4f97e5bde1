import { DrizzleQueryError } from 'drizzle-orm';
import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** JSON lines on standard output; addresses, tokens and cookies never enter a field. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => pino.stdSerializers.err(withoutParameters(error)) },
    redact: ['password', 'token', 'cookie', '*.password', '*.token', '*.cookie'],
  });
}

/**
 * A failed query names its parameters: addresses, password hashes, whole pages. Its statement and its cause say enough, and so
 * they do when it is the cause of another failure.
 */
export function withoutParameters(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  if (error instanceof DrizzleQueryError) {
    const clean = new Error(`Failed query: ${error.query}`, { cause: error.cause });
    clean.name = error.name;
    return clean;
  }
  if (error.cause instanceof DrizzleQueryError) {
    const clean = new Error(error.message, { cause: withoutParameters(error.cause) });
    return Object.assign(clean, { name: error.name, stack: error.stack });
  }
  return error;
}

/** For tests and one-off commands whose output is their own. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
