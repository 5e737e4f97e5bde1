import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, userId } from '../tables.ts';

export const mailLinkTypes = ['signup', 'magiclink', 'recovery', 'email_change'] as const;

/** What a link in a mail stands for. It is used once; until its mail is worded it has no token. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    userId: userId(),
    type: text('type', { enum: mailLinkTypes }).notNull(),
    /** Where the mail goes; the link proves that its user reads there. */
    email: text('email').notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').unique(),
    /** Typed in the very sign-up that this link confirms, so that nobody else's password is confirmed with it. */
    firstName: text('first_name'),
    passwordHash: text('password_hash'),
    /** Keys of `attempts`, each with its window, that are given back once the link is used. */
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
