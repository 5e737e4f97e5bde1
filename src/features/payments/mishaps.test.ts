import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import {
  build,
  buyBuild,
  confirm,
  createPaidApp,
  openCleanUp,
  type PaidApp,
  pathOf,
  pay,
  startPaying,
  viewOf,
} from './test-support/paid-app.ts';
import { webhookSecret } from './test-support/stripe.fake.ts';

let app: PaidApp;
beforeAll(async () => {
  app = await createPaidApp();
});
afterAll(() => app.close());

const person = (service: TestApp = app.service) =>
  signUpPerson(service, `P${crypto.randomUUID().slice(0, 8)}`);

/** A service with settings of its own, for as long as the work takes. */
async function withService(env: Record<string, string>, work: (service: TestApp) => Promise<void>) {
  const service = await createTestApp(env);
  try {
    await work(service);
  } finally {
    await service.close();
  }
}

describe('with Stripe away', () => {
  test('paying says so in a sentence, and goes on once it is back', async () => {
    const ann = await person();
    app.stripe.isAway = true;
    try {
      expect(await pay(ann)).toMatchObject({
        status: 502,
        body: {
          code: 'STRIPE_UNAVAILABLE',
          message:
            'Stripe could not be reached. Nothing was charged, and what you typed is kept: please try again in a few minutes.',
        },
      });
    } finally {
      app.stripe.isAway = false;
    }
    app.stripe.pay(await startPaying(app, ann));
    expect((await confirm(ann)).credits).toBe(1);
  });

  test('coming back waits, and a webhook asks to be called again', async () => {
    const bea = await person();
    const session = await startPaying(app, bea);
    app.stripe.pay(session);
    app.stripe.isAway = true;
    try {
      expect(await confirm(bea)).toMatchObject({ credits: 0, underWay: 'open' });
      expect(await app.tell('checkout.session.completed', session)).toBe(503);
    } finally {
      app.stripe.isAway = false;
    }
    expect(await app.tell('checkout.session.completed', session)).toBe(200);
    expect((await viewOf(bea)).credits).toBe(1);
  });

  test('an answer that is lost on the way leads to the same session, which the webhook knows too', async () => {
    const cyd = await person();
    const before = app.stripe.sessions.length;
    app.stripe.losesAnswers = true;
    try {
      expect((await pay(cyd)).body).toMatchObject({ code: 'STRIPE_UNAVAILABLE' });
    } finally {
      app.stripe.losesAnswers = false;
    }
    const [session] = app.stripe.sessions.slice(before);
    if (!session) throw new Error('Nothing has reached Stripe.');
    app.stripe.pay(session);
    expect(await app.tell('checkout.session.completed', session)).toBe(200);
    expect((await viewOf(cyd)).credits).toBe(1);
    expect(app.stripe.sessions).toHaveLength(before + 1);
  });
});

/** Presses Pay while Stripe fails orders with a status. @returns the session that it has made all the same */
async function payWhileStripeFails(somebody: TestPerson, status: number) {
  const before = app.stripe.sessions.length;
  app.stripe.failsWith = status;
  try {
    expect(await pay(somebody)).toMatchObject({ status: 502, body: { code: 'STRIPE_UNAVAILABLE' } });
  } finally {
    app.stripe.failsWith = null;
  }
  return app.stripe.sessions[before];
}

describe('an order that Stripe fails', { retry: 0 }, () => {
  test('of itself, which it answers to its key for a day, is given up for a new one', async () => {
    const lea = await person();
    const lost = await payWhileStripeFails(lea, 500);
    const next = await startPaying(app, lea);
    expect(next.id).not.toBe(lost?.id);
    app.stripe.pay(next);
    expect((await confirm(lea)).credits).toBe(1);
  });

  test('and has made all the same grants what is paid in it, and its end changes nothing', async () => {
    const [mel, nat] = [await person(), await person()];
    const [paid, left] = [await payWhileStripeFails(mel, 500), await payWhileStripeFails(nat, 500)];
    if (!paid || !left) throw new Error('Nothing has reached Stripe.');
    app.stripe.pay(paid);
    expect(await app.tell('checkout.session.completed', paid)).toBe(200);
    expect(await viewOf(mel)).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
    app.stripe.expire(left);
    expect(await app.tell('checkout.session.expired', left)).toBe(200);
    expect(await viewOf(nat)).toMatchObject({ credits: 0, underWay: null, payments: [] });
  });

  test.each([409, 429])('with %i, which it does not remember, is gone on with', async (status) => {
    const ori = await person();
    await payWhileStripeFails(ori, status);
    expect((await viewOf(ori)).underWay).toBe('open');
    app.stripe.pay(await startPaying(app, ori));
    expect((await confirm(ori)).credits).toBe(1);
    expect(await statesOf(ori)).toEqual(['paid']);
  });
});

test('a session that another key has made is begun anew', async () => {
  const dan = await person();
  const old = await startPaying(app, dan);
  await app.service.database.pool.query('update payments set session_id = $2 where session_id = $1', [
    old.id,
    'cs_of_another_key',
  ]);
  expect((await startPaying(app, dan)).id).not.toBe(old.id);
});

test('an order that Stripe refuses leaves nothing behind', async () => {
  const eve = await person();
  app.stripe.losesAnswers = true;
  await pay(eve);
  app.stripe.losesAnswers = false;
  // The same key with another address is refused by Stripe.
  await app.service.database.pool.query('update users set email = $2 where id = $1', [
    eve.userId,
    'moved@example.com',
  ]);
  expect((await pay(eve)).body).toMatchObject({
    code: 'STRIPE_UNAVAILABLE',
    message:
      'Stripe has refused to begin this payment. Nothing was charged, and what you typed is kept: please try again, and if that does not help, ask our support.',
  });
  expect((await startPaying(app, eve)).customer_email).toBe('moved@example.com');
});

