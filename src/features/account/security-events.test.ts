import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPhone, signUpPerson } from './test-support/person.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** What was logged of security events while `work` ran. */
async function eventsOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const before = service.logged.length;
  await work();
  const lines = service.logged.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
  return lines.filter(({ msg }) => msg === 'security event');
}

test('signing in, failing to, and leaving are each one line, without address or password', async () => {
  const ada = await signUpPerson(service, 'Ada');
  const credentials = { email: ada.email, password: ada.password };
  const browser = service.visitor('203.0.113.77');
  const from = { network: '203.0.113.0/24', requestId: expect.any(String) as string };
  expect(
    await eventsOf(() => browser.post('/api/auth/sign-in', { ...credentials, password: 'wrong one' })),
  ).toMatchObject([{ event: 'account.signIn', outcome: 'INVALID_CREDENTIALS', userId: null, ...from }]);
  expect(await eventsOf(() => browser.post('/api/auth/sign-in', credentials))).toMatchObject([
    { event: 'account.signIn', outcome: 'ok', userId: ada.userId, ...from },
  ]);
  expect(await eventsOf(() => browser.post('/api/auth/sign-out', {}))).toMatchObject([
    { event: 'account.signOut', outcome: 'ok', ...from },
  ]);
  const everything = service.logged.join('');
  for (const secret of [ada.email, ada.password, 'wrong one', '203.0.113.77']) {
    expect(everything).not.toContain(secret);
  }
});

test(
  'whoever asks for what is another’s is named, and what one reads or mistypes is no event',
  { retry: 0 },
  async () => {
    const ben = await signUpPerson(service, 'Ben');
    expect(await eventsOf(() => ben.browser.get('/api/profiles/somebody-else/coin'))).toMatchObject([
      { event: 'coins.read', outcome: 'FORBIDDEN', userId: ben.userId },
    ]);
    expect(await eventsOf(() => ben.browser.get('/api/admin/totals'))).toMatchObject([
      { event: 'admin.totals', outcome: 'FORBIDDEN', userId: ben.userId },
    ]);
    expect(await eventsOf(() => ben.browser.get('/api/auth/session'))).toEqual([]);
    expect(await eventsOf(() => ben.browser.post('/api/auth/sign-in', { email: '' }))).toEqual([]);
  },
);

test('what changes who gets in is one line each, done or refused', async () => {
  const dora = await signUpPerson(service, 'Dora');
  const to = { userId: dora.userId };
  expect(
    await eventsOf(() => dora.browser.post('/api/auth/change-email', { email: 'new.dora@example.com' })),
  ).toMatchObject([{ event: 'account.changeEmail', outcome: 'ok', ...to }]);
  expect(await eventsOf(() => addPhone(service, dora, '+12025550186'))).toMatchObject([
    { event: 'account.requestPhone', outcome: 'ok', ...to },
    { event: 'account.confirmPhone', outcome: 'ok', ...to },
  ]);
  service.advance(11 * 60_000);
  expect(await eventsOf(() => dora.browser.post('/api/auth/phone/remove', {}))).toMatchObject([
    { event: 'account.removePhone', outcome: 'PROOF_NEEDED', ...to },
  ]);
  const everything = service.logged.join('');
  for (const secret of ['new.dora@example.com', '2025550186']) expect(everything).not.toContain(secret);
});

test('an IPv6 visitor is logged by /48', async () => {
  const visitor = service.visitor('2001:db8:7:8::9');
  const wrong = { email: 'nobody@example.com', password: 'wrong one' };
  expect(await eventsOf(() => visitor.post('/api/auth/sign-in', wrong))).toMatchObject([
    { network: '2001:db8:7::/48' },
  ]);
});

test('the user export and a foreign origin are no way around the log', async () => {
  const cleo = await signUpPerson(service, 'Cleo');
  expect(await eventsOf(() => cleo.browser.fetch('/api/admin/users.csv'))).toMatchObject([
    { event: 'admin.exportUsers', outcome: 'FORBIDDEN', userId: cleo.userId },
  ]);
  const foreign = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect(await eventsOf(() => cleo.browser.fetch('/api/auth/sign-out', foreign))).toMatchObject([
    { event: 'request', outcome: 'FOREIGN_ORIGIN' },
  ]);
});
