import type { OAuthProvider } from 'better-auth/oauth2';
import type { OAuthProviderId, OAuthSettings } from '../../../platform/env/oauth-settings.ts';
import { isProblem, Problem } from '../../../platform/errors/problem.ts';
import type { Log } from '../../../platform/log/log.ts';
import { attemptFrom } from '../rate-limits/attempts.ts';
import { type Auth, authPath } from '../sessions/auth.ts';
import { noticeMail, noticeTo } from '../emails/notices.ts';
import type { Session } from '../policy.ts';
import type { SocialProblem } from '../rules/social-problem.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { RoomDeps } from '../sessions/room-deps.ts';
import type { CurrentSession, Sessions } from '../sessions/sessions.ts';
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

interface Deps extends Pick<RoomDeps, 'db' | 'jobs' | 'now' | 'attempts' | 'browsers' | 'knownBrowsers'> {
  readonly sessions: Pick<Sessions, 'read' | 'start' | 'hold'>;
  readonly factors: Pick<SecondFactors, 'isOn'>;
  readonly auth: Auth;
  readonly oauth: OAuthSettings;
  readonly appUrl: string;
  readonly log: Log;
  readonly timeoutInMs?: number;
}

/**
 * Signing in with providers, and the identities that are linked to an account. Better Auth speaks the providers' protocols. Its callback is not used: it would store the provider's tokens, skip the second
 * factor, and refuse a user whose address somebody else signed up with.
 */
export function createSocialAccounts(deps: Deps) {
  const { db, jobs, auth, sessions, factors, attempts, knownBrowsers, oauth, appUrl, log } = deps;
  const flows = createFlows(deps);
  const timeoutInMs = deps.timeoutInMs ?? defaultTimeoutInMs;
  const redirectOf = (provider: OAuthProviderId) => `${appUrl}${authPath}/callback/${provider}`;

  async function clientOf(provider: OAuthProviderId): Promise<OAuthProvider> {
    const { betterAuthId = provider } = socialProviders[provider];
    const client = (await auth.$context).socialProviders.find(({ id }) => id === betterAuthId);
    if (!client) throw new Error(`Better Auth does not know ${provider}.`);
    return client;
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
    const who = await knownBrowsers.requester(caller, linkTo);
    const attemptKeys = await attempts.take(attemptFrom('sign-in', who));
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
      const { userId, state } = await db.transaction(async (tx) => {
        const account = await findOrCreateAccount(tx, identity, factors);
        const { linkedTo } = account;
        if (linkedTo !== null) await jobs.enqueue(tx, noticeMail, noticeTo(linkedTo, 'identity-linked'));
        return account;
      });
      return { userId, isIn: await startSession(caller, userId, state) };
    }
    const session = await sessions.read(caller);
    if (session?.userId !== flow.linkTo) throw new SocialFailure('other_person');
    const { userId } = session;
    await db.transaction(async (tx) => {
      await sessions.hold(tx, session).catch((error: unknown) => {
        throw isProblem(error, 'SIGNED_OUT') ? new SocialFailure('other_person') : error;
      });
      if (await linkIdentity(tx, userId, identity))
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'identity-linked'));
    });
    return { userId, isIn: true };
  }

  /** @returns false when the second factor is still to be shown. @throws {SocialFailure} failed, suspended. */
  async function startSession(caller: Caller, userId: string, state: string | null): Promise<boolean> {
    try {
      if (!(await sessions.start(caller, userId, state))) throw new SocialFailure('failed');
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

    /** The same, to link an identity to the account of this session. */
    startLinking: async (caller: Caller, session: Session, name: string) =>
      begin(caller, offeredOf(name), session.userId),

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

    /** @throws {Problem} IDENTITY_NOT_FOUND, LAST_WAY_IN. */
    unlink(session: CurrentSession, identityId: string) {
      return db.transaction(async (tx) => {
        await sessions.hold(tx, session);
        const methods = await unlinkIdentity(tx, session.userId, identityId, oauth);
        await jobs.enqueue(tx, noticeMail, noticeTo(session, 'identity-unlinked'));
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
