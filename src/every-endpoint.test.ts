import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from './contract.ts';
import { writesPerAccount } from './features/account/sessions/signed-in.ts';
import { signInAdmin } from './features/admin/test-support/users.ts';
import { describeApi } from './platform/rpc/openapi.ts';
import { createTestApp, type TestApp } from './test-support/app.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** They take nobody's account for granted: their limits count addresses. */
const ofStrangers = [
  'POST /auth/sign-in',
  'POST /auth/sign-out',
  'POST /auth/sign-up',
  'POST /auth/password-link',
  'POST /auth/update-password',
  'POST /auth/resend-confirmation',
  'POST /auth/forgot-password',
  'POST /auth/magic-link',
  'POST /auth/exchange',
  'POST /auth/phone-code',
  'POST /auth/verify-code',
  'POST /auth/second-factor/verify',
  'POST /auth/social',
  'POST /functions/send-support-email',
  // Ends the session of whoever is no admin.
  'POST /admin/enter',
  'POST /reports',
];

const phone = '+12025550147';
const code = '123456';

/** What passes the check of the input, which comes before that of the account. */
const bodies: Readonly<Record<string, object>> = {
  '/auth/change-email': { email: 'new@example.com' },
  '/auth/phone': { phone },
  '/auth/phone/confirm': { phone, token: code },
  '/auth/second-factor/confirm': { code },
  '/auth/prove': { password: 'a password' },
  '/auth/link-identity': { provider: 'github' },
  '/auth/unlink-identity': { id: 'none' },
  '/auth/sessions/end': { id: 'none' },
  '/auth/first-name': { first_name: 'Ada' },
  '/auth/delete-account': { email: 'nobody@example.com' },
  '/functions/read-words': { coinName: 'Kevin', description: 'A raccoon.' },
  '/functions/draw-emblems': {
    coinName: 'Kevin',
    description: 'A frog.',
    subject: null,
    symbol: 'KEV',
    mainColors: '',
    pageBackground: '',
    emblem: '',
  },
  '/functions/preview-page': { seed: 1 },
  '/functions/proxy-image': { imageUrl: 'https://example.com/heron.png' },
  '/profiles/{userId}/address': { slug: 'heron' },
  '/profiles/{userId}/studio/document': { document: {}, base: 'none' },
  '/profiles/{userId}/revisions': { document: {} },
  '/profiles/{userId}/studio/rewrite': { scope: { is: 'all' }, base: 'none' },
  '/profiles/{userId}/share-steps': { network: 'x', event: 'opened' },
  '/admin/users/{userId}/share-steps-lifted': { isLifted: true },
  '/admin/users/{userId}/is-admin': { isAdmin: true },
};

function bodyOf(path: string, { userId }: { userId: string }): Pick<RequestInit, 'body' | 'headers'> {
  if (path === '/storage/main_images') {
    const body = new FormData();
    body.set('file', new File(['heron'], 'heron.png', { type: 'image/png' }));
    return { body };
  }
  const body = path.startsWith('/functions/deploy-landing-page') ? { userId } : (bodies[path] ?? {});
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
}

test('an account that writes without end is refused by every endpoint that writes, and may still read', async () => {
  const { browser, userId } = await signInAdmin(service);
  const write = async () =>
    (await browser.fetch(`/api/profiles/${userId}/listing`, { method: 'PUT' })).status;
  for (let written = 0; written < writesPerAccount.max; written += 50) {
    const statuses = await Promise.all(Array.from({ length: 50 }, write));
    expect(new Set(statuses)).toEqual(new Set([409]));
  }

  const { paths } = await describeApi(contract, 'test')();
  const answers = await Promise.all(
    Object.entries(paths ?? {})
      .flatMap(([path, methods]) =>
        Object.keys(methods ?? {}).map((method) => ({ path, method: method.toUpperCase() })),
      )
      .map(async ({ path, method }) => {
        const name = `${method} ${path}`;
        if (method === 'GET' || ofStrangers.includes(name)) return { name, status: null };
        const address = `/api${path.replace('{userId}', userId).replace('{position}', '1')}`;
        const { status } = await browser.fetch(address, { method, ...bodyOf(path, { userId }) });
        return { name, status };
      }),
  );
  const writing = answers.filter(({ status }) => status !== null);
  expect(writing.length).toBeGreaterThan(20);
  expect(writing.filter(({ status }) => status !== 429)).toEqual([]);
  expect(answers.map(({ name }) => name)).toEqual(expect.arrayContaining(ofStrangers));

  expect((await browser.get(`/api/profiles/${userId}/page`)).status).toBe(200);
  service.advance(writesPerAccount.windowInMs);
  expect(await write()).toBe(409);
});
