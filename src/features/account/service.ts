import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { violatesUnique } from '../../platform/db/postgres-failure.ts';
import type { OAuthSettings } from '../../platform/env/oauth-settings.ts';
import { isProblem, Problem } from '../../platform/errors/problem.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Sms } from '../../platform/sms/sms.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createAccountKeys } from './secrets/account-keys.ts';
import { attemptFrom, attemptTo, createAttempts } from './rate-limits/attempts.ts';
import { createAuth } from './sessions/auth.ts';
import { createChallenges } from './second-factor/challenges.ts';
import { cleanUp } from './clean-up.ts';
import { secondFactorChallenges } from './codes/tables.ts';
import { codeSms, sendCodeSms } from './codes/code-sms.ts';
import { type CodeVerbs, createCodeVerbs } from './codes/code-sign-in.ts';
import { createCodes } from './codes/codes.ts';
import { type ContactVerbs, createContactVerbs } from './codes/contacts.ts';
import type { ProfileView } from './contract.ts';
import { emailChangeMail, sendEmailChangeMail } from './mail-links/email-change.ts';
import { ensureAdmins } from './password/first-admin.ts';
import { linkMail, sendLinkMail } from './mail-links/link-mail.ts';
import { endLinks, forgetLinks, type MailLinkType, useLink, type UsedLink } from './mail-links/mail-links.ts';
import { noticeMail, sendNoticeMail } from './emails/notice-mail.ts';
import type { Session } from './policy.ts';
import { readProfile } from './profiles.ts';
import { acceptProof, setPassword } from './mail-links/redeem.ts';
import { remainingWays } from './password/remaining-sign-in-methods.ts';
import { createSecondFactors } from './second-factor/second-factors.ts';
import { createSecondFactorVerbs, type SecondFactorVerbs } from './second-factor/service.ts';
import { type AfterSignIn, type Caller, createSessions } from './sessions/sessions.ts';
import { noteSignUp } from './password/sign-up.ts';
import { createSocialAccounts, type SocialAccounts } from './social/service.ts';
import { mailLinkTypes, sessions as sessionRows, users, verifications } from './tables.ts';

/** Accounts, sessions and mail links. Verbs that take an e-mail address never tell whether it has an account. */
export interface Accounts extends CodeVerbs, SecondFactorVerbs, ContactVerbs {
  /** Who is signed in; null: nobody. May leave a cookie in the reply. */
  readSession(caller: Caller): Promise<Session | null>;
  /** @throws {Problem} INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS. */
  signIn(caller: Caller, credentials: { email: string; password: string }): Promise<Session>;
  /** Ends this browser's session, if there is one. */
  signOut(caller: Caller): Promise<void>;
  /** @throws {Problem} TOO_MANY_REQUESTS. */
  signUp(caller: Caller, person: { first_name: string; email: string; password: string }): Promise<void>;
  /** Sends the person a link (a magic one with a code), if there is one of that address. @throws {Problem} TOO_MANY_REQUESTS. */
  requestLink(caller: Caller, type: 'signup' | 'magiclink' | 'recovery', email: string): Promise<void>;
  /**
   * Uses a mail's link, once. `signup` confirms the address; any other type signs in as well.
   * @returns null after `signup`, or when no session could be started.
   * @throws {Problem} LINK_REFUSED: used, expired, of another type, or never made; SECOND_FACTOR_NEEDED.
   */
  exchange(caller: Caller, link: { access_token: string; type: MailLinkType }): Promise<Session | null>;
  /** Sets a password with a `recovery` link and ends every session. @throws {Problem} LINK_REFUSED. */
  updatePassword(change: { access_token: string; password: string }): Promise<void>;
  /** @throws {Problem} PROFILE_NOT_FOUND. */
  readProfile(userId: string): Promise<ProfileView>;
  /** Deletes an account and, by foreign keys, all that is its own. @throws {Problem} EMAIL_DIFFERS, FORBIDDEN. */
  deleteAccount(caller: Caller, session: Session, typedEmail: string): Promise<void>;
  /** Signing in with providers, and linked identities. */
  readonly social: SocialAccounts;
  /** Makes the missing admins; to be called at every start. @returns their one-time password links. */
  ensureAdmins(): Promise<string[]>;
}

export interface AccountSettings {
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
  /** Runs in the transaction that deletes an account: enqueue what foreign keys cannot delete. */
  readonly beforeDelete: (tx: Transaction, userId: string) => Promise<void>;
  readonly afterSignIn: AfterSignIn;
}

