import { count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { attempts } from '../rate-limits/tables.ts';
import {
  addPhone,
  letterWithLink,
  sameBrowser,
  signUpPerson,
  type TestPerson,
} from '../test-support/person.ts';
import { knownBrowsers } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const askReset = (browser: Visitor, { email }: Pick<TestPerson, 'email'>) =>
  browser.post('/api/auth/forgot-password', { email });

/** As if this had been tried so often just now. */
async function triedBefore(key: string, times: number): Promise<void> {
  const row = { key, count: times, startedAt: service.now() };
  await service.database.db
    .insert(attempts)
    .values(row)
    .onConflictDoUpdate({ target: attempts.key, set: row });
}

const browsersOf = async ({ userId }: TestPerson) => {
  const rows = service.database.db.select({ count: count() }).from(knownBrowsers);
  return (await rows.where(eq(knownBrowsers.userId, userId)))[0]?.count;
};

test(
  'a stranger who uses up a mailbox’s letters keeps nobody else from asking for one',
  { retry: 0 },
  async () => {
    const person = await signUpPerson(service, 'Ada');
    const stranger = service.visitor('203.0.113.1');
    const statuses = [];
    for (let nth = 0; nth < 9; nth += 1) statuses.push((await askReset(stranger, person)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 200, 200, 429]);
    expect(await askReset(service.visitor('203.0.113.2'), person)).toMatchObject({ status: 200 });
    expect(await askReset(sameBrowser(service, person, '203.0.113.1'), person)).toMatchObject({
      status: 200,
    });
    await triedBefore('mail 203.0.113.1', 30);
    expect(await askReset(sameBrowser(service, person, '203.0.113.1'), person)).toMatchObject({
      status: 200,
    });
  },
);

test('after twenty letters of strangers in a day one in half an hour is sent, and none of them is told', async () => {
  const person = await signUpPerson(service, 'Ben');
  const lettersOf = (type: string) =>
    service.mailbox.mails.filter(({ to, text }) => to === person.email && text.includes(`type=${type}`));
  await triedBefore(`letters-to strangers recovery ${person.email}`, 20);
  await askReset(service.visitor(), person);
  await letterWithLink(service, person.email, 'recovery');
  const quiet = await askReset(service.visitor(), person);
  const asAlways = await askReset(service.visitor(), { email: 'nobody@example.com' });
  expect(quiet).toEqual(asAlways);
  await askReset(sameBrowser(service, person, '203.0.113.3'), person);
  await letterWithLink(service, person.email, 'recovery', 2);
  service.advance(30 * 60_000);
  await askReset(service.visitor(), person);
  await letterWithLink(service, person.email, 'recovery', 3);
  // Another kind of letter is still sent to whoever asks.
  await service.visitor().post('/api/auth/magic-link', { email: person.email });
  await letterWithLink(service, person.email, 'magiclink');
  expect(lettersOf('recovery')).toHaveLength(3);
});

test.each([
  ['sign-up', { first_name: 'Bea', password: 'of a stranger' }, 'sign-up'],
  ['resend-confirmation', {}, 'signup'],
])('so it is with letters by %s', async (verb, typed, kind) => {
  const email = `waits.for.${kind}@example.com`;
  const sign = { first_name: 'Bea', email, password: 'of Bea' };
  await service.visitor().post('/api/auth/sign-up', sign);
  await triedBefore(`letters-to strangers ${kind} ${email}`, 20);
  const ask = () => service.visitor().post(`/api/auth/${verb}`, { ...typed, email });
  expect([await ask(), await ask()]).toMatchObject([{ status: 200 }, { status: 200 }]);
  await letterWithLink(service, email, 'signup', 2);
  service.advance(30 * 60_000);
  await ask();
  await letterWithLink(service, email, 'signup', 3);
  expect(service.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(3);
});

test(
  'in somebody else’s mailbox an account is a stranger, and has ten letters a day sent, in whatever browser',
  { retry: 0 },
  async () => {
    const { email: own, password } = await signUpPerson(service, 'Bess');
    const victim = 'victim@example.com';
    const changeTo = async (email: string) => {
      const browser = service.visitor();
      await browser.post('/api/auth/sign-in', { email: own, password });
      return (await browser.post('/api/auth/change-email', { email })).status;
    };
    await triedBefore(`letters-to strangers email_change ${victim}`, 20);
    await triedBefore(`letters-on strangers email_change ${victim}`, 1);
    const statuses = [];
    for (let nth = 0; nth < 11; nth += 1)
      statuses.push(await changeTo(nth < 5 ? victim : `new${nth}@example.com`));
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    await letterWithLink(service, 'new9@example.com', 'email_change');
    expect(service.mailbox.mails.filter(({ to }) => to === victim)).toEqual([]);
  },
);

test('beyond the letters of a day no code stands in one that a stranger asks for', async () => {
  const person = await signUpPerson(service, 'Bill');
  await triedBefore(`letters-to strangers magiclink ${person.email}`, 19);
  for (const browser of [service.visitor(), service.visitor(), sameBrowser(service, person, '203.0.113.8')])
    await browser.post('/api/auth/magic-link', { email: person.email });
  const letters = await Promise.all(
    [1, 2, 3].map((nth) => letterWithLink(service, person.email, 'magiclink', nth)),
  );
  const withCode = letters.filter(({ text }) => /^\d{6}$/m.test(text));
  expect(withCode).toHaveLength(2);
  // The screen that asked for it asks for its code, too.
  const saysSo = letters.filter(({ text }) =>
    text.includes('This message has no code to type: use the link.'),
  );
  expect(saysSo).toEqual(letters.filter((letter) => !withCode.includes(letter)));
});

test('strangers of a network do not use up the codes that a known browser there may type', async () => {
  const person = await signUpPerson(service, 'Bo');
  const phone = '+12025550187';
  await addPhone(service, person, phone);
  const address = '203.0.113.7';
  const [own, stranger] = [sameBrowser(service, person, address), service.visitor(address)];
  await own.post('/api/auth/phone-code', { phone });
  await own.post('/api/auth/magic-link', { email: person.email });
  const texted = codeIn(await service.phones.messageTo(phone, 2));
  const mailed = codeIn(await letterWithLink(service, person.email, 'magiclink'));
  await triedBefore(`code ${address}`, 60);
  const bySms = { type: 'sms', phone, token: texted };
  const byEmail = { type: 'email', email: person.email, token: mailed };
  for (const code of [bySms, byEmail]) {
    expect(await stranger.post('/api/auth/verify-code', code)).toMatchObject({ status: 429 });
    expect(await own.post('/api/auth/verify-code', code)).toMatchObject({ status: 200 });
  }
});

test('after twenty texts of strangers in a day no more are sent to a phone, and none of them is told', async () => {
  const person = await signUpPerson(service, 'Bob');
  const phone = '+12025550188';
  await addPhone(service, person, phone);
  await triedBefore(`texts-to strangers ${phone}`, 20);
  const quiet = await service.visitor().post('/api/auth/phone-code', { phone });
  expect(quiet).toMatchObject({ status: 200, body: { requested: true } });
  await sameBrowser(service, person, '203.0.113.4').post('/api/auth/phone-code', { phone });
  await service.phones.messageTo(phone, 2);
  expect(service.phones.messages.filter(({ to }) => to === phone)).toHaveLength(2);
});

test('a browser of an account has twenty texts of a day, and all of them together forty', async () => {
  const person = await signUpPerson(service, 'Burt');
  const phone = '+12025550189';
  await addPhone(service, person, phone);
  const { email, password } = person;
  const second = service.visitor('203.0.113.9');
  await second.post('/api/auth/sign-in', { email, password });
  await triedBefore(`texts-known ${phone}`, 39);
  await second.post('/api/auth/phone-code', { phone });
  await service.phones.messageTo(phone, 2);
  expect(await person.browser.post('/api/auth/phone-code', { phone })).toMatchObject({ status: 200 });
  await service.visitor().post('/api/auth/phone-code', { phone });
  await service.phones.messageTo(phone, 3);
  // Sent last: what was asked for before it has been looked at.
  await addPhone(service, person, '+12025550185');
  expect(service.phones.messages.filter(({ to }) => to === phone)).toHaveLength(3);
});

test('a browser is known to the account that it signed in to, and to no other', async () => {
  const [one, two] = [await signUpPerson(service, 'Cat'), await signUpPerson(service, 'Cleo')];
  await triedBefore(`mail-to 203.0.113.5 ${two.email}`, 8);
  expect(await askReset(sameBrowser(service, one, '203.0.113.5'), two)).toMatchObject({ status: 429 });
  expect(await askReset(sameBrowser(service, two, '203.0.113.5'), two)).toMatchObject({ status: 200 });
});

test('a new password forgets the known browsers', async () => {
  const person = await signUpPerson(service, 'Dan');
  await askReset(person.browser, person);
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  expect(await browsersOf(person)).toBe(1);
  const password = 'another one';
  await person.browser.post('/api/auth/update-password', { access_token, password });
  expect(await browsersOf(person)).toBe(0);
  await person.browser.post('/api/auth/sign-in', { email: person.email, password });
  expect(await browsersOf(person)).toBe(1);
});

test('the newest twenty browsers of an account are remembered', async () => {
  const person = await signUpPerson(service, 'Eve');
  await service.database.db.insert(knownBrowsers).values(
    Array.from({ length: 25 }, (_, nth) => ({
      userId: person.userId,
      browser: `hash ${nth}`,
      lastSeen: new Date(service.now().getTime() - (nth + 1) * 60_000),
    })),
  );
  const { email, password } = person;
  await service.visitor().post('/api/auth/sign-in', { email, password });
  expect(await browsersOf(person)).toBe(20);
  await triedBefore(`mail-to 203.0.113.6 ${email}`, 8);
  expect(await askReset(sameBrowser(service, person, '203.0.113.6'), person)).toMatchObject({ status: 200 });
});
