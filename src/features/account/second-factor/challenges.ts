import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import { secondFactorChallenges } from './tables.ts';
import { createCookie } from '../sessions/cookie.ts';
import { hashOf, newToken } from '../secrets/tokens.ts';

/** Time to enter the second factor after the first. */
const challengeInSeconds = 10 * 60;
/** Wrong codes before the sign-in must start again. */
export const mostTries = 5;

/** Sign-ins whose first factor was right and whose second is missing. */
export function createChallenges(settings: {
  readonly db: Executor;
  readonly now: () => Date;
  readonly appUrl: string;
}) {
  const { db, now, appUrl } = settings;
  const cookie = createCookie({ name: 'moonpage.second_factor', seconds: challengeInSeconds, appUrl });

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
    /** Starts a challenge for this browser, held in an `HttpOnly` cookie. @returns its id. */
    async begin(caller: Caller, userId: string) {
      const token = newToken();
      const expiresAt = new Date(now().getTime() + challengeInSeconds * 1000);
      const [challenge] = await db
        .insert(secondFactorChallenges)
        .values({ userId, tokenHash: hashOf(token), expiresAt })
        .returning({ id: secondFactorChallenges.id });
      if (!challenge) throw new Error('challenge was not inserted');
      cookie.set(caller, token);
      return challenge.id;
    },
    /** Takes one back. */
    async drop(caller: Caller, id: string) {
      await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.id, id));
      cookie.clear(caller);
    },
    /** Whose second factor this browser is asked for; null without an open challenge. */
    async userOf(caller: Caller): Promise<string | null> {
      const condition = open(caller);
      if (!condition) return null;
      const [challenge] = await db
        .select({ userId: secondFactorChallenges.userId })
        .from(secondFactorChallenges)
        .where(condition);
      return challenge?.userId ?? null;
    },
    /** Counts a try, this one included in `tries`. @returns null without an open challenge. */
    async countTry(caller: Caller) {
      const condition = open(caller);
      if (!condition) return null;
      const [challenge] = await db
        .update(secondFactorChallenges)
        .set({ tries: sql`${secondFactorChallenges.tries} + 1` })
        .where(condition)
        .returning({ id: secondFactorChallenges.id, tries: secondFactorChallenges.tries });
      return challenge ?? null;
    },
    /** Marks a challenge as passed; of two concurrent calls one returns true. */
    async pass(executor: Executor, id: string) {
      const passed = await executor
        .update(secondFactorChallenges)
        .set({ passedAt: now() })
        .where(and(eq(secondFactorChallenges.id, id), isNull(secondFactorChallenges.passedAt)))
        .returning({ id: secondFactorChallenges.id });
      return passed.length > 0;
    },
    clearCookie: (caller: Caller) => cookie.clear(caller),
  };
}
export type Challenges = ReturnType<typeof createChallenges>;
