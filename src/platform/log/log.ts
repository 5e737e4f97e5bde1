import { pino, type Logger } from 'pino';

export type Log = Pick<Logger, 'debug' | 'info' | 'warn' | 'error' | 'child'>;

/** JSON lines on standard output; addresses, tokens and cookies never enter a field. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'cookie', '*.password', '*.token', '*.cookie'],
  });
}

/** For tests and one-off commands whose output is their own. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
