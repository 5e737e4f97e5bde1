import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, profiles } from '../account/tables.ts';

/** What strangers say is wrong with a live page, for admins to look at; gone with the account. */
export const pageReports = pgTable(
  'page_reports',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** One of `reportReasons` of the contract. */
    reason: text('reason').notNull(),
    /** A stranger's own words: text, never HTML; may be empty. */
    words: text('words').notNull(),
    createdAt: instant('created_at').notNull(),
    /** When an admin was through with it; null: open. */
    closedAt: instant('closed_at'),
    /** One of `reportOutcomes` of the contract; null: open. */
    outcome: text('outcome'),
    /** Address of the admin who closed it, who may be gone since; null: open. */
    closedBy: text('closed_by'),
  },
  (table) => [
    index('page_reports_profile_id').on(table.profileId),
    index('page_reports_open')
      .on(table.id)
      .where(sql`${table.closedAt} is null`),
    index('page_reports_closed_at').on(table.closedAt),
    check('page_reports_words', sql`char_length(${table.words}) <= 2000`),
  ],
);
