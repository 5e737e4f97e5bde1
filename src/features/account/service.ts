import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { PasswordCheckSettings } from '../../platform/env/config.ts';
import type { OAuthSettings } from '../../platform/env/oauth-settings.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import type { Caller } from '../../platform/rpc/context.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import { codeSms, proofMail, sendCode } from './codes/code-sms.ts';
import { createCodes } from './codes/codes.ts';
import { createCodeVerbs } from './codes/service.ts';
import { createSmsLimits } from './codes/sms-limits.ts';
import { phoneOf } from './codes/phones.ts';
import { noticeMail, noticeTo, sendNoticeMail } from './emails/notices.ts';
import { purgeSignUps } from './create-user.ts';
import { emailChangeMail, factorUndoing, linkMail, sendLinkMail } from './mail-links/link-mail.ts';
import { askedAddress, undoAddresses } from './mail-links/mail-links.ts';
import { mailLinks } from './mail-links/tables.ts';
import { acceptEmailProof } from './mail-links/redeem.ts';
import { createMailLinkVerbs } from './mail-links/service.ts';
import { ensureAdmins } from './password/first-admin.ts';
import { createPasswordVerbs } from './password/service.ts';
import type { Session } from './policy.ts';
import { readProfile } from './profiles.ts';
import { createAttempts } from './rate-limits/attempts.ts';
import { createChallenges } from './second-factor/challenges.ts';
import { createDesk } from './second-factor/desk.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSecondFactorVerbs } from './second-factor/service.ts';
import { secondFactorChallenges } from './second-factor/tables.ts';
import { createAccountKeys } from './secrets/account-keys.ts';
import { createPasswordCheck } from './secrets/password-check.ts';
import { createPasswords } from './secrets/passwords.ts';
import { createAuth } from './sessions/auth.ts';
import { createBrowsers } from './sessions/browser.ts';
import { sessionView } from './sessions/contract.ts';
import { passwordOf } from './sessions/credentials.ts';
import { createGuesses } from './sessions/guesses.ts';
import { createKnownBrowsers } from './sessions/known-browsers.ts';
import { createSessionList } from './sessions/session-list.ts';
import { type AfterSignIn, createSessions, type CurrentSession, sessionInMs } from './sessions/sessions.ts';
import { sessions as sessionRows, verifications } from './sessions/tables.ts';
import { writesPerAccount } from './sessions/signed-in.ts';
import { socialClients } from './social/clients.ts';
import { createSocialAccounts } from './social/service.ts';
import { profiles, users } from './tables.ts';

interface AccountSettings {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly mail: Mail;
  readonly sms: Sms;
  readonly log: Log;
  readonly now: () => Date;
  readonly pause: (milliseconds: number) => Promise<void>;
  readonly appUrl: string;
  readonly productName: string;
  readonly authSecret: string;
  /** The social providers that the operator configured. */
  readonly oauth: OAuthSettings;
  readonly passwordCheck: PasswordCheckSettings;
  readonly smsDailyBudget: number;
  readonly smsCountries: readonly string[] | null;
  /** Lower case. */
  readonly adminEmails: readonly string[];
  readonly adminSecondFactor: 'off' | 'required';
  /** Path of the hidden admin login, which only an admin's reset link tells. */
  readonly adminLoginPath: string;
  /** Runs in the transaction that deletes an account: enqueue what foreign keys cannot delete. */
  readonly beforeDelete: (tx: Transaction, userId: string) => Promise<void>;
  readonly afterSignIn: AfterSignIn;
}

/** Deletes expired links, codes, limits, sessions and sign-ups. Hourly. */
const cleanUp = cleanupJob('account.clean-up', 300);

