import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import {
  atNode,
  build,
  buyBuild,
  createPaidApp,
  openCleanUp,
  type PaidApp,
  pay,
  startPaying,
  viewOf,
} from './test-support/paid-app.ts';

let app: PaidApp;
/** The service as it starts again on the same data after the operator has changed a setting. */
let inBeta: TestApp;
let withoutKey: TestApp;
const people: TestPerson[] = [];
beforeAll(async () => {
  app = await createPaidApp();
  // Before there are other nodes, which would take some of their mails.
  for (let count = 0; count < 4; count += 1)
    people.push(await signUpPerson(app.service, `P${crypto.randomUUID().slice(0, 8)}`));
  const beside = { beside: app.service };
  inBeta = await createTestApp({ ...app.stripe.env, BETA: 'on' }, beside);
  withoutKey = await createTestApp({ BETA: 'off' }, beside);
});
afterAll(async () => {
  await inBeta.close();
  await withoutKey.close();
  await app.close();
});

const nextPerson = (): TestPerson => {
  const next = people.pop();
  if (!next) throw new Error('Too few people were signed up.');
  return next;
};

describe('once BETA is on', () => {
  test('Stripe’s pages that were left open are closed, and what was paid before is kept', async () => {
    const [ann, bea] = [nextPerson(), nextPerson()];
    const [open, paid] = [await startPaying(app, ann), await startPaying(app, bea)];
    app.stripe.pay(paid);
    expect((await pay(atNode(inBeta, ann))).body).toMatchObject({ code: 'NOT_FOR_SALE' });
    await (
      await openCleanUp(app, { BETA: 'on' })
    )(0);
    expect(open.status).toBe('expired');
    expect(await viewOf(atNode(inBeta, ann))).toMatchObject({ underWay: null, payments: [] });
    expect(await viewOf(atNode(inBeta, bea))).toMatchObject({ credits: 1, payments: [{ state: 'paid' }] });
  });

  test('a build takes no payment, and the one that is left counts again after the beta', async () => {
    const cyd = nextPerson();
    await buyBuild(app, cyd);
    expect((await build(atNode(inBeta, cyd))).status).toBe(200);
    expect(await viewOf(atNode(inBeta, cyd))).toMatchObject({ credits: 1, payments: [{ isSpent: false }] });
    expect((await build(cyd)).status).toBe(200);
    expect(await viewOf(cyd)).toMatchObject({ credits: 0, payments: [{ isSpent: true }] });
  });
});

test('once the key of Stripe is gone a payment that is left still builds, and nothing more is sold', async () => {
  const dan = nextPerson();
  await buyBuild(app, dan);
  const there = atNode(withoutKey, dan);
  expect((await build(there)).status).toBe(200);
  expect((await build(there)).body).toMatchObject({ code: 'NOT_FOR_SALE' });
  expect((await pay(there)).body).toMatchObject({ code: 'NOT_FOR_SALE' });
});
