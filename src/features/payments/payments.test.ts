import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPerson } from '../account/test-support/person.ts';
import {
  confirm,
  createPaidApp,
  type PaidApp,
  pathOf,
  pay,
  startPaying,
  viewOf,
} from './test-support/paid-app.ts';

let app: PaidApp;
beforeAll(async () => {
  app = await createPaidApp();
});
afterAll(() => app.close());

const person = () => signUpPerson(app.service, `P${crypto.randomUUID().slice(0, 8)}`);

describe('paying', () => {
  test('is for one build at the server’s price, with a receipt to the account’s address', async () => {
    const ann = await person();
    const session = await startPaying(app, ann);
    expect(session).toMatchObject({ amount_total: 5000, currency: 'usd', customer_email: ann.email });
    const order = Object.fromEntries(app.stripe.orders.at(-1) ?? []);
    expect(order).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][product_data][name]': 'Moonpage: one page build',
      'payment_intent_data[receipt_email]': ann.email,
      'custom_text[submit][message]': 'No refunds.',
      success_url: 'http://localhost:3000/build?payment=done',
      cancel_url: 'http://localhost:3000/build?payment=canceled',
    });
    expect(await viewOf(ann)).toEqual({ credits: 0, isHeld: false, underWay: 'open', payments: [] });
    app.stripe.pay(session);
    expect(await confirm(ann)).toMatchObject({
      credits: 1,
      underWay: null,
      payments: [
        {
          amount: 5000,
          currency: 'usd',
          state: 'paid',
          isSpent: false,
          receiptUrl: `${app.stripe.env['STRIPE_API_URL']}/receipts/pi_${session.id}`,
        },
      ],
    });
  });

  test.each([
    ['a price', { amount: 1 }],
    ['a currency', { currency: 'jpy' }],
    ['a quantity', { quantity: 100 }],
    ['an account', { account: 'somebody' }],
  ])('with %s from the browser is refused', { retry: 0 }, async (_what, body) => {
    const bea = await person();
    const asked = app.stripe.requests.length;
    expect((await bea.browser.post(pathOf(bea), body)).status).toBe(422);
    expect(app.stripe.requests).toHaveLength(asked);
  });

  test('a hundred times in two tabs leads to one session', { retry: 0 }, async () => {
    const cyd = await person();
    const before = app.stripe.sessions.length;
    const answers = await Promise.all(Array.from({ length: 100 }, () => pay(cyd)));
    const [first] = answers;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect((await pay(cyd)).body).toEqual(first?.body);
    expect(app.stripe.sessions).toHaveLength(before + 1);
  });

  test('in a second tab after the first has paid asks for no second payment', async () => {
    const dan = await person();
    app.stripe.pay(await startPaying(app, dan));
    expect(await pay(dan)).toMatchObject({
      status: 200,
      body: { url: 'http://localhost:3000/build?payment=done' },
    });
    expect(await viewOf(dan)).toMatchObject({ credits: 1, underWay: null });
  });

  test('in a second tab after the webhook of the first asks for no second payment', async () => {
    const pia = await person();
    const session = await startPaying(app, pia);
    app.stripe.pay(session);
    expect(await app.tell('checkout.session.completed', session)).toBe(200);
    const before = app.stripe.sessions.length;
    expect((await pay(pia)).body).toEqual({ url: 'http://localhost:3000/build?payment=done' });
    expect(app.stripe.sessions).toHaveLength(before);
    expect(await viewOf(pia)).toMatchObject({ credits: 1, underWay: null });
  });

  test('after Stripe’s page has expired begins anew', async () => {
    const eve = await person();
    const old = await startPaying(app, eve);
    app.stripe.expire(old);
    const next = await startPaying(app, eve);
    expect(next.id).not.toBe(old.id);
    app.stripe.pay(next);
    expect((await confirm(eve)).credits).toBe(1);
  });

  test('with a browser that is closed on Stripe’s page goes on where it was', async () => {
    const fay = await person();
    const session = await startPaying(app, fay);
    expect((await startPaying(app, fay)).id).toBe(session.id);
    expect((await viewOf(fay)).underWay).toBe('open');
  });

  test('with a method whose money comes later waits for it', async () => {
    const [gil, hal] = [await person(), await person()];
    for (const somebody of [gil, hal]) {
      const session = await startPaying(app, somebody);
      app.stripe.pay(session, 'processing');
      expect(await app.tell('checkout.session.completed', session)).toBe(200);
      expect(await viewOf(somebody)).toMatchObject({ credits: 0, underWay: 'processing' });
      expect((await pay(somebody)).body).toEqual({ url: 'http://localhost:3000/build?payment=done' });
      const how = somebody === gil ? 'paid' : 'failed';
      app.stripe.settle(session, how);
      const event = how === 'paid' ? 'succeeded' : 'failed';
      expect(await app.tell(`checkout.session.async_payment_${event}`, session)).toBe(200);
    }
    expect(await viewOf(gil)).toMatchObject({ credits: 1, underWay: null });
    expect(await viewOf(hal)).toMatchObject({ credits: 0, underWay: null, payments: [{ state: 'failed' }] });
    expect((await startPaying(app, hal)).status).toBe('open');
  });
});

