import type { OAuthProvider } from 'better-auth/oauth2';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import type { OAuthProviderId, OAuthSettings } from '../../../platform/env/oauth-settings.ts';
import { isProblem, Problem } from '../../../platform/errors/problem.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import { attemptFrom } from '../rate-limits/attempts.ts';
import { type Auth, authPath } from '../sessions/auth.ts';
import type { NoticeKind } from '../emails/notice-kinds.ts';
import { noticeMail } from '../emails/notice-mail.ts';
import type { Session } from '../policy.ts';
import {
  type Proof,
  reauthenticateIfPossible,
  type ReauthenticationDeps,
} from '../second-factor/reauthenticate.ts';
import type { SocialProblem } from '../rules/social-problem.ts';
import type { Caller, Sessions } from '../sessions/sessions.ts';
import { users } from '../tables.ts';
import { newToken } from '../secrets/tokens.ts';
import { findOrCreateAccount, linkIdentity } from './find-or-create-account.ts';
import type { SocialOptions } from './contract.ts';
import { SocialFailure } from './failure.ts';
import { createFlows, type Flow } from './flows.ts';
import { identify } from './identify.ts';
import { asOffered, readProviderId, socialProviders } from './providers.ts';
import { readSignInMethods, unlinkIdentity } from './sign-in-methods.ts';

/** For all requests to a provider after its callback. */
const defaultTimeoutInMs = 10_000;

/** A provider's answer as it came through the browser: untrusted until the provider confirms it. */
export interface SocialAnswer {
  readonly state: string;
  readonly code: string;
  /** Why the provider has no code for us. */
  readonly error: string;
  readonly name: string;
}

/** How a round trip to a provider ended. */
interface SocialEnding {
  /** A page of ours. */
  readonly to: string;
  readonly outcome: 'ok' | 'second_factor' | SocialProblem;
  /** Whose account it was; null where it did not come to that. */
  readonly userId: string | null;
}

interface Deps extends ReauthenticationDeps {
  readonly jobs: Jobs;
  readonly auth: Auth;
  readonly sessions: Pick<Sessions, 'read' | 'start'>;
  readonly oauth: OAuthSettings;
  readonly appUrl: string;
  readonly now: () => Date;
  readonly log: Log;
  readonly timeoutInMs?: number;
}

/**
 * Signing in with providers, and the identities that are linked to an account. Better Auth speaks the providers' protocols. Its callback is not used: it would store the provider's tokens, skip the second
 * factor, and refuse a user whose address somebody else signed up with.
 */
