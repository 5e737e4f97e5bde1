import { Problem } from '../errors/problem.ts';

/** @param options.maxWaiting how many may wait for the one that runs; no limit unless given */
export function createMutex({ maxWaiting = Number.POSITIVE_INFINITY } = {}) {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  return {
    /**
     * Runs one work after the other, whether or not the one before has succeeded.
     * @throws {Problem} TOO_MANY_REQUESTS when the queue is full; what `work` throws otherwise.
     */
    runExclusive: async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (queued > maxWaiting) throw new Problem('TOO_MANY_REQUESTS');
      queued += 1;
      const mine = last.then(work, work);
      last = mine;
      try {
        return await mine;
      } finally {
        queued -= 1;
      }
    },
  };
}

export type KeyedMutex = ReturnType<typeof createKeyedMutex>;

/** @param limits.maxKeys how many keys may have work at one time */
export function createKeyedMutex({ maxWaiting, maxKeys }: { maxWaiting: number; maxKeys: number }) {
  const active = new Map<string, { readonly mutex: ReturnType<typeof createMutex>; users: number }>();
  return {
    /** As the mutex of one key; works of different keys run at once. @throws {Problem} BUSY when there are too many keys */
    runExclusive: async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
      if (!active.has(key) && active.size >= maxKeys) throw new Problem('BUSY');
      const entry = active.get(key) ?? { mutex: createMutex({ maxWaiting }), users: 0 };
      active.set(key, entry);
      entry.users += 1;
      try {
        return await entry.mutex.runExclusive(work);
      } finally {
        entry.users -= 1;
        if (entry.users === 0) active.delete(key);
      }
    },
  };
}
