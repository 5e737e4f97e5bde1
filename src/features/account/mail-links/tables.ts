import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, signUps, users } from '../tables.ts';
import { linkTypes } from '../rules/link-types.ts';

/** A single-use link in a mail; pending, without a token, until the mail is sent. */
export const mailLinks = pgTable(
  'mail_links',
  {
    id: id(),
    /** Whose link it is: a user's, or of type `signup` that of a sign-up until it is used. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    signUpId: text('sign_up_id').references(() => signUps.id, { onDelete: 'cascade' }),
    type: text('type', { enum: linkTypes }).notNull(),
    /** The recipient, who proves with the link to read mail there. */
    email: text('email').notNull(),
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').unique(),
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
    index('mail_links_sign_up_id').on(table.signUpId),
    index('mail_links_expires_at').on(table.expiresAt),
    check(
      'mail_links_type',
      sql`${table.type} in ('signup', 'magiclink', 'recovery', 'email_change', 'email_undo')`,
    ),
    check(
      'mail_links_owner',
      sql`(${table.type} = 'signup' and ${table.usedAt} is null) = (${table.userId} is null) and num_nonnulls(${table.userId}, ${table.signUpId}) = 1`,
    ),
  ],
);
