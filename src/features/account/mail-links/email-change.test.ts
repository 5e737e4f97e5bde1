import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { mailLinks } from './tables.ts';
import { profiles, users } from '../tables.ts';
import { letterWithLink, signUpPerson, type TestPerson, useLinkIn } from '../test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const changeEmail = ({ browser }: TestPerson, email: string) =>
  browser.post('/api/auth/change-email', { email });

let others = 0;
/** The mails about new addresses that were asked for so far have been looked at: the queue keeps its order. */
async function allAreWritten(): Promise<void> {
  others += 1;
  const person = await signUpPerson(service, `Other${others}`);
  for (const nth of [1, 2, 3]) {
    await changeEmail(person, `other${others}.${nth}@example.com`);
    await service.mailbox.mailTo(`other${others}.${nth}@example.com`);
  }
}

test('the address changes once the new mailbox’s link is opened, and the old one gets a notice', async () => {
  const person = await signUpPerson(service, 'Gus');
  expect(await changeEmail(person, ' New.Gus@Example.com ')).toMatchObject({
    status: 200,
    body: { requested: true },
  });
  const mail = await service.mailbox.mailTo('new.gus@example.com');
  expect(linkIn(mail)).toMatchObject({ type: 'email_change', page: '/login' });
  expect((await service.mailbox.mailTo(person.email, 2)).subject).toContain('asked to change your email');
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: { email: person.email } });

  expect(await useLinkIn(person.browser, mail)).toMatchObject({
    status: 200,
    setCookies: [],
    body: { type: 'email_change', session: { userId: person.userId, email: 'new.gus@example.com' } },
  });
  expect((await service.mailbox.mailTo(person.email, 3)).subject).toContain('Your email was changed');
  const { password } = person;
  expect(await service.visitor().post('/api/auth/sign-in', { email: person.email, password })).toMatchObject({
    status: 401,
  });
  expect(
    await service.visitor().post('/api/auth/sign-in', { email: 'new.gus@example.com', password }),
  ).toMatchObject({ status: 200 });
});

test('the account says where it was asked to move, as long as the link there works, whether or not somebody has the address', async () => {
  const person = await signUpPerson(service, 'Gwen');
  const other = await signUpPerson(service, 'Gino');
  const asked = async () => (await person.browser.get('/api/auth/security')).body;
  expect(await asked()).toMatchObject({ askedEmail: null });
  for (const email of [other.email, 'new.gwen@example.com']) {
    await changeEmail(person, email);
    await service.mailbox.mailTo(email, email === other.email ? 2 : 1);
    service.advance(23 * 60 * 60_000);
    expect(await asked()).toMatchObject({ askedEmail: email });
    service.advance(60 * 60_000);
    expect(await asked()).toMatchObject({ askedEmail: null });
    const { email: own, password } = person;
    await person.browser.post('/api/auth/sign-in', { email: own, password });
  }
  await changeEmail(person, 'newest.gwen@example.com');
  await useLinkIn(person.browser, await service.mailbox.mailTo('newest.gwen@example.com'));
  expect(await asked()).toMatchObject({ askedEmail: null });
});

test('the link of a change that is done says so again, and signs nobody in', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Guy');
  await changeEmail(person, 'new.guy@example.com');
  const mail = await service.mailbox.mailTo('new.guy@example.com');
  await useLinkIn(person.browser, mail);
  const { userId } = person;
  expect(await useLinkIn(person.browser, mail)).toMatchObject({ status: 200, body: { session: { userId } } });
  const elsewhere = service.visitor();
  expect(await useLinkIn(elsewhere, mail)).toMatchObject({
    status: 200,
    body: { type: 'email_change', session: null, email: 'new.guy@example.com' },
  });
  expect(elsewhere.isSignedIn()).toBe(false);
  // Once the account has moved on, it is a link that was used.
  await changeEmail(person, 'newer.guy@example.com');
  await useLinkIn(person.browser, await service.mailbox.mailTo('newer.guy@example.com'));
  expect(await useLinkIn(person.browser, mail)).toMatchObject({ status: 400 });
});

test('elsewhere the link moves the address, starts no session and ends the others', async () => {
  const person = await signUpPerson(service, 'Hal');
  await changeEmail(person, 'new.hal@example.com');
  const browser = service.visitor();
  expect(await useLinkIn(browser, await service.mailbox.mailTo('new.hal@example.com'))).toMatchObject({
    status: 200,
    body: { type: 'email_change', session: null },
  });
  expect(browser.isSignedIn()).toBe(false);
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: null });
  const { password } = person;
  const credentials = { email: 'new.hal@example.com', password };
  expect(await browser.post('/api/auth/sign-in', credentials)).toMatchObject({ status: 200 });
});

test('where the account is signed in that session stays, and those elsewhere end', async () => {
  const person = await signUpPerson(service, 'Ida');
  const { email, password } = person;
  const elsewhere = service.visitor();
  await elsewhere.post('/api/auth/sign-in', { email, password });
  await changeEmail(person, 'new.ida@example.com');
  await useLinkIn(person.browser, await service.mailbox.mailTo('new.ida@example.com'));
  expect(await person.browser.get('/api/auth/session')).toMatchObject({
    body: { email: 'new.ida@example.com' },
  });
  expect(await elsewhere.get('/api/auth/session')).toMatchObject({ body: null });
});

