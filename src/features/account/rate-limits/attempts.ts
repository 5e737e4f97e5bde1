import { and, eq, gt, like, lt, sql } from 'drizzle-orm';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Database, Executor } from '../../../platform/db/database.ts';
import { networkKey, visitorKey } from '../../../platform/limits/limit.ts';
import { attempts } from './tables.ts';

const tenMinutes = 10 * 60 * 1000;
const halfHour = 30 * 60 * 1000;
const hour = 60 * 60 * 1000;
const day = 24 * 60 * 60 * 1000;
/** Tolerated between nodes: a window that starts further in the future came from a wrong clock. */
const clockSkew = 60 * 1000;

/**
 * Successes are refunded, so these count failures: wrong passwords and codes, and messages whose link or code was never used.
 * Text messages cost money and invite fraud, so each counts. None depends on whether an account exists. A mailed code can be
 * tried five times and a texted one too, so 20 letters with one or 20 texts a day leave a guesser of six digits thousands of days,
 * as do 50 wrong codes of an app.
 */
const allowances = {
  'sign-in': { most: 60, windowInMs: tenMinutes },
  'sign-in-48': { most: 240, windowInMs: tenMinutes },
  /** Counted alone: what they lead to is a pause. */
  guess: { most: 1_000_000, windowInMs: hour },
  'sign-up': { most: 30, windowInMs: tenMinutes },
  mail: { most: 30, windowInMs: tenMinutes },
  'mail-to': { most: 8, windowInMs: tenMinutes },
  'letters-to': { most: 20, windowInMs: day },
  /** Beyond those: who owns the mailbox still gets what they ask for. */
  'letters-on': { most: 1, windowInMs: halfHour },
  'letters-by': { most: 10, windowInMs: day },
  sms: { most: 20, windowInMs: tenMinutes },
  'sms-to': { most: 5, windowInMs: tenMinutes },
  'texts-to': { most: 20, windowInMs: day },
  'texts-known': { most: 40, windowInMs: day },
  'sms-today': { most: 10_000_000, windowInMs: day },
  'sms-by': { most: 5, windowInMs: day },
  code: { most: 60, windowInMs: tenMinutes },
  'code-48': { most: 240, windowInMs: tenMinutes },
  'code-for': { most: 20, windowInMs: tenMinutes },
  'code-for-today': { most: 50, windowInMs: day },
  support: { most: 20, windowInMs: tenMinutes },
  report: { most: 20, windowInMs: tenMinutes },
  'report-of': { most: 3, windowInMs: day },
} as const satisfies Record<string, { most: number; windowInMs: number }>;

type Kind = keyof typeof allowances;

/** Undefined: the sentence of the contract, which says to wait a few minutes. */
function tooOften(kind: Kind): string | undefined {
  // A new password begins the day anew.
  if (kind === 'code-for-today')
    return 'Too many wrong codes for one day. Set a new password by “Forgot your password?”, or try again tomorrow.';
  return allowances[kind].windowInMs === day
    ? 'That was too often for one day. Please try again tomorrow.'
    : undefined;
}
const kinds = Object.keys(allowances).filter((kind): kind is Kind => kind in allowances);

export interface Attempt {
  readonly kind: Kind;
  readonly key: string;
}

/**
 * Who tries; strangers are told apart by their network, of which an IPv6 /64 counts as one. Whoever sits at a browser that signed
 * in to the account before has shares of their own: strangers cannot use those up.
 */
export interface Requester {
  readonly clientAddress: string;
  /** The browser's hash where it is known to the account in question (`sessions/known-browsers.ts`). */
  readonly knownBrowser?: string | null;
}

const keyOf = ({ clientAddress, knownBrowser }: Requester) => knownBrowser ?? visitorKey(clientAddress);
const strangersOr = ({ knownBrowser }: Requester) => knownBrowser ?? 'strangers';

const attempt = (kind: Kind, ...parts: string[]): Attempt => ({ kind, key: [kind, ...parts].join(' ') });

