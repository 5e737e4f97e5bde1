import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Codes } from '../codes/codes.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import { linkMail } from '../mail-links/link-mail.ts';
import { revokeAll } from '../mail-links/mail-links.ts';
import { redeem } from '../mail-links/redeem.ts';
import { mailLinkTypes } from '../mail-links/tables.ts';
import { attemptFrom, type Attempts, attemptTo } from '../rate-limits/attempts.ts';
import { secondFactorChallenges } from '../second-factor/tables.ts';
import { setPassword } from '../sessions/credentials.ts';
import type { Caller } from '../sessions/sessions.ts';
import { sessions } from '../sessions/tables.ts';
import { isAdmin } from '../policy.ts';
import { profiles, users } from '../tables.ts';
import { remainingSignInMethods } from './remaining-sign-in-methods.ts';
import { insertSignUp } from './sign-up.ts';

/** As specified. */
const ordinarySignIn = '/login?confirmed=true';

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly attempts: Attempts;
  readonly codes: Pick<Codes, 'revokeAll'>;
  readonly hashPassword: (password: string) => Promise<string>;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Path of the hidden admin login. */
  readonly adminLoginPath: string;
  readonly now: () => Date;
}

export function createPasswordVerbs(deps: Deps) {
  const { db, jobs, attempts, hashPassword, adminEmails, adminLoginPath, now } = deps;
  return {
    /** Never reveals whether the address has an account. @throws {Problem} TOO_MANY_REQUESTS. */
    async signUp(caller: Caller, person: { first_name: string; email: string; password: string }) {
      const { first_name: firstName, email, password } = person;
      const attemptKeys = await attempts.take(attemptFrom('sign-up', caller.clientAddress), attemptTo(email));
      const passwordHash = await hashPassword(password);
      await db.transaction(async (tx) => {
        const linkId = await insertSignUp(tx, { firstName, email, passwordHash, attemptKeys, now: now() });
        await jobs.enqueue(tx, linkMail, { linkId });
      });
    },

    /**
     * Sets a password with a `recovery` link and ends every session.
     * @returns the path of the sign-in, which for an admin is the hidden one. @throws {Problem} LINK_REFUSED.
     */
    async updatePassword({ access_token: token, password }: { access_token: string; password: string }) {
      const { attemptKeys, signInPath } = await db.transaction(async (tx) => {
        const link = await redeem(deps, tx, token, 'recovery');
        const { userId } = link;
        await setPassword(tx, userId, await hashPassword(password));
        await tx.delete(sessions).where(eq(sessions.userId, userId));
        await revokeAll(tx, userId, mailLinkTypes);
        // A sign-in with the old password that waits for its second factor must start again.
        await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
        const [person] = await tx
          .select({ to: users.email, firstName: users.name, isAdmin: profiles.isAdmin })
          .from(users)
          .leftJoin(profiles, eq(profiles.id, users.id))
          .where(eq(users.id, userId));
        const remaining = await remainingSignInMethods(tx, userId);
        if (!person) return { ...link, signInPath: ordinarySignIn };
        const { to, firstName } = person;
        await jobs.enqueue(tx, noticeMail, { kind: 'password-changed', to, firstName, remaining });
        const isAdmins = isAdmin({ email: to, isAdmin: person.isAdmin === true }, adminEmails);
        return { ...link, signInPath: isAdmins ? adminLoginPath : ordinarySignIn };
      });
      await attempts.refund(attemptKeys);
      return signInPath;
    },
  };
}
export type PasswordVerbs = ReturnType<typeof createPasswordVerbs>;
