import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import type { PaymentState } from './contract.ts';
import type { StripeAdapter, StripePayment } from './stripe.ts';
import { payments } from './tables.ts';

type PaymentRow = typeof payments.$inferSelect;

/** States of money that has reached us, gone again or not. */
const settled: readonly PaymentState[] = ['paid', 'refunded', 'disputed'];

/** How often Stripe is asked again because somebody else has written meanwhile. */
const maxTries = 3;

interface Deps {
  readonly db: Database;
  readonly stripe: Pick<StripeAdapter, 'read'>;
  readonly log: Log;
  readonly now: () => Date;
}

/**
 * Brings a payment to what Stripe says of it now. Whoever calls it, in whatever order and how often, the row ends as Stripe has it, and
 * is worth one credit at most.
 * @returns what Stripe says; null when the payment has no session that Stripe knows
 * @throws what Stripe's library throws when it cannot be asked
 */
export async function syncPayment(
  { db, stripe, log, now }: Deps,
  paymentId: string,
): Promise<StripePayment | null> {
  for (let tries = 1; ; tries += 1) {
    const [row] = await db.select().from(payments).where(eq(payments.id, paymentId));
    if (!row || row.sessionId === null) return null;
    const said = await stripe.read(row.sessionId);
    const found = said && (isWhatWasAsked(row, said) ? said : withoutGrant(said));
    const state = found?.state ?? 'expired';
    if (!found && settled.includes(row.state)) return null;
    // Of many calls at once one writes, and the others find that it has.
    if (found && settled.includes(state) && isWritten(row, found)) return found;
    const written = await db
      .update(payments)
      .set({
        state,
        revision: row.revision + 1,
        ...(found && { paymentIntent: found.paymentIntent, receiptUrl: found.receiptUrl }),
        ...(settled.includes(state) && { paidAt: sql`coalesce(${payments.paidAt}, ${now()})` }),
      })
      .where(and(eq(payments.id, row.id), eq(payments.revision, row.revision)))
      .returning({ id: payments.id });
    if (written.length > 0) {
      if (state !== row.state) report(row, state, found, log);
      return found;
    }
    if (tries === maxTries) throw new Error('The payment was written by others each time.');
  }
}

function isWritten(row: PaymentRow, found: StripePayment): boolean {
  return (
    row.state === found.state &&
    row.paymentIntent === found.paymentIntent &&
    row.receiptUrl === found.receiptUrl
  );
}

/** Whether a session is of this payment, its account and its price. */
function isWhatWasAsked(row: PaymentRow, found: StripePayment): boolean {
  return (
    found.payment === row.id &&
    (row.userId === null || found.account === row.userId) &&
    found.amount === row.amount &&
    found.currency === row.currency
  );
}

/** Of a session that is not what was asked: while money is in it or may come, nobody is led to it and it buys nothing. */
function withoutGrant(found: StripePayment): StripePayment {
  const matters = found.state === 'open' || found.state === 'processing' || found.state === 'paid';
  return matters ? { ...found, url: null, state: 'mismatched' } : found;
}

/** One line for the operator. */
function report(row: PaymentRow, state: PaymentState, found: StripePayment | null, log: Log): void {
  const { id, userId, amount, currency, spentAt } = row;
  const fields = { payment: id, userId, state, amount, currency, isSpent: spentAt !== null };
  if (state === 'mismatched')
    log.error(
      { ...fields, found },
      'payment differs from what was asked, no build granted: please look at it in Stripe',
    );
  else if (state === 'paid' && userId === null)
    log.error(fields, 'payment for a deleted account, please refund it in Stripe');
  else if (state === 'refunded' || state === 'disputed') log.warn(fields, 'payment taken back');
  else log.info(fields, 'payment changed');
}
