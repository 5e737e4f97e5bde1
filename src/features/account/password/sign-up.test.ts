import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { purgeSignUps } from '../create-user.ts';
import { letterWithLink, useLinkIn } from '../test-support/person.ts';

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

  // A mail scanner may have opened it before.
  expect(await service.visitor().post('/api/auth/exchange', exchange)).toMatchObject({
    status: 200,
    body: { type: 'signup', session: null },
    setCookies: [],
  });
  const other = { ...exchange, access_token: 'x'.repeat(exchange.access_token.length) };
  expect(await person.post('/api/auth/exchange', other)).toMatchObject({
    status: 400,
    body: { code: 'LINK_REFUSED', message: 'Error confirming email' },
  });
});

test('the confirmation confirms the password of its own sign-up, whoever signed up with the address before', async () => {
  const attacker = service.visitor();
  const owner = service.visitor();
  const email = 'kim@example.com';
  await attacker.post('/api/auth/sign-up', { first_name: 'Mallory', email, password: 'of the attacker' });
  await service.mailbox.mailTo(email, 1);
  await owner.post('/api/auth/sign-up', { first_name: 'Kim', email, password: 'of the owner' });
  await useLinkIn(owner, await service.mailbox.mailTo(email, 2));
  // As before it was confirmed: the answer does not tell that the address has an account now.
  expect(await attacker.post('/api/auth/sign-in', { email, password: 'of the attacker' })).toMatchObject({
    status: 403,
    body: { code: 'EMAIL_NOT_CONFIRMED' },
  });
  expect(await owner.post('/api/auth/sign-in', { email, password: 'of the owner' })).toMatchObject({
    status: 200,
    body: { firstName: 'Kim' },
  });
});

test('a confirmation that comes late does not change the password of a confirmed account', async () => {
  const attacker = service.visitor();
  const owner = service.visitor();
  const email = 'lee@example.com';
  await owner.post('/api/auth/sign-up', { first_name: 'Lee', email, password: 'of the owner' });
  const mine = await service.mailbox.mailTo(email, 1);
  await attacker.post('/api/auth/sign-up', { first_name: 'Mallory', email, password: 'of the attacker' });
  const theirs = await service.mailbox.mailTo(email, 2);
  await useLinkIn(owner, mine);
  expect(await useLinkIn(owner, theirs)).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } });
  expect(await attacker.post('/api/auth/sign-in', { email, password: 'of the attacker' })).toMatchObject({
    status: 403,
  });
  expect(await owner.post('/api/auth/sign-in', { email, password: 'of the owner' })).toMatchObject({
    body: { firstName: 'Lee' },
  });
});

/** Signs up with the address in a browser of its own. @returns the browser and the mail, the `count`-th to the address. */
async function signUp(email: string, firstName: string, count: number) {
  const browser = service.visitor();
  const password = `of ${firstName}`;
  await browser.post('/api/auth/sign-up', { first_name: firstName, email, password });
  return { browser, password, mail: await service.mailbox.mailTo(email, count) };
}

const signIn = (email: string, password: string) =>
  service.visitor().post('/api/auth/sign-in', { email, password });

test('a link confirms the only sign-up of an address in any browser', async () => {
  const email = 'mia@example.com';
  const { mail, password } = await signUp(email, 'Mia', 1);
  expect(await useLinkIn(service.visitor(), mail)).toMatchObject({ status: 200, body: { session: null } });
  expect(await signIn(email, password)).toMatchObject({ status: 200, body: { firstName: 'Mia' } });
});

