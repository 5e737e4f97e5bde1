import { and, desc, eq, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import {
  attemptBy,
  attemptFrom,
  type Attempts,
  attemptTo,
  letterAttempt,
  type Requester,
} from '../rate-limits/attempts.ts';
import type { linkTypes } from '../rules/link-types.ts';
import { users } from '../tables.ts';
import type { Browsers } from './browser.ts';
import { knownBrowsers } from './tables.ts';

/** Newest browsers of an account that are remembered. */
const mostBrowsers = 20;
/** As long as the browser's cookie. */
const keptInMs = 180 * 24 * 60 * 60 * 1000;

/** A first confirmation, another one, or what else is asked for. */
type Letter = 'sign-up' | 'proof' | Exclude<(typeof linkTypes)[number], 'email_undo'>;

/** What a letter that was asked for has used up of the limits. */
interface CountedLetter {
  /** To refund once the letter was of use. */
  readonly attemptKeys: string[];
  /** False when strangers have had enough sent there: the answer is as always, and nothing is sent. */
  readonly isSent: boolean;
  /** Whether a code may stand in it: beyond what strangers may have sent in a day, none that could be guessed is. */
  readonly mayHaveCode: boolean;
}

interface Deps {
  readonly db: Database;
  readonly browsers: Browsers;
  readonly attempts: Attempts;
  readonly now: () => Date;
}

/** Browsers that signed in to an account before. They have shares of the limits that no stranger can use up; they open nothing. */
export function createKnownBrowsers({ db, browsers, attempts, now }: Deps) {
  /** Who tries something for an account: its id, or a query for it; null: any. One statement, whether or not there is one. */
  async function requester(caller: Caller, userId: string | SQL | null): Promise<Requester> {
    const browser = browsers.read(caller) ?? '';
    const [known] = await db
      .select({ browser: knownBrowsers.browser })
      .from(knownBrowsers)
      .where(
        and(
          eq(knownBrowsers.browser, browser),
          userId === null ? undefined : eq(knownBrowsers.userId, userId),
        ),
      )
      .limit(1);
    return { clientAddress: caller.clientAddress, knownBrowser: known?.browser ?? null };
  }

  const ownerOf = (email: string) =>
    sql`(${db.select({ id: users.id }).from(users).where(eq(users.email, email))})`;
  const requesterFor = (caller: Caller, email: string) => requester(caller, ownerOf(email));

  return {
    requester,
    /** The same for the account of this address. */
    requesterFor,
    /** A query for the user of this address. */
    ownerOf,

    /**
     * Counts a letter to this address; in a day each kind of letter apart, so that those which a stranger asks for leave the others,
     * and beyond the day's share one in half an hour, so that the owner gets theirs.
     * @param askedBy who is signed in and asks for a letter to somebody else's mailbox, for which they are a stranger
     * @throws {Problem} TOO_MANY_REQUESTS.
     */
    async countLetter(
      caller: Caller,
      letter: Letter,
      email: string,
      askedBy?: string,
    ): Promise<CountedLetter> {
      const { clientAddress } = caller;
      const who = askedBy === undefined ? await requester(caller, ownerOf(email)) : { clientAddress };
      const asked = attemptFrom(letter === 'sign-up' ? 'sign-up' : 'mail', who);
      const ofAccount = askedBy === undefined ? [] : [attemptBy('letters-by', askedBy)];
      const attemptKeys = await attempts.take(asked, attemptTo('mail-to', who, email), ...ofAccount);
      const today = await attempts.count(letterAttempt('letters-to', who, letter, email));
      if (today) return { attemptKeys: [...attemptKeys, today.key], isSent: true, mayHaveCode: true };
      const further = await attempts.count(letterAttempt('letters-on', who, letter, email));
      return {
        attemptKeys: further ? [...attemptKeys, further.key] : attemptKeys,
        isSent: further !== null,
        mayHaveCode: false,
      };
    },

    /** Remembers that this browser has signed in. */
    async remember(caller: Caller, userId: string): Promise<void> {
      const lastSeen = now();
      await db
        .insert(knownBrowsers)
        .values({ userId, browser: browsers.ensure(caller), lastSeen })
        .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.browser], set: { lastSeen } });
      const isTheirs = eq(knownBrowsers.userId, userId);
      const newest = db
        .select({ browser: knownBrowsers.browser })
        .from(knownBrowsers)
        .where(isTheirs)
        .orderBy(desc(knownBrowsers.lastSeen), desc(knownBrowsers.browser))
        .limit(mostBrowsers);
      await db.delete(knownBrowsers).where(and(isTheirs, notInArray(knownBrowsers.browser, newest)));
    },

    /** Forgets all of an account: who had its old password may be among them. */
    async forget(executor: Executor, userId: string): Promise<void> {
      await executor.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId));
    },

    async purgeExpired(): Promise<void> {
      await db.delete(knownBrowsers).where(lt(knownBrowsers.lastSeen, new Date(now().getTime() - keptInMs)));
    },
  };
}
export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;
