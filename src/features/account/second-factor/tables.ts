import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId } from '../tables.ts';

/** What a person must show beside any way in: codes of an authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** The app's secret, encrypted with a key made from `AUTH_SECRET`. */
  secret: text('secret').notNull(),
  /** Null: not asked for yet, because the app has not shown a first code. */
  confirmedAt: instant('confirmed_at'),
  /** The last time step whose code was used: it and those before it are spent. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
});

/** Stand-ins for the app's codes, for a lost phone; each is used once. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the person and the code, which is 60 random bits. */
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [unique('backup_codes_user_code').on(table.userId, table.codeHash)],
);

/** Somebody who has shown one way in and is asked for the second factor; the browser has the token in a cookie. */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    id: id(),
    userId: userId(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').notNull().unique(),
    tries: integer('tries').notNull().default(0),
    expiresAt: instant('expires_at').notNull(),
    passedAt: instant('passed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('second_factor_challenges_user_id').on(table.userId),
    index('second_factor_challenges_expires_at').on(table.expiresAt),
  ],
);
