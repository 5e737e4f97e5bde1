import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import type { MailMessage } from '../../../platform/mail/message.ts';
import { quickPace } from '../../../platform/jobs/test-support/paces.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { phones } from '../codes/tables.ts';
import { secondFactors } from '../second-factor/tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import {
  addPhone,
  isTold,
  letterWithLink,
  signUpPerson,
  type TestPerson,
  useLinkIn,
} from '../test-support/person.ts';

const day = 24 * 60 * 60 * 1000;
const hour = day / 24;
const refused = { status: 400, body: { code: 'LINK_REFUSED' } };

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({}, { jobPace: quickPace });
});
afterAll(() => service.close());

/** Moves an account to another address. @returns the letter to the old one, which undoes it, the `count`-th of that kind. */
async function move({ browser }: TestPerson, from: string, to: string, count = 1): Promise<MailMessage> {
  await browser.post('/api/auth/change-email', { email: to });
  await useLinkIn(browser, await letterWithLink(service, to, 'email_change'));
  return letterWithLink(service, from, 'email_undo', count);
}

function undo(mail: MailMessage, password = 'of the owner') {
  const { access_token, type } = linkIn(mail);
  return service.visitor().post('/api/auth/update-password', { access_token, type, password });
}

const signIn = (email: string, password: string) =>
  service.visitor().post('/api/auth/sign-in', { email, password });

test('the old mailbox moves the account back with a new password, which ends every session', async () => {
  const person = await signUpPerson(service, 'Ada');
  const letter = await move(person, person.email, 'thief.of.ada@example.com');
  expect(letter.subject).toBe('Your email was changed (Moonpage)');
  expect(linkIn(letter)).toMatchObject({ page: '/update-password', type: 'email_undo' });
  await person.browser.post('/api/auth/magic-link', { email: 'thief.of.ada@example.com' });
  const thiefs = await letterWithLink(service, 'thief.of.ada@example.com', 'magiclink');
  const { access_token, type } = linkIn(letter);
  const ask = () => service.visitor().post('/api/auth/password-link', { access_token, type });
  // Whose password it is can be read before, twice, and no more once the link is used.
  const whose = { email: person.email, userId: person.userId };
  for (const answer of [await ask(), await ask()]) expect(answer).toMatchObject({ status: 200, body: whose });
  expect(await service.visitor().post('/api/auth/password-link', { access_token })).toMatchObject(refused);
  expect(await undo(letter)).toMatchObject({ status: 200, body: { signInPath: '/login?confirmed=true' } });
  expect(await ask()).toMatchObject(refused);
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: null });
  expect(await signIn(person.email, 'of the owner')).toMatchObject({ status: 200 });
  expect(await signIn(person.email, person.password)).toMatchObject({ status: 401 });
  expect(await signIn('thief.of.ada@example.com', person.password)).toMatchObject({ status: 401 });
  expect(await useLinkIn(service.visitor(), thiefs)).toMatchObject(refused);
  expect(await undo(letter)).toMatchObject(refused);
});

test('neither another change nor a new password ends an earlier undo, which ends the later ones', async () => {
  const person = await signUpPerson(service, 'Bea');
  const owners = await move(person, person.email, 'one.of.bea@example.com');
  const thiefs = await move(person, 'one.of.bea@example.com', 'two.of.bea@example.com');
  await service.visitor().post('/api/auth/forgot-password', { email: 'two.of.bea@example.com' });
  const reset = linkIn(await letterWithLink(service, 'two.of.bea@example.com', 'recovery'));
  const change = { access_token: reset.access_token, password: 'of the thief' };
  expect(await service.visitor().post('/api/auth/update-password', change)).toMatchObject({ status: 200 });
  expect(await undo(owners)).toMatchObject({ status: 200 });
  expect(await undo(thiefs)).toMatchObject(refused);
  expect(await signIn(person.email, 'of the owner')).toMatchObject({ status: 200 });
});

test('a later undo leaves an earlier one as it is', async () => {
  const person = await signUpPerson(service, 'Cleo');
  const first = await move(person, person.email, 'one.of.cleo@example.com');
  const second = await move(person, 'one.of.cleo@example.com', 'two.of.cleo@example.com');
  expect(await undo(second)).toMatchObject({ status: 200 });
  expect(await undo(first)).toMatchObject({ status: 200 });
  expect(await signIn(person.email, 'of the owner')).toMatchObject({ status: 200 });
});

test('a change can be undone for seven days', async () => {
  const person = await signUpPerson(service, 'Dan');
  const letter = await move(person, person.email, 'new.dan@example.com');
  const other = await signUpPerson(service, 'Dov');
  const otherLetter = await move(other, other.email, 'new.dov@example.com');
  service.advance(7 * day - hour);
  expect(await undo(letter)).toMatchObject({ status: 200 });
  service.advance(hour);
  expect(await undo(otherLetter)).toMatchObject(refused);
});

test('an address that has another account by now is not taken from it', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Eda');
  const letter = await move(person, person.email, 'new.eda@example.com');
  const again = await signUpPersonAgain(person.email);
  expect(await undo(letter)).toMatchObject({
    status: 409,
    body: {
      code: 'ADDRESS_GONE',
      message:
        'This address has another account by now, so yours cannot come back to it. Please write to us.',
    },
  });
  expect(await signIn(person.email, again)).toMatchObject({ status: 200 });
});