test('where another sign-up waits, a browser that did not ask sets a new password first', async () => {
  const email = 'noa@example.com';
  const stranger = await signUp(email, 'Stranger', 1);
  const owner = await signUp(email, 'Noa', 2);
  const { access_token, type } = linkIn(stranger.mail);
  const exchange = (extra: object) =>
    owner.browser.post('/api/auth/exchange', { access_token, type, ...extra });
  const refused = { status: 409, body: { code: 'NEW_PASSWORD_NEEDED' } };
  expect(await exchange({})).toMatchObject(refused);
  expect(await exchange({})).toMatchObject(refused);
  expect(await signIn(email, stranger.password)).toMatchObject({ status: 403 });
  expect(await exchange({ password: 'chosen by Noa' })).toMatchObject({
    status: 200,
    body: { type: 'signup', session: null },
  });
  expect(await signIn(email, 'chosen by Noa')).toMatchObject({ status: 200, body: { firstName: 'Noa' } });
  // As before, so that it does not tell that the address has an account now.
  expect(await signIn(email, stranger.password)).toMatchObject({ status: 403 });
  expect(await signIn(email, owner.password)).toMatchObject({ status: 401 });
  // The other sign-up ended with it, and its link.
  expect(await useLinkIn(owner.browser, owner.mail)).toMatchObject({ status: 400 });
});

test('whoever signed up twice, in one browser or with one password, confirms anywhere with that password', async () => {
  const email = 'nele@example.com';
  const typed = { first_name: 'Nele', email, password: 'of Nele' };
  const browser = service.visitor();
  await browser.post('/api/auth/sign-up', { ...typed, password: 'mistyped' });
  await service.mailbox.mailTo(email, 1);
  await browser.post('/api/auth/sign-up', typed);
  const mail = await service.mailbox.mailTo(email, 2);
  await service.visitor().post('/api/auth/sign-up', typed);
  await service.mailbox.mailTo(email, 3);
  expect(await useLinkIn(service.visitor(), mail)).toMatchObject({ status: 200 });
  expect(await signIn(email, typed.password)).toMatchObject({ status: 200 });
});

test('how long a sign-up waits does not depend on whether its address has an account', async () => {
  const day = 24 * 60 * 60 * 1000;
  const { browser: owner, mail, password } = await signUp('olga@example.com', 'Olga', 1);
  await useLinkIn(owner, mail);
  const addresses = ['olga@example.com', 'nobody-yet@example.com'];
  for (const email of addresses)
    await service.visitor().post('/api/auth/sign-up', { first_name: 'X', email, password: 'of a stranger' });
  const answers = async () => {
    await purgeSignUps(service.database.db, service.now());
    const answered = [];
    for (const email of addresses) answered.push((await signIn(email, 'of a stranger')).status);
    return answered;
  };
  service.advance(15 * day);
  expect(await answers()).toEqual([403, 403]);
  for (const email of addresses) await service.visitor().post('/api/auth/resend-confirmation', { email });
  service.advance(15 * day);
  expect(await answers()).toEqual([403, 403]);
  service.advance(2 * day);
  expect(await answers()).toEqual([401, 401]);
  expect(await signIn('olga@example.com', password)).toMatchObject({ status: 200 });
});

test('the link is sent again for this browser’s own sign-up, in another browser for the newest', async () => {
  const email = 'oda@example.com';
  const owner = await signUp(email, 'Oda', 1);
  await signUp(email, 'Stranger', 2);
  await service.visitor().post('/api/auth/resend-confirmation', { email });
  const newest = await letterWithLink(service, email, 'signup', 3);
  await owner.browser.post('/api/auth/resend-confirmation', { email });
  const own = await letterWithLink(service, email, 'signup', 4);
  expect(await useLinkIn(owner.browser, newest)).toMatchObject({ status: 409 });
  expect(await useLinkIn(owner.browser, own)).toMatchObject({ status: 200 });
  expect(await signIn(email, owner.password)).toMatchObject({ status: 200, body: { firstName: 'Oda' } });
});

test('no mail repeats what a stranger typed as a name', async () => {
  const email = 'pia@example.com';
  const { mail } = await signUp(email, 'Win at https://evil.example', 1);
  expect(JSON.stringify(mail)).not.toContain('evil');
});
