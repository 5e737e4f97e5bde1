import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { appCode } from '../account/test-support/enrolled-person.ts';
import { signInAdmin } from './test-support/users.ts';

let service: TestApp | undefined;
afterEach(() => service?.close());

const desk = ['totals', 'users', 'activity', 'reports/count'];
const advice = 'An admin has no second factor; it is turned on at http://localhost:3000/admin/account';

test('where admins need a second factor, the desk is shut until they have one', async () => {
  service = await createTestApp({ ADMIN_SECOND_FACTOR: 'required' });
  const { browser } = await signInAdmin(service);
  const refused = {
    status: 403,
    body: { code: 'FORBIDDEN', message: 'Turn the second factor on first: admins need it here.' },
  };
  for (const path of desk) expect(await browser.get(`/api/admin/${path}`)).toMatchObject(refused);
  expect(await browser.get('/api/admin/users.csv')).toMatchObject({ status: 403 });

  const { body } = await browser.post('/api/auth/second-factor/draft', {});
  const { secret } = body as { secret: string };
  const code = await appCode(service, secret);
  expect(await browser.post('/api/auth/second-factor/confirm', { code })).toMatchObject({ status: 200 });
  expect(await browser.get('/api/admin/totals')).toMatchObject({ status: 200 });
  expect(await browser.get('/api/admin/reports/count')).toMatchObject({ status: 200 });
});

test('it is recommended at the start, and not needed, unless the operator says so', async () => {
  service = await createTestApp();
  expect(service.startMessage.split('\n')).toContain(advice);
  const { browser } = await signInAdmin(service);
  expect(await browser.get('/api/admin/totals')).toMatchObject({ status: 200 });
  const { body } = await browser.post('/api/auth/second-factor/draft', {});
  const { secret } = body as { secret: string };
  await browser.post('/api/auth/second-factor/confirm', { code: await appCode(service, secret) });
  expect(await service.app.startMessage()).not.toContain(advice);
});
