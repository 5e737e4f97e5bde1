import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '../account/tables.ts';

/** One row per reading of a live page; nothing in it names the reader. Gone with the account. */
export const pageViews = pgTable(
  'page_views',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
    referrerHost: text('referrer_host'),
    device: text('device').$type<'phone' | 'desktop'>().notNull(),
  },
  (table) => [index('page_views_profile').on(table.profileId, table.viewedAt)],
);
