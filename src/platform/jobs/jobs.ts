import { sql } from 'drizzle-orm';
import { type Db, fromDrizzle, PgBoss } from 'pg-boss';
import type { Executor, OpenDatabase } from '../db/database.ts';
import type { Log } from '../log/log.ts';
import type { JobHandler, JobKind } from './job-kind.ts';

export type Jobs = ReturnType<typeof createJobs>;

/** Polling intervals for what sends no notification, and how long that waits. */
export interface Pace {
  /** Retries that fell due. */
  readonly pollInSeconds: number;
  /** Jobs whose process died: after `heartbeatInSeconds` without a sign of life they are tried again. */
  readonly superviseInSeconds: number;
  /** No retry waits longer, whatever its kind says. */
  readonly longestPauseInSeconds: number;
  /** Whether what is repeated begins when its minute comes. */
  readonly followsCalendar: boolean;
}

export const usualPace: Pace = {
  pollInSeconds: 5,
  superviseInSeconds: 10,
  longestPauseInSeconds: Infinity,
  followsCalendar: true,
};
const heartbeatInSeconds = 15;
const keepDoneInSeconds = 24 * 60 * 60;
const keepWaitingInSeconds = 14 * 24 * 60 * 60;
const stopInMs = 10_000;
/** What is nearly through may end by itself: a mail that is cut off after it was taken is sent twice. */
const abortAfterMs = 1_000;

/** Durable background work, kept in the schema `jobs` of the service's own database. */
export function createJobs(options: {
  readonly database: Pick<OpenDatabase, 'pool' | 'listen'>;
  readonly log: Log;
  readonly pace: Pace;
}) {
  const { log, pace } = options;
  const boss = new PgBoss({
    db: bossDatabase(options.database),
    schema: 'jobs',
    useListenNotify: true,
    schedule: pace.followsCalendar,
    superviseIntervalSeconds: pace.superviseInSeconds,
    monitorIntervalSeconds: pace.superviseInSeconds,
  });
  boss.on('error', (error) => log.warn({ err: error }, 'job queue error'));
  boss.on('warning', (warning) => log.warn({ warning }, 'job queue warning'));

  const kinds = new Map<string, JobKind<object>>();
  const starters: (() => Promise<unknown>)[] = [];
  const stopping = new AbortController();

  function register<Data extends object>(kind: JobKind<Data>, handler: JobHandler<Data>): void {
    if (kinds.has(kind.name)) throw new Error(`The job kind ${kind.name} has a handler already.`);
    kinds.set(kind.name, kind);
    starters.push(() => work(boss, kind, handler, { log, pace, stopping: stopping.signal }));
  }
  function repeat<Data extends object>(kind: JobKind<Data>, cron: string, data: Data): void {
    starters.push(() => boss.schedule(kind.name, cron, data, { tz: 'UTC' }));
  }

  return {
    /** Names the handler of a kind; before `start`. A kind without a handler in this process is left to other nodes. */
    register,
    /** Repeats a kind, whichever node is up; `cron` is in UTC. Before `start`. */
    repeat,
    /** Registers what removes what is of no more use, and repeats it. */
    cleanUp(kind: JobKind<Record<string, never>>, cron: string, remove: () => Promise<unknown>): void {
      register(kind, async () => void (await remove()));
      repeat(kind, cron, {});
    },
    /**
     * Adds a job in the caller's transaction: it exists when that commits, and a free worker of any node starts it at once.
     * @param options.startAfter not earlier than this instant.
     */
    async enqueue<Data extends object>(
      executor: Executor,
      kind: JobKind<Data>,
      data: Data,
      { startAfter }: { readonly startAfter?: Date } = {},
    ): Promise<void> {
      const db = fromDrizzle(executor, sql);
      await boss.send(kind.name, kind.data.parse(data), startAfter ? { db, startAfter } : { db });
    },
    /** Prepares the schema and the queues, then works. Enqueue only afterwards. */
    async start() {
      await boss.start();
      for (const kind of kinds.values()) await ensureQueue(boss, kind, pace);
      for (const starter of starters) await starter();
    },
    /** Takes no more work and waits 10 s at most; after a second running jobs are aborted. What is cut off is tried again. */
    async stop() {
      const abort = setTimeout(() => stopping.abort(new Error('The service is ending.')), abortAfterMs);
      try {
        await boss.stop({ graceful: true, timeout: stopInMs });
      } finally {
        clearTimeout(abort);
      }
    },
  };
}

/** Creates the queue, or brings one that an earlier version made up to date. */
async function ensureQueue(boss: PgBoss, kind: JobKind<object>, pace: Pace): Promise<void> {
  const { limit, firstPauseInSeconds, longestPauseInSeconds } = kind.retry;
  const settings = {
    notify: true,
    heartbeatSeconds: heartbeatInSeconds,
    expireInSeconds: kind.timeoutInSeconds,
    deleteAfterSeconds: keepDoneInSeconds,
    retentionSeconds: keepWaitingInSeconds,
    retryLimit: limit,
    retryDelay: firstPauseInSeconds,
    retryDelayMax: Math.min(longestPauseInSeconds, pace.longestPauseInSeconds),
    retryBackoff: true,
  };
  await boss.createQueue(kind.name, settings);
  await boss.updateQueue(kind.name, settings);
}

function work<Data extends object>(
  boss: PgBoss,
  kind: JobKind<Data>,
  handler: JobHandler<Data>,
  { log, pace, stopping }: { readonly log: Log; readonly pace: Pace; readonly stopping: AbortSignal },
): Promise<string> {
  const options = {
    includeMetadata: true,
    localConcurrency: kind.concurrency,
    pollingIntervalSeconds: pace.pollInSeconds,
    notifyPollingIntervalSeconds: pace.pollInSeconds,
  } as const;
  return boss.work<unknown, void, typeof options>(kind.name, options, async (jobs) => {
    for (const { id, data, retryCount, signal } of jobs) {
      const attempt = retryCount + 1;
      try {
        await handler({
          id,
          data: kind.data.parse(data),
          attempt,
          signal: AbortSignal.any([signal, stopping]),
        });
      } catch (error) {
        const left = kind.retry.limit - retryCount;
        const fields = { err: error, job: id, kind: kind.name, attempt };
        if (left > 0) log.warn(fields, 'job failed, retrying');
        else log.error(fields, 'job failed, giving up');
        throw error;
      }
    }
  });
}

/** Lets pg-boss use the service's own pool and its one listening connection instead of opening more. */
function bossDatabase(database: Pick<OpenDatabase, 'pool' | 'listen'>): Db {
  return {
    executeSql: (text, values) => database.pool.query(text, values),
    async listen(channel, onMessage, onReconnect) {
      const close = await database.listen(channel, { onMessage, onGap: onReconnect });
      onReconnect();
      return { close };
    },
  };
}
