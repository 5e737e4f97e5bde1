import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId, users } from '../tables.ts';

export const codeTypes = ['email', 'sms', 'phone_change', 'proof'] as const;

/**
 * A code of six digits that was asked for: one row each time, whether or not anybody has the address, so that tries are
 * counted and refused in the same way for everybody.
 */
export const codes = pgTable(
  'codes',
  {
    id: id(),
    type: text('type', { enum: codeTypes }).notNull(),
    /** An e-mail address in lower case or a phone number in E.164. */
    target: text('target').notNull(),
    /** SHA-256 of the token of the browser that asked (`sessions/browser.ts`), which alone can type the code. */
    browser: text('browser').notNull(),
    /** Null: no account has the address, or the message is not sent yet. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** HMAC-SHA256 of row and code, base64url; null until the message is sent. */
    codeHash: text('code_hash'),
    tries: integer('tries').notNull().default(0),
    /** Keys of `attempts` to refund once the code is used. */
    attemptKeys: text('attempt_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('codes_asked').on(table.browser, table.target, table.type, table.createdAt),
    index('codes_user_id').on(table.userId),
    index('codes_expires_at').on(table.expiresAt),
    check('codes_type', sql`${table.type} in ('email', 'sms', 'phone_change', 'proof')`),
  ],
);

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
