import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { createCredits } from './credits.ts';
import {
  build,
  buyBuild,
  createPaidApp,
  type PaidApp,
  startPaying,
  viewOf,
} from './test-support/paid-app.ts';

let app: PaidApp;
beforeAll(async () => {
  app = await createPaidApp();
});
afterAll(() => app.close());

const person = () => signUpPerson(app.service, `P${crypto.randomUUID().slice(0, 8)}`);
const stateOf = async (somebody: TestPerson) => (await viewOf(somebody)).payments.map(({ state }) => state);

describe('money that is taken back', () => {
  test('takes the credit with it, whichever event is first', async () => {
    const [mia, ned] = [await person(), await person()];
    const known = await buyBuild(app, mia);
    app.stripe.refund(known);
    expect(await app.tell('charge.refunded', app.stripe.chargeOf(known))).toBe(200);
    expect(await viewOf(mia)).toMatchObject({ credits: 0, payments: [{ state: 'refunded' }] });
    expect(await app.tell('checkout.session.completed', known)).toBe(200);
    expect(await viewOf(mia)).toMatchObject({ credits: 0, payments: [{ state: 'refunded' }] });

    // Refunded before anything of the payment had reached us.
    const unknown = await startPaying(app, ned);
    app.stripe.pay(unknown);
    app.stripe.refund(unknown);
    expect(await app.tell('charge.refunded', app.stripe.chargeOf(unknown))).toBe(200);
    expect(await app.tell('checkout.session.completed', unknown)).toBe(200);
    expect(await viewOf(ned)).toMatchObject({
      credits: 0,
      underWay: null,
      payments: [{ state: 'refunded' }],
    });
  });

  test('by a chargeback comes back with a dispute that is won, and a mere question takes nothing', async () => {
    const ole = await person();
    const session = await buyBuild(app, ole);
    const dispute = async (status: string, event: string) => {
      app.stripe.dispute(session, status);
      expect(await app.tell(`charge.dispute.${event}`, app.stripe.disputeOf(session))).toBe(200);
      return (await viewOf(ole)).credits;
    };
    expect(await dispute('warning_needs_response', 'created')).toBe(1);
    expect(await dispute('needs_response', 'updated')).toBe(0);
    expect(await stateOf(ole)).toEqual(['disputed']);
    expect(await dispute('won', 'closed')).toBe(1);
    // The first event once more, late.
    expect(await app.tell('charge.dispute.created', app.stripe.disputeOf(session))).toBe(200);
    expect((await viewOf(ole)).credits).toBe(1);
    expect(await dispute('lost', 'closed')).toBe(0);
  });

  test('in part takes nothing, and a refund that fails gives the credit back', async () => {
    const pau = await person();
    const session = await buyBuild(app, pau);
    const charge = { ...app.stripe.chargeOf(session), amount_refunded: 1 };
    expect(await app.tell('charge.refunded', charge)).toBe(200);
    expect(await viewOf(pau)).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
    app.stripe.refund(session);
    expect(await app.tell('charge.refunded', app.stripe.chargeOf(session))).toBe(200);
    expect((await viewOf(pau)).credits).toBe(0);
    app.stripe.refund(session, 'failed');
    const refund = { id: 're_1', object: 'refund', payment_intent: session.payment_intent };
    expect(await app.tell('refund.failed', refund)).toBe(200);
    expect(await viewOf(pau)).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
  });

  test('by a chargeback before Stripe told of the payment never grants', async () => {
    const rex = await person();
    const session = await startPaying(app, rex);
    app.stripe.pay(session);
    app.stripe.dispute(session, 'needs_response');
    expect(await app.tell('charge.dispute.created', app.stripe.disputeOf(session))).toBe(200);
    expect(await app.tell('checkout.session.completed', session)).toBe(200);
    expect(await viewOf(rex)).toMatchObject({
      credits: 0,
      underWay: null,
      payments: [{ state: 'disputed' }],
    });
  });

  test('while a build holds its credit leaves that build its page, and none for another', async () => {
    const sam = await person();
    const session = await buyBuild(app, sam);
    const { db } = app.service.database;
    const credits = createCredits({ db, heldForMs: 60_000, now: () => app.service.now() });
    const held = await credits.hold(sam.userId, randomUUID());
    app.stripe.refund(session);
    expect(await app.tell('charge.refunded', app.stripe.chargeOf(session))).toBe(200);
    await db.transaction(async (tx) => held?.spend(tx));
    expect(await viewOf(sam)).toMatchObject({
      credits: 0,
      isHeld: false,
      payments: [{ state: 'refunded', isSpent: true }],
    });

    const tia = await person();
    const other = await buyBuild(app, tia);
    const cutOff = await credits.hold(tia.userId, randomUUID());
    app.stripe.refund(other);
    expect(await app.tell('charge.refunded', app.stripe.chargeOf(other))).toBe(200);
    await cutOff?.giveBack();
    expect(await viewOf(tia)).toMatchObject({ credits: 0, isHeld: false });
    expect((await build(tia)).body).toMatchObject({ code: 'PAYMENT_NEEDED' });
  });
});
