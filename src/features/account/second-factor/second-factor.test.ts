import { base32 } from '@better-auth/utils/base32';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { backupCodes, secondFactors } from './tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { isTold, signUpPerson, type TestPerson } from '../test-support/person.ts';

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

test('enrolling shows the secret as text and code to scan, and counts after a first code', async () => {
  const person = await signUpPerson(service, 'Ada');
  const draft = () => person.browser.post('/api/auth/second-factor/draft', {});
  const { body } = await draft();
  const made = body as { secret: string; uri: string; qr: { size: number; path: string } };
  expect(made.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(made.uri).toContain(
    `otpauth://totp/Moonpage:ada%40example.com?secret=${made.secret}&issuer=Moonpage`,
  );
  expect(made.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/);
  expect(await signIn(service.visitor(), person)).toMatchObject({ status: 200 });

  const confirm = (code: string) => person.browser.post('/api/auth/second-factor/confirm', { code });
  const right = await appCode(service, made.secret);
  expect(await confirm(right === '000000' ? '000001' : '000000')).toMatchObject({
    status: 400,
    body: {
      code: 'SECOND_FACTOR_WRONG',
      message: 'That code is not right. Check it and the clock of your phone, and try again.',
    },
  });
  const confirmed = await confirm(right);
  const { backupCodes: backup } = confirmed.body as { backupCodes: string[] };
  expect(backup).toHaveLength(10);
  expect(new Set(backup).size).toBe(10);
  expect(backup.every((code) => /^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/.test(code))).toBe(true);
  expect(await person.browser.get('/api/auth/security')).toMatchObject({
    body: { hasPassword: true, phone: null, secondFactor: { backupCodesLeft: 10 } },
  });
  expect(await confirm(right)).toMatchObject({ status: 409, body: { code: 'SECOND_FACTOR_ON' } });
  expect(await draft()).toMatchObject({ status: 409 });
  expect((await service.mailbox.mailTo(person.email, 2)).subject).toContain('second factor');
});

test('enrolling ends the sessions elsewhere and keeps this one', async () => {
  const person = await signUpPerson(service, 'Bob');
  const elsewhere = service.visitor();
  await signIn(elsewhere, person);
  const draft = await person.browser.post('/api/auth/second-factor/draft', {});
  const { secret } = draft.body as { secret: string };
  await person.browser.post('/api/auth/second-factor/confirm', { code: await appCode(service, secret) });
  expect(await session(elsewhere)).toBeNull();
  expect(await session(person.browser)).toMatchObject({ userId: person.userId });
});

test('of two browsers that enrol at once one wins, and the other is told', { retry: 0 }, async () => {
  const person = await signUpPerson(service, 'Duo');
  const other = service.visitor();
  await signIn(other, person);
  const draft = async (browser: Visitor) => {
    const { body } = await browser.post('/api/auth/second-factor/draft', {});
    return (body as { secret: string }).secret;
  };
  const confirm = async (browser: Visitor, secret: string) =>
    browser.post('/api/auth/second-factor/confirm', { code: await appCode(service, secret) });
  const first = await draft(person.browser);
  const second = await draft(other);
  expect(await confirm(person.browser, first)).toMatchObject({
    status: 409,
    body: {
      message: 'Another browser has begun to turn the second factor on. Close this, then start again.',
    },
  });
  const answers = await Promise.all([confirm(other, second), confirm(other, second), confirm(other, second)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  expect(await person.browser.post('/api/auth/second-factor/draft', {})).toMatchObject({ status: 401 });
});

test('new backup codes end the old ones, and a mail tells of them', async () => {
  const person = await enrolPerson(service, 'Ned');
  const { body } = await person.browser.post('/api/auth/second-factor/backup-codes', {});
  const { backupCodes: fresh } = body as { backupCodes: string[] };
  const browser = service.visitor();
  await signIn(browser, person);
  expect(await answer(browser, person.backup[0] ?? '')).toMatchObject(wrong);
  expect(await answer(browser, fresh[0] ?? '')).toMatchObject({ status: 200 });
  await expect.poll(() => isTold(service, person.email, 'new backup codes')).toBe(true);
});

test('the second factor is removed, once', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Oli');
  const remove = () => person.browser.post('/api/auth/second-factor/remove', {});
  expect(await remove()).toMatchObject({ status: 200 });
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'SECOND_FACTOR_OFF' },
  });
  expect(await signIn(service.visitor(), person)).toMatchObject({ status: 200 });
  const { db } = service.database;
  expect(await db.select().from(backupCodes).where(eq(backupCodes.userId, person.userId))).toEqual([]);
  await expect.poll(() => isTold(service, person.email, 'no longer')).toBe(true);
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
    ['backup-codes', {}],
    ['remove', {}],
  ] as const) {
    expect(await visitor.post(`/api/auth/second-factor/${path}`, body)).toMatchObject({ status: 401 });
  }
  expect(await visitor.get('/api/auth/security')).toMatchObject({ status: 401 });
});
