import { eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { OAuthSettings } from '../../platform/env/oauth-settings.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { codeSms, sendCodeSms } from './codes/code-sms.ts';
import { createCodes } from './codes/codes.ts';
import { createCodeVerbs } from './codes/service.ts';
import { phones } from './codes/tables.ts';
import { noticeMail, sendNoticeMail } from './emails/notice-mail.ts';
import { emailChangeMail, linkMail, sendLinkMail } from './mail-links/link-mail.ts';
import { removeUnconfirmed } from './password/remove-unconfirmed.ts';
import { purgeExpired } from './mail-links/mail-links.ts';
import { acceptEmailProof } from './mail-links/redeem.ts';
import { createMailLinkVerbs } from './mail-links/service.ts';
import { ensureAdmins } from './password/first-admin.ts';
import { createPasswordVerbs } from './password/service.ts';
import type { Session } from './policy.ts';
import { readProfile } from './profiles.ts';
import { createAttempts } from './rate-limits/attempts.ts';
import { createChallenges } from './second-factor/challenges.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSecondFactorVerbs } from './second-factor/service.ts';
import { createAccountKeys } from './secrets/account-keys.ts';
import { createAuth } from './sessions/auth.ts';
import { passwordOf } from './sessions/credentials.ts';
import { type AfterSignIn, type Caller, createSessions } from './sessions/sessions.ts';
import { sessions as sessionRows, verifications } from './sessions/tables.ts';
import { writesPerAccount } from './sessions/signed-in.ts';
import { socialClients } from './social/clients.ts';
import { createSocialAccounts } from './social/service.ts';
import { users } from './tables.ts';

interface AccountSettings {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly log: Log;
  readonly now: () => Date;
  readonly appUrl: string;
  readonly productName: string;
  readonly authSecret: string;
  /** The social providers that the operator configured. */
  readonly oauth: OAuthSettings;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  /** Path of the hidden admin login, which only an admin's reset link tells. */
  readonly adminLoginPath: string;
  /** Runs in the transaction that deletes an account: enqueue what foreign keys cannot delete. */
  readonly beforeDelete: (tx: Transaction, userId: string) => Promise<void>;
  readonly afterSignIn: AfterSignIn;
}

/** Deletes expired links, codes, limits and sessions, and sign-ups that nobody confirmed. Hourly. */
const cleanUp: JobKind<Record<string, never>> = {
  name: 'account.clean-up',
  data: z.strictObject({}),
  retry: { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 300 },
  timeoutInSeconds: 300,
  concurrency: 1,
};

/** The rooms of the feature, and what concerns an account as a whole. Registers its jobs, so create it before `jobs.start()`. */
export function createAccounts(settings: AccountSettings) {
  const { db, jobs, now, adminEmails } = settings;
  const keys = createAccountKeys(settings.authSecret);
  const attempts = createAttempts(db, now);
  const codes = createCodes({ key: keys.codes, now });
  const factors = createSecondFactors({ ...settings, keys });
  const challenges = createChallenges(settings);
  const auth = createAuth({
    ...settings,
    secret: settings.authSecret,
    clients: socialClients(settings.oauth),
    hasSecondFactor: (userId) => factors.isOn(db, userId),
  });
  const sessions = createSessions({ ...settings, auth, attempts, challenges });
  const deps = {
    ...settings,
    auth,
    attempts,
    codes,
    factors,
    challenges,
    sessions,
    acceptEmailProof,
    hashPassword: async (password: string) => (await auth.$context).password.hash(password),
    verifyPassword: async (given: { hash: string; password: string }) =>
      (await auth.$context).password.verify(given),
  };

  const writes = createLimit({ ...writesPerAccount, now: () => now().getTime() });
  jobs.register(linkMail, (job) => sendLinkMail(deps, job));
  jobs.register(emailChangeMail, (job) => sendLinkMail(deps, job));
  jobs.register(codeSms, (job) => sendCodeSms(deps, job));
  jobs.register(noticeMail, (job) => sendNoticeMail(settings, job));
  jobs.cleanUp(cleanUp, '17 * * * *', async () => {
    const instant = now();
    await purgeExpired(db, instant);
    await attempts.purgeExpired();
    await challenges.purgeExpired();
    await codes.purgeExpired(db);
    await removeUnconfirmed(db, instant);
    await db.delete(sessionRows).where(lt(sessionRows.expiresAt, instant));
    await db.delete(verifications).where(lt(verifications.expiresAt, instant));
  });

  return {
    sessions,
    mailLinks: createMailLinkVerbs(deps),
    password: createPasswordVerbs(deps),
    codes: createCodeVerbs(deps),
    secondFactor: createSecondFactorVerbs(deps),
    social: createSocialAccounts(deps),
    /** Who is signed in; null: nobody. May set a cookie. */
    readSession: (caller: Caller) => sessions.read(caller),
    /** Counts a call of an account that writes; false when it has made too many. */
    mayWrite: writes.take,
    /** Ends this browser's session, if there is one. */
    signOut: (caller: Caller) => sessions.end(caller),
    /** @throws {Problem} PROFILE_NOT_FOUND. */
    readProfile: (userId: string) => readProfile(db, userId),
    /** Creates the missing admins; called at every start. @returns their one-time password links. */
    ensureAdmins: () => ensureAdmins(settings),

    async readSecurity({ userId }: Session) {
      const [own] = await db.select({ phone: phones.phone }).from(phones).where(eq(phones.userId, userId));
      const factor = await factors.read(db, userId);
      return {
        hasPassword: (await passwordOf(db, userId)) !== null,
        phone: own?.phone ?? null,
        secondFactor: factor && { ...factor, since: factor.since.toISOString() },
      };
    },

    /** Deletes an account and, by foreign keys, all that belongs to it. @throws {Problem} EMAIL_DIFFERS, FORBIDDEN. */
    async deleteAccount(caller: Caller, session: Session, typedEmail: string) {
      // A former admin's too: the next start would create the missing account again, with the flag.
      if (adminEmails.includes(session.email))
        throw new Problem('FORBIDDEN', { message: 'An admin account cannot be deleted.' });
      if (typedEmail !== session.email) throw new Problem('EMAIL_DIFFERS');
      await db.transaction(async (tx) => {
        await settings.beforeDelete(tx, session.userId);
        await tx.delete(users).where(eq(users.id, session.userId));
      });
      await sessions.end(caller);
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
