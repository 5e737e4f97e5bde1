import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { createCredits } from './credits.ts';
import {
  atNode,
  build,
  buyBuild,
  confirm,
  createPaidApp,
  type PaidApp,
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

/** Lets the composer's page fail where it is kept. */
async function whileNothingIsKept<Result>(work: () => Promise<Result>): Promise<Result> {
  const { pool } = app.service.database;
  await pool.query('alter table page_revisions rename to page_revisions_away');
  try {
    return await work();
  } finally {
    await pool.query('alter table page_revisions_away rename to page_revisions');
  }
}

// First, while the clocks of both are the same.
describe('on two nodes', () => {
  let otherNode: TestApp;
  const people: TestPerson[] = [];
  beforeAll(async () => {
    // Before there is another node, which would take some of their mails.
    for (let count = 0; count < 4; count += 1) people.push(await person());
    otherNode = await createTestApp(app.stripe.env, { beside: app.service });
  });
  afterAll(() => otherNode.close());

  const nextPerson = (): TestPerson => {
    const next = people.pop();
    if (!next) throw new Error('Too few people were signed up.');
    return next;
  };
  const onOtherNode = (somebody: TestPerson) => atNode(otherNode, somebody);

  test('of many builds that begin at once one gets the one payment', { retry: 0 }, async () => {
    const cyd = nextPerson();
    await buyBuild(app, cyd);
    const there = onOtherNode(cyd);
    const answers = await Promise.all([cyd, there, cyd, there].map(build));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3);
    expect(await viewOf(there)).toMatchObject({ credits: 0, isHeld: false, payments: [{ isSpent: true }] });
  });

  test('two builds that begin at once with two payments take one each', { retry: 0 }, async () => {
    const dan = nextPerson();
    const first = await buyBuild(app, dan);
    // One is bought at a time; a dispute that is won brings an earlier one back.
    const { pool } = app.service.database;
    const setState = (state: string) =>
      pool.query('update payments set state = $2 where session_id = $1', [first.id, state]);
    await setState('disputed');
    await buyBuild(app, dan);
    await setState('paid');
    const answers = await Promise.all([dan, onOtherNode(dan)].map(build));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await viewOf(dan)).credits).toBe(0);
  });

  test('Pay that is pressed on both at once leads to one session', { retry: 0 }, async () => {
    const hal = nextPerson();
    const before = app.stripe.sessions.length;
    const answers = await Promise.all([hal, onOtherNode(hal), hal, onOtherNode(hal)].map(pay));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => (body as { url: string }).url)).size).toBe(1);
    expect(app.stripe.sessions).toHaveLength(before + 1);
  });

  test('a payment of which both hear grants one credit', async () => {
    const ida = nextPerson();
    const session = await startPaying(app, ida);
    app.stripe.pay(session);
    await Promise.all([
      confirm(ida),
      confirm(onOtherNode(ida)),
      app.tell('checkout.session.completed', session),
    ]);
    expect(await confirm(ida)).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
  });
});

describe('a build', () => {
  test('needs a payment, which it says without keeping anything, and spends it', async () => {
    const ann = await person();
    expect(await build(ann)).toMatchObject({
      status: 409,
      body: {
        code: 'PAYMENT_NEEDED',
        message: 'A page build costs $50. Pay for this one first: what you typed is kept.',
      },
    });
    const profile = await ann.browser.get(`/api/profiles/${ann.userId}`);
    expect(profile.body).toMatchObject({ coinName: null, hasPreview: false });
    await buyBuild(app, ann);
    expect((await build(ann)).status).toBe(200);
    expect(await viewOf(ann)).toMatchObject({ credits: 0, isHeld: false, payments: [{ isSpent: true }] });
  });

  test('of the same page takes another payment, while looks and publishing take none', async () => {
    const bea = await person();
    await buyBuild(app, bea);
    expect((await build(bea)).status).toBe(200);
    const path = `/api/profiles/${bea.userId}`;
    expect((await bea.browser.post(`${path}/looks`, {})).status).toBe(200);
    const deploy = { userId: bea.userId, isPreview: false };
    expect((await bea.browser.post('/api/functions/deploy-landing-page', deploy)).status).toBe(200);
    expect((await build(bea)).body).toMatchObject({ code: 'PAYMENT_NEEDED' });
  });

  test('that fails gives its payment back, refused details too', async () => {
    const eve = await person();
    await buyBuild(app, eve);
    expect((await whileNothingIsKept(() => build(eve))).body).toMatchObject({ code: 'GENERATION_FAILED' });
    expect(await viewOf(eve)).toMatchObject({ credits: 1, isHeld: false, payments: [{ isSpent: false }] });
    const refused = await eve.browser.post('/api/functions/generate-landing-page', {
      ...testCoin({ launchDate: '2001-01-01' }),
      isPreview: true,
    });
    expect(refused.status).toBe(422);
    expect((await viewOf(eve)).credits).toBe(1);
    expect((await build(eve)).status).toBe(200);
  });

  test('that was cut off with its process gives its payment back within minutes, until when none is sold', async () => {
    const fay = await person();
    await buyBuild(app, fay);
    // As a killed process leaves it.
    await app.service.database.pool.query(
      'update payments set held_at = $2, build_id = gen_random_uuid() where user_id = $1',
      [fay.userId, app.service.now()],
    );
    expect(await viewOf(fay)).toMatchObject({ credits: 0, isHeld: true });
    expect((await build(fay)).body).toMatchObject({
      code: 'PAYMENT_NEEDED',
      message:
        'Another build of yours is under way. If it was cut off, your payment is free again within minutes: please try again then.',
    });
    const sessions = app.stripe.sessions.length;
    expect((await pay(fay)).body).toEqual({ url: 'http://localhost:3000/build?payment=done' });
    expect(app.stripe.sessions).toHaveLength(sessions);
    app.service.advance(2 * 60_000 + 1);
    expect(await viewOf(fay)).toMatchObject({ credits: 1, isHeld: false });
    expect((await build(fay)).status).toBe(200);
    expect((await viewOf(fay)).credits).toBe(0);
  });

  test('whose page is kept stays when its payment is refunded, and the operator sees both', async () => {
    const gil = await person();
    const session = await buyBuild(app, gil);
    await build(gil);
    app.stripe.refund(session);
    await app.tell('charge.refunded', app.stripe.chargeOf(session));
    expect(await viewOf(gil)).toMatchObject({ credits: 0, payments: [{ state: 'refunded', isSpent: true }] });
    expect((await gil.browser.get(`/api/profiles/${gil.userId}/page`)).body).toMatchObject({
      coinName: testCoin().coinName,
    });
  });
});

test('of two builds that held one payment, as the first outlived its time, one keeps its page', async () => {
  const hal = await person();
  await buyBuild(app, hal);
  const { db } = app.service.database;
  const credits = createCredits({ db, heldForMs: 60_000, now: () => app.service.now() });
  const first = await credits.hold(hal.userId, randomUUID());
  expect(first).not.toBeNull();
  expect(await credits.hold(hal.userId, randomUUID())).toBeNull();
  app.service.advance(60_001);
  const second = await credits.hold(hal.userId, randomUUID());
  await expect(db.transaction(async (tx) => first?.spend(tx))).rejects.toThrow('took too long');
  // What the first gives back is not its own any more.
  await first?.giveBack();
  await db.transaction(async (tx) => second?.spend(tx));
  expect(await viewOf(hal)).toMatchObject({ credits: 0, isHeld: false, payments: [{ isSpent: true }] });
});
