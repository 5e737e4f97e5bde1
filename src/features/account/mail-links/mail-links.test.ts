import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { users } from '../tables.ts';
import { mailLinks } from './tables.ts';
import { letterWithLink, signUpPerson, useLinkIn } from '../test-support/person.ts';

const refused = { status: 400, body: { code: 'LINK_REFUSED', message: 'Error confirming email' } };

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test(
  'a link that has confirmed an address says so again for a week, and does nothing',
  { retry: 0 },
  async () => {
    const browser = service.visitor();
    const eve = { first_name: 'Eve', email: 'eve@example.com', password: 'secret-1' };
    await browser.post('/api/auth/sign-up', eve);
    const mail = await service.mailbox.mailTo(eve.email);
    const scanner = service.visitor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => useLinkIn(scanner, mail)));
    const confirmed = { status: 200, body: { email: eve.email, session: null }, setCookies: [] };
    expect(answers).toEqual(answers.map(() => expect.objectContaining({ status: 200 }) as unknown));
    const people = await service.database.db.select().from(users).where(eq(users.email, eve.email));
    expect(people).toHaveLength(1);
    service.advance(6 * 24 * 60 * 60 * 1000);
    expect(await useLinkIn(service.visitor(), mail)).toMatchObject(confirmed);
    const { access_token } = linkIn(mail);
    const change = { access_token, type: 'signup', password: 'a strange password' };
    expect(await service.visitor().post('/api/auth/exchange', change)).toMatchObject(confirmed);
    const { email, password } = eve;
    const signIn = await service.visitor().post('/api/auth/sign-in', { email, password });
    expect(signIn).toMatchObject({ status: 200 });
    expect(
      await service.visitor().post('/api/auth/exchange', { access_token, type: 'magiclink' }),
    ).toMatchObject(refused);
    service.advance(2 * 24 * 60 * 60 * 1000);
    expect(await useLinkIn(service.visitor(), mail)).toMatchObject(refused);
  },
);

test('of concurrent uses of one link, one succeeds', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Ed');
  const browser = service.visitor();
  await browser.post('/api/auth/magic-link', { email: person.email });
  const mail = await service.mailbox.mailTo(person.email, 2);
  const answers = await Promise.all(Array.from({ length: 10 }, () => useLinkIn(browser, mail)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 400)).toHaveLength(9);
});

test('a link is of one type, and a wrong guess does not spend it', async () => {
  const person = await signUpPerson(service, 'Finn');
  const browser = service.visitor();
  await browser.post('/api/auth/magic-link', { email: person.email });
  const mail = await service.mailbox.mailTo(person.email, 2);
  const { access_token } = linkIn(mail);
  for (const type of ['signup', 'recovery', 'email_change']) {
    expect(await browser.post('/api/auth/exchange', { access_token, type })).toMatchObject(refused);
  }
  const wrongDoor = { access_token, password: 'a new password' };
  expect(await browser.post('/api/auth/update-password', wrongDoor)).toMatchObject({ status: 400 });
  expect(browser.cookies.has('moonpage.session_token')).toBe(false);
  expect(await useLinkIn(browser, mail)).toMatchObject({
    status: 200,
    body: { type: 'magiclink', session: { userId: person.userId, email: person.email } },
  });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId: person.userId } });
});

test('a link that has expired is refused', async () => {
  const person = await signUpPerson(service, 'Gus');
  await person.browser.post('/api/auth/magic-link', { email: person.email });
  const mail = await service.mailbox.mailTo(person.email, 2);
  service.advance(60 * 60 * 1000);
  expect(await useLinkIn(person.browser, mail)).toMatchObject(refused);
});

test('so is one that confirms or moves an address, or sets a password', async () => {
  const person = await signUpPerson(service, 'Gwen');
  const waiting = { first_name: 'Gwyn', email: 'gwyn@example.com', password: 'of Gwyn' };
  await service.visitor().post('/api/auth/sign-up', waiting);
  await person.browser.post('/api/auth/change-email', { email: 'new.gwen@example.com' });
  await person.browser.post('/api/auth/forgot-password', { email: person.email });
  const reset = await letterWithLink(service, person.email, 'recovery');
  const day = [
    await letterWithLink(service, waiting.email, 'signup'),
    await letterWithLink(service, 'new.gwen@example.com', 'email_change'),
  ];
  service.advance(60 * 60 * 1000);
  const { access_token } = linkIn(reset);
  const change = { access_token, password: 'a new password' };
  expect(await person.browser.post('/api/auth/update-password', change)).toMatchObject({
    status: 400,
    body: { code: 'LINK_REFUSED' },
  });
  service.advance(23 * 60 * 60 * 1000);
  for (const mail of day) expect(await useLinkIn(person.browser, mail)).toMatchObject(refused);
});

