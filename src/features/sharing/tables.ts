import { sql } from 'drizzle-orm';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant, profiles } from '../account/tables.ts';
import type { ShareNetwork } from './rules/networks.ts';

const networks = (name: string) =>
  text(name)
    .array()
    .$type<ShareNetwork[]>()
    .notNull()
    .default(sql`'{}'`);

/** How far an account is with the sharing steps; no row before the first. */
export const shareSteps = pgTable('share_steps', {
  profileId: text('profile_id')
    .primaryKey()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  opened: networks('opened'),
  done: networks('done'),
  /** When the offer on the dashboard was put away; null while it stands. */
  offerEndedAt: instant('offer_ended_at'),
  /** When an admin let the account build without them; null: it was not. */
  liftedAt: instant('lifted_at'),
});
