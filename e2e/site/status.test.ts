import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../src/test-support/app.ts';
import { withoutTable } from '../../src/test-support/table-away.ts';
import { read, startSite } from '../test-support/documents.ts';

/** What is answered where there is no page, or where it fails. */

let site: TestApp;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const failure = 'Unexpected Application Error!';

test('unknown addresses answer 404, a wrong method 405', async () => {
  const unknown = await read(site.visitor(), '/no-such-page');
  expect(unknown.status).toBe(404);
  expect(unknown.texts('main')[0]).toContain(failure);
  expect(unknown.texts('main')[0]).toContain('404 Not Found');
  expect((await read(site.visitor(), '/directory/no-such-coin')).status).toBe(404);
  expect((await read(site.visitor(), '/api/no-such-endpoint')).status).toBe(404);
  expect((await site.visitor().fetch('/privacy', { method: 'POST' })).status).toBe(405);
});

test('a page that fails says so with its status, and nothing of what failed', async () => {
  // The front page stands without its launches.
  const [failing, home] = await withoutTable(site.database, 'profiles', () =>
    Promise.all([read(site.visitor(), '/directory/no-such-coin'), read(site.visitor(), '/')]),
  );
  expect(failing.status).toBe(500);
  expect(failing.texts('main')[0]).toContain(failure);
  expect(failing.texts('main')[0]).not.toContain('profiles');
  expect(home.status).toBe(200);
});

test.each(['/', '/services', '/tools'])('search engines may list %s', async (path) => {
  const page = await read(site.visitor(), path);
  expect(page.headers.get('x-robots-tag')).toBeNull();
  expect(page.robots).toBe('index, follow');
  expect(page.attributes('link[rel=canonical]', 'href')).toEqual([`http://localhost:3000${path}`]);
});

test.each(['/login', '/signup', '/privacy', '/support', '/no-such-page', '/api/openapi.json'])(
  'search engines may not list %s',
  async (path) => {
    const { headers } = await site.visitor().fetch(path);
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  },
);
