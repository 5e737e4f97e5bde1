import { and, eq, ne } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Transaction } from '../../../platform/db/database.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { mailLinks } from '../mail-links/tables.ts';
import { secondFactorChallenges, secondFactors } from '../second-factor/tables.ts';
import { users } from '../tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { endSessions, meanwhile } from '../test-support/meanwhile.ts';
import {
  addPhone,
  letterWithLink,
  signUpPerson,
  type TestPerson,
  useLinkIn,
} from '../test-support/person.ts';
import { setPassword } from './credentials.ts';
import { sessions } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** What a new password does to sessions and sign-ins. */
const newPassword =
  ({ userId }: TestPerson) =>
  async (tx: Transaction) => {
    await setPassword(tx, userId, 'the hash of another one');
    await endSessions({ userId })(tx);
    await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId));
  };

/** What whoever has typed a person's password is answered when the account changes before they are in. */
async function signInMeanwhile(person: TestPerson, change: (tx: Transaction) => Promise<unknown>) {
  const { email, password } = person;
  const thief = service.visitor();
  const signIn = () => thief.post('/api/auth/sign-in', { email, password });
  return { thief, answer: await meanwhile(service, person, signIn, change) };
}

const sessionsOf = ({ userId }: TestPerson) =>
  service.database.db.select().from(sessions).where(eq(sessions.userId, userId));

test('a sign-in with the old password that was under way starts no session', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Ada');
  const { thief, answer } = await signInMeanwhile(person, newPassword(person));
  expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  expect(thief.isSignedIn()).toBe(false);
  expect(await sessionsOf(person)).toEqual([]);
});

test('nor is it asked for a second factor that a backup code would pass', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Abe');
  const { userId } = person;
  const { thief, answer } = await signInMeanwhile(person, newPassword(person));
  expect(answer).toMatchObject({ status: 401, body: { code: 'INVALID_CREDENTIALS' } });
  expect(await thief.get('/api/auth/second-factor')).toMatchObject({ body: { isPending: false } });
  const ofThem = eq(secondFactorChallenges.userId, userId);
  expect(await service.database.db.select().from(secondFactorChallenges).where(ofThem)).toEqual([]);
});

test('a second factor that is being shown meanwhile lets nobody in', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Amy');
  const { email, password } = person;
  const thief = service.visitor();
  await thief.post('/api/auth/sign-in', { email, password });
  const code = await appCode(service, person.secret);
  const verify = () => thief.post('/api/auth/second-factor/verify', { code });
  const answer = await meanwhile(service, person, verify, (tx) =>
    setPassword(tx, person.userId, 'another hash'),
  );
  expect(answer).toMatchObject({ status: 400, body: { code: 'CHALLENGE_OVER' } });
  expect(thief.isSignedIn()).toBe(false);
});

test(
  'a sign-in that was under way is asked for a second factor turned on meanwhile',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Bob');
    const { userId } = person;
    const factor = { userId, secret: 'sealed', draftedBy: 'own', confirmedAt: new Date() };
    const { thief, answer } = await signInMeanwhile(person, (tx) => tx.insert(secondFactors).values(factor));
    expect(answer).toMatchObject({ status: 403, body: { code: 'SECOND_FACTOR_NEEDED' } });
    expect(thief.isSignedIn()).toBe(false);
    expect(await sessionsOf(person)).toHaveLength(1);
  },
);

test(
  'a sign-in that was under way, or waits for a second factor, does not outlive a move of the address',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Bix');
    const { userId } = person;
    const { thief, answer } = await signInMeanwhile(person, async (tx) => {
      await tx.update(users).set({ email: 'moved.bix@example.com' }).where(eq(users.id, userId));
      await endSessions(person)(tx);
    });
    expect(answer).toMatchObject({ status: 401 });
    expect(await sessionsOf(person)).toEqual([]);

    const enrolled = await enrolPerson(service, 'Bram');
    await thief.post('/api/auth/sign-in', { email: enrolled.email, password: enrolled.password });
    await enrolled.browser.post('/api/auth/change-email', { email: 'new.bram@example.com' });
    const letter = await letterWithLink(service, 'new.bram@example.com', 'email_change');
    expect(await useLinkIn(enrolled.browser, letter)).toMatchObject({ status: 200 });
    const code = await appCode(service, enrolled.secret);
    expect(await thief.post('/api/auth/second-factor/verify', { code })).toMatchObject({
      body: { code: 'CHALLENGE_OVER' },
    });
  },
);

