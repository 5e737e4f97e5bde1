import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp } from '../../../test-support/app.ts';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { letterWithLink, signUpPerson } from '../test-support/person.ts';

/** SHA-1 of `password` is 5BAA6 and 1E4C9B93F3F0682250B6CF8331B7EE68FD8. */
const asked: { path: string | undefined; padding: string | string[] | undefined }[] = [];
let status = 200;
const list = createServer((request, response) => {
  asked.push({ path: request.url, padding: request.headers['add-padding'] });
  response
    .writeHead(status)
    .end('0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n1E4C9B93F3F0682250B6CF8331B7EE68FD8:52372427\r\n');
});
beforeAll(() => new Promise<void>((done) => list.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => list.close(done)));
const url = () => `http://127.0.0.1:${(list.address() as AddressInfo).port}/range`;

const known = {
  status: 400,
  body: {
    code: 'PASSWORD_KNOWN',
    message:
      'That password is among those that are tried first. Choose another, such as a few words of your own.',
  },
};
const signUp = (email: string, password: string) => ({ first_name: 'Ada', email, password });

test('without the check six characters are the only rule', async () => {
  const service = await createTestApp();
  const body = signUp('ada@example.com', '123456');
  expect(await service.visitor().post('/api/auth/sign-up', body)).toMatchObject({ status: 200 });
  await service.close();
});

test('common passwords are refused at sign-up and as a new one, and use up neither tries nor link', async () => {
  const service = await createTestApp({ PASSWORD_CHECK: 'common' });
  const visitor = service.visitor();
  for (let nth = 0; nth < 9; nth += 1) {
    const body = signUp('ada@example.com', 'Dragon');
    expect(await visitor.post('/api/auth/sign-up', body)).toMatchObject(known);
  }
  const person = await signUpPerson(service, 'Ada');
  await visitor.post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  const update = (password: string) => visitor.post('/api/auth/update-password', { access_token, password });
  expect(await update('football')).toMatchObject(known);
  expect(await update('four words of mine')).toMatchObject({ status: 200 });

  // A new password that a confirmation asks for.
  const email = 'bea@example.com';
  for (const password of ['of a stranger', 'of Bea'])
    await service.visitor().post('/api/auth/sign-up', signUp(email, password));
  const link = linkIn(await letterWithLink(service, email, 'signup'));
  const confirm = (password: string) =>
    visitor.post('/api/auth/exchange', { access_token: link.access_token, type: 'signup', password });
  expect(await confirm('football')).toMatchObject(known);
  expect(await confirm('four words of mine')).toMatchObject({ status: 200 });
  await service.close();
});

test('of a password five digits of its hash are told to the list of breached ones', async () => {
  const service = await createTestApp({ PASSWORD_CHECK: 'breached', PASSWORD_CHECK_URL: url() });
  const send = (password: string) =>
    service.visitor().post('/api/auth/sign-up', signUp('eve@example.com', password));
  expect(await send('password')).toMatchObject(known);
  expect(asked).toEqual([{ path: '/range/5BAA6', padding: 'true' }]);
  expect(await send('a password of nobody else')).toMatchObject({ status: 200 });
  status = 503;
  expect(await send('password')).toMatchObject({ status: 200 });
  expect(service.logged.filter((line) => line.includes('accepted unchecked'))).toHaveLength(1);
  await service.close();
});
