import { and, eq, isNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { attemptFrom, type Attempts, attemptsOfCode, attemptToPhone } from '../rate-limits/attempts.ts';
import { codeSms } from './code-sms.ts';
import { phones } from './tables.ts';
import type { Codes } from './codes.ts';
import type { Session } from '../policy.ts';
import { acceptProof } from '../mail-links/redeem.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import { mailLinks } from '../tables.ts';

/** Where a code that signs in went, and what was typed. */
export type TypedCode = { readonly token: string } & (
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string }
);

/** Signing in with a code of six digits. None of it tells whether an address or a phone has an account. */
export interface CodeVerbs {
  /** Sends the person of this phone a code, if there is one. @throws {Problem} TOO_MANY_REQUESTS. */
  requestPhoneCode(caller: Caller, phone: string): Promise<void>;
  /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS. */
  verifyCode(caller: Caller, typed: TypedCode): Promise<Session>;
}

export function createCodeVerbs(setting: {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly attempts: Attempts;
  readonly codes: Codes;
  readonly sessions: Pick<Sessions, 'start'>;
}): CodeVerbs {
  const { db, jobs, attempts, codes, sessions } = setting;
  return {
    async requestPhoneCode(caller, phone) {
      await attempts.take(attemptFrom('sms', caller.clientAddress), attemptToPhone(phone));
      await db.transaction(async (tx) => {
        const codeId = await codes.ask(tx, { type: 'sms', target: phone, attemptKeys: [] });
        await jobs.enqueue(tx, codeSms, { codeId });
      });
    },

    async verifyCode(caller, typed) {
      const target = typed.type === 'email' ? typed.email : typed.phone;
      const wanted = [attemptFrom('code', caller.clientAddress), ...attemptsOfCode(target)];
      await attempts.take(...wanted);
      // Not in one transaction with what follows: a try counts whatever comes of it.
      const { userId, attemptKeys } = await codes.use(db, { type: typed.type, target }, typed.token);
      const isTheirs = await db.transaction((tx) =>
        typed.type === 'email' ? readsMailAt(tx, userId, target) : hasPhone(tx, userId, target),
      );
      if (!isTheirs) throw new Problem('CODE_WRONG');
      await attempts.giveBack([...wanted.map(({ key }) => key), ...attemptKeys]);
      const session = await sessions.start(caller, userId);
      if (!session) throw new Problem('CODE_WRONG');
      return session;
    },
  };
}

/** Draws the consequence of the proof, and ends the link that came with the code. */
async function readsMailAt(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const proof = { userId, email, firstName: null, passwordHash: null, attemptKeys: [] };
  if (!(await acceptProof(tx, proof, 'magiclink'))) return false;
  await tx
    .delete(mailLinks)
    .where(and(eq(mailLinks.userId, userId), eq(mailLinks.type, 'magiclink'), isNull(mailLinks.usedAt)));
  return true;
}

/** The phone may have changed hands since the code was sent. */
async function hasPhone(tx: Transaction, userId: string, phone: string): Promise<boolean> {
  const found = await tx
    .select({ userId: phones.userId })
    .from(phones)
    .where(and(eq(phones.userId, userId), eq(phones.phone, phone)));
  return found.length > 0;
}
