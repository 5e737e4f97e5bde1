import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { signUpPerson, type TestPerson } from './test-support/person.ts';
import { describeApi } from '../../platform/rpc/openapi.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';

let service: TestApp;
let owner: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  service = await createTestApp();
  owner = await signUpPerson(service, 'Owner');
  stranger = await signUpPerson(service, 'Stranger');
});
afterAll(() => service.close());

const described = await describeApi(contract, 'test')();
const endpoints = Object.entries(described.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({ method: method.toUpperCase(), path })),
);
const ofAccounts = endpoints.filter(({ path }) => path.includes('{userId}'));

/** What an endpoint needs before it asks whose account it is. */
const bodies: Record<string, object> = {
  '/profiles/{userId}/address': { slug: 'heron' },
  '/profiles/{userId}/studio/document': { document: {}, base: 'x' },
  '/profiles/{userId}/revisions': { document: {} },
  '/profiles/{userId}/share-steps': { network: 'x', event: 'opened' },
  '/profiles/{userId}/studio/rewrite': { scope: { is: 'all' }, base: 'x' },
};

/** Calls an endpoint for the account of `owner`. */
const call = (browser: TestPerson['browser'], { method, path }: (typeof endpoints)[number]) =>
  browser.fetch(`/api${path.replace('{userId}', owner.userId).replaceAll(/\{(position|number)\}/g, '1')}`, {
    method,
    ...(method !== 'GET' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bodies[path] ?? {}),
    }),
  });

describe('every endpoint that names an account', () => {
  test('is found here', () => expect(ofAccounts.length).toBeGreaterThanOrEqual(5));

  test.each(ofAccounts)(
    '$method $path is refused to another account and to nobody',
    { retry: 0 },
    async (endpoint) => {
      const theirs = await call(stranger.browser, endpoint);
      expect(theirs.status).toBe(403);
      expect(await theirs.json()).toMatchObject({ code: 'FORBIDDEN' });
      const nobodys = await call(service.visitor(), endpoint);
      expect(nobodys.status).toBe(401);
      expect(await nobodys.json()).toMatchObject({ code: 'SIGNED_OUT' });
    },
  );
});

test('the way in for admins is not described', async () => {
  const description = await (await service.visitor().fetch('/api/openapi.json')).text();
  expect(description).toContain('/auth/sign-in');
  expect(description).not.toContain('hidden-door');
});
