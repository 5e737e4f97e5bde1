import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { isProblem, Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { addressHeader, authPath, type Auth } from './auth.ts';
import { attemptFrom, type Attempts } from '../rate-limits/attempts.ts';
import { isAdmin, type Session } from '../policy.ts';
import { runSignIn } from './session-gate.ts';
import { profiles } from '../tables.ts';

/** What a service must know of the request, and where it sets its cookies. */
export type Caller = Pick<RequestContext, 'requestId' | 'request' | 'clientAddress' | 'replyHeaders'>;

/** Called for each started session before its cookie is sent: if it throws, the sign-in fails. */
export type AfterSignIn = (caller: Caller, session: Session) => Promise<void>;

interface Deps {
  readonly auth: Auth;
  readonly db: Database;
  readonly attempts: Attempts;
  readonly challenges: { begin(caller: Caller, userId: string): Promise<void> };
  readonly adminEmails: readonly string[];
  readonly afterSignIn: AfterSignIn;
}

const signedIn = z.object({ user: z.object({ id: z.string(), email: z.string() }) });
const refusal = z.object({ code: z.string().optional(), message: z.string().optional() });

/** Sessions are rows; the browser has a signed, `HttpOnly` cookie. The router has checked the request's origin. */
export function createSessions(deps: Deps) {
  const { auth, db, attempts, challenges, adminEmails, afterSignIn } = deps;

  async function sessionOf(userId: string, email: string): Promise<Session | 'suspended' | null> {
    const [profile] = await db
      .select({
        firstName: profiles.firstName,
        isAdmin: profiles.isAdmin,
        suspendedAt: profiles.suspendedAt,
      })
      .from(profiles)
      .where(eq(profiles.id, userId));
    if (!profile) return null;
    if (profile.suspendedAt !== null) return 'suspended';
    return {
      userId,
      email,
      firstName: profile.firstName,
      isAdmin: isAdmin({ email, isAdmin: profile.isAdmin }, adminEmails),
    };
  }

  /** Runs what lets Better Auth start a session; a user with a second factor gets a challenge instead. @throws {Problem} SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED */
  async function requireSecondFactor<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const { result, heldFor } = await runSignIn('required', work);
    if (heldFor === null) return result;
    await challenges.begin(caller, heldFor);
    throw new Problem('SECOND_FACTOR_NEEDED');
  }

  async function startSession(caller: Caller, userId: string): Promise<Session | null> {
    const started = await auth.api
      .startSession({ body: { userId }, headers: headersFor(caller), returnHeaders: true })
      .catch(ifUnauthorized(null));
    if (!started) return null;
    const session = await sessionOf(userId, started.response.email);
    if (session === 'suspended') throw new Problem('ACCOUNT_SUSPENDED');
    if (!session) return null;
    await afterSignIn(caller, session);
    copyCookies(started.headers, caller);
    return session;
  }

  return {
    /** Who is signed in; renews or clears the cookie where needed. */
    async read(caller: Caller): Promise<Session | null> {
      if (!caller.request.headers.has('cookie')) return null;
      const { headers, response } = await auth.api
        .getSession({ headers: headersFor(caller), returnHeaders: true })
        .catch(ifUnauthorized({ headers: new Headers(), response: null }));
      copyCookies(headers, caller);
      if (!response) return null;
      const { id: userId, email } = response.user;
      // Without a profile the session stands: PROFILE_NOT_FOUND is the answer of what reads it.
      const session = await sessionOf(userId, email);
      // One that was started while the account was being suspended.
      if (session === 'suspended') return null;
      return session ?? { userId, email, firstName: '', isAdmin: false };
    },

    /** @throws {Problem} INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_SUSPENDED, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS. */
    async signIn(caller: Caller, credentials: { readonly email: string; readonly password: string }) {
      const taken = await attempts.take(attemptFrom('sign-in', caller.clientAddress));
      const reply = await requireSecondFactor(caller, () =>
        auth.handler(
          new Request(new URL(`${authPath}/sign-in/email`, auth.options.baseURL), {
            method: 'POST',
            headers: withoutCookies(headersFor(caller)),
            body: JSON.stringify(credentials),
          }),
        ),
      ).catch(async (error: unknown) => {
        // The password was right.
        if (isProblem(error, 'SECOND_FACTOR_NEEDED') || isProblem(error, 'ACCOUNT_SUSPENDED'))
          await attempts.refund(taken);
        throw error;
      });
      if (!reply.ok) throw await signInProblem(reply);
      const { user } = signedIn.parse(await reply.json());
      const session = await sessionOf(user.id, user.email);
      if (session === 'suspended') throw new Problem('ACCOUNT_SUSPENDED');
      if (!session) throw new Error(`User ${user.id} has no profile.`);
      await afterSignIn(caller, session);
      copyCookies(reply.headers, caller);
      await attempts.refund(taken);
      return session;
    },

    /**
     * Signs in a user who was identified by other means; null when they may not sign in, or do not exist.
     * @throws {Problem} SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED
     */
    start: (caller: Caller, userId: string) =>
      requireSecondFactor(caller, () => startSession(caller, userId)),

    /** The same for a user whose second factor is verified. @throws {Problem} ACCOUNT_SUSPENDED */
    async startWithSecondFactor(caller: Caller, userId: string) {
      const { result } = await runSignIn('verified', () => startSession(caller, userId));
      return result;
    },

    async endOthers(caller: Caller) {
      await auth.api.revokeOtherSessions({ headers: headersFor(caller) }).catch(ifUnauthorized(null));
    },

    /** Ends this browser's session, if there is one. */
    async end(caller: Caller) {
      const { headers } = await auth.api.signOut({ headers: headersFor(caller), returnHeaders: true });
      // Better Auth swallows a failed delete: the session would live on without its cookie.
      if (await auth.api.getSession({ headers: headersFor(caller) }))
        throw new Error('A session outlived its sign-out.');
      copyCookies(headers, caller);
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

/** What Better Auth sees of a request: cookie, user agent and the client address. */
function headersFor({ request, clientAddress }: Caller): Headers {
  const headers = new Headers({ 'content-type': 'application/json', [addressHeader]: clientAddress });
  const cookie = request.headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie);
  headers.set('user-agent', (request.headers.get('user-agent') ?? '').slice(0, 300));
  return headers;
}

function withoutCookies(headers: Headers): Headers {
  headers.delete('cookie');
  return headers;
}

function copyCookies(headers: Headers, { replyHeaders }: Caller): void {
  for (const cookie of headers.getSetCookie()) replyHeaders.append('set-cookie', cookie);
}

/** A session that has ended meanwhile yields the fallback; any other failure is thrown. */
function ifUnauthorized<Fallback>(fallback: Fallback): (error: unknown) => Fallback {
  return (error) => {
    if (isAPIError(error) && error.statusCode === 401) return fallback;
    throw error;
  };
}

async function signInProblem(reply: Response): Promise<Error> {
  const { code, message } = refusal.parse(await reply.json());
  if (code === 'EMAIL_NOT_VERIFIED') return new Problem('EMAIL_NOT_CONFIRMED');
  if (reply.status === 401) return new Problem('INVALID_CREDENTIALS', { message });
  return new Error(`Signing in was answered with ${reply.status} ${code ?? message ?? ''}`);
}
