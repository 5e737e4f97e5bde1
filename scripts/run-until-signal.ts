import type { Running } from '../src/main.ts';

/**
 * Starts, announces, and ends cleanly at the first SIGINT or SIGTERM; a second one ends at once. A start that fails prints
 * its one line and exits with 1.
 */
export async function runUntilSignal(start: () => Promise<Running>): Promise<void> {
  const starting = start();
  let ending = false;
  const end = async () => {
    if (ending) process.exit(130);
    ending = true;
    const running = await starting.catch(() => null);
    await running?.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
  try {
    console.log((await starting).announcement);
  } catch (error) {
    console.error(error instanceof Error && isForOperators(error) ? error.message : error);
    process.exit(1);
  }
}

/** Errors whose message is one clear line; of any other the whole trace is wanted. */
function isForOperators(error: Error): boolean {
  return error.name === 'ConfigError' || error.name === 'DatabaseError';
}
