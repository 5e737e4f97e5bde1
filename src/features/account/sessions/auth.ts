import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { SocialProviders } from 'better-auth/social-providers';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { isExpectedRefusal, mayStartSession, type HasSecondFactor } from './session-gate.ts';
import { identities, sessions, verifications } from './tables.ts';
import { users } from '../tables.ts';

/** Carries the client address to Better Auth. Its requests are built here, so no visitor can send this header. */
export const addressHeader = 'x-moonpage-client-address';
/** Better Auth's base path. It is not mounted: only our endpoints call it. */
export const authPath = '/api/auth';

const day = 24 * 60 * 60;

export interface AuthSettings {
  readonly db: Database;
  /** Public origin; `https:` makes the cookie `Secure` and `__Host-`. */
  readonly appUrl: string;
  readonly secret: string;
  /** Clients of social providers: those that Better Auth knows, and those of its generic OAuth. */
  readonly clients: { readonly known: SocialProviders; readonly generic: GenericOAuthConfig[] };
  readonly hasSecondFactor: HasSecondFactor;
  readonly log: Log;
}

/**
 * Better Auth as we use it: passwords, sessions and their cookie. Sign-up, links in mail and limits are ours: its own
 * verification tokens can be used again and again, its limits count successes, and its sign-up takes longer for new people.
 * Codes, phone and second factor are rows of our own, so no plugin of it is here (decision 10); of its OAuth we use the
 * providers' clients alone (decision 15).
 */
export function createAuth({ db, appUrl, secret, clients, hasSecondFactor, log }: AuthSettings) {
  const isHttps = appUrl.startsWith('https:');
  return betterAuth({
    baseURL: appUrl,
    basePath: authPath,
    secret,
    trustedOrigins: [appUrl],
    telemetry: { enabled: false },
    database: drizzleAdapter(db, {
      provider: 'pg',
      transaction: true,
      schema: {
        user: users,
        session: sessions,
        account: identities,
        verification: verifications,
      },
    }),
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      requireEmailVerification: true,
      minPasswordLength: 6,
      maxPasswordLength: 128,
    },
    session: { expiresIn: 30 * day, updateAge: day, cookieCache: { enabled: false } },
    rateLimit: { enabled: false },
    advanced: {
      // Its own switch would prefix `__Secure-`; `__Host-` is stricter: no Domain, whole path, https only.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-moonpage' : 'moonpage',
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 64 },
      database: { generateId: 'uuid' },
    },
    databaseHooks: {
      session: { create: { before: ({ userId }) => mayStartSession(db, userId, hasSecondFactor) } },
    },
    logger: {
      level: 'error',
      log: (level, message) => {
        // Better Auth logs a session that the gate refuses as a failure.
        const isFailure =
          level === 'error' && !(message === 'Failed to create session' && isExpectedRefusal());
        log[isFailure ? 'error' : 'debug']({ source: 'better-auth' }, message);
      },
    },
    socialProviders: clients.known,
    plugins: [sessionStarter, genericOAuth({ config: clients.generic })],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Server-only endpoint that starts the session of a user identified by link, code, provider or second factor. */
const sessionStarter = {
  id: 'session-starter',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ userId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!user || !session) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(context, { session, user });
        return context.json({ email: user.email });
      },
    ),
  },
};
