import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { secondFactorChallenges } from '../codes/tables.ts';
import { createShortCookie } from '../sessions/short-cookie.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';

/** How long somebody who has shown one way in may take to show the second factor. */
export const challengeInSeconds = 10 * 60;
/** Wrong codes before one must sign in anew. */
export const mostTries = 5;

type Caller = Pick<RequestContext, 'request' | 'replyHeaders'>;

/** Somebody who has shown one way in and not yet the second factor. */
export interface Challenge {
  readonly id: string;
  readonly userId: string;
  /** Codes typed so far, this one included. */
  readonly tries: number;
}

export interface Challenges {
  /** Asks this browser for the second factor of a person: leaves a cookie that no script can read. */
  begin(caller: Caller, userId: string): Promise<void>;
  /** Whether this browser is being asked. */
  isPending(caller: Caller): Promise<boolean>;
  /** Counts a try. @returns null when there is nothing to try for: never asked, over, or passed. */
  countTry(caller: Caller): Promise<Challenge | null>;
  /** Ends a challenge as passed; of two who try at once, one gets through. */
  pass(executor: Executor, id: string): Promise<boolean>;
  /** Takes the cookie back. */
  forget(caller: Caller): void;
  /** Deletes challenges that are over. */
  forgetOld(): Promise<void>;
}

export function createChallenges(settings: {
  readonly db: Executor;
  readonly now: () => Date;
  readonly appUrl: string;
}): Challenges {
  const { db, now } = settings;
  const { appUrl } = settings;
  const cookie = createShortCookie({ name: 'moonpage.second_factor', seconds: challengeInSeconds, appUrl });

  const open = (caller: Caller) => {
    const token = cookie.read(caller);
    if (token === null) return null;
    return and(
      eq(secondFactorChallenges.tokenHash, hashOf(token)),
      gt(secondFactorChallenges.expiresAt, now()),
      lt(secondFactorChallenges.tries, mostTries),
      isNull(secondFactorChallenges.passedAt),
    );
  };

  return {
    async begin(caller, userId) {
      const token = newToken();
      const expiresAt = new Date(now().getTime() + challengeInSeconds * 1000);
      await db.insert(secondFactorChallenges).values({ userId, tokenHash: hashOf(token), expiresAt });
      cookie.leave(caller, token);
    },
    async isPending(caller) {
      const condition = open(caller);
      if (!condition) return false;
      const found = await db
        .select({ id: secondFactorChallenges.id })
        .from(secondFactorChallenges)
        .where(condition);
      return found.length > 0;
    },
    async countTry(caller) {
      const condition = open(caller);
      if (!condition) return null;
      const [challenge] = await db
        .update(secondFactorChallenges)
        .set({ tries: sql`${secondFactorChallenges.tries} + 1` })
        .where(condition)
        .returning({
          id: secondFactorChallenges.id,
          userId: secondFactorChallenges.userId,
          tries: secondFactorChallenges.tries,
        });
      return challenge ?? null;
    },
    async pass(executor, id) {
      const passed = await executor
        .update(secondFactorChallenges)
        .set({ passedAt: now() })
        .where(and(eq(secondFactorChallenges.id, id), isNull(secondFactorChallenges.passedAt)))
        .returning({ id: secondFactorChallenges.id });
      return passed.length > 0;
    },
    forget(caller) {
      cookie.takeBack(caller);
    },
    async forgetOld() {
      await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, now()));
    },
  };
}
