import { isAPIError } from 'better-auth/api';
import { and, desc, eq, ne, notInArray } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Caller } from '../../../platform/rpc/context.ts';
import { addressHeader, type Auth } from './auth.ts';
import type { Attempts } from '../rate-limits/attempts.ts';
import { isAdmin, type Session } from '../policy.ts';
import { suspendedFor } from '../rules/suspended.ts';
import type { Passwords } from '../secrets/passwords.ts';
import { signInStateFrom, signInStateOf } from './credentials.ts';
import type { Guesses } from './guesses.ts';
import { profiles, signUps, users } from '../tables.ts';
import { identities, sessions as sessionRows } from './tables.ts';

/** A session ends this long after the sign-in, however much it is used. */
export const sessionInMs = 30 * 24 * 60 * 60_000;
/** How long a proof lasts, and a sign-in as one. */
const proofInMs = 10 * 60_000;
/** Newest sessions of an account that are kept. */
const mostSessions = 50;

/** Called for each started session before its cookie is sent: if it throws, the sign-in fails. */
export type AfterSignIn = (caller: Caller, session: Session) => Promise<void>;

/** The session of the browser that calls. */
export interface CurrentSession extends Session {
  readonly id: string;
  /** Whether the person has shown within the last ten minutes that it is them. */
  readonly isProven: boolean;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
}

interface Deps {
  readonly auth: Auth;
  readonly db: Database;
  readonly attempts: Pick<Attempts, 'refund'>;
  readonly guesses: Guesses;
  readonly passwords: Passwords;
  readonly factors: { isOn(executor: Database, userId: string): Promise<boolean> };
  readonly challenges: {
    /** @returns its id. */
    begin(caller: Caller, userId: string): Promise<string>;
    drop(caller: Caller, id: string): Promise<void>;
  };
  readonly adminEmails: readonly string[];
  readonly afterSignIn: AfterSignIn;
  readonly now: () => Date;
}

/** Nobody is signed in to a suspended account, which says why. */
interface Suspension {
  readonly suspended: string;
}

