import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Codes } from '../codes/codes.ts';
import { noticeMail, noticeTo } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import { attemptFrom, attemptTo } from '../rate-limits/attempts.ts';
import { type Proof, reauthenticate, type ReauthenticationDeps } from '../second-factor/reauthenticate.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import { users } from '../tables.ts';
import { emailChangeMail, linkMail } from './link-mail.ts';
import { createPending, type MailLinkType, revokeAll } from './mail-links.ts';
import { redeem } from './redeem.ts';

interface Deps extends ReauthenticationDeps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly codes: Codes;
  readonly sessions: Pick<Sessions, 'read' | 'start'>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly now: () => Date;
}

/** Links in mail. Requesting one never reveals whether an address has an account. */
export function createMailLinkVerbs(deps: Deps) {
  const { db, jobs, attempts, codes, sessions, adminEmails, now } = deps;
  return {
    /** Sends a link (a magic one with a code) if an account has the address. @throws {Problem} TOO_MANY_REQUESTS. */
    async requestLink(caller: Caller, type: 'signup' | 'magiclink' | 'recovery', email: string) {
      const attemptKeys = await attempts.take(attemptFrom('mail', caller.clientAddress), attemptTo(email));
      await db.transaction(async (tx) => {
        const codeId =
          type === 'magiclink'
            ? await codes.createPending(tx, { type: 'email', target: email, attemptKeys })
            : undefined;
        await jobs.enqueue(tx, linkMail, { type, email, attemptKeys, codeId });
      });
    },

    /**
     * Uses a link, once. `signup` confirms the address; any other type signs in as well.
     * @returns null after `signup`, or when no session could be started.
     * @throws {Problem} LINK_REFUSED, SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED.
     */
    async exchange(
      caller: Caller,
      { access_token: token, type }: { access_token: string; type: MailLinkType },
    ) {
      const link = await db
        .transaction((tx) => redeem(deps, tx, token, type))
        .catch((error: unknown) => {
          // A concurrent change has given the address to another account.
          throw violatesUnique(error, 'users_email_unique') ? new Problem('LINK_REFUSED') : error;
        });
      await attempts.refund(link.attemptKeys);
      if (type === 'signup') return null;
      // An existing session of the same user, perhaps with a second factor, is kept.
      const session = await sessions.read(caller);
      return session?.userId === link.userId ? session : sessions.start(caller, link.userId);
    },

    /**
     * Sends a link to the new address and a notice to the old one.
     * @throws {Problem} SAME_EMAIL, FORBIDDEN, TOO_MANY_REQUESTS and those of `reauthenticate`.
     */
    async changeEmail(caller: Caller, session: Session, email: string, proof: Proof) {
      // Whoever has an address of ADMIN_EMAIL, flag or not: if it had no account, the next start would make one with the flag.
      if (adminEmails.includes(session.email)) {
        throw new Problem('FORBIDDEN', { message: 'The address of an admin is set by ADMIN_EMAIL.' });
      }
      if (email === session.email) throw new Problem('SAME_EMAIL');
      await reauthenticate(deps, caller, session, proof);
      const { userId } = session;
      const attemptKeys = await attempts.take(attemptFrom('mail', caller.clientAddress), attemptTo(email));
      await db.transaction(async (tx) => {
        // Serialises concurrent requests, so that one of them is left.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
        await revokeAll(tx, userId, ['email_change']);
        const pending = { userId, type: 'email_change', email, attemptKeys, now: now() } as const;
        await jobs.enqueue(tx, emailChangeMail, { linkId: await createPending(tx, pending) });
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'email-change-asked'));
      });
    },
  };
}
export type MailLinkVerbs = ReturnType<typeof createMailLinkVerbs>;
