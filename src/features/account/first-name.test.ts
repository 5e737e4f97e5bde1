import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from './test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a first name is changed wherever it is read', async () => {
  const { browser, userId } = await signUpPerson(service, 'Ada');
  const change = (name: unknown) => browser.post('/api/auth/first-name', { first_name: name });
  expect(await change('  Grace  ')).toMatchObject({ status: 200 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Grace' } });
  expect(await browser.get(`/api/profiles/${userId}`)).toMatchObject({ body: { firstName: 'Grace' } });
  expect(await change('\u202eGrace\u2069 👩‍🚀\u200b')).toMatchObject({ status: 200 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Grace 👩‍🚀' } });
  expect(await change('Grace')).toMatchObject({ status: 200 });
  for (const name of ['', ' ', '\u202e', 'x'.repeat(81), 'A\u0000', 7, null])
    expect(await change(name)).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Grace' } });
});

test('nobody who is signed out has a name to change', { retry: 0 }, async () => {
  expect(await service.visitor().post('/api/auth/first-name', { first_name: 'Eve' })).toMatchObject({
    status: 401,
  });
});
