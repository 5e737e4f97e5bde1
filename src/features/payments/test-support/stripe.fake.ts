import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

export const webhookSecret = 'whsec_of_the_tests_only';
const secretKey = 'sk_test_of_the_tests_only';

/** A Checkout Session as far as payments read it. */
export interface FakeSession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string;
  metadata: Record<string, string>;
  customer_email: string;
  payment_intent: string | null;
  readonly success_url: string;
  readonly cancel_url: string;
}

interface FakeIntent {
  readonly id: string;
  status: 'processing' | 'succeeded' | 'requires_payment_method';
  refunded: boolean;
  readonly disputes: { id: string; status: string }[];
}

/** The double of Stripe's calls that payments use, with its page on which people pay; it signs webhooks as Stripe does. */
export interface FakeStripe {
  /** For the service: where it is, and its keys. */
  readonly env: Record<string, string>;
  /** What it was asked, as `POST /v1/checkout/sessions`, in order. */
  readonly requests: readonly string[];
  /** The newest last. */
  readonly sessions: readonly FakeSession[];
  /** The forms that made sessions. */
  readonly orders: readonly URLSearchParams[];
  /** Whether it breaks every connection. */
  isAway: boolean;
  /** Whether it takes an order and the answer is lost on the way. */
  losesAnswers: boolean;
  /** The status with which it fails orders. What it fails with 500 it makes all the same, and answers so whenever the key comes again. */
  failsWith: number | null;
  /** Runs once, between an order and its answer. */
  onceCreated: (() => Promise<void>) | null;
  /** The person pays; `processing` is a method whose money comes later. */
  pay(session: FakeSession, how?: 'paid' | 'processing'): void;
  /** The money of such a method came, or did not. */
  settle(session: FakeSession, how: 'paid' | 'failed'): void;
  expire(session: FakeSession): void;
  /** In Stripe's own desk. */
  refund(session: FakeSession, how?: 'succeeded' | 'failed'): void;
  dispute(session: FakeSession, status: string): void;
  /** A call of the webhook. @param at in milliseconds, when it is signed */
  event(type: string, object: object, at?: number): { body: string; signature: string };
  /** The charge and the dispute of a session as events carry them. */
  chargeOf(session: FakeSession): object;
  disputeOf(session: FakeSession): object;
  close(): Promise<void>;
}

