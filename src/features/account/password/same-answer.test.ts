import { AsyncLocalStorage } from 'node:async_hooks';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { addPhone, signUpPerson } from '../test-support/person.ts';

let service: TestApp;
/** The statements of the request that runs in this context; background work has none. */
const statements = new AsyncLocalStorage<string[]>();
// oxlint-disable-next-line typescript/unbound-method -- applied to its own client below
const original = Client.prototype.query;
const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
  this: Client,
  ...args: unknown[]
) {
  statements.getStore()?.push(textOf(args[0]));
  const result: unknown = Reflect.apply(original, this, args);
  return result as never;
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
  spy.mockRestore();
  await service.close();
});

/** What a stranger sees of a request, and what it did before it answered. */
async function observe(path: string, body: object) {
  const own: string[] = [];
  const {
    status,
    body: answer,
    setCookies,
  } = await statements.run(own, () => service.visitor().post(path, body));
  return { status, answer, setCookies, statements: own };
}

test.each([
  ['sign-up', { first_name: 'Somebody', password: 'some password' }],
  ['resend-confirmation', {}],
  ['forgot-password', {}],
  ['magic-link', {}],
])('%s answers the same and does the same, whoever has an account', async (name, fields) => {
  const path = `/api/auth/${name}`;
  const unknown = await observe(path, { ...fields, email: `unknown-${name}@example.com` });
  const confirmed = await observe(path, { ...fields, email: 'known@example.com' });
  const waiting = await observe(path, { ...fields, email: 'waiting@example.com' });
  expect(unknown).toMatchObject({ status: 200, answer: { requested: true }, setCookies: [] });
  expect(unknown.statements.length).toBeGreaterThan(2);
  expect(confirmed).toEqual(unknown);
  expect(waiting).toEqual(unknown);
});

test('codes are requested and refused alike with and without an account', async () => {
  await addPhone(service, await signUpPerson(service, 'Caller'), '+12025550171');
  const asked = async (phone: string) => observe('/api/auth/phone-code', { phone });
  const typed = async (way: object) => observe('/api/auth/verify-code', { ...way, token: '000000' });
  await service.phones.messageTo('+12025550171');
  const unknownPhone = await asked('+12025550172');
  expect(unknownPhone).toMatchObject({ status: 200, answer: { requested: true }, setCookies: [] });
  expect(await asked('+12025550171')).toEqual(unknownPhone);
  await service.phones.messageTo('+12025550171', 2);
  const wrongForUnknown = await typed({ type: 'sms', phone: '+12025550172' });
  expect(wrongForUnknown).toMatchObject({ status: 400, answer: { code: 'CODE_WRONG' } });
  expect(await typed({ type: 'sms', phone: '+12025550171' })).toEqual(wrongForUnknown);

  const email = 'caller@example.com';
  await service.visitor().post('/api/auth/magic-link', { email });
  await service.visitor().post('/api/auth/magic-link', { email: 'unknown-caller@example.com' });
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
      person.browser.post('/api/auth/change-email', { email, password: person.password }),
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
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await service.visitor().post('/api/auth/magic-link', { email })).status);
    }
    return statuses;
  };
  await signUpPerson(service, 'Busy');
  expect(await tries('busy@example.com')).toEqual(await tries('nobody@example.com'));
});

test('a wrong password and an unknown address are refused in the same words', async () => {
  const wrong = await service
    .visitor()
    .post('/api/auth/sign-in', { email: 'known@example.com', password: 'wrong' });
  const unknown = await service
    .visitor()
    .post('/api/auth/sign-in', { email: 'ghost@example.com', password: 'wrong' });
  expect(wrong).toMatchObject({ status: 401, body: { message: 'Invalid email or password' } });
  expect(wrong).toEqual(unknown);
});
