import { z } from 'zod';
import { endpoint, ofAccount } from '../../platform/rpc/contract.ts';

export const paymentStates = [
  /** Its page at Stripe waits for the creator. */
  'open',
  /** The creator has paid, and Stripe waits for the money. */
  'processing',
  'paid',
  /** The money did not come. */
  'failed',
  /** Nobody paid in time. */
  'expired',
  'refunded',
  /** The bank has taken the money back, or holds it until the dispute is decided. */
  'disputed',
  /** Stripe's session differs from what was asked, so that it grants no build, until the operator has refunded it in Stripe's desk. */
  'mismatched',
] as const;
export type PaymentState = (typeof paymentStates)[number];

export const payment = z.object({
  id: z.string(),
  /** When it was paid, or begun where it is not. */
  at: z.iso.datetime(),
  /** In the currency's smallest unit. */
  amount: z.int().nonnegative(),
  currency: z.string(),
  state: z.enum(paymentStates),
  /** Whether a page was built for it. */
  isSpent: z.boolean(),
  /** Stripe's receipt, where it gave one. */
  receiptUrl: z.string().nullable(),
});
export type Payment = z.infer<typeof payment>;

const paymentsView = z.object({
  /** Builds that are paid and may begin. */
  credits: z.int().nonnegative(),
  /** Whether a build holds a credit: it is under way, or was cut off and gives the credit back within minutes. */
  isHeld: z.boolean(),
  /** Whether a payment waits for the creator, for the money or for the operator; null: none does. */
  underWay: z.enum(['open', 'processing', 'mismatched']).nullable(),
  /** Those for which money moved or was to move, the newest first, a hundred at most. */
  payments: z.array(payment),
});
export type PaymentsView = z.infer<typeof paymentsView>;

const path = '/profiles/{userId}/payments' as const;
/** Of endpoints that ask Stripe. */
const sale = endpoint.errors({
  NOT_FOR_SALE: { status: 409, message: 'Page builds are not sold here right now. Please ask our support.' },
  PAYMENT_MISMATCHED: {
    status: 409,
    message:
      'What Stripe has of your payment differs from what we asked for, so no page can be built for it. Please ask our support before you pay again.',
  },
  STRIPE_UNAVAILABLE: {
    status: 502,
    message:
      'Stripe could not be reached. Nothing was charged, and what you typed is kept: please try again in a few minutes.',
  },
});

export const paymentsContract = {
  read: endpoint
    .route({ method: 'GET', path, summary: 'Read the payments of an account and the builds that are paid' })
    .input(ofAccount)
    .output(paymentsView),

  /**
   * Price and currency are the server's. A payment that is under way is gone on with, and none is sold beside an unused one, so that
   * nobody pays twice. Where Stripe is slow it takes long to fail, so the next try is the person's.
   */
  pay: sale
    .route({ method: 'POST', path, summary: 'Begin to pay for one page build, or go on with it' })
    .input(ofAccount)
    .output(z.object({ url: z.string() })),

  /** For whoever comes back from Stripe. Where Stripe does not answer, what is known stays. */
  confirm: endpoint
    .route({
      method: 'POST',
      path: `${path}/confirm`,
      summary: 'Ask Stripe how the payment that is under way stands',
    })
    .meta({ isRepeatable: true })
    .input(ofAccount)
    .output(paymentsView),
};
