import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signUpPerson, type TestPerson } from '../../src/features/account/test-support/person.ts';
import { signInAdmin } from '../../src/features/admin/test-support/users.ts';
import type { TestApp } from '../../src/test-support/app.ts';
import type { Visitor } from '../../src/test-support/visitor.ts';
import { read, redirectOf, startSite } from '../test-support/documents.ts';

let site: TestApp;
let admin: Visitor;
let creator: TestPerson;
beforeAll(async () => {
  site = await startSite();
  ({ browser: admin } = await signInAdmin(site));
  creator = await signUpPerson(site, 'Ada');
});
afterAll(() => site.close());

describe('the admin login answers at its secret path alone', { retry: 0 }, () => {
  const secret = 'hidden-door';

  test('there it is a form with one link, which leads home', async () => {
    const page = await read(site.visitor(), `/${secret}`);
    expect([page.status, page.title]).toEqual([200, 'Moonpage | Admin Login']);
    expect(page.robots).toBe('noindex, nofollow');
    expect(page.attributes('a', 'href')).toEqual(['/']);
  });

  test.each([`/${secret}/`, `//${secret}`, `/${secret.slice(0, -1)}`, `/${secret}x`, `/${secret}/admin`])(
    '%s is no page',
    async (near) => {
      expect((await site.visitor().fetch(`http://localhost:3000${near}`)).status).toBe(404);
    },
  );

  test.each([
    '/',
    '/login',
    '/signup',
    '/no-such-page',
    '/api/openapi.json',
    '/admin',
    '/__manifest?paths=%2Fadmin,%2Fx&version=1',
    '/login.data',
  ])('%s does not reveal it', async (path) => {
    const reply = await site.visitor().fetch(path);
    expect(await reply.text()).not.toContain(secret);
    expect(JSON.stringify([...reply.headers])).not.toContain(secret);
  });
});

describe('the admin area is for admins alone, however its address is written', { retry: 0 }, () => {
  test.each(['/admin', '/users', '/ADMIN', '/users/'])('%s', async (path) => {
    expect(await redirectOf(site.visitor(), path)).toBe('/login');
    expect(await redirectOf(creator.browser, path)).toBe(`/dashboard/${creator.userId}`);
  });
});

test.each(['/admin', '/users'])('%s is shown to an admin, and kept from search engines', async (path) => {
  const page = await read(admin, path);
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow');
  expect(page.robots).toBe('noindex, nofollow');
});

test('an admin’s menu has two entries', async () => {
  const page = await read(admin, '/admin');
  expect(page.texts('nav[aria-label=Main] a')).toEqual(['Admin Dashboard', 'Users']);
  expect(page.attributes('nav[aria-label=Main] a', 'href')).toEqual(['/admin', '/users']);
});

test.each([
  '/dashboard/me',
  '/build',
  '/landing/me',
  '/edit-landing/me',
  '/promotion',
  '/account/me',
  '/hidden-door',
])('an admin is led from %s to the admin area', { retry: 0 }, async (path) => {
  expect(await redirectOf(admin, path)).toBe('/admin');
});
