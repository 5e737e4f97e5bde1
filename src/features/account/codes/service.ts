import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { noticeMail, noticeTo } from '../emails/notices.ts';
import type { Session } from '../policy.ts';
import { attemptBy, attemptFrom, attemptsToGuess, attemptTo, textAttempts } from '../rate-limits/attempts.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import { signInStateOf } from '../sessions/credentials.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import type { CurrentSession } from '../sessions/sessions.ts';
import { codeSms, proofMail } from './code-sms.ts';
import type { CodeRequest, Codes } from './codes.ts';
import { phoneOf } from './phones.ts';
import type { SmsLimits } from './sms-limits.ts';
import { phones } from './tables.ts';

interface Deps extends RoomDeps {
  readonly codes: Codes;
  readonly smsLimits: SmsLimits;
  /** Applies the proof that the user reads mail at the address. @returns false when the address is no longer theirs. */
  readonly acceptEmailProof: (tx: Transaction, userId: string, email: string) => Promise<boolean>;
}

/** A six-digit code as typed, and where it was sent. */
type TypedCode = { readonly token: string } & (
  | { readonly type: 'email'; readonly email: string }
  | { readonly type: 'sms'; readonly phone: string }
);

/** Signing in with six-digit codes, and the phone that receives them. Nothing reveals whether an address or phone has an account. */
export function createCodeVerbs(deps: Deps) {
  const { db, jobs, attempts, codes, browsers, knownBrowsers, smsLimits, sessions, acceptEmailProof, now } =
    deps;
  /** The browser that types a code; one without a cookie has asked for none. */
  const typing = (caller: Caller) => browsers.read(caller) ?? '';

  const ownerOfPhone = (phone: string) =>
    sql`(${db.select({ userId: phones.userId }).from(phones).where(eq(phones.phone, phone))})`;

  /** @returns false when enough texts were sent there for a day: the answer is as always, and nothing is sent. @throws {Problem} TOO_MANY_REQUESTS, SMS_COUNTRY, SMS_BUDGET. */
  async function countText(caller: Caller, phone: string): Promise<boolean> {
    await smsLimits.check(phone);
    const who = await knownBrowsers.requester(caller, ownerOfPhone(phone));
    await attempts.take(attemptFrom('sms', who), attemptTo('sms-to', who, phone));
    for (const attempt of textAttempts(who, phone)) if (!(await attempts.count(attempt))) return false;
    return true;
  }

  /** Keeps a code for this browser, and has it sent. */
  async function request(
    caller: Caller,
    { isSent, ...asked }: Omit<CodeRequest, 'browser'> & { isSent: boolean },
  ) {
    const browser = browsers.ensure(caller);
    await db.transaction(async (tx) => {
      const codeId = await codes.createPending(tx, { ...asked, browser });
      if (isSent) await jobs.enqueue(tx, asked.type === 'proof' ? proofMail : codeSms, { codeId });
    });
  }

  return {
    /** Sends a code to the phone if an account has it. @throws {Problem} TOO_MANY_REQUESTS, SMS_COUNTRY, SMS_BUDGET. */
    async requestPhoneCode(caller: Caller, phone: string) {
      const isSent = await countText(caller, phone);
      await request(caller, { type: 'sms', target: phone, attemptKeys: [], isSent });
    },

    /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS. */
    async verifyCode(caller: Caller, typed: TypedCode) {
      const target = typed.type === 'email' ? typed.email : typed.phone;
      const owner = typed.type === 'email' ? knownBrowsers.ownerOf(target) : ownerOfPhone(target);
      const who = await knownBrowsers.requester(caller, owner);
      const taken = await attempts.take(...attemptsToGuess('code', who));
      const state = await signInStateOf(db, owner);
      // Outside the transaction below: a try counts even when what follows fails.
      const code = { type: typed.type, target, browser: typing(caller) };
      const { userId, attemptKeys } = await codes.use(db, code, typed.token);
      const isTheirs =
        typed.type === 'email'
          ? await db.transaction((tx) => acceptEmailProof(tx, userId, target))
          : // The phone may have changed hands since the code was sent.
            (await phoneOf(db, userId)) === target;
      if (!isTheirs) throw new Problem('CODE_WRONG');
      await attempts.refund([...taken, ...attemptKeys]);
      const session = await sessions.start(caller, userId, state);
      if (!session) throw new Problem('CODE_WRONG');
      return session;
    },

    /** Mails a code to the account's address, which shows that it is them. @throws {Problem} TOO_MANY_REQUESTS. */
    async requestProofCode(caller: Caller, { userId, email }: Session) {
      const { attemptKeys, mayHaveCode } = await knownBrowsers.countLetter(caller, 'proof', email);
      // The code is all of this letter.
      await request(caller, { type: 'proof', target: email, userId, attemptKeys, isSent: mayHaveCode });
    },

    /** Sends a code to the phone that the user wants to add. @throws {Problem} TOO_MANY_REQUESTS, SMS_COUNTRY, SMS_BUDGET. */
    async requestPhone(caller: Caller, { userId }: Session, phone: string) {
      const isSent = await countText(caller, phone);
      await attempts.take(attemptBy('sms-by', userId));
      await request(caller, { type: 'phone_change', target: phone, userId, attemptKeys: [], isSent });
    },

    /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, PHONE_TAKEN, TOO_MANY_REQUESTS. */
    async confirmPhone(caller: Caller, session: CurrentSession, typed: { phone: string; token: string }) {
      const { phone, token } = typed;
      const { userId } = session;
      const who = await knownBrowsers.requester(caller, userId);
      const taken = await attempts.take(...attemptsToGuess('code', who));
      const code = { type: 'phone_change', target: phone, browser: typing(caller), userId } as const;
      await codes.use(db, code, token);
      await attempts.refund(taken);
      const own = { phone, confirmedAt: now() };
      try {
        await db.transaction(async (tx) => {
          await sessions.hold(tx, session);
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

    async removePhone(session: CurrentSession) {
      await db.transaction(async (tx) => {
        await sessions.hold(tx, session);
        const removed = await tx
          .delete(phones)
          .where(eq(phones.userId, session.userId))
          .returning({ phone: phones.phone });
        if (removed.length > 0) await jobs.enqueue(tx, noticeMail, noticeTo(session, 'phone-removed'));
      });
    },
  };
}