test('a link that undoes signs nobody in, and no other link undoes', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Fay');
  const letter = await move(person, person.email, 'new.fay@example.com');
  const { access_token, type } = linkIn(letter);
  const visitor = service.visitor();
  expect(await visitor.post('/api/auth/exchange', { access_token, type })).toMatchObject({ status: 422 });
  const asReset = { access_token, password: 'of the owner' };
  expect(await visitor.post('/api/auth/update-password', asReset)).toMatchObject(refused);
  await visitor.post('/api/auth/forgot-password', { email: 'new.fay@example.com' });
  const reset = await letterWithLink(service, 'new.fay@example.com', 'recovery');
  const asUndo = { ...asReset, access_token: linkIn(reset).access_token, type: 'email_undo' };
  expect(await visitor.post('/api/auth/update-password', asUndo)).toMatchObject(refused);
});

test('the letter about a second factor turns it off again with a new password, for seven days', async () => {
  const person = await enrolPerson(service, 'Gil');
  const letter = await letterWithLink(service, person.email, 'email_undo');
  expect(letter.subject).toBe('Your account now asks for a second factor (Moonpage)');
  expect(letter.text).toContain('turns the second factor off');
  service.advance(7 * day - hour);
  expect(await undo(letter)).toMatchObject({ status: 200 });
  expect(await person.browser.get('/api/auth/session')).toMatchObject({ body: null });
  expect(await signIn(person.email, 'of the owner')).toMatchObject({ status: 200 });
  expect(isTold(service, person.email, 'email was changed')).toBe(false);

  const late = await enrolPerson(service, 'Hana');
  const lateLetter = await letterWithLink(service, late.email, 'email_undo');
  service.advance(7 * day);
  expect(await undo(lateLetter)).toMatchObject(refused);
});

test('turning the second factor off ends what could undo it, and so does having undone it', async () => {
  const person = await enrolPerson(service, 'Ike');
  const letter = await letterWithLink(service, person.email, 'email_undo');
  expect(await person.browser.post('/api/auth/second-factor/remove', {})).toMatchObject({ status: 200 });
  expect(await undo(letter)).toMatchObject(refused);

  const robbed = await enrolPerson(service, 'Iris');
  await addPhone(service, robbed, '+12025550193');
  const first = await letterWithLink(service, robbed.email, 'email_undo');
  expect(await undo(first)).toMatchObject({ status: 200 });
  expect(await undo(first)).toMatchObject(refused);
  // What was taken away is told.
  const told = (words: string) => isTold(service, robbed.email, words);
  await expect.poll(() => told('phone of your account was removed') && told('no longer asks')).toBe(true);
});

test('an account that was moved and deleted tells the mailbox that could have undone the move', async () => {
  const person = await signUpPerson(service, 'Ivo');
  await move(person, person.email, 'thief.of.ivo@example.com');
  const gone = await person.browser.post('/api/auth/delete-account', { email: 'thief.of.ivo@example.com' });
  expect(gone).toMatchObject({ status: 200 });
  const told = (address: string) => isTold(service, address, 'account was deleted');
  await expect.poll(() => told(person.email) && told('thief.of.ivo@example.com')).toBe(true);
});

/** Makes a new account of an address that had one. @returns its password. */
async function signUpPersonAgain(email: string): Promise<string> {
  const password = 'of the next';
  const browser = service.visitor();
  await browser.post('/api/auth/sign-up', { first_name: 'Next', email, password });
  await useLinkIn(browser, await letterWithLink(service, email, 'signup', 2));
  return password;
}

test('an undo takes away the phone and the second factor that were added since or just before, and leaves earlier ones', async () => {
  const robbed = await signUpPerson(service, 'Rob');
  await addPhone(service, robbed, '+12025550190');
  service.advance(60_000);
  const letter = await move(robbed, robbed.email, 'thief.of.rob@example.com');
  await addPhone(service, robbed, '+12025550191');
  const { body } = await robbed.browser.post('/api/auth/second-factor/draft', {});
  const code = await appCode(service, (body as { secret: string }).secret);
  expect(await robbed.browser.post('/api/auth/second-factor/confirm', { code })).toMatchObject({
    status: 200,
  });
  expect(await undo(letter)).toMatchObject({ status: 200 });
  expect(await signIn(robbed.email, 'of the owner')).toMatchObject({ status: 200 });
  const { db } = service.database;
  expect(await db.select().from(phones).where(eq(phones.userId, robbed.userId))).toEqual([]);

  const careful = await enrolPerson(service, 'Cara');
  await addPhone(service, careful, '+12025550192');
  const longAgo = { confirmedAt: new Date(service.now().getTime() - day - 1000) };
  await db.update(phones).set(longAgo).where(eq(phones.userId, careful.userId));
  await db.update(secondFactors).set(longAgo).where(eq(secondFactors.userId, careful.userId));
  const undone = await undo(await move(careful, careful.email, 'thief.of.cara@example.com', 2));
  expect(undone).toMatchObject({ status: 200 });
  expect(await signIn(careful.email, 'of the owner')).toMatchObject({
    body: { code: 'SECOND_FACTOR_NEEDED' },
  });
  expect(await db.select().from(phones).where(eq(phones.userId, careful.userId))).toHaveLength(1);
});
