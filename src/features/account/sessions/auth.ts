import { betterAuth } from 'better-auth/minimal';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { type GenericOAuthConfig, genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { SocialProviders } from 'better-auth/social-providers';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { identities, sessions, verifications } from './tables.ts';
import { users } from '../tables.ts';

/** Carries the client address to Better Auth. Its requests are built here, so no visitor can send this header. */
export const addressHeader = 'x-moonpage-client-address';
/** Better Auth's base path. It is not mounted: only our endpoints call it. */
export const authPath = '/api/auth';

const hour = 60 * 60;
const day = 24 * hour;

export interface AuthSettings {
  readonly db: Database;
  /** Public origin; `https:` makes the cookie `Secure` and `__Host-`. */
  readonly appUrl: string;
  readonly secret: string;
  /** Clients of social providers: those that Better Auth knows, and those of its generic OAuth. */
  readonly clients: { readonly known: SocialProviders; readonly generic: GenericOAuthConfig[] };
  readonly log: Log;
  readonly now: () => Date;
}

/** Better Auth as we use it: sessions and their cookie, and the clients of social providers. */
export function createAuth({ db, appUrl, secret, clients, log, now }: AuthSettings) {
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
    session: {
      // Ends after idle days; `sessions.ts` ends one that is used without end. A use is noted once an hour.
      expiresIn: 14 * day,
      updateAge: hour,
      cookieCache: { enabled: false },
      additionalFields: { provenAt: { type: 'date', input: false, defaultValue: now } },
    },
    rateLimit: { enabled: false },
    advanced: {
      // Its own switch would prefix `__Secure-`; `__Host-` is stricter: no Domain, whole path, https only.
      useSecureCookies: false,
      cookiePrefix: isHttps ? '__Host-moonpage' : 'moonpage',
      defaultCookieAttributes: { secure: isHttps, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [addressHeader], ipv6Subnet: 64 },
      database: { generateId: 'uuid' },
    },
    logger: {
      level: 'error',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ source: 'better-auth' }, message),
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
        return context.json({ id: session.id });
      },
    ),
  },
};
