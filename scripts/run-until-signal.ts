import type { Running } from '../src/main.ts';

/** A signal to a whole group arrives twice: from the sender, and forwarded by the process that started this one. */
const sameSignalInMs = 1_000;

/**
 * Starts, announces, and ends cleanly at the first SIGINT or SIGTERM; one that comes later ends at once. A start that fails prints
 * its one line and exits with 1.
 */
export async function runUntilSignal(
  start: () => Promise<Omit<Running, 'url'>>,
  announce: (startMessage: string) => void = console.log,
): Promise<void> {
  const signal = Promise.withResolvers<void>();
  let firstAt: number | null = null;
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > sameSignalInMs) process.exit(130);
      signal.resolve();
    });
  }
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
