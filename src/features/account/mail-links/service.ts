import { eq, inArray } from 'drizzle-orm';
import { isProblem, Problem } from '../../../platform/errors/problem.ts';
import type { Codes } from '../codes/codes.ts';
import { noticeMail, noticeTo } from '../emails/notices.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import { secondFactorChallenges } from '../second-factor/tables.ts';
import { signInStateOf } from '../sessions/credentials.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import type { CurrentSession } from '../sessions/sessions.ts';
import { hashOf } from '../secrets/tokens.ts';
import { signUps } from '../tables.ts';
import { emailChangeMail, linkMail, waitingSignUp } from './link-mail.ts';
import { confirmedBy, createPending, findLink, type MailLinkType, revokeAll } from './mail-links.ts';
import { confirmSignUp, redeem } from './redeem.ts';

interface Deps extends RoomDeps {
  readonly codes: Codes;
}

interface Exchange {
  readonly access_token: string;
  readonly type: Exclude<MailLinkType, 'email_undo'>;
  readonly switch?: boolean | undefined;
  /** Chosen where `signup` needs a new one. */
  readonly password?: string | undefined;
}

/** Links in mail. Requesting one never reveals whether an address has an account. */
export function createMailLinkVerbs(deps: Deps) {
  const { db, jobs, attempts, browsers, codes, knownBrowsers, passwords, sessions, adminEmails, now } = deps;
  return {
    /** Sends a link (a magic one with a code) if an account has the address, `signup` if a sign-up waits for it. @throws {Problem} TOO_MANY_REQUESTS. */
    async requestLink(caller: Caller, type: 'signup' | 'magiclink' | 'recovery', email: string) {
      const { attemptKeys, isSent, mayHaveCode } = await knownBrowsers.countLetter(caller, type, email);
      const code = type === 'magiclink' && { type: 'email' as const, browser: browsers.ensure(caller) };
      const browserHash = browsers.read(caller);
      await db.transaction(async (tx) => {
        // So that it lives longer than this link: see `purgeSignUps`.
        const waiting = waitingSignUp(tx, { email, browserHash });
        if (type === 'signup')
          await tx.update(signUps).set({ createdAt: now() }).where(inArray(signUps.id, waiting));
        // One that no letter shows would stand before those that were sent.
        const codeId =
          code && mayHaveCode
            ? await codes.createPending(tx, { ...code, target: email, attemptKeys })
            : undefined;
        const sent = { type, email, attemptKeys, codeId, browserHash };
        if (isSent) await jobs.enqueue(tx, linkMail, sent);
      });
    },

    /**
     * Uses a link, once. `signup` confirms the address and `email_change` moves the account there, and either says so again to whoever opens that link once more; any other type signs in. Where
     * somebody else is signed in, nothing is changed before they agree to be signed out.
     * @returns the link's address, and a session: null after `signup`, after `email_change` in a browser that is not signed in to the account, or when no session could be started.
     * @throws {Problem} LINK_REFUSED, OTHER_ACCOUNT, NEW_PASSWORD_NEEDED, PASSWORD_KNOWN, SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED.
     */
    async exchange(caller: Caller, { access_token: token, type, password, switch: maySwitch }: Exchange) {
      const session = await sessions.read(caller);
      /** What a link that was opened before, by a mail scanner, say, still says: nothing is left to do. */
      const asConfirmed = async () => {
        const confirms = type === 'signup' || type === 'email_change';
        const confirmed = confirms ? await confirmedBy(db, hashOf(token), type, now()) : null;
        if (confirmed === null) throw new Problem('LINK_REFUSED');
        const isOwn = type === 'email_change' && session?.userId === confirmed.userId;
        return { email: confirmed.email, session: isOwn ? session : null };
      };
      const link = await findLink(db, token, type, now());
      if (!link) return asConfirmed();
      const { email, userId, attemptKeys } = link;
      const isOwn = session !== null && session.userId === userId;
      const isOthers = session !== null && !isOwn;
      if (isOthers && !maySwitch) throw new Problem('OTHER_ACCOUNT', { data: { email } });
      const state = userId === null ? null : await signInStateOf(db, userId);
      if (type === 'signup') {
        if (password !== undefined) await deps.checkPassword(password);
        const passwordHash = password === undefined ? null : await passwords.hash(password);
        const browserHash = browsers.read(caller);
        const confirmation = { browserHash, passwordHash, usedAt: now() };
        const isFirst = await db.transaction((tx) => confirmSignUp(tx, link, confirmation));
        if (!isFirst) return { email, session: null };
      } else {
        try {
          await db.transaction(async (tx) => {
            const { userId } = await redeem(deps, tx, token, type);
            if (type === 'email_change') {
              await sessions.endAll(tx, userId, isOwn ? session : null);
              await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
            }
          });
        } catch (error) {
          if (!isProblem(error, 'LINK_REFUSED')) throw error;
          return asConfirmed();
        }
      }
      await attempts.refund(attemptKeys);
      if (isOthers) await sessions.end(caller);
      // An existing session of the same user, perhaps with a second factor, is kept.
      if (isOwn) return { email, session: await sessions.read(caller) };
      const startsNone = userId === null || type === 'email_change';
      return { email, session: startsNone ? null : await sessions.start(caller, userId, state) };
    },

    /**
     * Sends a link to the new address and a notice to the old one.
     * @throws {Problem} SAME_EMAIL, FORBIDDEN, TOO_MANY_REQUESTS.
     */
    async changeEmail(caller: Caller, session: CurrentSession, email: string) {
      // Whoever has an address of ADMIN_EMAIL, flag or not: if it had no account, the next start would make one with the flag.
      if (adminEmails.includes(session.email)) {
        throw new Problem('FORBIDDEN', { message: 'The address of an admin is set by ADMIN_EMAIL.' });
      }
      if (email === session.email) throw new Problem('SAME_EMAIL');
      const { userId } = session;
      const { attemptKeys, isSent } = await knownBrowsers.countLetter(caller, 'email_change', email, userId);
      // Those that were sent before stand, and nobody is told.
      if (!isSent) return;
      await db.transaction(async (tx) => {
        // Serialises concurrent requests, too, so that one of them is left.
        await sessions.hold(tx, session);
        await revokeAll(tx, userId, ['email_change']);
        const pending = { userId, type: 'email_change', email, attemptKeys } as const;
        const linkId = await createPending(tx, pending, now());
        await jobs.enqueue(tx, emailChangeMail, { linkId });
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'email-change-asked'));
      });
    },
  };
}
