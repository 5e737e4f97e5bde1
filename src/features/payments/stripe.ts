import type Stripe from 'stripe';
import { buildPrice } from '../../platform/env/build-price.ts';
import type { StripeSettings } from '../../platform/env/stripe-settings.ts';
import type { PaymentState } from './contract.ts';

const timeLimitInMs = 8_000;
/** Of a request that was lost on the way; the library repeats it with the same idempotency key. */
const retries = 1;

/** What Stripe says about a payment. */
export interface StripePayment {
  readonly sessionId: string;
  /** Where to pay; null when that is over. */
  readonly url: string | null;
  readonly state: PaymentState;
  /** What we named it with: our payment and its account. */
  readonly payment: string | null;
  readonly account: string | null;
  readonly amount: number | null;
  readonly currency: string | null;
  readonly paymentIntent: string | null;
  readonly receiptUrl: string | null;
}

/** What a webhook is about: a Checkout Session, or what became of its money. */
export type StripeNews =
  | { readonly sessionId: string; readonly payment: string | null }
  | { readonly paymentIntent: string };

export type StripeAdapter = Awaited<ReturnType<typeof openStripe>>;

/** The calls of Stripe that payments need. The library is read only where there is a key: it is large. */
export async function openStripe({ apiUrl }: StripeSettings, secretKey: string) {
  const { default: Client } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiUrl);
  const isEncrypted = protocol === 'https:';
  const stripe = new Client(secretKey, {
    protocol: isEncrypted ? 'https' : 'http',
    host: hostname,
    port: port || (isEncrypted ? 443 : 80),
    timeout: timeLimitInMs,
    maxNetworkRetries: retries,
    telemetry: false,
  });

  const read = async (sessionId: string): Promise<StripePayment> => {
    const session = await stripe.checkout.sessions.retrieve(sessionId, {
      expand: ['payment_intent.latest_charge'],
    });
    const intent = typeof session.payment_intent === 'string' ? null : session.payment_intent;
    const charge = typeof intent?.latest_charge === 'string' ? null : intent?.latest_charge;
    const disputes =
      intent && charge?.disputed ? await stripe.disputes.list({ payment_intent: intent.id }) : null;
    const isDisputed = disputes?.data.some(({ status }) => takesMoney(status)) ?? false;
    return {
      ...described(session),
      state: charge?.refunded ? 'refunded' : isDisputed ? 'disputed' : stateOf(session, intent),
      paymentIntent: intent?.id ?? null,
      receiptUrl: charge?.receipt_url ?? null,
    };
  };

  return {
    /** Begins a payment, once for each of our ids however often it is called. */
    create: async (order: {
      readonly payment: string;
      readonly account: string;
      readonly email: string;
      readonly name: string;
      readonly successUrl: string;
      readonly cancelUrl: string;
    }): Promise<StripePayment> => {
      const metadata = { payment: order.payment, account: order.account };
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: buildPrice.currency,
                unit_amount: buildPrice.amount,
                product_data: { name: order.name },
              },
            },
          ],
          client_reference_id: order.payment,
          metadata,
          customer_email: order.email,
          payment_intent_data: { metadata, receipt_email: order.email, description: order.name },
          custom_text: { submit: { message: 'No refunds.' } },
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
        },
        { idempotencyKey: order.payment },
      );
      return { ...described(session), state: 'open', paymentIntent: null, receiptUrl: null };
    },

    /** How a payment stands; null when this key knows no such session. */
    read: (sessionId: string): Promise<StripePayment | null> =>
      read(sessionId).catch((error: unknown) => {
        if (isCode(error, 'resource_missing')) return null;
        throw error;
      }),

    /** Closes a session, so that nobody pays in it; one that is over stays as it is. */
    expire: async (sessionId: string): Promise<void> => {
      await stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
        if (!isRefusal(error) && !isCode(error, 'resource_missing')) throw error;
      });
    },

    /** The session to which the money of a payment belongs; null when it is of something else. */
    sessionOf: async (paymentIntent: string): Promise<string | null> => {
      const { data } = await stripe.checkout.sessions.list({ payment_intent: paymentIntent, limit: 1 });
      return data[0]?.id ?? null;
    },

    /** What a call of the webhook tells us; null: nothing that concerns payments. @throws when Stripe has not signed it in the last minutes. */
    verify: async (body: string, signature: string, webhookSecret: string): Promise<StripeNews | null> =>
      newsOf(await stripe.webhooks.constructEventAsync(body, signature, webhookSecret)),
  };
}

/** Whether Stripe has refused a request for good: asking again in the same way would not help. */
export function isRefusal(error: unknown): boolean {
  return statusOf(error) === 400;
}

/** Whether Stripe's answer to an idempotency key stays: a refusal, or a failure of its own. It remembers no 409 and no 429. */
export function isFinal(error: unknown): boolean {
  return isRefusal(error) || statusOf(error) >= 500;
}

function described(session: Stripe.Checkout.Session) {
  return {
    sessionId: session.id,
    url: session.status === 'open' ? session.url : null,
    payment: session.client_reference_id,
    account: session.metadata?.['account'] ?? null,
    amount: session.amount_total,
    currency: session.currency,
  };
}

/** How far the payment itself is, refunds and disputes aside. */
function stateOf(session: Stripe.Checkout.Session, intent: Stripe.PaymentIntent | null): PaymentState {
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') return 'open';
  if (session.payment_status === 'paid') return 'paid';
  const hasFailed = intent?.status === 'requires_payment_method' || intent?.status === 'canceled';
  return hasFailed ? 'failed' : 'processing';
}

/** Of disputes: those that are won or closed leave the money, and so does a bank's mere question (`warning_…`). */
function takesMoney(status: string): boolean {
  return status !== 'won' && status !== 'prevented' && !status.startsWith('warning_');
}

function newsOf({ type, data: { object } }: Stripe.Event): StripeNews | null {
  if (type.startsWith('checkout.session.') && 'id' in object && typeof object.id === 'string') {
    const payment = 'client_reference_id' in object ? object.client_reference_id : null;
    return { sessionId: object.id, payment };
  }
  if (!/^(?:charge|refund)\./.test(type) || !('payment_intent' in object)) return null;
  const { payment_intent: intent } = object;
  if (typeof intent === 'string') return { paymentIntent: intent };
  return intent && typeof intent === 'object' ? { paymentIntent: intent.id } : null;
}

/** Of an answer of Stripe; 0 where there is none. */
function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
