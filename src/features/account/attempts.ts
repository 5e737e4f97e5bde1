import { eq, lt, sql } from 'drizzle-orm';
import { Problem } from '../../platform/errors/problem.ts';
import type { Database } from '../../platform/db/database.ts';
import { visitorKey } from '../../platform/limits/limit.ts';
import { attempts } from './tables.ts';

const windowInMs = 10 * 60 * 1000;

/**
 * How much is let through in ten minutes. What succeeds is given back, so these count failures: wrong passwords, and mails
 * whose link nobody used. Whether an address has an account makes no difference to any of them.
 */
const most = { 'sign-in': 60, 'sign-up': 30, mail: 30, 'mail-to': 8 } as const;

/** One thing that is limited, for one visitor or one mailbox. */
export interface Attempt {
  readonly kind: keyof typeof most;
  /** Key of a row in `attempts`. */
  readonly key: string;
}

/** By the visitor's address; all addresses of an IPv6 /64 are one visitor. */
export function attemptFrom(kind: 'sign-in' | 'sign-up' | 'mail', clientAddress: string): Attempt {
  return { kind, key: `${kind} ${visitorKey(clientAddress)}` };
}

/** By the mailbox, whoever asks and whether or not it has an account. */
export function attemptTo(email: string): Attempt {
  return { kind: 'mail-to', key: `mail-to ${email}` };
}

/** Limits that hold on all nodes: counted in the database, each in one atomic statement. */
export interface Attempts {
  /** @throws {Problem} TOO_MANY_REQUESTS when one of them has used up its window. */
  take(...wanted: Attempt[]): Promise<void>;
  /** What succeeded does not count. */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Deletes windows that are over. */
  forgetOld(): Promise<void>;
}

export function createAttempts(db: Database, now: () => Date): Attempts {
  const windowStart = () => new Date(now().getTime() - windowInMs);

  async function takeOne({ kind, key }: Attempt): Promise<boolean> {
    const isOver = sql`${attempts.startedAt} <= ${windowStart().toISOString()}::timestamptz`;
    const counted = await db
      .insert(attempts)
      .values({ key, count: 1, startedAt: now() })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
        },
        setWhere: sql`${isOver} or ${attempts.count} < ${most[kind]}`,
      })
      .returning({ count: attempts.count });
    return counted.length > 0;
  }

  return {
    async take(...wanted) {
      for (const attempt of wanted) {
        if (!(await takeOne(attempt))) throw new Problem('TOO_MANY_REQUESTS');
      }
    },
    async giveBack(keys) {
      // Row by row: two calls that share keys cannot then wait for each other.
      for (const key of keys) {
        await db
          .update(attempts)
          .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
          .where(eq(attempts.key, key));
      }
    },
    async forgetOld() {
      await db.delete(attempts).where(lt(attempts.startedAt, windowStart()));
    },
  };
}
