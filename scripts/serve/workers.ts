import cluster, { type Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Running } from '../../src/main.ts';

/** A process that ends again and again leaves the others some time. */
const restartAfterMs = 1_000;

/**
 * Runs this program in several processes that share the port and the database, each a node as on a machine of its own. The first
 * starts alone, as it may have to make the database; one that ends is started again.
 */
export async function runWorkers(count: number): Promise<Pick<Running, 'startMessage' | 'close'>> {
  const running = new Set<Worker>();
  let isClosing = false;

  /** @returns its start message; null when it ended instead, and has said why. */
  const start = async (position: number): Promise<string | null> => {
    // One process keeps the copy of the live pages, and says what a slow start waits for.
    const worker = cluster.fork(position === 0 ? {} : { EXPORT_DIR: '', QUIET_START: 'yes' });
    running.add(worker);
    const ended = endOf(worker).then(() => running.delete(worker));
    const ready = new Promise<string>((resolve) => worker.once('message', resolve));
    const message = await Promise.race([ready, ended.then(() => null)]);
    if (message !== null) void ended.then(() => restart(position));
    return message;
  };
  const restart = async (position: number): Promise<void> => {
    await pause(restartAfterMs);
    if (isClosing) return;
    console.error('A process of the service ended. It is started again.');
    const message = await start(position);
    // A start replaces the links that set admins' passwords.
    if (message === null) await restart(position);
    else if (!isClosing) console.log(message);
  };
  const close = async (): Promise<void> => {
    isClosing = true;
    const ends = [...running].map(endOf);
    for (const worker of running) worker.process.kill('SIGTERM');
    await Promise.all(ends);
  };

  let startMessage = '';
  for (let position = 0; position < count; position += 1) {
    const message = await start(position);
    if (message === null) {
      await close();
      process.exit(1);
    }
    startMessage = message;
  }
  return { startMessage, close };
}

function endOf(worker: Worker): Promise<void> {
  return new Promise((resolve) => {
    worker.once('exit', () => resolve());
    worker.on('error', () => {
      // A connection that was handed to a process which ended is an error, too.
      if (worker.process.pid === undefined) resolve();
    });
  });
}
