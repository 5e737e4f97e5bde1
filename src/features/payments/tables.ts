import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, profiles } from '../account/tables.ts';
import type { PaymentState } from './contract.ts';

/**
 * One row per payment that was begun. A paid one is worth one page build, its credit: held while a build is under way, spent in the
 * transaction that keeps the page. It outlives its account without naming it, so that the operator can still refund it.
 */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: text('user_id').references(() => profiles.id, { onDelete: 'set null' }),
    state: text('state').$type<PaymentState>().notNull().default('open'),
    /** In the currency's smallest unit. */
    amount: integer('amount').notNull(),
    /** ISO 4217, lower case as Stripe has it. */
    currency: text('currency').notNull(),
    /** Of Stripe's Checkout Session; null until Stripe has answered. */
    sessionId: text('session_id').unique(),
    paymentIntent: text('payment_intent').unique(),
    /** Stripe's page with the receipt, where it gave one. */
    receiptUrl: text('receipt_url'),
    createdAt: createdAt(),
    paidAt: instant('paid_at'),
    /** The build that holds the credit, and since when. */
    buildId: uuid('build_id'),
    heldAt: instant('held_at'),
    /** When that build's page was kept. */
    spentAt: instant('spent_at'),
    /** Counts the answers of Stripe that were written here, so that an older one overwrites no newer one. */
    revision: integer('revision').notNull().default(0),
  },
  (table) => [
    index('payments_user_id').on(table.userId, table.createdAt),
    uniqueIndex('payments_one_under_way')
      .on(table.userId)
      .where(sql`${table.state} in ('open', 'processing')`),
    index('payments_under_way')
      .on(table.createdAt)
      .where(sql`${table.state} in ('open', 'processing')`),
  ],
);