test('a second change of address revokes the first link', async () => {
  const person = await signUpPerson(service, 'Una');
  await changeEmail(person, 'thief.of.una@example.com');
  const first = await service.mailbox.mailTo('thief.of.una@example.com');
  await changeEmail(person, 'una.moved@example.com');
  const second = await service.mailbox.mailTo('una.moved@example.com');
  expect(await useLinkIn(service.visitor(), first)).toMatchObject({ status: 400 });
  expect(await useLinkIn(person.browser, second)).toMatchObject({ status: 200 });
  expect(await useLinkIn(service.visitor(), first)).toMatchObject({ status: 400 });
});

test('of concurrent changes of address one remains', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Vic');
  const wishes = [1, 2, 3].map((nth) => `vic${nth}@example.com`);
  await Promise.all(wishes.map((email) => changeEmail(person, email)));
  await allAreWritten();
  const rows = await service.database.db
    .select()
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, person.userId), eq(mailLinks.type, 'email_change')));
  expect(rows).toHaveLength(1);
});

test('a link to the old mailbox stays revoked', async () => {
  const person = await signUpPerson(service, 'Wim');
  await service.visitor().post('/api/auth/magic-link', { email: person.email });
  const old = await service.mailbox.mailTo(person.email, 2);
  await changeEmail(person, 'wim.away@example.com');
  await useLinkIn(person.browser, await service.mailbox.mailTo('wim.away@example.com'));
  await changeEmail(person, person.email);
  const back = await letterWithLink(service, person.email, 'email_change');
  expect(await useLinkIn(person.browser, back)).toMatchObject({ status: 200 });
  expect(await useLinkIn(service.visitor(), old)).toMatchObject({ status: 400 });
});

test('a new password revokes a change of address whose mail is not sent yet', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Xia');
  const others = await Promise.all(['Yan', 'Zoe'].map((name) => signUpPerson(service, name)));
  const gate = Promise.withResolvers<void>();
  const deliver = service.mailbox.deliver.bind(service.mailbox);
  const held = vi.spyOn(service.mailbox, 'deliver').mockImplementation(async (message, id) => {
    if (message.to.startsWith('slow.')) await gate.promise;
    await deliver(message, id);
  });
  // Two mails at a time: while both are on their way, the next one is not worded.
  for (const other of others) await changeEmail(other, `slow.${other.email}`);
  await expect.poll(() => held.mock.calls.filter(([{ to }]) => to.startsWith('slow.'))).toHaveLength(2);
  await changeEmail(person, 'thief.of.xia@example.com');
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  const change = { access_token, password: 'another one' };
  expect(await service.visitor().post('/api/auth/update-password', change)).toMatchObject({ status: 200 });
  gate.resolve();
  await allAreWritten();
  held.mockRestore();
  expect(service.mailbox.mails.filter(({ to }) => to === 'thief.of.xia@example.com')).toEqual([]);
});

test('a taken address is answered like any other, and its owner gets a mail', async () => {
  const person = await signUpPerson(service, 'Ivo');
  const owner = await signUpPerson(service, 'Jan');
  const free = await changeEmail(person, 'free.ivo@example.com');
  expect(await changeEmail(person, owner.email)).toEqual(free);
  const mail = await service.mailbox.mailTo(owner.email, 2);
  expect(mail.subject).toContain('has a Moonpage account already');
  expect(mail.text).not.toContain('access_token');
});

test('the link of an address that was taken meanwhile is refused', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Kai');
  await changeEmail(person, 'kay@example.com');
  const mail = await service.mailbox.mailTo('kay@example.com');
  const quick = service.visitor();
  await quick.post('/api/auth/sign-up', {
    first_name: 'Kay',
    email: 'kay@example.com',
    password: 'secret-1',
  });
  await useLinkIn(quick, await service.mailbox.mailTo('kay@example.com', 2));
  expect(await useLinkIn(person.browser, mail)).toMatchObject({
    status: 400,
    body: { message: 'Error confirming email' },
  });
});

test('a sign-up that nobody confirmed keeps no address from the person who reads its mail', async () => {
  const person = await signUpPerson(service, 'Leo');
  const squatter = { first_name: 'Squatter', email: 'leo.new@example.com', password: 'secret-1' };
  await service.visitor().post('/api/auth/sign-up', squatter);
  await service.mailbox.mailTo('leo.new@example.com', 1);
  await changeEmail(person, 'leo.new@example.com');
  expect(
    await useLinkIn(person.browser, await service.mailbox.mailTo('leo.new@example.com', 2)),
  ).toMatchObject({ status: 200 });
  const { email, password } = squatter;
  expect(await service.visitor().post('/api/auth/sign-in', { email, password })).toMatchObject({
    status: 403,
  });
});

test('two accounts that move to one address at once: one gets it', { retry: 0 }, async () => {
  const one = await signUpPerson(service, 'Mia');
  const two = await signUpPerson(service, 'Nia');
  await changeEmail(one, 'shared@example.com');
  await changeEmail(two, 'shared@example.com');
  const mails = await Promise.all([1, 2].map((nth) => service.mailbox.mailTo('shared@example.com', nth)));
  const answers = await Promise.all(mails.map((mail) => useLinkIn(service.visitor(), mail)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
});

test('an account does not move to the address that it has', async () => {
  const person = await signUpPerson(service, 'Ola');
  expect(await changeEmail(person, person.email)).toMatchObject({
    status: 409,
    body: { message: 'That is the address you have already.' },
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