/** The rooms of the feature, and what concerns an account as a whole. Registers its jobs, so create it before `jobs.start()`. */
export function createAccounts(settings: AccountSettings) {
  const { db, jobs, now, adminEmails } = settings;
  const keys = createAccountKeys(settings.authSecret);
  const attempts = createAttempts(db, now);
  const browsers = createBrowsers(settings);
  const knownBrowsers = createKnownBrowsers({ db, browsers, attempts, now });
  const codes = createCodes({ key: keys.codes, now });
  const factors = createSecondFactors({ ...settings, keys });
  const base = {
    ...settings,
    attempts,
    browsers,
    knownBrowsers,
    codes,
    factors,
    passwords: createPasswords(keys.signUps),
    checkPassword: createPasswordCheck(settings),
    smsLimits: createSmsLimits({ ...settings, attempts }),
    challenges: createChallenges(settings),
    guesses: createGuesses({ ...settings, attempts, knownBrowsers }),
    auth: createAuth({ ...settings, secret: settings.authSecret, clients: socialClients(settings.oauth) }),
  };
  const sessions = createSessions({
    ...base,
    afterSignIn: async (caller, session) => {
      await knownBrowsers.remember(caller, session.userId);
      await settings.afterSignIn(caller, session);
    },
  });
  const deps = { ...base, sessions, acceptEmailProof, undoing: factorUndoing(settings) };

  const writes = createLimit({ ...writesPerAccount, now: () => now().getTime() });
  jobs.register(linkMail, (job) => sendLinkMail(deps, job));
  jobs.register(emailChangeMail, (job) => sendLinkMail(deps, job));
  jobs.register(codeSms, (job) => sendCode(deps, job));
  jobs.register(proofMail, (job) => sendCode(deps, job));
  jobs.register(noticeMail, (job) => sendNoticeMail(settings, job));
  jobs.cleanUp(cleanUp, '17 * * * *', async () => {
    const instant = now();
    for (const table of [mailLinks, secondFactorChallenges, sessionRows, verifications])
      await db.delete(table).where(lt(table.expiresAt, instant));
    const earliest = new Date(instant.getTime() - sessionInMs);
    await db.delete(sessionRows).where(lt(sessionRows.createdAt, earliest));
    await attempts.purgeExpired();
    await knownBrowsers.purgeExpired();
    await codes.purgeExpired(db);
    await purgeSignUps(db, instant);
  });

  return {
    sessions,
    sessionList: createSessionList(deps),
    mailLinks: createMailLinkVerbs(deps),
    password: createPasswordVerbs(deps),
    codes: createCodeVerbs(deps),
    secondFactor: createSecondFactorVerbs(deps),
    desk: createDesk(deps),
    social: createSocialAccounts(deps),
    /** The session of this browser; null: nobody is signed in. May set a cookie. */
    currentSession: (caller: Caller) => sessions.read(caller),
    /** The same as what a page may show of it: who is signed in. */
    readSession: async (caller: Caller) => sessionView.nullable().parse(await sessions.read(caller)),
    /** Counts a call of an account that writes; false when it has made too many. */
    mayWrite: writes.take,
    /** Ends this browser's session, if there is one. */
    signOut: (caller: Caller) => sessions.end(caller),
    /** @throws {Problem} PROFILE_NOT_FOUND. */
    readProfile: (userId: string) => readProfile(db, userId),
    /** Creates the missing admins; called at every start. @returns their one-time password links. */
    ensureAdmins: () => ensureAdmins(settings),

    async readSecurity({ userId }: Session) {
      const factor = await factors.read(db, userId);
      return {
        hasPassword: (await passwordOf(db, userId)) !== null,
        phone: await phoneOf(db, userId),
        askedEmail: await askedAddress(db, userId, now()),
        secondFactor: factor && { ...factor, since: factor.since.toISOString() },
      };
    },

    async changeFirstName({ userId }: Session, firstName: string) {
      await db.transaction(async (tx) => {
        await tx.update(profiles).set({ firstName }).where(eq(profiles.id, userId));
        await tx.update(users).set({ name: firstName, updatedAt: now() }).where(eq(users.id, userId));
      });
    },

    /** Deletes an account and, by foreign keys, all that belongs to it; a mail tells its owner. @throws {Problem} EMAIL_DIFFERS, FORBIDDEN. */
    async deleteAccount(caller: Caller, session: CurrentSession, typedEmail: string) {
      // A former admin's too: the next start would create the missing account again, with the flag.
      if (adminEmails.includes(session.email))
        throw new Problem('FORBIDDEN', { message: 'An admin account cannot be deleted.' });
      if (typedEmail !== session.email) throw new Problem('EMAIL_DIFFERS');
      await db.transaction(async (tx) => {
        // Locks the profile: before the account, as whatever else locks both.
        await settings.beforeDelete(tx, session.userId);
        await sessions.hold(tx, session);
        // Whoever has moved the account may be the one who deletes it: the mailboxes that could still undo that are told, too.
        const told = [session.email, ...(await undoAddresses(tx, session.userId, now()))];
        await tx.delete(users).where(eq(users.id, session.userId));
        for (const email of new Set(told))
          await jobs.enqueue(tx, noticeMail, noticeTo({ email }, 'account-deleted'));
      });
      await sessions.end(caller);
    },
  };
}
export type Accounts = ReturnType<typeof createAccounts>;
