import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { noticeMail, noticeTo } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import { attemptBy, attemptFrom, attemptsOfCode, attemptToPhone } from '../rate-limits/attempts.ts';
import {
  type Proof,
  reauthenticateIfPossible,
  type ReauthenticationDeps,
} from '../second-factor/reauthenticate.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import { codeSms } from './code-sms.ts';
import type { Codes } from './codes.ts';
import { phones } from './tables.ts';

interface Deps extends ReauthenticationDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly codes: Codes;
  readonly sessions: Pick<Sessions, 'start'>;
  /** Applies the proof that the user reads mail at the address. @returns false when the address is no longer theirs. */
  readonly acceptEmailProof: (tx: Transaction, userId: string, email: string) => Promise<boolean>;
  readonly now: () => Date;
}

/** A six-digit code as typed, and where it was sent. */
type TypedCode = { readonly token: string } & (
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string }
);

/** Signing in with six-digit codes, and the phone that receives them. Nothing reveals whether an address or phone has an account. */
export function createCodeVerbs(deps: Deps) {
  const { db, jobs, attempts, codes, sessions, acceptEmailProof, now } = deps;
  return {
    /** Sends a code to the phone if an account has it. @throws {Problem} TOO_MANY_REQUESTS. */
    async requestPhoneCode(caller: Caller, phone: string) {
      await attempts.take(attemptFrom('sms', caller.clientAddress), attemptToPhone(phone));
      await db.transaction(async (tx) => {
        const codeId = await codes.createPending(tx, { type: 'sms', target: phone, attemptKeys: [] });
        await jobs.enqueue(tx, codeSms, { codeId });
      });
    },

    /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS. */
    async verifyCode(caller: Caller, typed: TypedCode) {
      const target = typed.type === 'email' ? typed.email : typed.phone;
      const taken = await attempts.take(attemptFrom('code', caller.clientAddress), ...attemptsOfCode(target));
      // Outside the transaction below: a try counts even when what follows fails.
      const { userId, attemptKeys } = await codes.use(db, { type: typed.type, target }, typed.token);
      const isTheirs = await db.transaction((tx) =>
        typed.type === 'email' ? acceptEmailProof(tx, userId, target) : hasPhone(tx, userId, target),
      );
      if (!isTheirs) throw new Problem('CODE_WRONG');
      await attempts.refund([...taken, ...attemptKeys]);
      const session = await sessions.start(caller, userId);
      if (!session) throw new Problem('CODE_WRONG');
      return session;
    },

    /** Sends a code to the phone that the user wants to add. @throws {Problem} TOO_MANY_REQUESTS and those of `reauthenticateIfPossible`. */
    async requestPhone(caller: Caller, session: Session, phone: string, proof: Proof) {
      await reauthenticateIfPossible(deps, caller, session, proof);
      const { userId } = session;
      await attempts.take(attemptFrom('sms', caller.clientAddress), attemptToPhone(phone), attemptBy(userId));
      await db.transaction(async (tx) => {
        const target = { type: 'phone_change', target: phone, userId } as const;
        const codeId = await codes.createPending(tx, { ...target, attemptKeys: [] });
        await jobs.enqueue(tx, codeSms, { codeId });
      });
    },

    /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, PHONE_TAKEN, TOO_MANY_REQUESTS. */
    async confirmPhone(caller: Caller, session: Session, typed: { phone: string; token: string }) {
      const { phone, token } = typed;
      const { userId } = session;
      const taken = await attempts.take(attemptFrom('code', caller.clientAddress), ...attemptsOfCode(userId));
      await codes.use(db, { type: 'phone_change', target: phone, userId }, token);
      await attempts.refund(taken);
      const own = { phone, confirmedAt: now() };
      try {
        await db.transaction(async (tx) => {
          await tx
            .insert(phones)
            .values({ userId, ...own })
            .onConflictDoUpdate({ target: phones.userId, set: own });
          await jobs.enqueue(tx, noticeMail, noticeTo(session, 'phone-changed'));
        });
      } catch (error) {
        // The caller has just proven that they read this phone's messages, so this reveals nothing to strangers.
        throw violatesUnique(error, 'phones_phone') ? new Problem('PHONE_TAKEN') : error;
      }
    },

    /** @throws {Problem} those of `reauthenticateIfPossible`. */
    async removePhone(caller: Caller, session: Session, proof: Proof) {
      await reauthenticateIfPossible(deps, caller, session, proof);
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(phones)
          .where(eq(phones.userId, session.userId))
          .returning({ phone: phones.phone });
        if (removed.length > 0) await jobs.enqueue(tx, noticeMail, noticeTo(session, 'phone-removed'));
      });
    },
  };
}

export type CodeVerbs = ReturnType<typeof createCodeVerbs>;

/** The phone may have changed hands since the code was sent. */
async function hasPhone(tx: Transaction, userId: string, phone: string): Promise<boolean> {
  const found = await tx
    .select({ userId: phones.userId })
    .from(phones)
    .where(and(eq(phones.userId, userId), eq(phones.phone, phone)));
  return found.length > 0;
}
