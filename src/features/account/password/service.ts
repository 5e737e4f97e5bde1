import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { OAuthSettings } from '../../../platform/env/oauth-settings.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Codes } from '../codes/codes.ts';
import { phoneOf } from '../codes/phones.ts';
import { noticeMail } from '../emails/notices.ts';
import { linkMail } from '../mail-links/link-mail.ts';
import { createPending, findLink, revokeAll } from '../mail-links/mail-links.ts';
import { redeem } from '../mail-links/redeem.ts';
import { secondFactorChallenges } from '../second-factor/tables.ts';
import { setPassword } from '../sessions/credentials.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import { isAdmin } from '../policy.ts';
import { readSignInMethods } from '../social/sign-in-methods.ts';
import { profiles, signUps, users } from '../tables.ts';

/** As specified. */
const ordinarySignIn = '/login?confirmed=true';

interface Deps extends RoomDeps {
  readonly codes: Codes;
  readonly oauth: OAuthSettings;
  /** Path of the hidden admin login. */
  readonly adminLoginPath: string;
}

interface PasswordLink {
  readonly access_token: string;
  readonly type: 'recovery' | 'email_undo';
}

interface NewPassword extends PasswordLink {
  readonly password: string;
}

export function createPasswordVerbs(deps: Deps) {
  const {
    db,
    jobs,
    attempts,
    codes,
    knownBrowsers,
    passwords,
    sessions,
    browsers,
    checkPassword,
    adminEmails,
    oauth,
    adminLoginPath,
    now,
  } = deps;

  /** What signs a user in besides password and mailbox, as a mail names it: the phone by its last two digits. */
  async function remainingSignInMethods(tx: Transaction, userId: string): Promise<string[]> {
    const phone = await phoneOf(tx, userId);
    const { linked } = await readSignInMethods(tx, userId, oauth);
    return [
      ...(phone === null ? [] : [`the phone that ends in ${phone.slice(-2)}`]),
      ...linked.map(({ name }) => `an account at ${name}`),
    ];
  }

  return {
    /** Keeps a sign-up and mails its link; never reveals whether the address has an account. @throws {Problem} TOO_MANY_REQUESTS, PASSWORD_KNOWN. */
    async signUp(caller: Caller, person: { first_name: string; email: string; password: string }) {
      const { first_name: firstName, email, password } = person;
      const { attemptKeys, isSent } = await knownBrowsers.countLetter(caller, 'sign-up', email);
      await checkPassword(password).catch(async (error: unknown) => {
        // The mailbox gets no letter; the try counts.
        await attempts.refund(attemptKeys.slice(1));
        throw error;
      });
      const passwordHash = await passwords.hashForSignUp(email, password);
      const browserHash = browsers.ensure(caller);
      await db.transaction(async (tx) => {
        const [signUp] = await tx
          .insert(signUps)
          .values({ email, firstName, passwordHash, browserHash, createdAt: now() })
          .returning({ id: signUps.id });
        if (!signUp) throw new Error('sign-up was not inserted');
        const pending = { signUpId: signUp.id, type: 'signup', email, attemptKeys } as const;
        const linkId = await createPending(tx, pending, now());
        if (isSent) await jobs.enqueue(tx, linkMail, { linkId });
      });
    },

    /** @returns whose password a link sets, which stays unused. @throws {Problem} LINK_REFUSED. */
    async passwordLink({ access_token: token, type }: PasswordLink) {
      const link = await findLink(db, token, type, now());
      if (!link?.userId) throw new Problem('LINK_REFUSED');
      return { email: link.email, userId: link.userId };
    },

    /**
     * Sets a password with a `recovery` link, or one that undoes a change of address or a second factor too, and ends every session.
     * @returns the path of the sign-in, which for an admin is the hidden one. @throws {Problem} LINK_REFUSED, ADDRESS_GONE, PASSWORD_KNOWN.
     */
    async updatePassword({ access_token: token, type, password }: NewPassword) {
      if (!(await findLink(db, token, type, now()))) throw new Problem('LINK_REFUSED');
      await checkPassword(password);
      const passwordHash = await passwords.hash(password);
      const { attemptKeys, signInPath } = await db.transaction(async (tx) => {
        const link = await redeem(deps, tx, token, type);
        const { userId } = link;
        await setPassword(tx, userId, passwordHash);
        await sessions.endAll(tx, userId, null);
        await knownBrowsers.forget(tx, userId);
        await attempts.forgetCodesOf(tx, userId);
        await revokeAll(tx, userId);
        await codes.revokeAll(tx, userId, 'email');
        // A sign-in with the old password that waits for its second factor must start again.
        await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
        const [person] = await tx
          .select({ to: users.email, isAdmin: profiles.isAdmin })
          .from(users)
          .leftJoin(profiles, eq(profiles.id, users.id))
          .where(eq(users.id, userId));
        const remaining = await remainingSignInMethods(tx, userId);
        if (!person) return { ...link, signInPath: ordinarySignIn };
        const { to } = person;
        await jobs.enqueue(tx, noticeMail, { kind: 'password-changed', to, remaining });
        const isAdmins = isAdmin({ email: to, isAdmin: person.isAdmin === true }, adminEmails);
        return { ...link, signInPath: isAdmins ? adminLoginPath : ordinarySignIn };
      });
      await attempts.refund(attemptKeys);
      return signInPath;
    },
  };
}
