import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { profiles } from '../account/tables.ts';
import type { ReaderAction, ReaderDevice } from './beacon.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * One row per reading of a live page, and one per thing that its reader then did; nothing in it names the reader. Partitioned by
 * month (`months.ts`). Gone with the account.
 */
export const pageViews = pgTable(
  'page_views',
  {
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
    action: text('action').$type<ReaderAction>().notNull().default('read'),
    /** The first of its action by this visitor on this page on this day (UTC). */
    isFirst: boolean('is_first').notNull().default(false),
    /** Who read, for one day: see `visitor-keys.ts`. Null where readers are not told apart. */
    visitor: bigint('visitor', { mode: 'bigint' }),
    // Of readings alone; what is not known is null.
    source: text('source'),
    campaign: text('campaign'),
    country: text('country'),
    device: text('device').$type<ReaderDevice>(),
    language: text('language'),
  },
  (table) => [
    index('page_views_profile').on(table.profileId, table.viewedAt),
    index('page_views_time').using('brin', table.viewedAt).with({ pages_per_range: 16, autosummarize: true }),
  ],
);

/** What each visitor did first on a day; of days gone by nothing is kept. */
export const pageVisitors = pgTable(
  'page_visitors',
  {
    visitor: bigint('visitor', { mode: 'bigint' }).primaryKey(),
    day: date('day').notNull(),
  },
  (table) => [index('page_visitors_day').on(table.day)],
);

/** The secret of a day that turns visitors into keys; of days gone by nothing is kept. */
export const visitorSalts = pgTable('visitor_salts', {
  day: date('day').primaryKey(),
  salt: bytea('salt').notNull(),
});

/** How far readings are summed: one row. */
export const viewSumsProgress = pgTable(
  'view_sums_progress',
  {
    id: integer('id').primaryKey().default(1),
    /** Readings from before are summed, none of them twice. */
    summedUntil: timestamp('summed_until', { withTimezone: true }).notNull(),
    /** No reading from before is still to come. */
    closedUntil: timestamp('closed_until', { withTimezone: true }).notNull(),
    /** Raw readings from before may have been dropped. */
    rawSince: timestamp('raw_since', { withTimezone: true }).notNull(),
  },
  (table) => [check('view_sums_progress_one_row', sql`${table.id} = 1`)],
);

const sumColumns = {
  /** Null: of all pages, those of deleted accounts among them. */
  profileId: text('profile_id').references(() => profiles.id, { onDelete: 'cascade' }),
  /** What is counted: `read`, `action`, `source`, `campaign`, `country`, `device` or `language`. */
  dimension: text('dimension').notNull(),
  value: text('value').notNull(),
  events: integer('events').notNull(),
  /** Those of them that were the first of their visitor on their day (UTC). */
  visitors: integer('visitors').notNull(),
};

/** Sums by quarter of an hour: zones begin their days at the half and the three quarters, too. */
export const quarterSums = pgTable(
  'view_sums_by_quarter',
  { ...sumColumns, startsAt: timestamp('starts_at', { withTimezone: true }).notNull() },
  (table) => [
    unique('view_sums_by_quarter_key')
      .on(table.profileId, table.dimension, table.startsAt, table.value)
      .nullsNotDistinct(),
  ],
);

/** Sums by day (UTC). */
export const daySums = pgTable(
  'view_sums_by_day',
  { ...sumColumns, startsAt: timestamp('starts_at', { withTimezone: true }).notNull() },
  (table) => [
    unique('view_sums_by_day_key')
      .on(table.profileId, table.dimension, table.startsAt, table.value)
      .nullsNotDistinct(),
  ],
);
