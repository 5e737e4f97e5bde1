import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId, users } from '../tables.ts';

export const codeTypes = ['email', 'sms', 'phone_change'] as const;

/**
 * A code of six digits that was asked for: one row each time, whether or not anybody has the address, so that tries are
 * counted and refused in the same way for everybody.
 */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    type: text('type', { enum: codeTypes }).notNull(),
    /** Where the code goes: an e-mail address in lower case or a phone number in E.164. */
    target: text('target').notNull(),
    /** Null: nobody has the address, or its message is not worded yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC-SHA256 of row and code, base64url; null until its message is worded. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    /** Keys of `attempts` that are given back once the code is used. */
    attemptKeys: text('attempt_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('codes_target').on(table.target, table.type, table.createdAt),
    index('codes_user_id').on(table.userId),
    index('codes_expires_at').on(table.expiresAt),
    check('codes_type', sql`${table.type} in ('email', 'sms', 'phone_change')`),
  ],
);

/** A person's phone number, confirmed by a code that was sent to it. */
export const phones = pgTable(
  'phones',
  {
    userId: userId().primaryKey(),
    /** E.164: a plus and 8 to 15 digits. */
    phone: text('phone').notNull(),
    confirmedAt: instant('confirmed_at').notNull(),
  },
  (table) => [unique('phones_phone').on(table.phone)],
);

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
