import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Likeness } from '@moonpage/engine/likeness.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import { sql } from 'drizzle-orm';
import {
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../account/tables.ts';
import type { RevisionReason } from './contract.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Documents that were accepted for an account, newest number last, as many as `storeDraft` leaves; gone with the account. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the account. */
    number: integer('number').notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
    /** What it was written from, of whatever version (`readStoredFacts`); null for an edit. */
    facts: jsonb('facts').$type<unknown>(),
    /** Who wrote it, e.g. `composer/1`. */
    writtenBy: text('written_by').notNull(),
    reason: text('reason').$type<RevisionReason>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Later than `createdAt` where several edits in a row are one revision. */
    savedAt: timestamp('saved_at', { withTimezone: true }).notNull(),
    /** When it last went live; null when it never did. */
    deployedAt: timestamp('deployed_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('page_revisions_number').on(table.profileId, table.number)],
);

/** Other looks of an account's draft, the draft itself among them, in the order in which they were made; gone with the account. */
export const pageLooks = pgTable(
  'page_looks',
  {
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** 1, 2, 3 … within the account. */
    position: integer('position').notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.position] })],
);

/** What START OVER cleared of an account last, until the next page is built, so that it can be undone; gone with the account. */
export const clearedDrafts = pgTable('cleared_drafts', {
  profileId: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  clearedAt: timestamp('cleared_at', { withTimezone: true }).notNull(),
  /** Columns of the profile, under their names in `profiles`. */
  profile: jsonb('profile').$type<Record<string, unknown>>().notNull(),
  looks: jsonb('looks').$type<{ position: number; document: PageDocument }[]>().notNull(),
});

/** What is live for an account: document and facts as they were, and the bytes made from them; gone with the account. */
export const pageSnapshots = pgTable(
  'page_snapshots',
  {
    profileId: text('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    /** The slug without its accents; null where it has none. */
    plainSlug: text('plain_slug'),
    /** By what it may be taken for another coin's page, as `likenessOf` has it. */
    likeness: text('likeness').array().notNull(),
    /** What of it the page says that another page has in common with it. */
    shares: text('shares').array().$type<Likeness[]>().notNull(),
    document: jsonb('document').$type<PageDocument>().notNull(),
    /** Of whatever version: `readStoredFacts` reads them. */
    facts: jsonb('facts').$type<unknown>().notNull(),
    /** What stands for the page elsewhere; null where it could not be drawn. */
    shared: jsonb('shared').$type<SharedFiles>(),
    /** Public paths of the page's address as a code to scan. */
    qrCode: jsonb('qr_code').$type<{ svg: string; png: string }>(),
    html: text('html').notNull(),
    brotli: bytea('brotli').notNull(),
    gzip: bytea('gzip').notNull(),
    /** SHA-256 of the HTML, hex. */
    hash: text('hash').notNull(),
    contentSecurityPolicy: text('content_security_policy').notNull(),
    /** Names under `/p/assets/` of the fonts, pictures and other files that belong to the page. */
    assets: text('assets').array().notNull(),
    deployedAt: timestamp('deployed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('page_snapshots_slug').on(table.slug),
    index('page_snapshots_plain_slug').on(table.plainSlug),
    index('page_snapshots_likeness').using('gin', table.likeness),
    index('page_snapshots_assets').using('gin', table.assets),
  ],
);

/** Addresses that live pages have moved away from, which lead on to them until another page is given one; gone with the account. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    profileId: text('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    leftAt: timestamp('left_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('former_slugs_profile_id').on(table.profileId, table.leftAt)],
);

/** Live pages that the directory lists, with what they are found and ordered by: `updateListedPage` writes them. */
export const listedPages = pgTable(
  'listed_pages',
  {
    profileId: text('profile_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Name, ticker and contract, one on each line, as `searchable` writes them. */
    searchText: text('search_text').notNull(),
    /** Its first two lines alone, as they are read through, and in bytes, which takes less time than in letters. */
    nameBytes: bytea('name_bytes')
      .notNull()
      .generatedAlwaysAs(
        sql`(split_part(search_text, chr(10), 1) || chr(10) || split_part(search_text, chr(10), 2))::bytea`,
      ),
    /** Its third line, which is looked up; empty while there is none. */
    contract: text('contract')
      .notNull()
      .generatedAlwaysAs(sql`split_part(search_text, chr(10), 3)`),
    blockchain: text('blockchain').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
    launchAt: timestamp('launch_at', { withTimezone: true }).notNull(),
    /** Readings of the last 30 days, as they were last counted. */
    reads: integer('reads').notNull().default(0),
  },
  (table) => [
    // A contract is found by its beginning and by its end.
    index('listed_pages_contract').on(table.contract.op('text_pattern_ops')),
    index('listed_pages_contract_end').on(sql`reverse(${table.contract}) text_pattern_ops`),
    // Each holds what a search for a name reads, so that a page of the list is found in the index alone.
    index('listed_pages_newest').on(
      table.publishedAt.desc().nullsFirst(),
      table.profileId,
      table.blockchain,
      table.nameBytes,
    ),
    index('listed_pages_launch').on(table.launchAt, table.profileId, table.blockchain, table.nameBytes),
    index('listed_pages_reads').on(
      table.reads.desc().nullsFirst(),
      table.publishedAt.desc().nullsFirst(),
      table.profileId,
      table.blockchain,
      table.nameBytes,
    ),
  ],
);

/** One row per kept file under `/p/assets/`, fonts aside; its lock keeps a removal and a new use of the file apart. */
export const pageFiles = pgTable(
  'page_files',
  {
    /** As in its public path. */
    name: text('name').primaryKey(),
    /** Since when no page was found to refer to it; null while one does, and for a file that has just been kept. */
    unusedSince: timestamp('unused_since', { withTimezone: true }),
    /** Whose deploy kept it last; null once that account is gone. */
    profileId: text('profile_id').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [index('page_files_profile_id').on(table.profileId)],
);
