import { isAPIError } from 'better-auth/api';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/rpc/context.ts';
import { addressHeader, authPath, type Auth } from './auth.ts';
import type { Challenges } from '../second-factor/challenges.ts';
import { isAdmin, type Session } from '../policy.ts';
import { passGate } from './session-gate.ts';
import { profiles } from '../tables.ts';

/** What a verb must know of the request, and where it leaves its cookies. */
export type Caller = Pick<RequestContext, 'requestId' | 'request' | 'clientAddress' | 'replyHeaders'>;

/** Hears of each session that was started, whichever way, before its cookie is sent: when it fails, nobody is signed in. */
export type AfterSignIn = (caller: Caller, session: Session) => Promise<void>;

export interface Sessions {
  /** Who is signed in; a session that slides or has ended leaves its cookie in the reply. */
  read(caller: Caller): Promise<Session | null>;
  /** @throws {Problem} INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, SECOND_FACTOR_NEEDED. */
  signIn(
    caller: Caller,
    credentials: { readonly email: string; readonly password: string },
  ): Promise<Session>;
  /**
   * Signs in a person whom something else has identified; null when they may not, or are gone.
   * @throws {Problem} SECOND_FACTOR_NEEDED
   */
  start(caller: Caller, userId: string): Promise<Session | null>;
  /** The same for a person who has shown their second factor as well. */
  startWithSecondFactor(caller: Caller, userId: string): Promise<Session | null>;
  /**
   * The gate of every way in: runs what lets Better Auth start a session. Whoever has a second factor gets none, but a
   * challenge's cookie in the reply.
   * @throws {Problem} SECOND_FACTOR_NEEDED: the browser belongs at `/login?view=second_factor`.
   */
  admit<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result>;
  /** Ends this browser's session, if there is one. */
  end(caller: Caller): Promise<void>;
  /** Ends all other sessions of the person who is signed in here. */
  endOthers(caller: Caller): Promise<void>;
}

const signedIn = z.object({ user: z.object({ id: z.string(), email: z.string() }) });
const refusal = z.object({ code: z.string().optional(), message: z.string().optional() });

/** Sessions are rows; the browser has a signed, `HttpOnly` cookie. The front door has checked the request's origin. */
export function createSessions(
  auth: Auth,
  db: Database,
  challenges: Pick<Challenges, 'begin'>,
  adminEmails: readonly string[],
  afterSignIn: AfterSignIn,
): Sessions {
  async function sessionOf(userId: string, email: string): Promise<Session | null> {
    const [profile] = await db
      .select({ firstName: profiles.firstName, isAdmin: profiles.isAdmin })
      .from(profiles)
      .where(eq(profiles.id, userId));
    if (!profile) return null;
    return {
      userId,
      email,
      firstName: profile.firstName,
      isAdmin: isAdmin({ email, isAdmin: profile.isAdmin }, adminEmails),
    };
  }

  async function admit<Result>(caller: Caller, work: () => Promise<Result>): Promise<Result> {
    const { result, heldFor } = await passGate('to be shown', work);
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
    // Whose profile is gone gets no cookie: a sign-in that was refused must not have been one.
    if (!session) return null;
    await afterSignIn(caller, session);
    leaveCookies(started.headers, caller);
    return session;
  }

  return {
    admit,

    async read(caller) {
      if (!caller.request.headers.has('cookie')) return null;
      const { headers, response } = await auth.api
        .getSession({ headers: headersFor(caller), returnHeaders: true })
        .catch(ifUnauthorized({ headers: new Headers(), response: null }));
      leaveCookies(headers, caller);
      if (!response) return null;
      const { id: userId, email } = response.user;
      // Whose profile is gone is signed in all the same, and told that by what looks for it.
      return (await sessionOf(userId, email)) ?? { userId, email, firstName: '', isAdmin: false };
    },

    async signIn(caller, { email, password }) {
      const reply = await admit(caller, () =>
        auth.handler(
          new Request(new URL(`${authPath}/sign-in/email`, auth.options.baseURL), {
            method: 'POST',
            headers: withoutCookies(headersFor(caller)),
            body: JSON.stringify({ email, password }),
          }),
        ),
      );
      if (!reply.ok) throw await signInProblem(reply);
      const { user } = signedIn.parse(await reply.json());
      const session = await sessionOf(user.id, user.email);
      if (!session) throw new Error(`User ${user.id} has no profile.`);
      await afterSignIn(caller, session);
      leaveCookies(reply.headers, caller);
      return session;
    },

    start: (caller, userId) => admit(caller, () => startSession(caller, userId)),

    async startWithSecondFactor(caller, userId) {
      const { result } = await passGate('shown', () => startSession(caller, userId));
      return result;
    },

    async endOthers(caller) {
      await auth.api.revokeOtherSessions({ headers: headersFor(caller) }).catch(ifUnauthorized(null));
    },

    async end(caller) {
      const { headers } = await auth.api.signOut({ headers: headersFor(caller), returnHeaders: true });
      // Better Auth keeps to itself that the row could not be deleted: the session would live on without its cookie.
      if (await auth.api.getSession({ headers: headersFor(caller) }))
        throw new Error('A session outlived its sign-out.');
      leaveCookies(headers, caller);
    },
  };
}

/** What Better Auth may know of a request: nothing of it decides but the cookie and the address that we found out. */
function headersFor({ request, clientAddress }: Caller): Headers {
  const headers = new Headers({ 'content-type': 'application/json', [addressHeader]: clientAddress });
  const cookie = request.headers.get('cookie');
  if (cookie !== null) headers.set('cookie', cookie);
  headers.set('user-agent', (request.headers.get('user-agent') ?? '').slice(0, 300));
  return headers;
}

/** Signing in looks at no earlier session. */
function withoutCookies(headers: Headers): Headers {
  headers.delete('cookie');
  return headers;
}

function leaveCookies(headers: Headers, { replyHeaders }: Caller): void {
  for (const cookie of headers.getSetCookie()) replyHeaders.append('set-cookie', cookie);
}

/** A session that ended meanwhile is nobody's; any other failure stays one. */
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
