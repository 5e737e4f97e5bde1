import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { letterWithLink, signUpPerson } from '../test-support/person.ts';
import { enrolPerson } from '../test-support/enrolled-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const exchange = (browser: Visitor, mail: { text: string }, extra: object = {}) => {
  const { access_token, type } = linkIn(mail);
  return browser.post('/api/auth/exchange', { access_token, type, ...extra });
};
const signedIn = async (browser: Visitor) => (await browser.get('/api/auth/session')).body;

const letters = {
  magiclink: async (name: string) => {
    const { email } = await signUpPerson(service, name);
    await service.visitor().post('/api/auth/magic-link', { email });
    return { email, mail: await letterWithLink(service, email, 'magiclink') };
  },
  recovery: async (name: string) => {
    const { email } = await signUpPerson(service, name);
    await service.visitor().post('/api/auth/forgot-password', { email });
    return { email, mail: await letterWithLink(service, email, 'recovery') };
  },
  signup: async (name: string) => {
    const email = `${name.toLowerCase()}@example.com`;
    await service.visitor().post('/api/auth/sign-up', { first_name: name, email, password: 'of another' });
    return { email, mail: await service.mailbox.mailTo(email) };
  },
  email_change: async (name: string) => {
    const { browser } = await signUpPerson(service, name);
    const email = `new.${name.toLowerCase()}@example.com`;
    await browser.post('/api/auth/change-email', { email });
    return { email, mail: await service.mailbox.mailTo(email) };
  },
};

test.each([
  ['magiclink', 'Ann', 'Art', true],
  ['recovery', 'Aya', 'Avi', true],
  ['signup', 'Bob', 'Bo', false],
  ['email_change', 'Cyd', 'Cal', false],
] as const)(
  'a %s link changes nothing where somebody else is signed in, until they switch',
  { retry: 0 },
  async (type, other, own, startsSession) => {
    const { email, mail } = await letters[type](other);
    const person = await signUpPerson(service, own);
    const stranger = { status: 409, body: { code: 'OTHER_ACCOUNT', data: { email } } };
    expect(await exchange(person.browser, mail)).toMatchObject(stranger);
    expect(await exchange(person.browser, mail, { switch: false })).toMatchObject(stranger);
    expect(await signedIn(person.browser)).toMatchObject({ email: person.email });
    const before = new Map(person.browser.cookies);
    expect(await exchange(person.browser, mail, { switch: true })).toMatchObject({
      status: 200,
      body: { type },
    });
    const session = (await signedIn(person.browser)) as { email: string } | null;
    expect(session?.email).toBe(startsSession ? email : undefined);
    // The other session has ended on the server, too.
    for (const [name, value] of before) person.browser.cookies.set(name, value);
    expect(await signedIn(person.browser)).toBeNull();
  },
);

test(
  'a link to the account that is signed in works at once and keeps its session',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Dora');
    await person.browser.post('/api/auth/magic-link', { email: person.email });
    const mail = await letterWithLink(service, person.email, 'magiclink');
    expect(await exchange(person.browser, mail)).toMatchObject({
      status: 200,
      body: { session: { userId: person.userId } },
      setCookies: [],
    });
  },
);

test('switching to an account with a second factor ends the other session before it is asked for', async () => {
  const enrolled = await enrolPerson(service, 'Emil');
  const person = await signUpPerson(service, 'Eva');
  await service.visitor().post('/api/auth/magic-link', { email: enrolled.email });
  const mail = await letterWithLink(service, enrolled.email, 'magiclink');
  expect(await exchange(person.browser, mail, { switch: true })).toMatchObject({
    status: 403,
    body: { code: 'SECOND_FACTOR_NEEDED' },
  });
  expect(await signedIn(person.browser)).toBeNull();
});

test('a signup link that needs a new password asks for it after the switch, and ends no session before', async () => {
  const { email, mail } = await letters.signup('Finn');
  const others = { first_name: 'Finn', email, password: 'of a third' };
  await service.visitor().post('/api/auth/sign-up', others);
  const person = await signUpPerson(service, 'Fritz');
  expect(await exchange(person.browser, mail)).toMatchObject({ body: { code: 'OTHER_ACCOUNT' } });
  expect(await exchange(person.browser, mail, { switch: true })).toMatchObject({
    status: 409,
    body: { code: 'NEW_PASSWORD_NEEDED' },
  });
  expect(await signedIn(person.browser)).toMatchObject({ email: person.email });
  const answers = { switch: true, password: 'chosen by Finn' };
  expect(await exchange(person.browser, mail, answers)).toMatchObject({ status: 200 });
  expect(await signedIn(person.browser)).toBeNull();
  const credentials = { email, password: 'chosen by Finn' };
  expect(await person.browser.post('/api/auth/sign-in', credentials)).toMatchObject({ status: 200 });
});

test('a used or unknown link is refused without asking whose account it is', async () => {
  const { mail } = await letters.magiclink('Gus');
  await exchange(service.visitor(), mail);
  const person = await signUpPerson(service, 'Gerd');
  expect(await exchange(person.browser, mail)).toMatchObject({ status: 400, body: { code: 'LINK_REFUSED' } });
  expect(await signedIn(person.browser)).toMatchObject({ email: person.email });
});
