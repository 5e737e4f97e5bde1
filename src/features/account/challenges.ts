import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { parse } from 'hono/utils/cookie';
import type { Executor } from '../../platform/db/database.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { secondFactorChallenges } from './code-tables.ts';

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
  const isHttps = settings.appUrl.startsWith('https:');
  const name = `${isHttps ? '__Host-' : ''}moonpage.second_factor`;
  const cookie = (token: string, seconds: number) =>
    `${name}=${token}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`;

  const open = (caller: Caller) => {
    const token = parse(caller.request.headers.get('cookie') ?? '', name)[name];
    if (!token) return null;
    return and(
      eq(secondFactorChallenges.tokenHash, hashOf(token)),
      gt(secondFactorChallenges.expiresAt, now()),
      lt(secondFactorChallenges.tries, mostTries),
      isNull(secondFactorChallenges.passedAt),
    );
  };

  return {
    async begin(caller, userId) {
      const token = randomBytes(32).toString('base64url');
      const expiresAt = new Date(now().getTime() + challengeInSeconds * 1000);
      await db.insert(secondFactorChallenges).values({ userId, tokenHash: hashOf(token), expiresAt });
      caller.replyHeaders.append('set-cookie', cookie(token, challengeInSeconds));
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
      caller.replyHeaders.append('set-cookie', cookie('', 0));
    },
    async forgetOld() {
      await db.delete(secondFactorChallenges).where(lt(secondFactorChallenges.expiresAt, now()));
    },
  };
}

/** A token is 256 random bits, so a plain hash keeps it as well as a slow one would. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
