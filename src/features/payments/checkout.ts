import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { buildPrice } from '../../platform/env/build-price.ts';
import type { Log } from '../../platform/log/log.ts';
import type { Session } from '../account/policy.ts';
import { isRefusal, type StripeAdapter } from './stripe.ts';
import { syncPayment } from './sync.ts';
import { payments } from './tables.ts';

/** Of payments whose end is not known yet; an account has one at most. */
export const isUnderWay = inArray(payments.state, ['open', 'processing']);

interface Deps {
  readonly db: Database;
  readonly appUrl: string;
  readonly productName: string;
  readonly log: Log;
  readonly now: () => Date;
  /** Whether an account has a paid build that may begin. */
  readonly hasCredit: (userId: string) => Promise<boolean>;
}

/** Leads creators to Stripe's page, and back. */
export function createCheckout({ db, appUrl, productName, log, now, hasCredit }: Deps) {
  const returnUrl = `${appUrl}/build?payment=`;

  const findUnderWay = async (userId: string) => {
    const [row] = await db
      .select({ id: payments.id, sessionId: payments.sessionId })
      .from(payments)
      .where(and(eq(payments.userId, userId), isUnderWay));
    return row;
  };

  const keepSession = async (paymentId: string, sessionId: string): Promise<void> => {
    await db
      .update(payments)
      .set({ sessionId })
      .where(and(eq(payments.id, paymentId), isNull(payments.sessionId)));
  };

  return {
    /** The payment of an account whose end is not known yet. */
    findUnderWay,

    /** Notes which of Stripe's sessions is a payment's, unless that is known. */
    keepSession,

    /** @returns where to go on: Stripe's page, or our own where the payment is made. @throws what Stripe's library throws */
    pay: async (stripe: StripeAdapter, { userId, email }: Session): Promise<string> => {
      const known = await findUnderWay(userId);
      if (known !== undefined && known.sessionId !== null) {
        const found = await syncPayment({ db, stripe, log, now }, known.id);
        if (found?.url) return found.url;
        // Paid in another tab: nobody pays again without having seen that.
        if (found !== null && found.state !== 'expired' && found.state !== 'failed')
          return `${returnUrl}done`;
        if (await findUnderWay(userId)) throw new Error('The payment under way is not what was asked for.');
      }
      // A tab that was opened before the payment was made still shows the button.
      if (await hasCredit(userId)) return `${returnUrl}done`;
      // Of two nodes at once one adds the row, and with its id as idempotency key Stripe makes one session for both.
      await db
        .insert(payments)
        .values({ userId, ...buildPrice, createdAt: now() })
        .onConflictDoNothing();
      const row = await findUnderWay(userId);
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
        if ((await findUnderWay(userId))?.sessionId !== created.sessionId) {
          // The account was deleted meanwhile, or the payment has ended: nobody shall pay in this session.
          await stripe.expire(created.sessionId);
          return `${returnUrl}done`;
        }
        return created.url ?? `${returnUrl}done`;
      } catch (error) {
        // No session will come of it; the next press begins anew.
        if (isRefusal(error))
          await db.delete(payments).where(and(eq(payments.id, row.id), isNull(payments.sessionId)));
        throw error;
      }
    },
  };
}