/** Starts it on a free port of this machine. */
export async function startFakeStripe(): Promise<FakeStripe> {
  const requests: string[] = [];
  const orders: URLSearchParams[] = [];
  const sessions: FakeSession[] = [];
  const intents = new Map<string, FakeIntent>();
  const answered = new Map<string, { form: string; session: FakeSession; status: number }>();
  const { webhooks } = new Stripe(secretKey);
  let url = '';

  const intentOf = (session: FakeSession): FakeIntent => {
    const intent = session.payment_intent === null ? undefined : intents.get(session.payment_intent);
    if (!intent) throw new Error('Nobody has paid in this session.');
    return intent;
  };
  const chargeOf = (session: FakeSession) => {
    const { id, refunded, disputes } = intentOf(session);
    return {
      id: `ch_${id}`,
      object: 'charge',
      payment_intent: id,
      refunded,
      disputed: disputes.length > 0,
      receipt_url: `${url}/receipts/${id}`,
    };
  };
  const expanded = (session: FakeSession) => {
    if (session.payment_intent === null) return session;
    const intent = intentOf(session);
    const charge = intent.status === 'succeeded' ? chargeOf(session) : null;
    return { ...session, payment_intent: { id: intent.id, status: intent.status, latest_charge: charge } };
  };

  const create = (form: string, key: string) => {
    const known = answered.get(key);
    if (known) return known.form === form ? known : null;
    const order = new URLSearchParams(form);
    orders.push(order);
    const id = `cs_test_${sessions.length + 1}_${randomUUID().slice(0, 8)}`;
    const price = Number(order.get('line_items[0][price_data][unit_amount]'));
    const session: FakeSession = {
      id,
      object: 'checkout.session',
      url: `${url}/c/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total: price * Number(order.get('line_items[0][quantity]')),
      currency: order.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: order.get('client_reference_id') ?? '',
      metadata: {
        payment: order.get('metadata[payment]') ?? '',
        account: order.get('metadata[account]') ?? '',
      },
      customer_email: order.get('customer_email') ?? '',
      payment_intent: null,
      success_url: order.get('success_url') ?? '',
      cancel_url: order.get('cancel_url') ?? '',
    };
    sessions.push(session);
    const made = { form, session, status: fake.failsWith ?? 200 };
    answered.set(key, made);
    return made;
  };

  const pay: FakeStripe['pay'] = (session, how = 'paid') => {
    const id = `pi_${session.id}`;
    intents.set(id, {
      id,
      status: how === 'paid' ? 'succeeded' : 'processing',
      refunded: false,
      disputes: [],
    });
    session.payment_intent = id;
    session.status = 'complete';
    session.payment_status = how === 'paid' ? 'paid' : 'unpaid';
  };

  const fake: FakeStripe = {
    env: {},
    requests,
    sessions,
    orders,
    isAway: false,
    losesAnswers: false,
    failsWith: null,
    onceCreated: null,
    pay,
    settle: (session, how) => {
      intentOf(session).status = how === 'paid' ? 'succeeded' : 'requires_payment_method';
      session.payment_status = how === 'paid' ? 'paid' : 'unpaid';
    },
    expire: (session) => {
      session.status = 'expired';
    },
    refund: (session, how = 'succeeded') => {
      intentOf(session).refunded = how === 'succeeded';
    },
    dispute: (session, status) => {
      intentOf(session).disputes.splice(0, 1, { id: `dp_${session.id}`, status });
    },
    event: (type, object, at = Date.now()) => {
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, data: { object } });
      const timestamp = Math.floor(at / 1000);
      const signature = webhooks.generateTestHeaderString({
        payload: body,
        secret: webhookSecret,
        timestamp,
      });
      return { body, signature };
    },
    chargeOf,
    disputeOf: (session) => ({
      ...intentOf(session).disputes[0],
      object: 'dispute',
      payment_intent: intentOf(session).id,
      charge: `ch_${intentOf(session).id}`,
    }),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { method = '', headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', url);
    requests.push(`${method} ${pathname}`);
    if (fake.isAway) return request.socket.destroy();
    if (pathname.startsWith('/c/pay/')) return showCheckout(pathname, searchParams, response);
    const reply = (status: number, body: object) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const refuse = (status: number, error: object) => reply(status, { error });
    if (headers.authorization !== `Bearer ${secretKey}`)
      return refuse(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const list = (data: object[]) => reply(200, { object: 'list', data, has_more: false });
    const one = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1];
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      const form = await readText(request);
      if (fake.failsWith !== null && fake.failsWith < 500)
        return refuse(fake.failsWith, { type: 'invalid_request_error', message: 'Not now.' });
      const made = create(form, String(headers['idempotency-key']));
      const { onceCreated } = fake;
      fake.onceCreated = null;
      await onceCreated?.();
      if (fake.losesAnswers) return request.socket.destroy();
      if (made?.status === 200) return reply(200, made.session);
      if (made) return refuse(made.status, { type: 'api_error', message: 'Something went wrong.' });
      return refuse(400, { type: 'idempotency_error', message: 'Keys can only be used with the same.' });
    }
    const closed = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1];
    if (method === 'POST' && closed !== undefined) {
      const session = sessions.find(({ id }) => id === closed);
      if (session?.status !== 'open')
        return refuse(400, { type: 'invalid_request_error', message: 'Only open sessions can be expired.' });
      session.status = 'expired';
      return reply(200, session);
    }
    if (method === 'GET' && one !== undefined) {
      const session = sessions.find(({ id }) => id === one);
      if (session) return reply(200, expanded(session));
      return refuse(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'None.' });
    }
    const intent = searchParams.get('payment_intent');
    if (method === 'GET' && pathname === '/v1/checkout/sessions')
      return list(sessions.filter((session) => session.payment_intent === intent));
    if (method === 'GET' && pathname === '/v1/disputes')
      return list(intents.get(intent ?? '')?.disputes ?? []);
    return refuse(404, { type: 'invalid_request_error', message: `Unrecognized request URL (${pathname})` });
  };

  /** Stripe's page: `?do=pay` and `?do=cancel` are its buttons. */
  const showCheckout = (pathname: string, asked: URLSearchParams, response: ServerResponse) => {
    const session = sessions.find(({ id }) => pathname.endsWith(id));
    if (!session) return response.writeHead(404).end();
    const back = (location: string) => response.writeHead(303, { location }).end();
    if (asked.get('do') === 'cancel') return back(session.cancel_url);
    if (asked.get('do') === 'pay') {
      pay(session);
      return back(session.success_url);
    }
    return response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<h1>Checkout of the double</h1><p>${session.amount_total} ${session.currency}, ${session.customer_email}</p><a href="?do=pay">Pay</a> <a href="?do=cancel">Back</a>`,
      );
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  Object.assign(fake.env, {
    BETA: 'off',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: url,
  });
  return fake;
}

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
