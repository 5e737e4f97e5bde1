import type { OpenAPI } from '@orpc/openapi';
import { implement } from '@orpc/server';
import type { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '../../platform/http/http-router.ts';
import type { RequestContext } from '../../platform/rpc/context.ts';
import { logSecurityEvent } from '../../platform/rpc/security-log.ts';
import type { SignedIn } from '../account/sessions/signed-in.ts';
import { paymentsContract } from './contract.ts';
import { type Payments, webhookPath } from './service.ts';

export function paymentHandlers(payments: Payments, signedIn: SignedIn) {
  const api = implement(paymentsContract).$context<RequestContext>();
  return {
    read: api.read
      .use(signedIn)
      .handler(({ context, input }) => payments.read(context.session, input.userId)),
    pay: api.pay.use(signedIn).handler(({ context, input }) => payments.pay(context.session, input.userId)),
    confirm: api.confirm
      .use(signedIn)
      .handler(({ context, input }) => payments.confirm(context.session, input.userId)),
  };
}

const answers = {
  taken: { status: 200, text: 'taken' },
  refused: { status: 400, text: 'not signed by Stripe' },
  off: { status: 503, text: 'STRIPE_SECRET_KEY or STRIPE_WEBHOOK_SECRET is not set' },
  failed: { status: 503, text: 'Stripe could not be asked, please call again' },
} as const;

/** The webhook for the description of the API, in which only the contract's endpoints stand by themselves. */
export const webhookDescription: OpenAPI.PathsObject = {
  [webhookPath.replace('/api', '')]: {
    post: {
      summary: 'Where Stripe tells what became of payments',
      parameters: [{ name: 'stripe-signature', in: 'header', required: true, schema: { type: 'string' } }],
      responses: Object.fromEntries(
        Object.values(answers).map(({ status, text }) => [status, { description: text }]),
      ),
    },
  },
};

/** Mounts the webhook before the origin check: its signature over the very bytes says whose it is. */
export function mountWebhook(hono: Hono<Env>, payments: Payments): void {
  hono.post(webhookPath, bodyLimit({ maxSize: 256 * 1024 }), async (c) => {
    const context = c.get('context');
    const signature = c.req.header('stripe-signature') ?? '';
    const outcome = await payments.takeWebhook(await c.req.text(), signature).catch((error: unknown) => {
      context.log.error({ err: error }, 'webhook failed');
      return 'failed' as const;
    });
    if (outcome === 'refused')
      logSecurityEvent(context, { event: 'payments.webhook', outcome: 'FORGED', userId: null });
    c.header('Cache-Control', 'no-store');
    const { status, text } = answers[outcome];
    return c.text(text, status);
  });
}
