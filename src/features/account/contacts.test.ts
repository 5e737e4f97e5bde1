import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../platform/mail/mail.ts';
import { linkIn } from '../../platform/testing/mailbox.ts';
import { codeIn } from '../../platform/testing/phone-box.ts';
import { createTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import { phones } from './code-tables.ts';
import { sendEmailChangeMail } from './email-change.ts';
import { identities, mailLinks, profiles, users } from './tables.ts';
import { addPhone, letterWithLink, signUpPerson, type TestPerson, useLinkIn } from './testing.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const changeEmail = ({ browser, password }: TestPerson, email: string) =>
  browser.post('/api/auth/change-email', { email, password });

test('a phone becomes the person’s once its code was typed, and another takes its place', async () => {
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
  expect((await service.mailbox.letterTo(person.email, 2)).subject).toContain('A phone was added');
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
      : 'Please enter your phone number with its country code, such as +1 202 555 0147';
  expect(answer).toMatchObject({ status: 422, body: { message } });
});

test('the address changes once the link in the new mailbox is opened, and the old one hears of it', async () => {
  const person = await signUpPerson(service, 'Gus');
  expect(await changeEmail(person, ' New.Gus@Example.com ')).toMatchObject({
    status: 200,
    body: { requested: true },
  });
  const letter = await service.mailbox.letterTo('new.gus@example.com');
  expect(linkIn(letter)).toMatchObject({ type: 'email_change', page: '/login' });
  expect((await service.mailbox.letterTo(person.email, 2)).subject).toContain('asked to change your email');
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: { email: person.email } });

  expect(await useLinkIn(person.browser, letter)).toMatchObject({
    status: 200,
    setCookies: [],
    body: { type: 'email_change', session: { userId: person.userId, email: 'new.gus@example.com' } },
  });
  expect((await service.mailbox.letterTo(person.email, 3)).subject).toContain('Your email was changed');
  const { password } = person;
  expect(await service.visitor().post('/api/auth/sign-in', { email: person.email, password })).toMatchObject({
    status: 401,
  });
  expect(
    await service.visitor().post('/api/auth/sign-in', { email: 'new.gus@example.com', password }),
  ).toMatchObject({ status: 200 });
  expect(await useLinkIn(person.browser, letter)).toMatchObject({ status: 400 });
});

test('the link of a new address signs in where nobody is', async () => {
  const person = await signUpPerson(service, 'Hal');
  await changeEmail(person, 'new.hal@example.com');
  const browser = service.visitor();
  await useLinkIn(browser, await service.mailbox.letterTo('new.hal@example.com'));
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId: person.userId } });
});

test('a second wish to move ends the link of the first', async () => {
  const person = await signUpPerson(service, 'Una');
  await changeEmail(person, 'thief.of.una@example.com');
  const first = await service.mailbox.letterTo('thief.of.una@example.com');
  await changeEmail(person, 'una.moved@example.com');
  const second = await service.mailbox.letterTo('una.moved@example.com');
  expect(await useLinkIn(service.visitor(), first)).toMatchObject({ status: 400 });
  expect(await useLinkIn(person.browser, second)).toMatchObject({ status: 200 });
  expect(await useLinkIn(service.visitor(), first)).toMatchObject({ status: 400 });
});

test('of many wishes at once, one is left', async () => {
  const person = await signUpPerson(service, 'Vic');
  const wishes = [1, 2, 3].map((nth) => `vic${nth}@example.com`);
  await Promise.all(wishes.map((email) => changeEmail(person, email)));
  const rows = await service.database.db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, person.userId), eq(mailLinks.type, 'email_change')));
  expect(rows).toHaveLength(1);
});

test('a link that went to the old mailbox does not come back to life when the account does', async () => {
  const person = await signUpPerson(service, 'Wim');
  await service.visitor().post('/api/auth/magic-link', { email: person.email });
  const old = await service.mailbox.letterTo(person.email, 2);
  await changeEmail(person, 'wim.away@example.com');
  await useLinkIn(person.browser, await service.mailbox.letterTo('wim.away@example.com'));
  await changeEmail(person, person.email);
  const back = await letterWithLink(service, person.email, 'email_change');
  expect(await useLinkIn(person.browser, back)).toMatchObject({ status: 200 });
  expect(await useLinkIn(service.visitor(), old)).toMatchObject({ status: 400 });
});

test('a new password ends a wish to move before its letter is written', async () => {
  const person = await signUpPerson(service, 'Xia');
  const { db } = service.database;
  await changeEmail(person, 'thief.of.xia@example.com');
  await service.mailbox.letterTo('thief.of.xia@example.com');
  const isWish = and(eq(mailLinks.userId, person.userId), eq(mailLinks.type, 'email_change'));
  const [wish] = await db.update(mailLinks).set({ tokenHash: null }).where(isWish).returning();
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  expect(
    await service.visitor().post('/api/auth/update-password', { access_token, password: 'another one' }),
  ).toMatchObject({ status: 200 });
  expect(await db.select().from(mailLinks).where(isWish)).toEqual([]);

  const sent: unknown[] = [];
  const mail: Mail = {
    destination: 'this test',
    send: async (_executor, message) => void sent.push(message),
    deliver: async (message) => void sent.push(message),
  };
  await sendEmailChangeMail(
    { db, mail, now: () => service.now(), appUrl: 'http://localhost:3000', productName: 'Moonpage' },
    { id: 'job', attempt: 1, signal: new AbortController().signal, data: { linkId: wish?.id ?? '' } },
  );
  expect(sent).toEqual([]);
});

