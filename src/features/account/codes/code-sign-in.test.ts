import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { attempts } from '../rate-limits/tables.ts';
import { codes } from './tables.ts';
import { addPhone, signUpPerson, useLinkIn } from '../test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** Asks for a magic link's mail, the `count`-th to this address. @returns its code. */
async function mailedCode(browser: Visitor, email: string, count: number): Promise<string> {
  await browser.post('/api/auth/magic-link', { email });
  return codeIn(await service.mailbox.mailTo(email, count));
}

const type = (browser: Visitor, email: string, token: string) =>
  browser.post('/api/auth/verify-code', { type: 'email', email, token });

/** Six digits that are not these. */
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

const refusal = (code: string, message: string) => ({ status: 400, body: { code, message } });
const wrong = refusal('CODE_WRONG', 'That code is not right. Check it and try again.');
const used = refusal('CODE_USED', 'That code was used already. Ask for a new one.');
const elsewhere = refusal(
  'CODE_WRONG',
  'That code is not right. Check it and try again. A code works only in the browser that asked for it.',
);
const expired = refusal('CODE_EXPIRED', 'That code has expired. Ask for a new one.');
const tooMany = refusal('CODE_VOID', 'Too many wrong tries, so that code is void. Ask for a new one.');

test('the code of a magic link’s mail signs in, typed with spaces, once', { retry: 0 }, async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Ada');
  const code = await mailedCode(browser, person.email, 2);
  const spaced = ` ${code.slice(0, 3)} ${code.slice(3)} `;
  expect(await type(browser, person.email, spaced)).toMatchObject({
    status: 200,
    body: { userId: person.userId, email: person.email, isAdmin: false },
  });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId: person.userId } });
  expect(await type(browser, person.email, code)).toMatchObject(used);
  expect(await type(browser, person.email, other(code))).toMatchObject(wrong);
});

test('using the code revokes the link of the same mail, and vice versa', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Bea');
  const first = await mailedCode(browser, person.email, 2);
  await type(browser, person.email, first);
  const spent = await useLinkIn(service.visitor(), await service.mailbox.mailTo(person.email, 2));
  expect(spent).toMatchObject({ status: 400 });
  const second = await mailedCode(browser, person.email, 3);
  await useLinkIn(service.visitor(), await service.mailbox.mailTo(person.email, 3));
  expect(await type(browser, person.email, second)).toMatchObject({ status: 400 });
});

test('of concurrent uses of one code, one succeeds', { retry: 0 }, async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Cleo');
  const code = await mailedCode(browser, person.email, 2);
  const answers = await Promise.all(Array.from({ length: 5 }, () => type(browser, person.email, code)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400, 400, 400, 400,
  ]);
});

test('five tries at once are five tries, and then the right code is void too', { retry: 0 }, async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Dan');
  const code = await mailedCode(browser, person.email, 2);
  const guesses = await Promise.all(
    [1, 2, 3, 4, 5].map((by) => type(browser, person.email, other(code, by))),
  );
  expect(guesses.every(({ status }) => status === 400)).toBe(true);
  expect(await type(browser, person.email, code)).toMatchObject(tooMany);
  const fresh = await mailedCode(browser, person.email, 3);
  expect(await type(browser, person.email, fresh)).toMatchObject({ status: 200 });
});

test('the fifth wrong try says that the code is void', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Eda');
  const code = await mailedCode(browser, person.email, 2);
  for (const by of [1, 2, 3, 4]) {
    expect(await type(browser, person.email, other(code, by))).toMatchObject(wrong);
  }
  expect(await type(browser, person.email, other(code, 5))).toMatchObject(tooMany);
});

test('a code is good for ten minutes', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Fay');
  const code = await mailedCode(browser, person.email, 2);
  service.advance(10 * 60 * 1000);
  expect(await type(browser, person.email, code)).toMatchObject(expired);
});

