import { Problem } from '../errors/problem.ts';
import { createLimit } from './limit.ts';
import { createKeyedMutex, type KeyedMutex } from './mutex.ts';

/** Works of one account that may wait, and accounts that may have work at one time in one process. */
export const accountQueueLimits = { maxWaiting: 5, maxKeys: 200 };

const day = 24 * 60 * 60_000;
const tooManyToday = 'That is as much as one account can do in a day. Please go on tomorrow.';

interface AccountQueueOptions {
  /** Far more than a person tries, far less than a script. */
  readonly perTenMinutes: number;
  readonly perDay: number;
  readonly now: () => Date;
  /** Where works of several kinds wait for each other. */
  readonly mutex?: KeyedMutex;
}

/** What each account may have of one kind of work: its works run one after the other, and wait for nobody else's. */
export function createAccountQueue({ perTenMinutes, perDay, now, mutex }: AccountQueueOptions) {
  const instant = () => now().getTime();
  const tries = createLimit({ max: perTenMinutes, windowInMs: 10 * 60_000, now: instant });
  const today = createLimit({ max: perDay, windowInMs: day, now: instant });
  const { runExclusive } = mutex ?? createKeyedMutex(accountQueueLimits);
  return {
    /** @throws {Problem} TOO_MANY_REQUESTS; BUSY when too many accounts have work; what `work` throws otherwise */
    run: async <Result>(userId: string, work: () => Promise<Result>): Promise<Result> => {
      if (!tries.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
      return await runExclusive(userId, async () => {
        // What was not let in does not use up the day.
        if (!today.take(userId)) throw new Problem('TOO_MANY_REQUESTS', { message: tooManyToday });
        return await work();
      });
    },
  };
}
