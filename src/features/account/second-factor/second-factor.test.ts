import { base32 } from '@better-auth/utils/base32';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { backupCodes, secondFactors } from './tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { signUpPerson, type TestPerson } from '../test-support/person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const wrong = { status: 400, body: { code: 'SECOND_FACTOR_WRONG' } };
const signIn = (browser: Visitor, { email, password }: TestPerson) =>
  browser.post('/api/auth/sign-in', { email, password });
const answer = (browser: Visitor, code: string) => browser.post('/api/auth/second-factor/verify', { code });
const session = async (browser: Visitor) => (await browser.get('/api/auth/session')).body;

test('enrolling takes the password, shows the secret as text and code to scan, and counts after a first code', async () => {
  const person = await signUpPerson(service, 'Ada');
  const draft = (body: object) => person.browser.post('/api/auth/second-factor/draft', body);
  expect(await draft({})).toMatchObject({ status: 400, body: { code: 'PROOF_MISSING' } });
  expect(await draft({ password: 'wrong one' })).toMatchObject({
    status: 400,
    body: { code: 'PASSWORD_WRONG', message: 'That password is not right.' },
  });
  const { body } = await draft({ password: person.password });
  const made = body as { secret: string; uri: string; qr: { size: number; path: string } };
  expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(made.uri).toContain(
    `otpauth://totp/Moonpage:ada%40example.com?secret=${made.secret}&issuer=Moonpage`,
  );
  expect(made.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(await signIn(service.visitor(), person)).toMatchObject({ status: 200 });

  const confirm = (code: string) => person.browser.post('/api/auth/second-factor/confirm', { code });
  const right = await appCode(service, made.secret);
  expect(await confirm(right === '000000' ? '000001' : '000000')).toMatchObject(wrong);
  const confirmed = await confirm(right);
  const { backupCodes: backup } = confirmed.body as { backupCodes: string[] };
  expect(backup).toHaveLength(10);
  expect(new Set(backup).size).toBe(10);
  expect(backup.every((code) => /^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/.test(code))).toBe(true);
  expect(await person.browser.get('/api/auth/security')).toMatchObject({
    body: { hasPassword: true, phone: null, secondFactor: { backupCodesLeft: 10 } },
  });
  expect(await confirm(right)).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_ON' } });
  expect(await draft({ password: person.password })).toMatchObject({ status: 409 });
  expect((await service.mailbox.mailTo(person.email, 2)).subject).toContain('second factor');
});

test('enrolling ends the sessions elsewhere and keeps this one', async () => {
  const person = await signUpPerson(service, 'Bob');
  const elsewhere = service.visitor();
  await signIn(elsewhere, person);
  const draft = await person.browser.post('/api/auth/second-factor/draft', { password: person.password });
  const { secret } = draft.body as { secret: string };
  await person.browser.post('/api/auth/second-factor/confirm', { code: await appCode(service, secret) });
  expect(await session(elsewhere)).toBeNull();
  expect(await session(person.browser)).toMatchObject({ userId: person.userId });
});

test('new backup codes end the old ones and take a code, not the password', async () => {
  const person = await enrolPerson(service, 'Ned');
  const renew = (body: object) => person.browser.post('/api/auth/second-factor/backup-codes', body);
  expect(await renew({ password: person.password })).toMatchObject({ status: 422 });
  expect(await renew({ code: 'zzzz-zzzz-zzzz' })).toMatchObject(wrong);
  const { body } = await renew({ code: await appCode(service, person.secret) });
  const { backupCodes: fresh } = body as { backupCodes: string[] };
  const browser = service.visitor();
  await signIn(browser, person);
  expect(await answer(browser, person.backup[0] ?? '')).toMatchObject(wrong);
  expect(await answer(browser, fresh[0] ?? '')).toMatchObject({ status: 200 });
});

test('the second factor is removed with a code, not with the password', async () => {
  const person = await enrolPerson(service, 'Oli');
  const remove = (body: object) => person.browser.post('/api/auth/second-factor/remove', body);
  expect(await remove({ password: person.password })).toMatchObject({ status: 422 });
  expect(await remove({ code: 'zzzz-zzzz-zzzz' })).toMatchObject(wrong);
  expect(await remove({ code: await appCode(service, person.secret) })).toMatchObject({ status: 200 });
  expect(await remove({ code: person.backup[0] })).toMatchObject({
    status: 409,
    body: { code: 'SECOND_FACTOR_OFF' },
  });
  expect(await signIn(service.visitor(), person)).toMatchObject({ status: 200 });
  const { db } = service.database;
  expect(await db.select().from(backupCodes).where(eq(backupCodes.userId, person.userId))).toEqual([]);
  expect((await service.mailbox.mailTo(person.email, 3)).subject).toContain('no longer');
});

test('signing in with a second factor logs no error', async () => {
  const person = await enrolPerson(service, 'Sky');
  const before = service.errors.length;
  const browser = service.visitor();
  expect(await signIn(browser, person)).toMatchObject({
    status: 403,
    body: { code: 'SECOND_FACTOR_NEEDED' },
  });
  expect(await answer(browser, await appCode(service, person.secret))).toMatchObject({ status: 200 });
  expect(service.errors.slice(before)).toEqual([]);
});

test('secrets and backup codes cannot be read from the database', async () => {
  const person = await enrolPerson(service, 'Rae');
  const { db } = service.database;
  const everything = JSON.stringify([
    await db.select().from(secondFactors),
    await db.select().from(backupCodes),
  ]);
  const key = new TextDecoder().decode(base32.decode(person.secret));
  for (const secret of [
    person.secret,
    key,
    ...person.backup,
    ...person.backup.map((code) => code.replaceAll('-', '')),
  ]) {
    expect(everything).not.toContain(secret);
  }
});

test('the endpoints of the second factor are for who is signed in', async () => {
  const visitor = service.visitor();
  for (const [path, body] of [
    ['draft', {}],
    ['confirm', { code: '123456' }],
    ['backup-codes', { code: '123456' }],
    ['remove', { code: '123456' }],
  ] as const) {
    expect(await visitor.post(`/api/auth/second-factor/${path}`, body)).toMatchObject({ status: 401 });
  }
  expect(await visitor.get('/api/auth/security')).toMatchObject({ status: 401 });
});
