import { index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, updatedAt, userId } from '../tables.ts';

/** A browser that is signed in. The cookie carries `token`, signed. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    token: text('token').notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
    /** An IPv4 address or an IPv6 /64. */
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    /** When the person last showed that it is them: by signing in, or again since. */
    provenAt: instant('proven_at').notNull().defaultNow(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('sessions_user_id').on(table.userId), index('sessions_expires_at').on(table.expiresAt)],
);

/** A browser that signed in to the account before, newest 20 of an account. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    userId: userId(),
    /** SHA-256 of the token of the browser's cookie (`browser.ts`). */
    browser: text('browser').notNull(),
    lastSeen: instant('last_seen').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.browser] }),
    index('known_browsers_browser').on(table.browser),
    index('known_browsers_last_seen').on(table.lastSeen),
  ],
);

/** A way to sign in: provider `credential` is the password (scrypt), any other a linked identity. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: userId(),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('identities_user_id').on(table.userId),
    unique('identities_provider_account').on(table.providerId, table.accountId),
  ],
);

/** An identity that its owner has unlinked: the account page alone links it again. */
export const unlinkedIdentities = pgTable(
  'unlinked_identities',
  { userId: userId(), providerId: text('provider_id').notNull(), accountId: text('account_id').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.providerId, table.accountId] })],
);

/** Pending sign-ins with a provider (`social/flows.ts`), in the table that Better Auth requires. */
export const verifications = pgTable(
  'verifications',
  {
    id: id(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('verifications_identifier').on(table.identifier),
    index('verifications_expires_at').on(table.expiresAt),
  ],
);
