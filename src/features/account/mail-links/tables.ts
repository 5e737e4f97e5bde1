import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId } from '../tables.ts';

export const mailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;

/** A single-use link in a mail; pending, without a token, until the mail is sent. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    userId: userId(),
    type: text('type', { enum: mailLinkTypes }).notNull(),
    /** The recipient, which the link proves to be the user's. */
    email: text('email').notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').unique(),
    /** Typed in this link's own sign-up, so that it confirms nobody else's password. */
    firstName: text('first_name'),
    passwordHash: text('password_hash'),
    /** Keys of `attempts` to refund once the link is used. */
    attemptKeys: text('attempt_keys')
      .array()
      .notNull()
      .default(sql`'{}'`),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('mail_links_user_id').on(table.userId),
    index('mail_links_expires_at').on(table.expiresAt),
    check('mail_links_type', sql`${table.type} in ('signup', 'magiclink', 'recovery', 'email_change')`),
  ],
);
