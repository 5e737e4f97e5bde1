import type { Beacon, ReaderDevice } from './beacon.ts';

export interface PageView extends Beacon {
  readonly viewedAt: Date;
  /** See `visitor-keys.ts`; null for what is not counted by visitor. */
  readonly visitor: bigint | null;
  /** Two letters, ISO 3166-1; null where it is not known. */
  readonly country: string | null;
  /** Of readings alone. */
  readonly device: ReaderDevice | null;
  /** ISO 639; of readings alone. */
  readonly language: string | null;
}

interface Waiting {
  readonly view: PageView;
  done(): void;
  fail(error: unknown): void;
}

/**
 * Batches the views that arrive while a batch is being committed into the next one: one statement at a time, and no timer.
 * @param commit writes views in one statement; resolves when they are committed.
 */
export function createViewQueue(
  commit: (views: readonly PageView[]) => Promise<void>,
  limits: { batch: number; queue: number },
) {
  let waiting: Waiting[] = [];
  let running: Promise<void> | null = null;

  const run = async () => {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, limits.batch);
      waiting = waiting.slice(limits.batch);
      try {
        await commit(batch.map(({ view }) => view));
        for (const each of batch) each.done();
      } catch (error) {
        for (const each of batch) each.fail(error);
      }
    }
    running = null;
  };

  return {
    /**
     * Resolves when the view is committed, with `false` at once when the queue is full.
     * @throws what the commit throws, to every view of its batch.
     */
    add: (view: PageView) => {
      if (waiting.length >= limits.queue) return Promise.resolve(false);
      const committed = new Promise<boolean>((resolve, reject) => {
        waiting.push({ view, done: () => resolve(true), fail: reject });
      });
      running ??= run();
      return committed;
    },
    /** Commits the queue. */
    drain: async () => {
      await running;
    },
  };
}