/** Whatever is tried for. */
export function attemptFrom(
  kind: 'sign-in' | 'sign-up' | 'mail' | 'sms' | 'support' | 'report',
  requester: Requester,
): Attempt {
  return attempt(kind, keyOf(requester));
}

/** A password or a code tried: also per IPv6 /48, which one customer may have, four times as often. */
export function attemptsToGuess(kind: 'sign-in' | 'code', requester: Requester): Attempt[] {
  const { clientAddress, knownBrowser } = requester;
  const own = attempt(kind, keyOf(requester));
  if (knownBrowser != null || !clientAddress.includes(':')) return [own];
  return [own, attempt(`${kind}-48`, networkKey(clientAddress))];
}

/** A password that a stranger tries for an address, whether or not it has an account. */
export const guessOf = (email: string) => attempt('guess', email);

/** Per client address and page. */
export const attemptAtPage = (slug: string, requester: Requester) =>
  attempt('report-of', keyOf(requester), slug);

/** One requester's letters to a mailbox, or texts to a phone, whether or not it has an account. */
export const attemptTo = (kind: 'mail-to' | 'sms-to', requester: Requester, target: string) =>
  attempt(kind, keyOf(requester), target);

/** The letters of a kind that all strangers together have sent there in a day; `letters-on`: in half an hour. */
export const letterAttempt = (
  kind: 'letters-to' | 'letters-on',
  requester: Requester,
  letter: string,
  email: string,
) => attempt(kind, strangersOr(requester), letter, email);

/** The texts that all strangers together have sent to a phone in a day, or a known browser, and then all of its account. */
export const textAttempts = (requester: Requester, phone: string) => [
  attempt('texts-to', strangersOr(requester), phone),
  ...(requester.knownBrowser == null ? [] : [attempt('texts-known', phone)]),
];

/** A text that is sent, whoever gets it; how many there may be is the operator's to say. */
export const textOfToday = attempt('sms-today', 'all');

/** What an account has sent to a phone or a mailbox that may be somebody else's, whichever it is. */
export const attemptBy = (kind: 'sms-by' | 'letters-by', userId: string) => attempt(kind, userId);

/** Codes of an app or passwords tried for an account: by one requester in ten minutes, by all strangers in a day. */
export const attemptsOfProof = (requester: Requester, userId: string) => [
  ...attemptsToGuess('code', requester),
  attempt('code-for', keyOf(requester), userId),
  attempt('code-for-today', strangersOr(requester), userId),
];

/** Limits shared by all nodes: counted in the database, each in one atomic statement. */
export function createAttempts(db: Database, now: () => Date) {
  const windowStart = (kind: Kind) => new Date(now().getTime() - allowances[kind].windowInMs);

  async function count({ kind, key }: Attempt): Promise<{ key: string; count: number } | null> {
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
      .returning({ startedAt: attempts.startedAt, count: attempts.count });
    return counted ? { key: `${key} @${counted.startedAt.getTime()}`, count: counted.count } : null;
  }

  return {
    /**
     * Counts one of each.
     * @returns keys for `refund`, which name their window too.
     * @throws {Problem} TOO_MANY_REQUESTS when a window is used up.
     */
    async take(...wanted: Attempt[]) {
      const taken: string[] = [];
      for (const attempt of wanted) {
        const counted = await count(attempt);
        if (!counted) throw new Problem('TOO_MANY_REQUESTS', { message: tooOften(attempt.kind) });
        taken.push(counted.key);
      }
      return taken;
    },
    /** Counts one without a refusal. @returns its key and how many there are with it; null when the window is used up. */
    count,
    /** How many there are in the window that runs. */
    async countOf({ kind, key }: Attempt): Promise<number> {
      const isRunning = gt(attempts.startedAt, windowStart(kind));
      const [row] = await db
        .select()
        .from(attempts)
        .where(and(eq(attempts.key, key), isRunning));
      return row?.count ?? 0;
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
    /** Begins the day of codes for an account anew, in every browser: who has its mailbox is no stranger. */
    async forgetCodesOf(executor: Executor, userId: string): Promise<void> {
      await executor.delete(attempts).where(like(attempts.key, `code-for-today % ${userId}`));
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