test('neither a mailed code nor a link outlives a new password', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Bud');
  const { email } = person;
  const thief = service.visitor();
  await thief.post('/api/auth/magic-link', { email });
  const letter = await letterWithLink(service, email, 'magiclink');
  const verify = () => thief.post('/api/auth/verify-code', { type: 'email', email, token: codeIn(letter) });
  expect(await meanwhile(service, person, verify, newPassword(person))).toMatchObject({ status: 400 });
  expect(thief.isSignedIn()).toBe(false);
  expect(await useLinkIn(thief, letter)).toMatchObject({ status: 400 });
  expect(await sessionsOf(person)).toEqual([]);

  await thief.post('/api/auth/magic-link', { email });
  const code = codeIn(await letterWithLink(service, email, 'magiclink', 2));
  await service.visitor().post('/api/auth/forgot-password', { email });
  const { text } = await letterWithLink(service, email, 'recovery');
  const access_token = /access_token=([\w-]+)/.exec(text)?.[1];
  await service.visitor().post('/api/auth/update-password', { access_token, password: 'of the owner' });
  const typed = { type: 'email', email, token: code };
  expect(await thief.post('/api/auth/verify-code', typed)).toMatchObject({ status: 400 });
});

const ended = { status: 401, body: { code: 'SIGNED_OUT' } };

test('a session that was ended meanwhile moves no address', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Cyd');
  const change = () => person.browser.post('/api/auth/change-email', { email: 'thief.of.cyd@example.com' });
  expect(await meanwhile(service, person, change, endSessions(person))).toMatchObject(ended);
  const links = await service.database.db
    .select({ type: mailLinks.type })
    .from(mailLinks)
    .where(and(eq(mailLinks.userId, person.userId), ne(mailLinks.type, 'signup')));
  expect(links).toEqual([]);
});

test('nor does it add a phone or a second factor', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Dee');
  const phone = '+12025550120';
  await person.browser.post('/api/auth/phone', { phone });
  const token = codeIn(await service.phones.messageTo(phone));
  const confirmPhone = () => person.browser.post('/api/auth/phone/confirm', { phone, token });
  expect(await meanwhile(service, person, confirmPhone, endSessions(person))).toMatchObject(ended);

  const other = await signUpPerson(service, 'Dot');
  const draft = await other.browser.post('/api/auth/second-factor/draft', {});
  const code = await appCode(service, (draft.body as { secret: string }).secret);
  const confirm = () => other.browser.post('/api/auth/second-factor/confirm', { code });
  expect(await meanwhile(service, other, confirm, endSessions(other))).toMatchObject(ended);
});

test.each(['phone/remove', 'second-factor/remove', 'second-factor/backup-codes'])(
  'nor anything by %s',
  { retry: 0 },
  async (verb) => {
    const nth = ['phone/remove', 'second-factor/remove', 'second-factor/backup-codes'].indexOf(verb);
    const person = await enrolPerson(service, `Eve${nth}`);
    await addPhone(service, person, `+1202555013${nth}`);
    const change = () => person.browser.post(`/api/auth/${verb}`, {});
    expect(await meanwhile(service, person, change, endSessions(person))).toMatchObject(ended);
  },
);

test('nor does it delete the account', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Fay');
  const { email } = person;
  const remove = () => person.browser.post('/api/auth/delete-account', { email });
  expect(await meanwhile(service, person, remove, endSessions(person))).toMatchObject(ended);
  expect(await service.database.db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
});