test('a newer code takes the place of the one before', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Gus');
  const first = await mailedCode(browser, person.email, 2);
  const second = await mailedCode(browser, person.email, 3);
  expect(await type(browser, person.email, first)).toMatchObject(first === second ? {} : wrong);
  expect(await type(browser, person.email, second)).toMatchObject({ status: 200 });
});

test('a code of another person, or of another kind, is wrong', async () => {
  const browser = service.visitor();
  const one = await signUpPerson(service, 'Hal');
  const two = await signUpPerson(service, 'Ivo');
  const code = await mailedCode(browser, one.email, 2);
  expect(await type(browser, two.email, code)).toMatchObject(elsewhere);
  await addPhone(service, two, '+12025550100');
  const asSms = { type: 'sms', phone: '+12025550100', token: code };
  expect(await browser.post('/api/auth/verify-code', asSms)).toMatchObject(elsewhere);
});

test('an address without an account is refused in the same words, try by try', async () => {
  const person = await signUpPerson(service, 'Jan');
  const sequence = async (email: string) => {
    const browser = service.visitor();
    await browser.post('/api/auth/magic-link', { email });
    const mail = email === person.email ? await service.mailbox.mailTo(email, 2) : { text: ' 123456 ' };
    const right = codeIn(mail);
    const answers = [];
    for (const by of [1, 2, 3, 4, 5, 6]) {
      answers.push(await type(browser, email, other(right, by)));
    }
    service.advance(10 * 60 * 1000);
    answers.push(await type(browser, email, other(right)));
    return answers.map(({ status, body, setCookies }) => ({ status, body, setCookies }));
  };
  const asStranger = await sequence('nobody@example.com');
  expect(asStranger).toEqual(await sequence(person.email));
  expect(asStranger.map(({ body }) => (body as { code: string }).code)).toEqual([
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_WRONG',
    'CODE_VOID',
    'CODE_VOID',
    'CODE_EXPIRED',
  ]);
  expect(await type(service.visitor(), 'never-asked@example.com', '123456')).toMatchObject(elsewhere);
});

test('no code is sent for a sign-up that waits, and none signs it in', async () => {
  const email = 'kit@example.com';
  const attacker = service.visitor();
  await attacker.post('/api/auth/sign-up', { first_name: 'Mallory', email, password: 'of the attacker' });
  await service.mailbox.mailTo(email, 1);
  const known = await signUpPerson(service, 'Kim');
  await service.visitor().post('/api/auth/magic-link', { email });
  await mailedCode(service.visitor(), known.email, 2);
  expect(service.mailbox.mails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(await type(service.visitor(), email, '123456')).toMatchObject(elsewhere);
});

test('strangers neither use up the tries of the owner’s code nor take its place', async () => {
  const person = await signUpPerson(service, 'Lou');
  const owner = service.visitor();
  const code = await mailedCode(owner, person.email, 2);
  const stranger = service.visitor();
  for (const by of [1, 2, 3, 4, 5, 6])
    expect(await type(stranger, person.email, other(code, by))).toMatchObject(elsewhere);
  const theirs = await mailedCode(stranger, person.email, 3);
  for (const by of [1, 2, 3, 4, 5]) await type(stranger, person.email, other(theirs, by));
  expect(await type(stranger, person.email, theirs)).toMatchObject(tooMany);
  expect(await type(owner, person.email, code)).toMatchObject({ status: 200 });
});

test('a code that was seen on its way is of no use in another browser', async () => {
  const person = await signUpPerson(service, 'Lia');
  const owner = service.visitor();
  const code = await mailedCode(owner, person.email, 2);
  expect(await type(service.visitor(), person.email, code)).toMatchObject(elsewhere);
  expect(await type(owner, person.email, code)).toMatchObject({ status: 200 });
});

test('a network that types sixty wrong codes waits', async () => {
  const person = await signUpPerson(service, 'Luz');
  const stranger = service.visitor('203.0.113.60');
  await service.database.db
    .insert(attempts)
    .values({ key: 'code 203.0.113.60', count: 59, startedAt: service.now() });
  expect(await type(stranger, person.email, '000000')).toMatchObject({ status: 400 });
  expect(await type(stranger, person.email, '000000')).toMatchObject({ status: 429 });
});

test('successes are refunded', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Mia');
  const code = await mailedCode(browser, person.email, 2);
  await type(browser, person.email, code);
  const rows = await service.database.db.select().from(attempts);
  const own = rows.filter(({ key }) => key.includes(person.email));
  expect(own.length).toBeGreaterThanOrEqual(1);
  expect(own.map(({ count }) => count).every((count) => count === 0)).toBe(true);
});

