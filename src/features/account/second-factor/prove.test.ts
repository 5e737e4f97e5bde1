import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { codes } from '../codes/tables.ts';
import { sessions } from '../sessions/tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { addPhone, signUpPerson, type TestPerson } from '../test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const needed = {
  status: 403,
  body: { code: 'PROOF_NEEDED', message: 'Please show once more that it is you, then try again.' },
};
const proven = { status: 200, body: { proven: true } };

/** Lets the sessions of a person grow older than a proof lasts. */
async function growOld({ userId }: TestPerson): Promise<void> {
  const provenAt = new Date(service.now().getTime() - 10 * 60_000);
  await service.database.db.update(sessions).set({ provenAt }).where(eq(sessions.userId, userId));
}
const prove = ({ browser }: TestPerson, shown: object) => browser.post('/api/auth/prove', shown);
const removePhone = ({ browser }: TestPerson) => browser.post('/api/auth/phone/remove', {});

/** Has a code mailed. @returns it. */
async function mailedCode({ browser, email }: TestPerson): Promise<string> {
  // Notices of what was done before may come in between.
  const codeMails = () =>
    service.mailbox.mails.filter(({ to, subject }) => to === email && subject === 'Your Moonpage code');
  const before = codeMails().length;
  await browser.post('/api/auth/prove/code', {});
  await expect.poll(() => codeMails()).toHaveLength(before + 1);
  return codeIn(codeMails()[before] ?? { text: '' });
}

test('what changes who gets in, or ends the account, takes a sign-in of the last ten minutes', async () => {
  const person = await enrolPerson(service, 'Ada');
  await addPhone(service, person, '+12025550101');
  const { browser, email } = person;
  await growOld(person);
  for (const [path, body] of [
    ['delete-account', { email }],
    ['change-email', { email: 'elsewhere@example.com' }],
    ['phone', { phone: '+12025550102' }],
    ['phone/remove', {}],
    ['link-identity', { provider: 'github' }],
    ['unlink-identity', { id: 'none' }],
    ['second-factor/draft', {}],
    ['second-factor/backup-codes', {}],
    ['second-factor/remove', {}],
  ] as const) {
    expect({ path, ...(await browser.post(`/api/auth/${path}`, body)) }).toMatchObject({ path, ...needed });
  }
  expect(service.phones.messages.filter(({ to }) => to === '+12025550102')).toEqual([]);
  expect(await browser.get('/api/auth/security')).toMatchObject({
    body: { phone: '+12025550101', secondFactor: { backupCodesLeft: 10 } },
  });
});

test('the password proves it again, for ten minutes, in this browser alone', async () => {
  const person = await signUpPerson(service, 'Ben');
  const elsewhere = { ...person, browser: service.visitor() };
  await elsewhere.browser.post('/api/auth/sign-in', { email: person.email, password: person.password });
  await growOld(person);
  expect(await prove(person, { password: 'wrong one' })).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_WRONG', message: 'That password is not right.' },
  });
  expect(await removePhone(person)).toMatchObject(needed);
  expect(await prove(person, { password: person.password })).toMatchObject(proven);
  service.advance(9 * 60_000);
  expect(await removePhone(person)).toMatchObject({ status: 200 });
  expect(await removePhone(elsewhere)).toMatchObject(needed);
  await growOld(person);
  expect(await removePhone(person)).toMatchObject(needed);
});

test('a mailed code proves it, once, also for who has no password', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Cyd');
  const other = await signUpPerson(service, 'Dan');
  await growOld(person);
  const token = await mailedCode(person);
  expect(await prove(other, { token })).toMatchObject({ status: 400, body: { code: 'CODE_WRONG' } });
  expect(await prove(person, { token: token === '000000' ? '000001' : '000000' })).toMatchObject({
    status: 400,
    body: { code: 'CODE_WRONG' },
  });
  expect(await prove(person, { token })).toMatchObject(proven);
  expect(await removePhone(person)).toMatchObject({ status: 200 });
  expect(await prove(person, { token })).toMatchObject({ status: 400, body: { code: 'CODE_USED' } });
});

test('a mailed code that is typed twice at once proves it once', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Cleo');
  await growOld(person);
  const token = await mailedCode(person);
  const both = await Promise.all([prove(person, { token }), prove(person, { token })]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
});

test('a code of a proof signs nobody in, and one that signs in proves nothing', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Eli');
  const token = await mailedCode(person);
  const { email } = person;
  const signIn = { type: 'email', email, token };
  expect(await service.visitor().post('/api/auth/verify-code', signIn)).toMatchObject({ status: 400 });
  const before = service.mailbox.mails.filter(({ to }) => to === email).length;
  await service.visitor().post('/api/auth/magic-link', { email });
  const mailed = codeIn(await service.mailbox.mailTo(email, before + 1));
  expect((await prove(person, { token: mailed })).status).toBe(mailed === token ? 200 : 400);
});

test('where the second factor is on, the password takes a code of it as well', async () => {
  const person = await enrolPerson(service, 'Fay');
  await growOld(person);
  const { password } = person;
  const wrong = { status: 400, body: { code: 'SECOND_FACTOR_WRONG' } };
  expect(await prove(person, { password })).toMatchObject(wrong);
  expect(await prove(person, { password, code: 'zzzz-zzzz-zzzz' })).toMatchObject(wrong);
  const code = await appCode(service, person.secret);
  expect(await prove(person, { password: 'wrong one', code })).toMatchObject({
    body: { code: 'PASSWORD_WRONG' },
  });
  expect(await prove(person, { password, code })).toMatchObject(proven);
  expect(await prove(person, { password, code })).toMatchObject({ body: { code: 'SECOND_FACTOR_USED' } });
  expect(await prove(person, { password, code: person.backup[0] })).toMatchObject(proven);
  expect(await person.browser.post('/api/auth/second-factor/remove', {})).toMatchObject({ status: 200 });
});

test('a mailed code is not spent while the second factor’s is wrong', async () => {
  const person = await enrolPerson(service, 'Gus');
  await growOld(person);
  const token = await mailedCode(person);
  expect(await prove(person, { token, code: 'zzzz-zzzz-zzzz' })).toMatchObject({
    body: { code: 'SECOND_FACTOR_WRONG' },
  });
  expect(await prove(person, { token, code: person.backup[0] })).toMatchObject(proven);
});

test('wrong codes are counted, and void the mailed one', async () => {
  const person = await signUpPerson(service, 'Hal');
  const token = await mailedCode(person);
  const wrong = token === '000000' ? '000001' : '000000';
  for (let nth = 0; nth < 5; nth += 1) await prove(person, { token: wrong });
  expect(await prove(person, { token })).toMatchObject({ status: 400, body: { code: 'CODE_VOID' } });
  const rows = await service.database.db.select().from(codes).where(eq(codes.target, person.email));
  expect(rows.map(({ usedAt }) => usedAt)).toEqual([null]);
});

test('guesses at the password are limited for an account, wherever they come from', async () => {
  const person = await signUpPerson(service, 'Ida');
  await growOld(person);
  for (let nth = 0; nth < 20; nth += 1) await prove(person, { password: `guess ${nth}` });
  expect(await prove(person, { password: person.password })).toMatchObject({ status: 429 });
});

test('a proof is for who is signed in', async () => {
  const visitor = service.visitor();
  expect(await visitor.post('/api/auth/prove', { password: 'x' })).toMatchObject({ status: 401 });
  expect(await visitor.post('/api/auth/prove/code', {})).toMatchObject({ status: 401 });
});
