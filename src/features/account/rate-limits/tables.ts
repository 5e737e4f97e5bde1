import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../tables.ts';

/** How often something was tried in the window that began at `startedAt`. */
export const attempts = pgTable(
  'attempts',
  {
    /** What is limited and for whom, such as `sign-in 192.0.2.1`. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [index('attempts_started_at').on(table.startedAt)],
);
