import type { Running } from '../src/main.ts';

/**
 * Starts, announces, and ends cleanly at the first SIGINT or SIGTERM. A second Ctrl-C ends at once; SIGTERM, which supervisors repeat and
 * `start.mjs` forwards, never does. A start that fails prints its one line and exits with 1.
 */
export async function runUntilSignal(
  start: () => Promise<Pick<Running, 'startMessage' | 'close'>>,
  announce: (startMessage: string) => void = console.log,
): Promise<void> {
  const signal = Promise.withResolvers<void>();
  process.on('SIGTERM', () => signal.resolve());
  process.once('SIGINT', () => {
    signal.resolve();
    process.once('SIGINT', () => process.exit(130));
  });
  try {
    const running = await start();
    announce(running.startMessage);
    await signal.promise;
    await running.close();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof Error && isForOperators(error) ? error.message : error);
    process.exit(1);
  }
}

/** Errors whose message is one clear line; of any other the whole trace is wanted. */
function isForOperators(error: Error): boolean {
  return ['ConfigError', 'DatabaseError', 'StorageError'].includes(error.name);
}