describe('a webhook', () => {
  test('grants one credit, together with the return and however often it is repeated', async () => {
    const ida = await person();
    const session = await startPaying(app, ida);
    app.stripe.pay(session);
    const call = app.stripe.event('checkout.session.completed', session);
    const all = await Promise.all([
      ...Array.from({ length: 5 }, () => app.send(call)),
      ...Array.from({ length: 3 }, () => app.tell('checkout.session.completed', session)),
      confirm(ida).then(() => 200),
      pay(ida).then(({ status }) => status),
    ]);
    expect(all).toEqual(all.map(() => 200));
    expect(await app.send(call)).toBe(200);
    expect(await viewOf(ida)).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
  });

  test('that is not signed by Stripe, or was signed long ago, changes nothing', async () => {
    const joe = await person();
    const session = await startPaying(app, joe);
    app.stripe.pay(session);
    const { body, signature } = app.stripe.event('checkout.session.completed', session);
    const old = app.stripe.event('checkout.session.completed', session, Date.now() - 3_600_000);
    const asked = app.stripe.requests.length;
    for (const call of [
      { body, signature: null },
      { body, signature: '' },
      { body, signature: 't=1,v1=00' },
      { body: body.replace('"open"', '"paid"').replace('evt_', 'evt_x'), signature },
      { body: `${body} `, signature },
      { body: '', signature },
      old,
    ]) {
      expect(await app.send(call)).toBe(400);
    }
    expect(app.stripe.requests).toHaveLength(asked);
    expect((await viewOf(joe)).credits).toBe(0);
    expect(app.service.logged.filter((line) => line.includes('FORGED'))).toHaveLength(7);
    expect(await app.send({ body, signature })).toBe(200);
    expect((await viewOf(joe)).credits).toBe(1);
  });

  test(
    'about something else, or somebody else’s sale, is taken and changes nothing',
    { retry: 0 },
    async () => {
      expect(await app.tell('customer.created', { id: 'cus_1' })).toBe(200);
      expect(await app.tell('checkout.session.completed', { id: 'cs_of_another_shop' })).toBe(200);
      const theirs = { id: 'cs_of_a_third_shop', client_reference_id: 'order-17' };
      expect(await app.tell('checkout.session.completed', theirs)).toBe(200);
      expect(await app.tell('charge.refunded', { id: 'ch_1', payment_intent: 'pi_of_another_shop' })).toBe(
        200,
      );
      expect(await app.tell('charge.refunded', { id: 'ch_2', payment_intent: null })).toBe(200);
    },
  );

  test('that comes late, after the session was believed to be expired, still grants', async () => {
    const kim = await person();
    const session = await startPaying(app, kim);
    app.stripe.expire(session);
    expect(await app.tell('checkout.session.expired', session)).toBe(200);
    expect(await viewOf(kim)).toMatchObject({ underWay: null, payments: [] });
    app.stripe.pay(session);
    expect(await app.tell('checkout.session.completed', session)).toBe(200);
    expect((await viewOf(kim)).credits).toBe(1);
    // An event of before, delivered again.
    expect(await app.tell('checkout.session.expired', session)).toBe(200);
    expect((await viewOf(kim)).credits).toBe(1);
  });

  test.each([
    ['amount', { amount_total: 1 }],
    ['currency', { currency: 'jpy' }],
    ['account', { metadata: { account: 'somebody-else' } }],
    ['payment', { client_reference_id: 'another' }],
  ])(
    'of a session whose %s is not what was asked grants nothing and is logged once, and its creator is sent to the support until it is refunded',
    async (_what, other) => {
      const leo = await person();
      const session = await startPaying(app, leo);
      app.stripe.pay(session);
      Object.assign(session, other);
      expect(await app.tell('checkout.session.completed', session)).toBe(200);
      expect(await confirm(leo)).toMatchObject({
        credits: 0,
        underWay: 'mismatched',
        payments: [{ state: 'mismatched' }],
      });
      for (let pressed = 0; pressed < 2; pressed += 1)
        expect(await pay(leo)).toMatchObject({
          status: 409,
          body: {
            code: 'PAYMENT_MISMATCHED',
            message:
              'What Stripe has of your payment differs from what we asked for, so no page can be built for it. Please ask our support before you pay again.',
          },
        });
      expect(app.service.errors.filter((line) => line.includes(session.id))).toHaveLength(1);
      app.stripe.refund(session);
      expect(await app.tell('charge.refunded', app.stripe.chargeOf(session))).toBe(200);
      expect(await viewOf(leo)).toMatchObject({ underWay: null, payments: [{ state: 'refunded' }] });
      app.stripe.pay(await startPaying(app, leo));
      expect((await confirm(leo)).credits).toBe(1);
    },
  );
});

test('an account that is deleted before it has paid closes Stripe’s page', async () => {
  const ora = await person();
  const session = await startPaying(app, ora);
  await ora.browser.post('/api/auth/delete-account', { email: ora.email });
  await expect.poll(() => session.status).toBe('expired');
});

test('an account that is deleted while Stripe makes the session leaves no page on which one could pay', async () => {
  const quy = await person();
  app.stripe.onceCreated = async () => {
    const deleted = await quy.browser.post('/api/auth/delete-account', { email: quy.email });
    expect(deleted.status).toBe(200);
  };
  const { body } = await pay(quy);
  const session = app.stripe.sessions.at(-1);
  expect(session).toMatchObject({ customer_email: quy.email, status: 'expired' });
  expect(body).not.toMatchObject({ url: session?.url });
});

test('an account that is deleted between payment and webhook leaves a record that the operator can refund', async () => {
  const pam = await person();
  const session = await startPaying(app, pam);
  app.stripe.pay(session);
  expect((await pam.browser.post('/api/auth/delete-account', { email: pam.email })).status).toBe(200);
  expect(await app.tell('checkout.session.completed', session)).toBe(200);
  expect(session.status).toBe('complete');
  const { rows } = await app.service.database.pool.query(
    'select user_id, state, payment_intent from payments where session_id = $1',
    [session.id],
  );
  expect(rows).toEqual([{ user_id: null, state: 'paid', payment_intent: `pi_${session.id}` }]);
  expect(app.service.errors.some((line) => line.includes('payment for a deleted account'))).toBe(true);
});
