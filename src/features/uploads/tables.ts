import type { Silhouette } from '@moonpage/engine/facts.ts';
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { profiles } from '../account/tables.ts';

/** One row per stored image; gone with the account, and its file right after. */
export const uploads = pgTable(
  'uploads',
  {
    /** Where it is stored, `main_images/temp/{uuid}.webp`; public under `/storage/`. */
    key: text('key').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Pixels. */
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Size of the stored file. */
    bytes: integer('bytes').notNull(),
    /** Dominant colours as `#rrggbb`, the most striking first. */
    colours: text('colours').array().notNull(),
    /** Of a cut-out or logo; null for a picture that fills its size. */
    silhouette: jsonb('silhouette').$type<Silhouette>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('uploads_owner_id').on(table.ownerId, table.createdAt),
    index('uploads_created_at').on(table.createdAt, table.key),
  ],
);
