import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import {
  attemptBy,
  attemptFrom,
  type Attempts,
  attemptsOfCode,
  attemptTo,
  attemptToPhone,
} from '../rate-limits/attempts.ts';
import { codeSms } from './code-sms.ts';
import { phones } from './tables.ts';
import type { Codes } from './codes.ts';
import { emailChangeMail } from '../mail-links/email-change.ts';
import { endLinks, noteLink } from '../mail-links/mail-links.ts';
import { type Notice, noticeMail } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import {
  type Proof,
  proveItIsThem,
  proveItIsThemIfTheyCan,
  type ProofSetting,
} from '../second-factor/reauthenticate.ts';
import { passwordOf } from '../mail-links/redeem.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Caller } from '../sessions/sessions.ts';
import { users } from '../tables.ts';

/** How a person signs in, as the account page shows it. */
export interface Security {
  readonly hasPassword: boolean;
  /** E.164. */
  readonly phone: string | null;
  readonly secondFactor: { readonly since: string; readonly backupCodesLeft: number } | null;
}

/** Where a person is reached: their phone and their address. */
export interface ContactVerbs {
  readSecurity(session: Session): Promise<Security>;
  /**
   * Sends a code to a phone that may become the person's.
   * @throws {Problem} TOO_MANY_REQUESTS and those of `proveItIsThemIfTheyCan`.
   */
  requestPhone(caller: Caller, session: Session, phone: string, proof: Proof): Promise<void>;
  /** @throws {Problem} CODE_WRONG, CODE_EXPIRED, CODE_USED, CODE_VOID, PHONE_TAKEN, TOO_MANY_REQUESTS. */
  confirmPhone(caller: Caller, session: Session, typed: { phone: string; token: string }): Promise<void>;
  /** @throws {Problem} those of `proveItIsThemIfTheyCan`. */
  removePhone(caller: Caller, session: Session, proof: Proof): Promise<void>;
  /**
   * Sends a link to the new address, and word of it to the old one.
   * @throws {Problem} SAME_EMAIL, FORBIDDEN, TOO_MANY_REQUESTS and those of `proveItIsThem`.
   */
  changeEmail(caller: Caller, session: Session, email: string, proof: Proof): Promise<void>;
}

interface Setting extends ProofSetting {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly attempts: Attempts;
  readonly codes: Codes;
  readonly factors: SecondFactors;
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

export function createContactVerbs(setting: Setting): ContactVerbs {
  const { db, jobs, attempts, codes, factors, adminEmails, now } = setting;
  return {
    async readSecurity({ userId }) {
      const [own] = await db.select({ phone: phones.phone }).from(phones).where(eq(phones.userId, userId));
      const factor = await factors.read(db, userId);
      return {
        hasPassword: (await passwordOf(db, userId)) !== null,
        phone: own?.phone ?? null,
        secondFactor: factor && { ...factor, since: factor.since.toISOString() },
      };
    },

    async requestPhone(caller, session, phone, proof) {
      await proveItIsThemIfTheyCan(setting, caller, session, proof);
      const { userId } = session;
      const wanted = [attemptFrom('sms', caller.clientAddress), attemptToPhone(phone), attemptBy(userId)];
      await attempts.take(...wanted);
      await db.transaction(async (tx) => {
        const codeId = await codes.ask(tx, { type: 'phone_change', target: phone, userId, attemptKeys: [] });
        await jobs.enqueue(tx, codeSms, { codeId });
      });
    },

    async confirmPhone(caller, session, { phone, token }) {
      const { userId } = session;
      const wanted = [attemptFrom('code', caller.clientAddress), ...attemptsOfCode(userId)];
      await attempts.take(...wanted);
      await codes.use(db, { type: 'phone_change', target: phone, userId }, token);
      await attempts.giveBack(wanted.map(({ key }) => key));
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
        // Who reads its messages has just proven it, so they may know.
        throw violatesUnique(error, 'phones_phone') ? new Problem('PHONE_TAKEN') : error;
      }
    },

    async removePhone(caller, session, proof) {
      await proveItIsThemIfTheyCan(setting, caller, session, proof);
      await db.transaction(async (tx) => {
        const removed = await tx
          .delete(phones)
          .where(eq(phones.userId, session.userId))
          .returning({ phone: phones.phone });
        if (removed.length > 0) await jobs.enqueue(tx, noticeMail, noticeTo(session, 'phone-removed'));
      });
    },

    async changeEmail(caller, session, email, proof) {
      // The flag may be gone by now: an address that the operator named is made an admin's whenever it has no account.
      if (adminEmails.includes(session.email)) {
        throw new Problem('FORBIDDEN', { message: 'The address of an admin is set by ADMIN_EMAIL.' });
      }
      if (email === session.email) throw new Problem('SAME_EMAIL');
      await proveItIsThem(setting, caller, session, proof);
      const { userId } = session;
      const wanted = [attemptFrom('mail', caller.clientAddress), attemptTo(email)];
      const attemptKeys = await attempts.take(...wanted);
      await db.transaction(async (tx) => {
        // Two wishes at once wait for each other here, so that one of them is left.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        await endLinks(tx, userId, ['email_change']);
        const linkId = await noteLink(tx, { userId, type: 'email_change', email, attemptKeys, now: now() });
        await jobs.enqueue(tx, emailChangeMail, { linkId });
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'email-change-asked'));
      });
    },
  };
}

function noticeTo({ email, firstName }: Session, kind: Notice['kind']): Notice {
  return { kind, to: email, firstName };
}