test('no digits lie in the database or in the queue', async () => {
  const browser = service.visitor();
  const person = await signUpPerson(service, 'Nia');
  await addPhone(service, person, '+12025550199');
  await service.visitor().post('/api/auth/phone-code', { phone: '+12025550199' });
  const texted = codeIn(await service.phones.messageTo('+12025550199', 2));
  const mailed = await mailedCode(browser, person.email, 3);
  const { rows } = await service.database.pool.query<{ data: unknown }>('select data, output from jobs.job');
  const everything = JSON.stringify([rows, await service.database.db.select().from(codes)]);
  expect(everything).toContain('codeId');
  for (const digits of [texted, mailed])
    expect(everything).not.toMatch(new RegExp(`(?<!\\d)${digits}(?!\\d)`));
});

test('a code by phone signs in whose phone it is, and nobody else is sent one', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Ola');
  await addPhone(service, person, '+447700900123');
  const browser = service.visitor();
  const nobody = await browser.post('/api/auth/phone-code', { phone: '+447700900999' });
  const known = await browser.post('/api/auth/phone-code', { phone: '0044 (7700) 900-123' });
  expect(known).toEqual(nobody);
  const message = await service.phones.messageTo('+447700900123', 2);
  expect(message.text).toMatch(/^\d{6} is your Moonpage code\. .*\n\n@localhost #\d{6}$/);
  const answer = await browser.post('/api/auth/verify-code', {
    type: 'sms',
    phone: '+44 7700 900123',
    token: codeIn(message),
  });
  expect(answer).toMatchObject({ status: 200, body: { userId: person.userId } });
  expect(service.phones.messages.filter(({ to }) => to === '+447700900999')).toEqual([]);
});

test('a text message is not refunded when its code is used, as it costs money', async () => {
  const person = await signUpPerson(service, 'Quy');
  const phone = '+447700900126';
  for (let nth = 0; nth < 3; nth += 1) await addPhone(service, person, phone);
  const { browser } = person;
  for (let nth = 3; nth < 6; nth += 1) {
    await browser.post('/api/auth/phone-code', { phone });
    const token = codeIn(await service.phones.messageTo(phone, nth + 1));
    expect(await browser.post('/api/auth/verify-code', { type: 'sms', phone, token })).toMatchObject({
      status: 200,
    });
  }
  expect(await browser.post('/api/auth/phone', { phone })).toMatchObject({ status: 429 });
  expect(await browser.post('/api/auth/phone-code', { phone })).toMatchObject({ status: 429 });
});

test('a phone is sent five codes in ten minutes at most, whether or not it is somebody’s', async () => {
  const person = await signUpPerson(service, 'Pam');
  await addPhone(service, person, '+447700900124');
  service.advance(10 * 60 * 1000);
  const tries = async (phone: string) => {
    const statuses = [];
    const stranger = service.visitor();
    for (let nth = 0; nth < 6; nth += 1) {
      statuses.push((await stranger.post('/api/auth/phone-code', { phone })).status);
    }
    return statuses;
  };
  expect(await tries('+447700900124')).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await tries('+447700900125')).toEqual([200, 200, 200, 200, 200, 429]);
});
