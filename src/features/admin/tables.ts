import { bigint, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from '../account/tables.ts';

/** Append-only, the oldest removed beyond a generous number; rows outlive the accounts that they name. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** One of `adminActions` of the contract. */
    action: text('action').notNull(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorEmail: text('actor_email').notNull(),
    targetId: text('target_id').references(() => users.id, { onDelete: 'set null' }),
    targetEmail: text('target_email'),
    /** What else belongs to it, such as the search of an export. */
    detail: text('detail'),
    /** `X-Request-Id` of the request, which the log carries too. */
    requestId: text('request_id').notNull(),
    /** An IPv4 or IPv6 address. */
    address: text('address').notNull(),
  },
  (table) => [index('audit_log_actor_id').on(table.actorId), index('audit_log_target_id').on(table.targetId)],
);

/** Right credentials of somebody who is no admin, at the hidden login. Apart from the audit log, which they must not drown; the newest are kept. */
export const refusedEntries = pgTable('refused_entries', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp('at', { withTimezone: true }).notNull(),
  email: text('email').notNull(),
  reason: text('reason').notNull(),
  /** `X-Request-Id` of the request, which the log carries too. */
  requestId: text('request_id').notNull(),
  /** An IPv4 or IPv6 address. */
  address: text('address').notNull(),
});
