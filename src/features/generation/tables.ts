import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { profiles } from '../account/tables.ts';
import type { Outcome, Substitution } from './outcome.ts';

/**
 * One row per build, and per rewriting of lines by a model, for a while: who wrote, what became of it, what it cost. It outlives its account
 * without naming it, as what was used stays used: else a deleted account would give the installation its tokens back.
 */
export const generations = pgTable(
  'generations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Who wrote the page, as its document names it: `anthropic/…` or `composer/1`; null until it is written. */
    generator: text('generator'),
    design: text('design'),
    /** 32 bits without a sign. */
    seed: bigint('seed', { mode: 'number' }).notNull(),
    outcome: text('outcome').$type<Outcome>().notNull(),
    /** What the composer wrote although a model was asked for it, and why. */
    substitutions: jsonb('substitutions').$type<readonly Substitution[]>().notNull(),
    /** Tokens that may still be used; 0 once the build is over. */
    reservedTokens: integer('reserved_tokens').notNull(),
    /** What counts against the day: as reported, but together never more than was set aside. */
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** Whether a provider did not say what it counted, so that we did. */
    isEstimate: boolean('is_estimate').notNull(),
    /** US dollars, for all that was reported; null when no price was set. */
    cost: numeric('cost', { precision: 12, scale: 6, mode: 'number' }),
    /** Null until the build is over. */
    durationInMs: integer('duration_in_ms'),
  },
  (table) => [
    index('generations_user_id').on(table.userId, table.startedAt),
    index('generations_started_at').on(table.startedAt),
  ],
);