/** Registers its jobs, so create it before `jobs.start()`. */
export function createAccounts(settings: AccountSettings): Accounts {
  const { db, jobs, now, adminEmails } = settings;
  const auth = createAuth({ ...settings, secret: settings.authSecret });
  const challenges = createChallenges(settings);
  const sessions = createSessions(auth, db, challenges, adminEmails, settings.afterSignIn);
  const attempts = createAttempts(db, now);
  const hash = async (password: string) => (await auth.$context).password.hash(password);
  const keys = createAccountKeys(settings.authSecret);
  const codes = createCodes({ key: keys.codes, now });
  const factors = createSecondFactors({ ...settings, keys });
  const withProof = {
    ...settings,
    attempts,
    codes,
    factors,
    challenges,
    sessions,
    verifyPassword: async (given: { hash: string; password: string }) =>
      (await auth.$context).password.verify(given),
  };

  jobs.register(linkMail, (job) => sendLinkMail({ ...settings, codes }, job));
  jobs.register(codeSms, (job) => sendCodeSms({ ...settings, codes }, job));
  jobs.register(emailChangeMail, (job) => sendEmailChangeMail(settings, job));
  jobs.register(noticeMail, (job) => sendNoticeMail(settings, job));
  jobs.register(cleanUp, async () => {
    const instant = now();
    await forgetLinks(db, instant);
    await attempts.forgetOld();
    await challenges.forgetOld();
    await codes.forgetOld(db);
    await db.delete(sessionRows).where(lt(sessionRows.expiresAt, instant));
    await db.delete(verifications).where(lt(verifications.expiresAt, instant));
  });
  jobs.repeat(cleanUp, '17 * * * *', {});

  async function redeem(tx: Transaction, token: string, type: MailLinkType): Promise<UsedLink> {
    const link = await useLink(tx, token, type, now());
    if (!link) throw new Problem('LINK_REFUSED');
    const [before] = await tx
      .select({ to: users.email, firstName: users.name })
      .from(users)
      .where(eq(users.id, link.userId));
    if (!before || !(await acceptProof(tx, link, type))) throw new Problem('LINK_REFUSED');
    if (type === 'email_change') await jobs.enqueue(tx, noticeMail, { kind: 'email-changed', ...before });
    if (type === 'magiclink') await codes.end(tx, link.userId, 'email');
    return link;
  }

  return {
    ...createCodeVerbs(withProof),
    ...createSecondFactorVerbs(withProof),
    ...createContactVerbs(withProof),

    readSession: (caller) => sessions.read(caller),
    signOut: (caller) => sessions.end(caller),

    async signIn(caller, credentials) {
      const attempt = attemptFrom('sign-in', caller.clientAddress);
      await attempts.take(attempt);
      const session = await sessions.signIn(caller, credentials).catch(async (error: unknown) => {
        // The password was right.
        if (isProblem(error, 'SECOND_FACTOR_NEEDED')) await attempts.giveBack([attempt.key]);
        throw error;
      });
      await attempts.giveBack([attempt.key]);
      return session;
    },

    async signUp(caller, { first_name: firstName, email, password }) {
      const wanted = [attemptFrom('sign-up', caller.clientAddress), attemptTo(email)];
      const attemptKeys = await attempts.take(...wanted);
      const passwordHash = await hash(password);
      await db.transaction(async (tx) => {
        const linkId = await noteSignUp(tx, { firstName, email, passwordHash, attemptKeys, now: now() });
        await jobs.enqueue(tx, linkMail, { linkId });
      });
    },

    async requestLink(caller, type, email) {
      const wanted = [attemptFrom('mail', caller.clientAddress), attemptTo(email)];
      const attemptKeys = await attempts.take(...wanted);
      await db.transaction(async (tx) => {
        const codeId =
          type === 'magiclink'
            ? await codes.ask(tx, { type: 'email', target: email, attemptKeys })
            : undefined;
        await jobs.enqueue(tx, linkMail, { type, email, attemptKeys, codeId });
      });
    },

    async exchange(caller, { access_token: token, type }) {
      const link = await db
        .transaction((tx) => redeem(tx, token, type))
        .catch((error: unknown) => {
          // Another account has just moved to the same address.
          throw violatesUnique(error, 'users_email_unique') ? new Problem('LINK_REFUSED') : error;
        });
      await attempts.giveBack(link.attemptKeys);
      if (type === 'signup') return null;
      // Who is signed in here already, with a second factor perhaps, stays so.
      const session = await sessions.read(caller);
      return session?.userId === link.userId ? session : sessions.start(caller, link.userId);
    },

    async updatePassword({ access_token: token, password }) {
      const link = await db.transaction(async (tx) => {
        const used = await redeem(tx, token, 'recovery');
        await setPassword(tx, used.userId, await hash(password));
        await tx.delete(sessionRows).where(eq(sessionRows.userId, used.userId));
        await endLinks(tx, used.userId, mailLinkTypes);
        // Whoever has shown the old password and not yet the second factor begins anew.
        await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, used.userId));
        const [person] = await tx
          .select({ to: users.email, firstName: users.name })
          .from(users)
          .where(eq(users.id, used.userId));
        const remaining = await remainingWays(tx, used.userId);
        if (person) await jobs.enqueue(tx, noticeMail, { kind: 'password-changed', ...person, remaining });
        return used;
      });
      await attempts.giveBack(link.attemptKeys);
    },

    readProfile: (userId) => readProfile(db, userId),

    async deleteAccount(caller, session, typedEmail) {
      // A demoted admin's too: the next start would make the missing account anew, with the flag.
      if (adminEmails.includes(session.email))
        throw new Problem('FORBIDDEN', { message: 'An admin account cannot be deleted.' });
      if (typedEmail !== session.email) throw new Problem('EMAIL_DIFFERS');
      await db.transaction(async (tx) => {
        await settings.beforeDelete(tx, session.userId);
        await tx.delete(users).where(eq(users.id, session.userId));
      });
      await sessions.end(caller);
    },

    social: createSocialAccounts({ ...withProof, auth }),

    ensureAdmins: () => ensureAdmins(settings),
  };
}
