import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { phones } from './tables.ts';
import { identities } from '../sessions/tables.ts';
import { addPhone, letterWithLink, signUpPerson } from '../test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test(
  'a phone becomes the person’s once its code was typed, and another takes its place',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Ada');
    const { browser } = person;
    await browser.post('/api/auth/phone', { phone: ' +49 (151) 234-567-89 ' });
    const token = codeIn(await service.phones.messageTo('+4915123456789'));
    expect(await browser.get('/api/auth/security')).toMatchObject({ body: { phone: null } });
    expect(
      await browser.post('/api/auth/phone/confirm', { phone: '+4915123456789', token: '000000' }),
    ).toMatchObject(token === '000000' ? {} : { status: 400, body: { code: 'CODE_WRONG' } });
    expect(await browser.post('/api/auth/phone/confirm', { phone: '+4915123456789', token })).toMatchObject({
      status: 200,
      body: { phone: '+4915123456789' },
    });
    expect((await service.mailbox.mailTo(person.email, 2)).subject).toContain('A phone was added');
    await addPhone(service, person, '+4915123456780');
    expect(await browser.get('/api/auth/security')).toMatchObject({ body: { phone: '+4915123456780' } });
    await service.visitor().post('/api/auth/phone-code', { phone: '+4915123456780' });
    const late = codeIn(await service.phones.messageTo('+4915123456780', 2));
    expect(await browser.post('/api/auth/phone/remove', {})).toMatchObject({ status: 200 });
    expect(await browser.post('/api/auth/phone/remove', {})).toMatchObject({ status: 200 });
    expect(await browser.get('/api/auth/security')).toMatchObject({ body: { phone: null } });
    const afterwards = await service
      .visitor()
      .post('/api/auth/verify-code', { type: 'sms', phone: '+4915123456780', token: late });
    expect(afterwards).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
  },
);

test('a new password tells what else signs in', async () => {
  const person = await signUpPerson(service, 'Bob');
  await addPhone(service, person, '+12025550152');
  const { db } = service.database;
  await db.insert(identities).values({ userId: person.userId, providerId: 'github', accountId: '77' });
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  await service.visitor().post('/api/auth/update-password', { access_token, password: 'another one' });
  const subject = 'Your password was changed (Moonpage)';
  const isThere = () =>
    service.mailbox.mails.find((mail) => mail.subject === subject && mail.to === person.email);
  const { text } = await vi.waitUntil(isThere, { timeout: 15_000 });
  expect(text).toContain('the phone that ends in 52, an account at GitHub');
});

test('a phone belongs to one account: the second learns it once the phone is proven, and from nothing before', async () => {
  const one = await signUpPerson(service, 'Bea');
  const two = await signUpPerson(service, 'Cyd');
  await addPhone(service, one, '+12025550121');
  const free = await two.browser.post('/api/auth/phone', { phone: '+12025550122' });
  const taken = await two.browser.post('/api/auth/phone', { phone: '+12025550121' });
  expect(taken).toEqual(free);
  const token = codeIn(await service.phones.messageTo('+12025550121', 2));
  const confirm = await two.browser.post('/api/auth/phone/confirm', { phone: '+12025550121', token });
  expect(confirm).toMatchObject({
    status: 409,
    body: {
      code: 'PHONE_TAKEN',
      message: 'This number belongs to another account. Remove it there first.',
    },
  });
  const rows = await service.database.db.select().from(phones).where(eq(phones.phone, '+12025550121'));
  expect(rows.map(({ userId }) => userId)).toEqual([one.userId]);
});

test('the code of one account adds the phone to no other', async () => {
  const one = await signUpPerson(service, 'Dan');
  const two = await signUpPerson(service, 'Eve');
  await one.browser.post('/api/auth/phone', { phone: '+12025550131' });
  const token = codeIn(await service.phones.messageTo('+12025550131'));
  await two.browser.post('/api/auth/phone', { phone: '+12025550131' });
  await service.phones.messageTo('+12025550131', 2);
  const body = { phone: '+12025550131', token };
  const foreign = codeIn(await service.phones.messageTo('+12025550131', 2)) === token;
  expect((await two.browser.post('/api/auth/phone/confirm', body)).status).toBe(foreign ? 200 : 400);
  expect((await one.browser.post('/api/auth/phone/confirm', body)).status).toBe(foreign ? 409 : 200);
});

test('a code that is typed twice at once adds the phone once', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Eli');
  const phone = '+12025550132';
  await person.browser.post('/api/auth/phone', { phone });
  const token = codeIn(await service.phones.messageTo(phone));
  const confirm = () => person.browser.post('/api/auth/phone/confirm', { phone, token });
  const both = await Promise.all([confirm(), confirm()]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a code for adding a phone does not sign in', async () => {
  const person = await signUpPerson(service, 'Fay');
  await addPhone(service, person, '+12025550141');
  await person.browser.post('/api/auth/phone', { phone: '+12025550141' });
  const token = codeIn(await service.phones.messageTo('+12025550141', 2));
  expect(
    await service.visitor().post('/api/auth/verify-code', { type: 'sms', phone: '+12025550141', token }),
  ).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
});

test.each([
  '',
  'hello',
  '+1 234',
  '0151 23456789',
  '+0123456789',
  `+${'1'.repeat(16)}`,
  '+12025550147 ext 3',
])('a number like %j is refused with what is missing', async (phone) => {
  const answer = await service.visitor().post('/api/auth/phone-code', { phone });
  const message =
    phone === ''
      ? 'Please enter your phone number'
      : 'Please enter your phone number with its country code, such as +12025550147';
  expect(answer).toMatchObject({ status: 422, body: { message } });
});

test('the endpoints of phone and address are for who is signed in', async () => {
  const visitor = service.visitor();
  for (const [path, body] of [
    ['phone', { phone: '+12025550101' }],
    ['phone/confirm', { phone: '+12025550101', token: '123456' }],
    ['phone/remove', {}],
    ['change-email', { email: 'x@example.com' }],
  ] as const) {
    expect(await visitor.post(`/api/auth/${path}`, body)).toMatchObject({ status: 401 });
  }
});
