import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a person signs up, confirms with the link of the mail, and signs in', async () => {
  const person = service.visitor();
  const input = { first_name: 'Dana', email: 'Dana@Example.com', password: 'moon42' };
  expect(await person.post('/api/auth/sign-up', input)).toMatchObject({
    status: 200,
    body: { requested: true },
  });

  const early = await person.post('/api/auth/sign-in', { email: 'dana@example.com', password: 'moon42' });
  expect(early).toMatchObject({ status: 403, body: { code: 'EMAIL_NOT_CONFIRMED' } });

  const link = linkIn(await service.mailbox.mailTo('dana@example.com'));
  expect(link).toMatchObject({ page: '/login', type: 'signup' });
  const { page: _page, ...exchange } = link;
  const confirmed = await person.post('/api/auth/exchange', exchange);
  expect(confirmed).toMatchObject({ status: 200, body: { type: 'signup', session: null }, setCookies: [] });

  const signedIn = await person.post('/api/auth/sign-in', { email: 'dana@example.com', password: 'moon42' });
  expect(signedIn).toMatchObject({
    status: 200,
    body: { email: 'dana@example.com', firstName: 'Dana', isAdmin: false },
  });
  expect(await person.get('/api/auth/session')).toMatchObject({ body: signedIn.body });

  const again = await person.post('/api/auth/exchange', exchange);
  expect(again).toMatchObject({
    status: 400,
    body: { code: 'LINK_REFUSED', message: 'Error confirming email' },
  });
});
