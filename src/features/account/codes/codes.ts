import { createHmac } from 'node:crypto';
import { and, desc, eq, gt, gte, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { codes, type codeTypes } from './tables.ts';
import { isSame } from '../secrets/tokens.ts';

type CodeType = (typeof codeTypes)[number];

/** Milliseconds from the request; the message says the same. */
const codeLifetime = 10 * 60 * 1000;
/** Tries per code, the right one included. */
const mostTries = 5;

const askedElsewhere =
  'That code is not right. Check it and try again. A code works only in the browser that asked for it.';

interface CodeTarget {
  readonly type: CodeType;
  readonly target: string;
  /** The hash of the browser that asks, or that types the code. */
  readonly browser: string;
  /** Set where only one account may use the code: `phone_change`, `proof`. */
  readonly userId?: string;
}

export interface CodeRequest extends CodeTarget {
  /** Keys of `attempts` to refund once the code is used. */
  readonly attemptKeys: readonly string[];
}

/** @param settings.key protects the digits from readers of the table; see `account-keys.ts`. */
export function createCodes(settings: { readonly key: Buffer; readonly now: () => Date }) {
  const { key, now } = settings;
  const hashOf = (id: string, digits: string) =>
    createHmac('sha256', key).update(`hash ${id} ${digits}`).digest('base64url');
  /** HMAC of the random id: unpredictable without the key; 48 bits keep the modulo bias negligible. */
  const digitsOf = (id: string) => {
    const bits = createHmac('sha256', key).update(`digits ${id}`).digest().readUIntBE(0, 6);
    return String(bits % 1_000_000).padStart(6, '0');
  };

  return {
    /** Creates a code without digits, which cannot be right yet. @returns its id. */
    async createPending(executor: Executor, request: CodeRequest) {
      const instant = now();
      // A code from a clock that ran ahead would otherwise stay the newest.
      await executor
        .update(codes)
        .set({ createdAt: new Date(instant.getTime() - 1) })
        .where(and(isOf(request), gte(codes.createdAt, instant)));
      const [row] = await executor
        .insert(codes)
        .values({
          ...request,
          attemptKeys: [...request.attemptKeys],
          expiresAt: new Date(instant.getTime() + codeLifetime),
          createdAt: instant,
        })
        .returning({ id: codes.id });
      if (!row) throw new Error('code was not inserted');
      return row.id;
    },

    /** Sets its digits, the same each time, so that a resent message repeats them. @returns null when it is used or expired. */
    async issueDigits(executor: Executor, id: string, userId: string) {
      const digits = digitsOf(id);
      const issued = await executor
        .update(codes)
        .set({ userId, codeHash: hashOf(id, digits) })
        .where(and(eq(codes.id, id), isNull(codes.usedAt), gt(codes.expiresAt, now())))
        .returning({ id: codes.id });
      return issued.length > 0 ? digits : null;
    },

    /**
     * Uses the newest code that this browser asked for, once; each try is counted before it is compared. So strangers can neither
     * use up the owner's tries nor replace the owner's code. It does not matter whether anybody has the target.
     * @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_VOID; CODE_USED only for the right digits.
     */
    async use(executor: Executor, target: CodeTarget, typed: string) {
      const newest = executor
        .select({ id: codes.id })
        .from(codes)
        .where(isOf(target))
        .orderBy(desc(codes.createdAt), desc(codes.id))
        .limit(1);
      const [code] = await executor
        .update(codes)
        .set({ tries: sql`${codes.tries} + 1` })
        .where(eq(codes.id, sql`(${newest})`))
        .returning();
      if (!code) throw new Problem('CODE_WRONG', { message: askedElsewhere });
      const isRight = equals(hashOf(code.id, typed), code.codeHash) && code.userId !== null;
      if (code.usedAt !== null && isRight) throw new Problem('CODE_USED');
      if (code.expiresAt <= now()) throw new Problem('CODE_EXPIRED');
      if (code.tries > mostTries) throw new Problem('CODE_VOID');
      if (!isRight || code.userId === null)
        throw new Problem(code.tries === mostTries ? 'CODE_VOID' : 'CODE_WRONG');
      const used = await executor
        .update(codes)
        .set({ usedAt: now() })
        .where(and(eq(codes.id, code.id), isNull(codes.usedAt)))
        .returning({ id: codes.id });
      if (used.length === 0) throw new Problem('CODE_USED');
      return { userId: code.userId, attemptKeys: code.attemptKeys };
    },

    /** Deletes a user's unused codes. */
    async revokeAll(executor: Executor, userId: string, type: CodeType) {
      await executor
        .delete(codes)
        .where(and(eq(codes.userId, userId), eq(codes.type, type), isNull(codes.usedAt)));
    },

    async purgeExpired(executor: Executor) {
      // Kept a day longer, so that late tries are told that the code has expired.
      await executor
        .delete(codes)
        .where(lt(codes.expiresAt, new Date(now().getTime() - 24 * 60 * 60 * 1000)));
    },
  };
}

export type Codes = ReturnType<typeof createCodes>;

function isOf({ type, target, browser, userId }: CodeTarget) {
  const isOwn = userId === undefined ? undefined : eq(codes.userId, userId);
  return and(eq(codes.browser, browser), eq(codes.type, type), eq(codes.target, target), isOwn);
}

/** Constant-time comparison, with or without a stored hash. */
function equals(one: string, other: string | null): boolean {
  const expected = other ?? one.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
  return isSame(one, expected);
}