test('an address that is taken is answered like any other, and its owner is told', async () => {
  const person = await signUpPerson(service, 'Ivo');
  const owner = await signUpPerson(service, 'Jan');
  const free = await changeEmail(person, 'free.ivo@example.com');
  expect(await changeEmail(person, owner.email)).toEqual(free);
  const letter = await service.mailbox.letterTo(owner.email, 2);
  expect(letter.subject).toContain('has a Moonpage account already');
  expect(letter.text).not.toContain('access_token');
});

test('an address that is taken meanwhile is refused by its link', async () => {
  const person = await signUpPerson(service, 'Kai');
  await changeEmail(person, 'kay@example.com');
  const letter = await service.mailbox.letterTo('kay@example.com');
  const quick = service.visitor();
  await quick.post('/api/auth/sign-up', {
    first_name: 'Kay',
    email: 'kay@example.com',
    password: 'secret-1',
  });
  await useLinkIn(quick, await service.mailbox.letterTo('kay@example.com', 2));
  expect(await useLinkIn(person.browser, letter)).toMatchObject({
    status: 400,
    body: { message: 'Error confirming email' },
  });
});

test('a sign-up that nobody confirmed keeps no address from the person who reads its mail', async () => {
  const person = await signUpPerson(service, 'Leo');
  const squatter = { first_name: 'Squatter', email: 'leo.new@example.com', password: 'secret-1' };
  await service.visitor().post('/api/auth/sign-up', squatter);
  await service.mailbox.letterTo('leo.new@example.com', 1);
  await changeEmail(person, 'leo.new@example.com');
  expect(
    await useLinkIn(person.browser, await service.mailbox.letterTo('leo.new@example.com', 2)),
  ).toMatchObject({ status: 200 });
  const { email, password } = squatter;
  expect(await service.visitor().post('/api/auth/sign-in', { email, password })).toMatchObject({
    status: 401,
  });
});

test('two accounts that move to one address at once: one gets it', async () => {
  const one = await signUpPerson(service, 'Mia');
  const two = await signUpPerson(service, 'Nia');
  await changeEmail(one, 'shared@example.com');
  await changeEmail(two, 'shared@example.com');
  const letters = await Promise.all([1, 2].map((nth) => service.mailbox.letterTo('shared@example.com', nth)));
  const answers = await Promise.all(letters.map((letter) => useLinkIn(service.visitor(), letter)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

test('changing the address takes the password', async () => {
  const person = await signUpPerson(service, 'Ola');
  const change = (body: object) =>
    person.browser.post('/api/auth/change-email', { email: 'other@example.com', ...body });
  expect(await change({})).toMatchObject({
    status: 400,
    body: { message: 'Please enter your password, or a code of your app.' },
  });
  expect(await change({ password: 'wrong one' })).toMatchObject({ status: 400 });
  expect(await change({ code: '123456' })).toMatchObject({ status: 400 });
  expect(await changeEmail(person, person.email)).toMatchObject({
    status: 409,
    body: { message: 'That is the address you have already.' },
  });
  await service.database.db.delete(identities).where(eq(identities.userId, person.userId));
  expect(await change({})).toMatchObject({
    status: 409,
    body: { message: 'This account has no password yet. Press Reset Password to set one first.' },
  });
});

test('an admin’s address is the operator’s to change', async () => {
  const { db } = service.database;
  const person = await signUpPerson(service, 'Pat');
  await db.update(users).set({ email: 'pat.away@example.com' }).where(eq(users.id, person.userId));
  await db.delete(users).where(eq(users.email, 'admin@moonpage.local'));
  await db.update(users).set({ email: 'admin@moonpage.local' }).where(eq(users.id, person.userId));
  await db.update(profiles).set({ isAdmin: true }).where(eq(profiles.id, person.userId));
  expect(await changeEmail(person, 'pat.new@example.com')).toMatchObject({ status: 403 });
});

test('the endpoints of phone and address are for who is signed in', async () => {
  const visitor = service.visitor();
  for (const [path, body] of [
    ['phone', { phone: '+12025550101' }],
    ['phone/confirm', { phone: '+12025550101', token: '123456' }],
    ['phone/remove', {}],
    ['change-email', { email: 'x@example.com', password: 'x' }],
  ] as const) {
    expect(await visitor.post(`/api/auth/${path}`, body)).toMatchObject({ status: 401 });
  }
});
