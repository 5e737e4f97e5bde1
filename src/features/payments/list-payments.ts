import { and, asc, desc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { profiles } from '../account/tables.ts';
import type { Payment } from './contract.ts';
import { payments } from './tables.ts';

const shownAtMost = 100;

/** Payments of an account for which money moved or was to move, the newest first. */
export async function listPayments(db: Database, userId: string): Promise<Payment[]> {
  const rows = await db
    .select({
      id: payments.id,
      at: sql`coalesce(${payments.paidAt}, ${payments.createdAt})`.mapWith(payments.createdAt),
      amount: payments.amount,
      currency: payments.currency,
      state: payments.state,
      spentAt: payments.spentAt,
      receiptUrl: payments.receiptUrl,
    })
    .from(payments)
    .where(and(eq(payments.userId, userId), notInArray(payments.state, ['open', 'expired'])))
    .orderBy(desc(payments.createdAt), asc(payments.id))
    .limit(shownAtMost);
  return rows.map(({ at, spentAt, ...row }) => ({
    ...row,
    at: at.toISOString(),
    isSpent: spentAt !== null,
  }));
}

/** Of the profile of a query: payments that were made, and those of which no page was built yet. */
export const paidBuildsColumns = {
  payments: sql`(select count(*) from ${payments} where ${and(
    eq(payments.userId, profiles.id),
    inArray(payments.state, ['paid', 'refunded', 'disputed']),
  )})`.mapWith(Number),
  credits: sql`(select count(*) from ${payments} where ${and(
    eq(payments.userId, profiles.id),
    eq(payments.state, 'paid'),
    isNull(payments.spentAt),
  )})`.mapWith(Number),
};
