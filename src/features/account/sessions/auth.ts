import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { OAuthSettings } from '../../../platform/env/oauth-settings.ts';
import type { Log } from '../../../platform/log/log.ts';
import { isHeldBack, mayStartSession } from './session-gate.ts';
import { socialClients } from '../social/clients.ts';
import * as tables from '../tables.ts';

/** Carries the visitor's address to Better Auth. Requests for it are built here, so no visitor can send this header. */
export const addressHeader = 'x-moonpage-client-address';
/** Where Better Auth believes to be mounted; nothing outside can reach it but through our endpoints. */
export const authPath = '/api/auth';

const day = 24 * 60 * 60;

export interface AuthSettings {
  readonly db: Database;
  /** Public origin; `https:` makes the cookie `Secure` and `__Host-`. */
  readonly appUrl: string;
  readonly secret: string;
  readonly oauth: OAuthSettings;
  readonly log: Log;
}

/**
 * Better Auth as we use it: passwords, sessions and their cookie. Sign-up, links in mail and limits are ours: its own
 * verification tokens can be used again and again, its limits count successes, and its sign-up takes longer for new people.
 * Codes, phone and second factor are rows of our own, so no plugin of it is here (decision 10); of its OAuth we use the
 * providers' clients alone (decision 15).
 */
export function createAuth({ db, appUrl, secret, oauth, log }: AuthSettings) {
  const { known, generic } = socialClients(oauth);
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
        user: tables.users,
        session: tables.sessions,
        account: tables.identities,
        verification: tables.verifications,
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
      session: { create: { before: ({ userId }) => mayStartSession(db, userId) } },
    },
    logger: {
      level: 'error',
      log: (level, message) => {
        // It can only be told that a session may not start, and calls that a failure.
        const isFailure = level === 'error' && !(message === 'Failed to create session' && isHeldBack());
        log[isFailure ? 'error' : 'debug']({ source: 'better-auth' }, message);
      },
    },
    socialProviders: known,
    plugins: [sessionStarter, genericOAuth({ config: generic })],
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Starts the session of a person whom a link, a code, a provider or the second factor has identified; callable from our code alone. */
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
