import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { buildPrice } from '../../platform/env/build-price.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Session } from '../account/policy.ts';
import { isFinal, type StripeAdapter } from './stripe.ts';
import { syncPayment } from './sync.ts';
import { payments } from './tables.ts';

/** Of payments whose end is not known yet; an account has one at most. */
export const isUnderWay = inArray(payments.state, ['open', 'processing']);

/** And of those that wait for the operator. */
export const isWaiting = inArray(payments.state, ['open', 'processing', 'mismatched']);

interface Deps {
  readonly db: Database;
  readonly appUrl: string;
  readonly productName: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether an account has a paid build of which no page was kept yet. */
  readonly hasUnspent: (userId: string) => Promise<boolean>;
}

/** Leads creators to Stripe's page, and back. */
export function createCheckout({ db, appUrl, productName, log, now, hasUnspent }: Deps) {
  const returnUrl = `${appUrl}/build?payment=`;

  const findWaiting = async (userId: string) => {
    const [row] = await db
      .select({ id: payments.id, sessionId: payments.sessionId })
      .from(payments)
      .where(and(eq(payments.userId, userId), isWaiting))
      // One that is under way first, by the order of the states' names.
      .orderBy(desc(payments.state))
      .limit(1);
    return row;
  };

  const keepSession = async (paymentId: string, sessionId: string): Promise<void> => {
    await db
      .update(payments)
      .set({ sessionId })
      .where(and(eq(payments.id, paymentId), isNull(payments.sessionId)));
  };

  return {
    /** The payment of an account whose end is not known yet, or that waits for the operator. */
    findWaiting,

    /** Notes which of Stripe's sessions is a payment's, unless that is known. */
    keepSession,

    /** @returns where to go on: Stripe's page, or our own where the payment is made. @throws {Problem} PAYMENT_MISMATCHED, and what Stripe's library throws */
    pay: async (stripe: StripeAdapter, { userId, email }: Session): Promise<string> => {
      const known = await findWaiting(userId);
      const found =
        known && known.sessionId !== null ? await syncPayment({ db, stripe, log, now }, known.id) : null;
      // A tab that was opened before the payment was made, or before a build took it, still shows the button.
      if (await hasUnspent(userId)) return `${returnUrl}done`;
      if (found?.state === 'mismatched') throw new Problem('PAYMENT_MISMATCHED');
      if (found?.url) return found.url;
      // Paid in another tab: nobody pays again without having seen that.
      if (found !== null && found.state !== 'expired' && found.state !== 'failed') return `${returnUrl}done`;
      // Of two nodes at once one adds the row, and with its id as idempotency key Stripe makes one session for both.
      await db
        .insert(payments)
        .values({ userId, ...buildPrice, createdAt: now() })
        .onConflictDoNothing();
      const row = await findWaiting(userId);
      if (!row) return `${returnUrl}done`;
      try {
        const created = await stripe.create({
          payment: row.id,
          account: userId,
          email,
          name: `${productName}: one page build`,
          successUrl: `${returnUrl}done`,
          cancelUrl: `${returnUrl}canceled`,
        });
        await keepSession(row.id, created.sessionId);
        if ((await findWaiting(userId))?.sessionId !== created.sessionId) {
          // The account was deleted meanwhile, or the payment has ended: nobody shall pay in this session.
          await stripe.expire(created.sessionId);
          return `${returnUrl}done`;
        }
        return created.url ?? `${returnUrl}done`;
      } catch (error) {
        // Stripe repeats such an answer whenever the key comes again, so the next press takes another. The row stays for the webhook of a
        // session that was made all the same.
        if (isFinal(error))
          await db
            .update(payments)
            .set({ state: 'expired' })
            .where(and(eq(payments.id, row.id), isNull(payments.sessionId)));
        throw error;
      }
    },
  };
}