export function createSocialAccounts(deps: Deps) {
  const { db, jobs, auth, sessions, attempts, oauth, appUrl, log } = deps;
  const flows = createFlows(deps);
  const timeoutInMs = deps.timeoutInMs ?? defaultTimeoutInMs;
  const redirectOf = (provider: OAuthProviderId) => `${appUrl}${authPath}/callback/${provider}`;

  async function clientOf(provider: OAuthProviderId): Promise<OAuthProvider> {
    const { betterAuthId = provider } = socialProviders[provider];
    const client = (await auth.$context).socialProviders.find(({ id }) => id === betterAuthId);
    if (!client) throw new Error(`Better Auth does not know ${provider}.`);
    return client;
  }

  async function enqueueNotice(tx: Transaction, userId: string, kind: NoticeKind): Promise<void> {
    const [person] = await tx
      .select({ to: users.email, firstName: users.name })
      .from(users)
      .where(eq(users.id, userId));
    if (person) await jobs.enqueue(tx, noticeMail, { kind, ...person });
  }

  function offeredOf(name: string): OAuthProviderId {
    const provider = readProviderId(name);
    if (provider === null || !oauth.has(provider)) throw new Problem('PROVIDER_NOT_OFFERED');
    return provider;
  }

  async function begin(
    caller: Caller,
    provider: OAuthProviderId,
    linkTo: string | null,
    { redirectTo, scopes = [], queryParams = {} }: SocialOptions = {},
  ) {
    const attemptKeys = await attempts.take(attemptFrom('sign-in', caller.clientAddress));
    const codeVerifier = newToken();
    const state = await flows.begin(caller, {
      provider,
      codeVerifier,
      linkTo,
      redirectTo: redirectTo ?? null,
      attemptKeys,
    });
    const client = await clientOf(provider);
    const redirectURI = redirectOf(provider);
    const url = await client.createAuthorizationURL({
      state,
      codeVerifier,
      redirectURI,
      scopes: [...scopes],
    });
    for (const [name, value] of Object.entries(queryParams)) url.searchParams.set(name, value);
    return { url: url.toString() };
  }

  /** @returns whose account it is, and whether the person is in now; otherwise their second factor is asked for. @throws {SocialFailure} */
  async function complete(
    caller: Caller,
    provider: OAuthProviderId,
    flow: Flow,
    answer: SocialAnswer,
  ): Promise<{ userId: string; isIn: boolean }> {
    if (answer.error !== '' || answer.code === '') throw new SocialFailure(refusalOf(answer.error));
    const identity = await identify({
      provider,
      client: await clientOf(provider),
      code: answer.code,
      codeVerifier: flow.codeVerifier,
      redirectURI: redirectOf(provider),
      statedName: answer.name,
      timeoutInMs,
      log,
    });
    if (flow.linkTo === null) {
      const userId = await db.transaction(async (tx) => {
        const account = await findOrCreateAccount(tx, identity);
        if (account.isNewlyLinked) await enqueueNotice(tx, account.userId, 'identity-linked');
        return account.userId;
      });
      return { userId, isIn: await startSession(caller, userId) };
    } else {
      const { linkTo } = flow;
      if ((await sessions.read(caller))?.userId !== linkTo) throw new SocialFailure('other_person');
      await db.transaction(async (tx) => {
        if (await linkIdentity(tx, linkTo, identity)) await enqueueNotice(tx, linkTo, 'identity-linked');
      });
      return { userId: linkTo, isIn: true };
    }
  }

  /** @returns false when the second factor is still to be shown. @throws {SocialFailure} failed, suspended. */
  async function startSession(caller: Caller, userId: string): Promise<boolean> {
    try {
      if (!(await sessions.start(caller, userId))) throw new SocialFailure('failed');
      return true;
    } catch (error) {
      if (isProblem(error, 'SECOND_FACTOR_NEEDED')) return false;
      if (isProblem(error, 'ACCOUNT_SUSPENDED')) throw new SocialFailure('suspended');
      throw error;
    }
  }

  return {
    /** The configured providers, without secrets. */
    offered: [...oauth.keys()].map(asOffered),
    /** @returns the provider's address. @throws {Problem} PROVIDER_NOT_OFFERED, TOO_MANY_REQUESTS. */
    start: async (caller: Caller, name: string, options: SocialOptions = {}) =>
      begin(caller, offeredOf(name), null, options),

    /** The same, to link an identity to the account of this session. @throws {Problem} those of `reauthenticateIfPossible`, too. */
    async startLinking(caller: Caller, session: Session, name: string, proof: Proof) {
      const provider = offeredOf(name);
      await reauthenticateIfPossible(deps, caller, session, proof);
      return begin(caller, provider, session.userId);
    },

    /**
     * The provider's callback; sets a session's cookie.
     * @returns where the browser is redirected, and for the log how it ended and whose account it was.
     */
    async finish(caller: Caller, name: string, answer: SocialAnswer): Promise<SocialEnding> {
      const provider = readProviderId(name);
      if (provider === null || !oauth.has(provider)) {
        return { to: pageWith('/login', 'unavailable', null), outcome: 'unavailable', userId: null };
      }
      let page = '/login';
      try {
        const flow = await flows.end(caller, provider, answer.state);
        if (flow.linkTo !== null) page = `/account/${flow.linkTo}`;
        const { userId, isIn } = await complete(caller, provider, flow, answer);
        await attempts.refund(flow.attemptKeys);
        if (!isIn) return { to: '/login?view=second_factor', outcome: 'second_factor', userId };
        const signedInAt = flow.redirectTo ?? `/login?arrived=${provider}`;
        return {
          to: flow.linkTo === null ? signedInAt : `${page}?linked=${provider}`,
          outcome: 'ok',
          userId,
        };
      } catch (error) {
        if (!(error instanceof SocialFailure)) throw error;
        // The account page needs a session.
        if (error.problem === 'other_person') page = '/login';
        return { to: pageWith(page, error.problem, provider), outcome: error.problem, userId: null };
      }
    },

    signInMethods: (session: Session) => readSignInMethods(db, session.userId, oauth),

    /** @throws {Problem} IDENTITY_NOT_FOUND, LAST_WAY_IN and those of `reauthenticateIfPossible`. */
    async unlink(caller: Caller, session: Session, identityId: string, proof: Proof) {
      await reauthenticateIfPossible(deps, caller, session, proof);
      const { userId } = session;
      return db.transaction(async (tx) => {
        const methods = await unlinkIdentity(tx, userId, identityId, oauth);
        await enqueueNotice(tx, userId, 'identity-unlinked');
        return methods;
      });
    },
  };
}

export type SocialAccounts = ReturnType<typeof createSocialAccounts>;

/** Path of a page that shows the problem. */
export function pageWith(page: string, problem: SocialProblem, provider: OAuthProviderId | null): string {
  const search = new URLSearchParams({ problem, ...(provider !== null && { provider }) });
  return `${page}?${search.toString()}`;
}

/** RFC 6749 says `access_denied`; Apple and LinkedIn have words of their own. */
function refusalOf(error: string): SocialProblem {
  return /denied|cancel|consent_required/.test(error) ? 'denied' : 'provider';
}
