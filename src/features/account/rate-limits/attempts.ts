import { and, eq, like, lt, sql } from 'drizzle-orm';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Database } from '../../../platform/db/database.ts';
import { visitorKey } from '../../../platform/limits/limit.ts';
import { attempts } from './tables.ts';

const tenMinutes = 10 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Tolerated between nodes: a window that starts further in the future came from a wrong clock. */
const clockSkew = 60 * 1000;

/**
 * Successes are refunded, so these count failures: wrong passwords and codes, and messages whose link or code was never used.
 * Text messages cost money and invite fraud, so each counts. None depends on whether an account exists. 50 wrong six-digit
 * codes a day leave a guesser 20,000 days.
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
  report: { most: 20, windowInMs: tenMinutes },
  'report-of': { most: 3, windowInMs: day },
} as const satisfies Record<string, { most: number; windowInMs: number }>;

type Kind = keyof typeof allowances;
const kinds = Object.keys(allowances).filter((kind): kind is Kind => kind in allowances);

export interface Attempt {
  readonly kind: Kind;
  readonly key: string;
}

/** Per client address; an IPv6 /64 counts as one. */
export function attemptFrom(
  kind: 'sign-in' | 'sign-up' | 'mail' | 'sms' | 'code' | 'support' | 'report',
  clientAddress: string,
): Attempt {
  return { kind, key: `${kind} ${visitorKey(clientAddress)}` };
}

/** Per client address and page. */
export function attemptAtPage(slug: string, clientAddress: string): Attempt {
  return { kind: 'report-of', key: `report-of ${visitorKey(clientAddress)} ${slug}` };
}

/** Per mailbox, whoever asks and whether or not it has an account. */
export function attemptTo(email: string): Attempt {
  return { kind: 'mail-to', key: `mail-to ${email}` };
}

/** Per phone, whoever asks and whether or not it has an account. */
export function attemptToPhone(phone: string): Attempt {
  return { kind: 'sms-to', key: `sms-to ${phone}` };
}

/** Per account that has codes sent, to whichever phones. */
export function attemptBy(userId: string): Attempt {
  return { kind: 'sms-by', key: `sms-by ${userId}` };
}

/** Codes tried for one address, phone or account, whoever types them: per ten minutes and per day. */
export function attemptsOfCode(target: string): [Attempt, Attempt] {
  return [
    { kind: 'code-for', key: `code-for ${target}` },
    { kind: 'code-for-today', key: `code-for-today ${target}` },
  ];
}

/** Limits shared by all nodes: counted in the database, each in one atomic statement. */
export function createAttempts(db: Database, now: () => Date) {
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
    /**
     * Counts one of each.
     * @returns keys for `refund`, which name their window too.
     * @throws {Problem} TOO_MANY_REQUESTS when a window is used up.
     */
    async take(...wanted: Attempt[]) {
      const taken: string[] = [];
      for (const attempt of wanted) taken.push(await takeOne(attempt));
      return taken;
    },
    /** Uncounts what succeeded, within its own window: refunds of earlier windows must not make room in this one. */
    async refund(keys: readonly string[]) {
      // One row at a time: concurrent refunds of the same keys cannot deadlock.
      for (const taken of keys) {
        const [, key = '', startedAt = ''] = /^(.*) @(\d+)$/.exec(taken) ?? [];
        await db
          .update(attempts)
          .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
          .where(and(eq(attempts.key, key), eq(attempts.startedAt, new Date(Number(startedAt)))));
      }
    },
    async purgeExpired() {
      for (const kind of kinds) {
        const isOfKind = like(attempts.key, `${kind} %`);
        await db.delete(attempts).where(and(isOfKind, lt(attempts.startedAt, windowStart(kind))));
      }
    },
  };
}
export type Attempts = ReturnType<typeof createAttempts>;