test('who asks without end is told to wait, and may still read', async () => {
  const fay = await person();
  const statuses = new Set<number>();
  for (let pressed = 0; pressed < 130; pressed += 1) statuses.add((await pay(fay)).status);
  expect([...statuses]).toEqual([200, 429]);
  expect((await viewOf(fay)).underWay).toBe('open');
});

describe('without a key of Stripe after the beta', () => {
  test('the start names the price and what is missing, nothing is sold, nobody builds', () =>
    withService({ BETA: 'off' }, async (service) => {
      const warning =
        'BETA is off and a page build costs $50, but STRIPE_SECRET_KEY is not set: nothing is sold, and nobody without a paid build can build a page';
      expect(service.startMessage.split('\n')).toContain(warning);
      expect(service.logged.filter((line) => line.includes(warning))).toHaveLength(1);
      const gil = await person(service);
      const notForSale = {
        status: 409,
        body: {
          code: 'NOT_FOR_SALE',
          message:
            'Page builds cannot be paid here yet, so none can begin. What you typed is kept: please ask our support.',
        },
      };
      expect(await build(gil)).toMatchObject(notForSale);
      expect(await pay(gil)).toMatchObject({ status: 409, body: { code: 'NOT_FOR_SALE' } });
      expect(await viewOf(gil)).toEqual({ credits: 0, isHeld: false, underWay: null, payments: [] });
    }));

  test('a missing secret of the webhook is named too, and its calls are put off', () =>
    withService({ ...app.stripe.env, STRIPE_WEBHOOK_SECRET: '' }, async (service) => {
      expect(service.startMessage).toContain('STRIPE_WEBHOOK_SECRET is not set');
      expect(service.startMessage).toContain('STRIPE_SECRET_KEY is a test key');
      const { body, signature } = app.stripe.event('customer.created', { id: 'cus_1' });
      const answer = await service.app.fetch(
        new Request('http://localhost:3000/api/payments/webhook', {
          method: 'POST',
          headers: { 'stripe-signature': signature },
          body,
        }),
        '198.51.100.1',
      );
      expect(answer.status).toBe(503);
    }));
});

test('during beta nothing is sold, whatever the browser asks', () =>
  withService({ ...app.stripe.env, BETA: 'on' }, async (service) => {
    const hal = await person(service);
    const asked = app.stripe.requests.length;
    expect(service.startMessage).not.toContain('STRIPE');
    expect((await hal.browser.post(pathOf(hal), {})).body).toMatchObject({ code: 'NOT_FOR_SALE' });
    expect((await build(hal)).status).toBe(200);
    expect(app.stripe.requests).toHaveLength(asked);
  }));

test('no answer or log line carries a key', async () => {
  const ida = await person();
  await buyBuild(app, ida);
  const key = app.stripe.env['STRIPE_SECRET_KEY'] ?? '';
  expect(JSON.stringify(await viewOf(ida))).not.toContain(key);
  expect(app.service.logged.filter((line) => line.includes(key) || line.includes(webhookSecret))).toEqual([]);
});

const statesOf = async ({ userId }: TestPerson) => {
  const { rows } = await app.service.database.pool.query<{ state: string }>(
    'select state from payments where user_id = $1',
    [userId],
  );
  return rows.map(({ state }) => state);
};

test('a payment of which no webhook told is found within hours, and what nobody paid is removed in the end', async () => {
  const [jan, kai] = [await person(), await person()];
  const paid = await startPaying(app, jan);
  app.stripe.pay(paid);
  app.stripe.expire(await startPaying(app, kai));
  const cleanUpAfter = await openCleanUp(app);
  await cleanUpAfter(0);
  expect((await viewOf(jan)).credits).toBe(0);
  await cleanUpAfter(2);
  expect((await viewOf(jan)).credits).toBe(1);
  expect(await statesOf(kai)).toEqual(['expired']);
  await cleanUpAfter(31 * 24);
  expect(await statesOf(kai)).toEqual([]);
  expect(await statesOf(jan)).toEqual(['paid']);
});

test('a payment that differs from what was asked ends with its refund, where no webhook tells of that', async () => {
  const moe = await person();
  const session = await startPaying(app, moe);
  app.stripe.pay(session);
  Object.assign(session, { amount_total: 1 });
  const cleanUpAfter = await openCleanUp(app);
  await cleanUpAfter(2);
  expect(await statesOf(moe)).toEqual(['mismatched']);
  app.stripe.refund(session);
  await cleanUpAfter(3);
  expect(await statesOf(moe)).toEqual(['refunded']);
});

test('many payments that Stripe never answered, or whose page stays open, keep nobody’s from being found', async () => {
  const [lou, max] = [await person(), await person()];
  app.stripe.losesAnswers = true;
  await pay(max);
  app.stripe.losesAnswers = false;
  const { pool } = app.service.database;
  await pool.query(
    `insert into payments (amount, currency, created_at, session_id, revision)
     select 5000, 'usd', now() - interval '20 hours', case when n > 250 then 'cs_open_' || n end, n / 251
     from generate_series(1, 500) n`,
  );
  const cleanUpAfter = await openCleanUp(app);
  app.stripe.pay(await startPaying(app, lou));
  await cleanUpAfter(2);
  expect((await viewOf(lou)).credits).toBe(1);
  expect(await statesOf(max)).toEqual(['open']);
  await cleanUpAfter(49);
  expect(await statesOf(max)).toEqual([]);
});
