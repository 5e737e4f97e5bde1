import { randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Executor, Transaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { AccountKeys } from '../secrets/account-keys.ts';
import { backupCodes, secondFactors } from './tables.ts';
import { hashOf, isSame } from '../secrets/tokens.ts';
import type { CurrentSession } from '../sessions/sessions.ts';

/** Seconds of one code of an app (RFC 6238, as every app assumes). */
const stepInSeconds = 30;
/** Tolerates clock drift of one step. */
const stepsAround = [-1, 0, 1];
/** The most common reason is a clock that is set by hand. */
const wrongAppCode = 'That code is not right. Check it and the clock of your phone, and try again.';
const backupCodeCount = 10;
/** Thirty-two letters and digits, none of which is mistaken for another (Crockford's base 32). */
const backupAlphabet = '0123456789abcdefghjkmnpqrstvwxyz';

export function createSecondFactors(settings: {
  readonly keys: Pick<AccountKeys, 'seal' | 'unseal'>;
  readonly productName: string;
  readonly now: () => Date;
}) {
  const { keys, productName, now } = settings;

  /** @returns the time step that a code is of, or null. */
  async function stepOf(secret: string, typed: string): Promise<number | null> {
    const current = Math.floor(now().getTime() / 1000 / stepInSeconds);
    let found: number | null = null;
    for (const around of stepsAround) {
      const expected = await createOTP(secret).hotp(current + around);
      if (isSame(expected, typed)) found = current + around;
    }
    return found;
  }

  async function useAppCode(executor: Executor, userId: string, typed: string): Promise<void> {
    const [factor] = await executor
      .select({ secret: secondFactors.secret })
      .from(secondFactors)
      .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
    const secret = factor ? keys.unseal(factor.secret, userId) : null;
    const step = secret === null ? null : await stepOf(secret, typed);
    if (step === null) throw new Problem('SECOND_FACTOR_WRONG', { message: wrongAppCode });
    const used = await executor
      .update(secondFactors)
      .set({ lastStep: step })
      .where(
        and(
          eq(secondFactors.userId, userId),
          or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
        ),
      )
      .returning({ userId: secondFactors.userId });
    if (used.length === 0) throw new Problem('SECOND_FACTOR_USED');
  }

  async function useBackupCode(executor: Executor, userId: string, typed: string): Promise<void> {
    const isCode = and(
      eq(backupCodes.userId, userId),
      eq(backupCodes.codeHash, hashOf(`${userId} ${plain(typed)}`)),
    );
    const used = await executor
      .update(backupCodes)
      .set({ usedAt: now() })
      .where(and(isCode, isNull(backupCodes.usedAt)))
      .returning({ id: backupCodes.id });
    if (used.length > 0) return;
    const known = await executor.select({ id: backupCodes.id }).from(backupCodes).where(isCode);
    throw new Problem(known.length > 0 ? 'SECOND_FACTOR_USED' : 'SECOND_FACTOR_WRONG');
  }

  async function renewBackupCodes(tx: Transaction, userId: string): Promise<string[]> {
    await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
    const made = Array.from({ length: backupCodeCount }, newBackupCode);
    await tx
      .insert(backupCodes)
      .values(made.map((code) => ({ userId, codeHash: hashOf(`${userId} ${plain(code)}`) })));
    return made;
  }

  return {
    renewBackupCodes,

    /**
     * Creates a secret, in force once a first code confirms it; shown while enrolling and never again.
     * @returns it in base32, to type in, and as `otpauth://…`, to scan. @throws {Problem} SECOND_FACTOR_ON.
     */
    async draft(executor: Executor, { id: draftedBy, userId, email }: CurrentSession) {
      // Twenty bytes of base64url: 120 random bits, and 32 letters of base32 without padding.
      const secret = randomBytes(15).toString('base64url');
      const sealed = keys.seal(secret, userId);
      const drafted = await executor
        .insert(secondFactors)
        .values({ userId, secret: sealed, draftedBy })
        .onConflictDoUpdate({
          target: secondFactors.userId,
          set: { secret: sealed, draftedBy, lastStep: null },
          setWhere: isNull(secondFactors.confirmedAt),
        })
        .returning({ userId: secondFactors.userId });
      if (drafted.length === 0) throw new Problem('SECOND_FACTOR_ON');
      return {
        secret: base32.encode(secret, { padding: false }),
        uri: createOTP(secret, { digits: 6, period: stepInSeconds }).url(productName, email),
      };
    },

    /** @returns backup codes. @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_ON, SECOND_FACTOR_ELSEWHERE. */
    async confirm(tx: Transaction, { id, userId }: CurrentSession, typed: string) {
      const [factor] = await tx
        .select()
        .from(secondFactors)
        .where(eq(secondFactors.userId, userId))
        .for('update');
      if (factor?.confirmedAt) throw new Problem('SECOND_FACTOR_ON');
      if (factor && factor.draftedBy !== id) throw new Problem('SECOND_FACTOR_ELSEWHERE');
      const secret = factor ? keys.unseal(factor.secret, userId) : null;
      const step = secret === null ? null : await stepOf(secret, typed);
      if (step === null) throw new Problem('SECOND_FACTOR_WRONG', { message: wrongAppCode });
      await tx
        .update(secondFactors)
        .set({ confirmedAt: now(), lastStep: step })
        .where(eq(secondFactors.userId, userId));
      return renewBackupCodes(tx, userId);
    },

    /** Uses a code of the app or a backup code; of two concurrent uses one succeeds. @throws {Problem} SECOND_FACTOR_WRONG, SECOND_FACTOR_USED. */
    use: (executor: Executor, userId: string, typed: string) =>
      /^\d{6}$/.test(typed) ? useAppCode(executor, userId, typed) : useBackupCode(executor, userId, typed),

    /** @returns whether there was one. */
    async remove(tx: Transaction, userId: string) {
      const removed = await tx
        .delete(secondFactors)
        .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)))
        .returning({ userId: secondFactors.userId });
      await tx.delete(backupCodes).where(eq(backupCodes.userId, userId));
      return removed.length > 0;
    },

    isOn: async (executor: Executor, userId: string) => (await sinceOf(executor, userId)) !== null,

    /** Null: off. */
    async read(executor: Executor, userId: string) {
      const since = await sinceOf(executor, userId);
      if (since === null) return null;
      const [left] = await executor
        .select({ count: count() })
        .from(backupCodes)
        .where(and(eq(backupCodes.userId, userId), isNull(backupCodes.usedAt)));
      return { since, backupCodesLeft: left?.count ?? 0 };
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;

async function sinceOf(executor: Executor, userId: string): Promise<Date | null> {
  const [factor] = await executor
    .select({ since: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, userId));
  return factor?.since ?? null;
}

/** Sixty random bits as `xxxx-xxxx-xxxx`. */
function newBackupCode(): string {
  const letters = [...randomBytes(12)].map((byte) => backupAlphabet[byte % backupAlphabet.length]);
  return letters.join('').replaceAll(/.{4}(?=.)/g, '$&-');
}

/** Normalises case, separators and look-alikes (Crockford). */
function plain(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');
}
