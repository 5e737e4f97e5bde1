import type { Running } from '../src/main.ts';

/**
 * Starts, announces, and ends cleanly at the first SIGINT or SIGTERM; a second one ends at once. A start that fails prints
 * its one line and exits with 1.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const signal = Promise.withResolvers<void>();
  let signals = 0;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      signals += 1;
      if (signals > 1) process.exit(130);
      signal.resolve();
    });
  }
  try {
    const running = await start();
    console.log(running.announcement);
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
