import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../account/tables.ts';

/** Support requests, stored before they are confirmed to the sender. */
export const supportRequests = pgTable(
  'support_requests',
  {
    /** A UUID of the form's, so that what is sent twice is one request. */
    id: text('id').primaryKey(),
    /** The address that was typed, where the answer goes. */
    sender: text('sender').notNull(),
    /** Whether the sender was signed in with this very address. */
    isProven: boolean('is_proven').notNull(),
    issue: text('issue').notNull(),
    comments: text('comments').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When its mail was last left to a job. */
    queuedAt: instant('queued_at').notNull(),
    /** When the mail server took it. */
    sentAt: instant('sent_at'),
  },
  (table) => [
    index('support_requests_waiting')
      .on(table.queuedAt)
      .where(sql`${table.sentAt} is null`),
    index('support_requests_sent_at').on(table.sentAt),
    check('support_requests_issue', sql`${table.issue} in ('Question', 'Problem', 'Other')`),
  ],
);