test('a magic link signs in, never up', async () => {
  const browser = service.visitor();
  const known = await signUpPerson(service, 'Hana');
  await browser.post('/api/auth/magic-link', { email: 'nobody@example.com' });
  const waiting = { first_name: 'Max', email: 'max@example.com', password: 'of Max' };
  await browser.post('/api/auth/sign-up', waiting);
  await browser.post('/api/auth/magic-link', { email: waiting.email });
  await browser.post('/api/auth/forgot-password', { email: waiting.email });
  await browser.post('/api/auth/magic-link', { email: known.email });
  await service.mailbox.mailTo(known.email, 2);
  const subjectsTo = (address: string) =>
    service.mailbox.mails.filter(({ to }) => to === address).map(({ subject }) => subject);
  expect(subjectsTo('nobody@example.com')).toEqual([]);
  expect(subjectsTo(waiting.email)).toEqual(['Confirm your email for Moonpage']);
});

test('a password link sets the password once and ends every session', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Iris');
  const phone = service.visitor();
  await phone.post('/api/auth/sign-in', { email: person.email, password: person.password });
  expect(phone.isSignedIn()).toBe(true);
  const browser = service.visitor();
  await browser.post('/api/auth/forgot-password', { email: person.email });
  const { page, type, access_token } = linkIn(await service.mailbox.mailTo(person.email, 2));
  expect({ page, type }).toEqual({ page: '/update-password', type: 'recovery' });

  const tooShort = await browser.post('/api/auth/update-password', { access_token, password: '12345' });
  expect(tooShort).toMatchObject({
    status: 422,
    body: { message: 'Password must be at least 6 characters long' },
  });
  const change = { access_token, password: 'a new password' };
  expect(await browser.post('/api/auth/update-password', change)).toMatchObject({
    status: 200,
    body: { signInPath: '/login?confirmed=true' },
    setCookies: [],
  });
  for (const signedIn of [person.browser, phone])
    expect(await signedIn.get('/api/auth/session')).toMatchObject({ body: null });

  const again = await browser.post('/api/auth/update-password', { ...change, password: 'another one' });
  expect(again).toMatchObject({
    status: 400,
    body: { message: 'Failed to update password. Please try again.' },
  });
  const withOld = await browser.post('/api/auth/sign-in', { email: person.email, password: person.password });
  expect(withOld).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  const withNew = await browser.post('/api/auth/sign-in', {
    email: person.email,
    password: 'a new password',
  });
  expect(withNew).toMatchObject({ status: 200 });
});

test('a password link that is used twice at once sets one password', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Twice');
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  const update = (password: string) =>
    service.visitor().post('/api/auth/update-password', { access_token, password });
  const passwords = ['the first one', 'the second one'];
  const answers = await Promise.all(passwords.map(update));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  const signIns = await Promise.all(
    passwords.map((password) =>
      service.visitor().post('/api/auth/sign-in', { email: person.email, password }),
    ),
  );
  const expected = answers.map(({ status }) => (status === 200 ? 200 : 401));
  expect(signIns.map(({ status }) => status)).toEqual(expected);
});

test('a new password ends the links that were sent before', async () => {
  const person = await signUpPerson(service, 'Jo');
  for (const path of ['magic-link', 'forgot-password', 'forgot-password']) {
    await person.browser.post(`/api/auth/${path}`, { email: person.email });
  }
  const mails = await Promise.all([2, 3, 4].map((nth) => service.mailbox.mailTo(person.email, nth)));
  const links = mails.map(linkIn);
  const recovery = links.find(({ type }) => type === 'recovery');
  await person.browser.post('/api/auth/update-password', {
    access_token: recovery?.access_token,
    password: 'a new password',
  });
  const outcomes = await Promise.all(mails.map((mail) => useLinkIn(service.visitor(), mail)));
  expect(outcomes.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test('signing up again with a confirmed address sends a mail that changes nothing', async () => {
  const person = await signUpPerson(service, 'Nia');
  const again = { first_name: 'Nia', email: person.email, password: 'another password' };
  expect(await person.browser.post('/api/auth/sign-up', again)).toMatchObject({ status: 200 });
  const mail = await service.mailbox.mailTo(person.email, 2);
  expect(mail.subject).toBe('You already have a Moonpage account');
  expect(mail.text).not.toContain('access_token');
  const signIn = await person.browser.post('/api/auth/sign-in', {
    email: person.email,
    password: person.password,
  });
  expect(signIn).toMatchObject({ status: 200 });
});

test('no token lies in the database or in the queue', async () => {
  const browser = service.visitor();
  const email = 'olga@example.com';
  await browser.post('/api/auth/sign-up', { first_name: 'Olga', email, password: 'hunter-22' });
  const { access_token } = linkIn(await service.mailbox.mailTo(email));
  const { rows } = await service.database.pool.query<{ data: unknown }>('select data, output from jobs.job');
  const links = await service.database.db.select().from(mailLinks);
  const everything = JSON.stringify([rows, links]);
  expect(everything).toContain('linkId');
  expect(everything).not.toContain(access_token);
  expect(everything).not.toContain('hunter-22');
});
