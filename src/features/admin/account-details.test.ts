import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import {
  build as buildPaid,
  buyBuild,
  createPaidApp,
  startPaying,
} from '../payments/test-support/paid-app.ts';
import type { ShareSteps } from '../sharing/contract.ts';
import { activityPage, usersPage } from './contract.ts';
import { signInAdmin } from './test-support/users.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ SHARE_STEPS: 'required' });
});
afterAll(() => service.close());

const stepsOf = async ({ browser, userId }: TestPerson) =>
  (await browser.get(`/api/profiles/${userId}/share-steps`)).body as ShareSteps;
const build = ({ browser }: TestPerson) =>
  browser.post('/api/functions/generate-landing-page', { ...testCoin(), isPreview: true });

test(
  'an admin lifts the sharing steps for one account, and asks for them again; both are recorded once',
  { retry: 0 },
  async () => {
    const admin = await signInAdmin(service);
    const [fay, gil] = [await signUpPerson(service, 'Fay'), await signUpPerson(service, 'Gil')];
    const lift = (isLifted: boolean, by = admin.browser, userId = fay.userId) =>
      by.fetch(`/api/admin/users/${userId}/share-steps-lifted`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isLifted }),
      });
    const sharingOf = async () => (await admin.browser.get(`/api/admin/users/${fay.userId}`)).body;
    expect((await lift(true, fay.browser)).status).toBe(403);
    expect((await lift(true, admin.browser, 'nobody')).status).toBe(404);
    for (const isLifted of [false, true, true, false, false]) {
      expect((await lift(isLifted)).status).toBe(200);
      expect(await sharingOf()).toMatchObject({ sharing: { done: 0, isLifted } });
      expect((await stepsOf(fay)).isRequired).toBe(!isLifted);
    }
    const acts = (await admin.browser.get(`/api/admin/activity?userId=${fay.userId}`)).body;
    expect(activityPage.parse(acts).entries.map(({ action }) => action)).toEqual([
      'share-steps-asked',
      'share-steps-lifted',
    ]);
    await lift(true);
    expect((await build(fay)).status).toBe(200);
    expect((await build(gil)).body).toMatchObject({ code: 'SHARE_FIRST' });
  },
);

test('payments and paid builds are in the user table, in its export, and on the account’s page', async () => {
  const app = await createPaidApp();
  onTestFinished(() => app.close());
  const admin = await signInAdmin(app.service);
  const ann = await signUpPerson(app.service, 'Ann');
  const first = await buyBuild(app, ann);
  expect((await buildPaid(ann)).status).toBe(200);
  // Begun and not paid: no money moved.
  app.stripe.expire(await startPaying(app, ann));
  await buyBuild(app, ann);
  app.stripe.refund(first);
  await app.tell('charge.refunded', app.stripe.chargeOf(first));

  const { users } = usersPage.parse((await admin.browser.get('/api/admin/users')).body);
  expect(users.find(({ id }) => id === ann.userId)?.paid).toEqual({ payments: 2, credits: 1 });
  expect(users.find(({ id }) => id === admin.userId)?.paid).toEqual({ payments: 0, credits: 0 });

  const csv = await (await admin.browser.fetch('/api/admin/users.csv')).text();
  const line = csv.split('\r\n').find((row) => row.includes(ann.userId));
  expect(line).toMatch(/,"2","1"$/);

  const { body } = await admin.browser.get(`/api/admin/users/${ann.userId}`);
  expect(body).toMatchObject({
    payments: [
      { state: 'paid', isSpent: false, amount: 5000, currency: 'usd' },
      { state: 'refunded', isSpent: true },
    ],
  });
  expect((await ann.browser.get(`/api/admin/users/${ann.userId}`)).status).toBe(403);
});
