import { and, eq, like, lt, sql } from 'drizzle-orm';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Database } from '../../../platform/db/database.ts';
import { visitorKey } from '../../../platform/limits/limit.ts';
import { attempts } from '../tables.ts';

const tenMinutes = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** As far as the clocks of nodes, and requests at the same time, are apart: a window that begins later began with a wrong clock. */
const clockSkew = 60 * 1000;

interface Allowance {
  /** Tries in one window. */
  readonly most: number;
  readonly windowInMs: number;
}

/**
 * How much is let through. What succeeds is given back, so these count failures: wrong passwords and codes, and messages
 * whose link or code nobody used. Text messages cost money and are a way to earn it, so each counts, used or not.
 * Whether an address has an account makes no difference to any of them. A code of six digits
 * is one of a million, so that 50 wrong ones a day leave a guesser 20,000 days.
 */
const allowances = {
  'sign-in': { most: 60, windowInMs: tenMinutes },
  'sign-up': { most: 30, windowInMs: tenMinutes },
  mail: { most: 30, windowInMs: tenMinutes },
  'mail-to': { most: 8, windowInMs: tenMinutes },
  sms: { most: 20, windowInMs: tenMinutes },
  'sms-to': { most: 5, windowInMs: tenMinutes },
  'sms-by': { most: 20, windowInMs: day },
  code: { most: 60, windowInMs: tenMinutes },
  'code-for': { most: 20, windowInMs: tenMinutes },
  'code-for-today': { most: 50, windowInMs: day },
  support: { most: 20, windowInMs: tenMinutes },
} as const satisfies Record<string, Allowance>;

type Kind = keyof typeof allowances;
const kinds = Object.keys(allowances).filter((kind): kind is Kind => kind in allowances);

/** One thing that is limited, for one visitor or one mailbox. */
export interface Attempt {
  readonly kind: Kind;
  /** Key of a row in `attempts`. */
  readonly key: string;
}

/** By the visitor's address; all addresses of an IPv6 /64 are one visitor. */
export function attemptFrom(
  kind: 'sign-in' | 'sign-up' | 'mail' | 'sms' | 'code' | 'support',
  clientAddress: string,
): Attempt {
  return { kind, key: `${kind} ${visitorKey(clientAddress)}` };
}

/** By the mailbox, whoever asks and whether or not it has an account. */
export function attemptTo(email: string): Attempt {
  return { kind: 'mail-to', key: `mail-to ${email}` };
}

/** By the phone, whoever asks and whether or not it has an account. */
export function attemptToPhone(phone: string): Attempt {
  return { kind: 'sms-to', key: `sms-to ${phone}` };
}

/** By the account that has messages sent to phones which need not be its own. */
export function attemptBy(userId: string): Attempt {
  return { kind: 'sms-by', key: `sms-by ${userId}` };
}

/** Tries of codes for one address, phone or account, whoever types them: so many at a time, and so many a day. */
export function attemptsOfCode(target: string): [Attempt, Attempt] {
  return [
    { kind: 'code-for', key: `code-for ${target}` },
    { kind: 'code-for-today', key: `code-for-today ${target}` },
  ];
}

/** Limits that hold on all nodes: counted in the database, each in one atomic statement. */
export interface Attempts {
  /**
   * @returns what `giveBack` takes when the success may come much later: keys that name their window as well.
   * @throws {Problem} TOO_MANY_REQUESTS when one of them has used up its window.
   */
  take(...wanted: Attempt[]): Promise<string[]>;
  /**
   * What succeeded does not count. A key that names its window is given back within that one alone: links of earlier windows
   * would otherwise be saved up and make room in this one.
   */
  giveBack(keys: readonly string[]): Promise<void>;
  /** Deletes windows that are over. */
  forgetOld(): Promise<void>;
}

export function createAttempts(db: Database, now: () => Date): Attempts {
  const windowStart = (kind: Kind) => new Date(now().getTime() - allowances[kind].windowInMs);

  async function takeOne({ kind, key }: Attempt): Promise<string> {
    const latest = new Date(now().getTime() + clockSkew);
    const isOver = sql`(${attempts.startedAt} <= ${windowStart(kind).toISOString()}::timestamptz
      or ${attempts.startedAt} > ${latest.toISOString()}::timestamptz)`;
    const [counted] = await db
      .insert(attempts)
      .values({ key, count: 1, startedAt: now() })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
          startedAt: sql`case when ${isOver} then excluded.started_at else ${attempts.startedAt} end`,
        },
        setWhere: sql`${isOver} or ${attempts.count} < ${allowances[kind].most}`,
      })
      .returning({ startedAt: attempts.startedAt });
    if (!counted) throw new Problem('TOO_MANY_REQUESTS');
    return `${key} @${counted.startedAt.getTime()}`;
  }

  return {
    async take(...wanted) {
      const taken: string[] = [];
      for (const attempt of wanted) taken.push(await takeOne(attempt));
      return taken;
    },
    async giveBack(keys) {
      // Row by row: two calls that share keys cannot then wait for each other.
      for (const taken of keys) {
        const [, key = taken, startedAt] = /^(.*) @(\d+)$/.exec(taken) ?? [];
        const isWindow =
          startedAt === undefined ? undefined : eq(attempts.startedAt, new Date(Number(startedAt)));
        await db
          .update(attempts)
          .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
          .where(and(eq(attempts.key, key), isWindow));
      }
    },
    async forgetOld() {
      for (const kind of kinds) {
        const isOfKind = like(attempts.key, `${kind} %`);
        await db.delete(attempts).where(and(isOfKind, lt(attempts.startedAt, windowStart(kind))));
      }
    },
  };
}
