import { AsyncLocalStorage } from 'node:async_hooks';
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { addPhone, signUpPerson } from '../test-support/person.ts';

let service: TestApp;
/** The statements of the request that runs in this context; background work has none. */
const statements = new AsyncLocalStorage<string[]>();
/** How often a password was hashed. */
let hashed: MockInstance;
beforeEach(() => {
  // A busy pool runs what it was asked for in the context of whoever gives a client back, so that is recorded where it is asked for.
  for (const prototype of [Pool.prototype, Client.prototype]) {
    // oxlint-disable-next-line typescript/unbound-method -- applied to its own object below
    const original = prototype.query;
    vi.spyOn(prototype, 'query').mockImplementation(function (this: Pool | Client, ...args: unknown[]) {
      const isPools = prototype === Client.prototype && typeof args.at(-1) === 'function';
      if (!isPools) statements.getStore()?.push(textOf(args[0]));
      const result: unknown = Reflect.apply(original, this, args);
      return result as never;
    });
  }
  hashed = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
});

function textOf(query: unknown): string {
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);
}

beforeAll(async () => {
  service = await createTestApp();
  await signUpPerson(service, 'Known');
  const waiting = { first_name: 'Waiting', email: 'waiting@example.com', password: 'password' };
  await service.visitor().post('/api/auth/sign-up', waiting);
});
afterAll(async () => {
  syncBuiltinESMExports();
  await service.close();
});

const browserCookie = 'moonpage.browser; Max-Age=15552000; Path=/; HttpOnly; SameSite=Lax';

/** What a stranger sees of a request, and what it did before it answered. */
async function observe(path: string, body: object, browser = service.visitor()) {
  const own: string[] = [];
  const before = hashed.mock.calls.length;
  const { status, body: answer, setCookies } = await statements.run(own, () => browser.post(path, body));
  const hashes = hashed.mock.calls.length - before;
  const cookies = setCookies.map((cookie) => cookie.replace(/=[^;]*/, ''));
  return { status, answer, cookies, statements: own, hashes };
}

test.each([
  ['sign-up', { first_name: 'Somebody', password: 'some password' }, { cookies: [browserCookie], hashes: 1 }],
  ['resend-confirmation', {}, { cookies: [], hashes: 0 }],
  ['forgot-password', {}, { cookies: [], hashes: 0 }],
  ['magic-link', {}, { cookies: [browserCookie], hashes: 0 }],
])('%s answers the same and does the same, whoever has an account', async (name, fields, expected) => {
  const path = `/api/auth/${name}`;
  const unknown = await observe(path, { ...fields, email: `unknown-${name}@example.com` });
  const confirmed = await observe(path, { ...fields, email: 'known@example.com' });
  const waiting = await observe(path, { ...fields, email: 'waiting@example.com' });
  expect(unknown).toMatchObject({ status: 200, answer: { requested: true }, ...expected });
  expect(unknown.statements.length).toBeGreaterThan(2);
  expect(confirmed).toEqual(unknown);
  expect(waiting).toEqual(unknown);
});

test('codes are requested and refused alike with and without an account', async () => {
  await addPhone(service, await signUpPerson(service, 'Caller'), '+12025550171');
  const browser = service.visitor();
  const asked = async (phone: string) => observe('/api/auth/phone-code', { phone }, browser);
  const typed = async (way: object) => observe('/api/auth/verify-code', { ...way, token: '000000' }, browser);
  await service.phones.messageTo('+12025550171');
  const unknownPhone = await asked('+12025550172');
  expect(unknownPhone).toMatchObject({ status: 200, answer: { requested: true }, cookies: [browserCookie] });
  expect(await asked('+12025550171')).toEqual(unknownPhone);
  await service.phones.messageTo('+12025550171', 2);
  const wrongForUnknown = await typed({ type: 'sms', phone: '+12025550172' });
  expect(wrongForUnknown).toMatchObject({ status: 400, answer: { code: 'CODE_WRONG' } });
  expect(await typed({ type: 'sms', phone: '+12025550171' })).toEqual(wrongForUnknown);

  const email = 'caller@example.com';
  await browser.post('/api/auth/magic-link', { email });
  await browser.post('/api/auth/magic-link', { email: 'unknown-caller@example.com' });
  await service.mailbox.mailTo(email, 3);
  const wrongByMail = await typed({ type: 'email', email: 'unknown-caller@example.com' });
  expect(wrongByMail).toMatchObject({ status: 400, answer: { code: 'CODE_WRONG' } });
  expect(await typed({ type: 'email', email })).toEqual(wrongByMail);
});

test('a change of address runs the same statements whether or not the address is taken', async () => {
  const person = await signUpPerson(service, 'Mover');
  const move = async (email: string) => {
    const own: string[] = [];
    const { status, body } = await statements.run(own, () =>
      person.browser.post('/api/auth/change-email', { email }),
    );
    return { status, body, statements: own };
  };
  const free = await move('free-for-mover@example.com');
  expect(free).toMatchObject({ status: 200, body: { requested: true } });
  expect(await move('known@example.com')).toEqual(free);
});

test('the limit of a mailbox does not depend on whether it has an account', async () => {
  const tries = async (email: string) => {
    const statuses: number[] = [];
    const stranger = service.visitor();
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await stranger.post('/api/auth/magic-link', { email })).status);
    }
    return statuses;
  };
  await signUpPerson(service, 'Busy');
  expect(await tries('busy@example.com')).toEqual(await tries('nobody@example.com'));
});

test('a wrong password is refused alike with and without an account, and whoever waits for confirmation', async () => {
  const path = '/api/auth/sign-in';
  const unknown = await observe(path, { email: 'ghost@example.com', password: 'wrong' });
  const refused = { answer: { code: 'INVALID_CREDENTIALS', message: 'Invalid email or password' } };
  expect(unknown).toMatchObject({ status: 401, ...refused, cookies: [], hashes: 2 });
  expect(await observe(path, { email: 'known@example.com', password: 'wrong' })).toEqual(unknown);
  expect(await observe(path, { email: 'waiting@example.com', password: 'wrong' })).toEqual(unknown);
});

test('the password of a sign-up that waits is answered alike with and without an account', async () => {
  const strangers = { first_name: 'Stranger', password: 'of a stranger' };
  for (const email of ['known@example.com', 'several@example.com', 'several@example.com'])
    await service.visitor().post('/api/auth/sign-up', { ...strangers, email });
  const enter = (email: string, password: string) => observe('/api/auth/sign-in', { email, password });
  const without = await enter('waiting@example.com', 'password');
  expect(without).toMatchObject({
    status: 403,
    answer: {
      code: 'EMAIL_NOT_CONFIRMED',
      message: 'Please confirm your email first. The link is in the message that we sent you.',
    },
    cookies: [],
    hashes: 2,
  });
  expect(await enter('known@example.com', strangers.password)).toEqual(without);
  expect(await enter('several@example.com', strangers.password)).toEqual(without);
});
