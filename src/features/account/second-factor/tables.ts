import { bigint, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId } from '../tables.ts';

/** TOTP of an authenticator app. */
export const secondFactors = pgTable('second_factors', {
  userId: userId().primaryKey(),
  /** Encrypted with a key derived from `AUTH_SECRET`. */
  secret: text('secret').notNull(),
  /** The session that was shown the secret, and may confirm it. */
  draftedBy: text('drafted_by').notNull(),
  /** Null: enrolment is not confirmed by a first code. */
  confirmedAt: instant('confirmed_at'),
  /** The last used time step, against replay. */
  lastStep: bigint('last_step', { mode: 'number' }),
  createdAt: createdAt(),
});

/** Single-use replacements of the app's codes. */
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

/** A sign-in that waits for its second factor; the browser has the token in a cookie. */
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
