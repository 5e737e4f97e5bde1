import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import type { Visitor } from '../../test-support/visitor.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { activityPage } from '../admin/contract.ts';
import { signInAdmin } from '../admin/test-support/users.ts';
import { json, startTestCloudflare, type TestCloudflare } from './cloudflare.fake.ts';

const apiToken = 'secret-token-of-the-operator';
let cloudflare: TestCloudflare;
let service: TestApp;
let admin: TestPerson;
beforeAll(async () => {
  cloudflare = await startTestCloudflare();
  service = await createTestApp({
    CLOUDFLARE_ACCOUNT_ID: 'account-1',
    CLOUDFLARE_API_TOKEN: apiToken,
    CLOUDFLARE_API_URL: `${cloudflare.url}/`,
  });
  admin = await signInAdmin(service);
});
afterAll(async () => {
  await service.close();
  await cloudflare.close();
});

/** As a browser does: nothing is sent. */
const call = async (browser: Visitor) => {
  const answer = await browser.fetch('/api/functions/test-cloudflare', { method: 'POST' });
  const body: unknown = await answer.json();
  return { status: answer.status, body };
};

test('an admin gets every field of the answer, and it is written down', async () => {
  cloudflare.answer(json(200, { success: true, result: [] }));
  expect(await call(admin.browser)).toEqual({
    status: 200,
    body: {
      success: true,
      accountId: 'account-1',
      hasApiToken: true,
      status: 200,
      statusText: 'OK',
      data: { success: true, result: [] },
      error: null,
    },
  });
  cloudflare.answer(json(403, { success: false, errors: [{ code: 9109, message: `Bad ${apiToken}` }] }));
  expect(await call(admin.browser)).toMatchObject({
    status: 200,
    body: { success: false, status: 403, error: '9109: Bad [API token]' },
  });
  const { entries } = activityPage.parse((await admin.browser.get('/api/admin/activity')).body);
  expect(entries.slice(0, 2)).toMatchObject([
    { action: 'connection-tested', detail: 'Cloudflare: Failed, 9109: Bad [API token]' },
    { action: 'connection-tested', detail: 'Cloudflare: Success', actor: { email: admin.email } },
  ]);
});

test('nobody else is answered, and Cloudflare hears nothing of it', { retry: 0 }, async () => {
  const asked = cloudflare.requests.length;
  expect(await call(service.visitor())).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  const creator = await signUpPerson(service, 'Creator');
  expect(await call(creator.browser)).toMatchObject({
    status: 403,
    body: { code: 'FORBIDDEN', message: 'Access denied: Admin privileges required' },
  });
  expect(cloudflare.requests.length).toBe(asked);
});

test('an admin who never stops is stopped', async () => {
  cloudflare.answer(json(200, { success: true }));
  service.advance(11 * 60_000);
  const statuses: number[] = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await call(admin.browser)).status);
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});

test('without settings the answer names them', async () => {
  const plain = await createTestApp();
  const { browser } = await signInAdmin(plain);
  expect(await call(browser)).toMatchObject({
    status: 200,
    body: {
      success: false,
      accountId: null,
      hasApiToken: false,
      error: 'CLOUDFLARE_ACCOUNT_ID and CLOUDFLARE_API_TOKEN are not set.',
    },
  });
  await plain.close();
});