/** Sessions are rows; the browser has a signed, `HttpOnly` cookie. The router has checked the request's origin. */
export function createSessions(deps: Deps) {
  const { auth, db, attempts, guesses, passwords, factors, challenges, adminEmails, afterSignIn, now } = deps;

  /** @returns null without a user or a profile. */
  async function sessionOf(userId: string): Promise<Session | Suspension | null> {
    const [person] = await db
      .select({
        email: users.email,
        firstName: profiles.firstName,
        isAdmin: profiles.isAdmin,
        suspendedAt: profiles.suspendedAt,
        suspendedReason: profiles.suspendedReason,
      })
      .from(profiles)
      .innerJoin(users, eq(users.id, profiles.id))
      .where(eq(profiles.id, userId));
    if (!person) return null;
    const { suspendedAt, suspendedReason, ...known } = person;
    if (suspendedAt !== null) return { suspended: suspendedFor(suspendedReason) };
    return { userId, ...known, isAdmin: isAdmin(known, adminEmails) };
  }

  /**
   * The only place where sessions begin.
   * @param state as `signInStateOf` gave it before what identified the person was used
   * @returns null without a user, or when password or address have changed meanwhile.
   * @throws {Problem} ACCOUNT_SUSPENDED, SECOND_FACTOR_NEEDED.
   */
  async function begin(
    caller: Caller,
    userId: string,
    secondFactor: 'required' | 'verified',
    state: string | null,
  ) {
    const session = await sessionOf(userId);
    if (!session) return null;
    if ('suspended' in session) throw new Problem('ACCOUNT_SUSPENDED', { message: session.suspended });
    // A new password or address ends what there is of sessions and challenges; what was beginning meanwhile must not outlive it.
    const isStillRight = async () => state === (await signInStateOf(db, userId));
    const needsFactor = async () => secondFactor === 'required' && (await factors.isOn(db, userId));
    const askForFactor = async () => {
      const challengeId = await challenges.begin(caller, userId);
      if (await isStillRight()) throw new Problem('SECOND_FACTOR_NEEDED');
      await challenges.drop(caller, challengeId);
      return null;
    };
    if (await needsFactor()) return askForFactor();
    const started = await auth.api
      .startSession({ body: { userId }, headers: headersFor(caller), returnHeaders: true })
      .catch(ifUnauthorized(null));
    if (!started) return null;
    let isIn = false;
    try {
      if (!(await isStillRight())) return null;
      if (await needsFactor()) return await askForFactor();
      await afterSignIn(caller, session);
      isIn = true;
    } finally {
      if (!isIn) await db.delete(sessionRows).where(eq(sessionRows.id, started.response.id));
    }
    // It takes the place of the one that this browser had.
    const earlier = await auth.api
      .getSession({ headers: headersFor(caller), query: { disableRefresh: true } })
      .catch(ifUnauthorized(null));
    if (earlier) await db.delete(sessionRows).where(eq(sessionRows.id, earlier.session.id));
    await endOldest(userId);
    copyCookies(started.headers, caller);
    return session;
  }

  async function endOldest(userId: string): Promise<void> {
    const isTheirs = eq(sessionRows.userId, userId);
    const newest = db
      .select({ id: sessionRows.id })
      .from(sessionRows)
      .where(isTheirs)
      .orderBy(desc(sessionRows.createdAt), desc(sessionRows.id))
      .limit(mostSessions);
    await db.delete(sessionRows).where(and(isTheirs, notInArray(sessionRows.id, newest)));
  }

  /**
   * The user of this address and password. Whether or not the address has an account, the same statements run, and as many hashes:
   * one when the password is right, otherwise two.
   * @throws {Problem} EMAIL_NOT_CONFIRMED: a sign-up with this password waits; INVALID_CREDENTIALS.
   */
  async function userOf({ email, password }: Credentials) {
    const [user] = await db
      .select({ id: users.id, hash: identities.password })
      .from(users)
      .leftJoin(identities, and(eq(identities.userId, users.id), eq(identities.providerId, 'credential')))
      .where(eq(users.email, email));
    const isRight = await passwords.verify({ hash: user?.hash ?? null, password });
    if (user && isRight) return user;
    const passwordHash = await passwords.hashForSignUp(email, password);
    const waiting = await db
      .select({ id: signUps.id })
      .from(signUps)
      .where(and(eq(signUps.email, email), eq(signUps.passwordHash, passwordHash)))
      .limit(1);
    throw new Problem(waiting.length > 0 ? 'EMAIL_NOT_CONFIRMED' : 'INVALID_CREDENTIALS');
  }

  /** Ends this browser's session, if there is one. */
  async function end(caller: Caller): Promise<void> {
    const { headers } = await auth.api.signOut({ headers: headersFor(caller), returnHeaders: true });
    // Better Auth swallows a failed delete: the session would live on without its cookie.
    if (await auth.api.getSession({ headers: headersFor(caller) }))
      throw new Error('A session outlived its sign-out.');
    copyCookies(headers, caller);
  }

  async function readOrSuspended(caller: Caller): Promise<CurrentSession | Suspension | null> {
    if (!caller.request.headers.has('cookie')) return null;
    const { headers, response } = await auth.api
      .getSession({ headers: headersFor(caller), returnHeaders: true })
      .catch(ifUnauthorized({ headers: new Headers(), response: null }));
    copyCookies(headers, caller);
    if (!response) return null;
    if (response.session.createdAt.getTime() <= now().getTime() - sessionInMs) {
      await end(caller);
      return null;
    }
    const { id: userId, email } = response.user;
    const { id, provenAt } = response.session;
    // Without a profile the session stands: PROFILE_NOT_FOUND is the answer of what reads it.
    const person = (await sessionOf(userId)) ?? { userId, email, firstName: '', isAdmin: false };
    if ('suspended' in person) return person;
    return { ...person, id, isProven: provenAt.getTime() > now().getTime() - proofInMs };
  }

  return {
    /** Who is signed in, nobody to a suspended account; renews or clears the cookie where needed. */
    async read(caller: Caller): Promise<CurrentSession | null> {
      const session = await readOrSuspended(caller);
      return session === null || 'suspended' in session ? null : session;
    },

    /** What is said to a browser that was signed in to an account that is suspended now; null to others. */
    async readSuspended(caller: Caller): Promise<string | null> {
      const session = await readOrSuspended(caller);
      return session !== null && 'suspended' in session ? session.suspended : null;
    },

    /** @throws {Problem} INVALID_CREDENTIALS, EMAIL_NOT_CONFIRMED, ACCOUNT_SUSPENDED, SECOND_FACTOR_NEEDED, TOO_MANY_REQUESTS, BUSY. */
    async signIn(caller: Caller, credentials: Credentials) {
      const taken = await guesses.begin(caller, credentials.email);
      const { id, hash } = await userOf(credentials);
      await attempts.refund(taken);
      const session = await begin(caller, id, 'required', signInStateFrom(credentials.email, hash));
      if (!session) throw new Problem('INVALID_CREDENTIALS');
      return session;
    },

    /**
     * Signs in a user who was identified by other means; null when they do not exist, or password or address have changed since `state`.
     * @throws {Problem} SECOND_FACTOR_NEEDED, ACCOUNT_SUSPENDED.
     */
    start: (caller: Caller, userId: string, state: string | null) => begin(caller, userId, 'required', state),

    /** The same for a user whose second factor is verified. @throws {Problem} ACCOUNT_SUSPENDED. */
    startWithSecondFactor: (caller: Caller, userId: string, state: string | null) =>
      begin(caller, userId, 'verified', state),

    /**
     * Locks the account for a change of who gets in, which no session that was ended meanwhile may make.
     * @throws {Problem} SIGNED_OUT.
     */
    async hold(tx: Transaction, { id, userId }: CurrentSession): Promise<void> {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
      const [own] = await tx.select({ id: sessionRows.id }).from(sessionRows).where(eq(sessionRows.id, id));
      if (!own) throw new Problem('SIGNED_OUT');
    },

    /** Ends the account's sessions, but for the one that is kept. */
    async endAll(executor: Executor, userId: string, kept: { readonly id: string } | null) {
      const isOther = kept ? ne(sessionRows.id, kept.id) : undefined;
      await executor.delete(sessionRows).where(and(eq(sessionRows.userId, userId), isOther));
    },

    end,
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
