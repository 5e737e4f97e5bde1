import { Problem } from '../errors/problem.ts';

export interface Mutex {
  /**
   * Runs one work after the other, whether or not the one before has succeeded.
   * @throws {Problem} TOO_MANY_REQUESTS when the queue is full; what `work` throws otherwise.
   */
  readonly runExclusive: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** @param options.maxWaiting how many may wait for the one that runs; no limit unless given */
export function createMutex({ maxWaiting = Number.POSITIVE_INFINITY } = {}): Mutex {
  let last: Promise<unknown> = Promise.resolve();
  let queued = 0;
  return {
    runExclusive: async (work) => {
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

export interface KeyedMutex {
  /** As `Mutex.runExclusive`, among the works of one key; those of different keys run at once. */
  readonly runExclusive: <Result>(key: string, work: () => Promise<Result>) => Promise<Result>;
}

/** @param limits.maxKeys how many keys may have work at one time */
export function createKeyedMutex({
  maxWaiting,
  maxKeys,
}: {
  maxWaiting: number;
  maxKeys: number;
}): KeyedMutex {
  const active = new Map<string, { readonly mutex: Mutex; users: number }>();
  return {
    runExclusive: async (key, work) => {
      if (!active.has(key) && active.size >= maxKeys) throw new Problem('TOO_MANY_REQUESTS');
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
