import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const json = { 'content-type': 'application/json' };

test('the process says that it lives, and that it can serve', async () => {
  expect((await service.visitor().fetch('/healthz')).status).toBe(200);
  expect((await service.visitor().fetch('/readyz')).status).toBe(200);
});

test('every answer carries a request id of its own', async () => {
  const ids = await Promise.all(
    ['/healthz', '/api/directory/latest', '/api/nowhere'].map(
      async (path) => (await service.visitor().fetch(path)).headers.get('x-request-id') ?? '',
    ),
  );
  expect(new Set(ids).size).toBe(3);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
});

test('an endpoint that is none is a typed 404, with any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const response = await service.visitor().fetch('/api/functions/nothing', { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
  }
});

test.each(['https://evil.example', 'null', 'http://localhost:3001'])(
  'a page of the origin %s changes nothing',
  async (origin) => {
    const response = await service.visitor().fetch('/api/auth/sign-up', {
      method: 'POST',
      headers: { ...json, origin },
      body: JSON.stringify({ first_name: 'Eve', email: 'eve@example.com', password: 'secret-7' }),
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(service.mailbox.mails).toEqual([]);
  },
);

test('who opened the site at another of its addresses is told the right one', async () => {
  const response = await service.visitor().fetch('/api/auth/sign-out', {
    method: 'POST',
    headers: { ...json, origin: 'http://127.0.0.1:3000' },
    body: '{}',
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain('open this site at http://localhost:3000');
});

test('a body larger than any form is refused, announced or not', async () => {
  const body = JSON.stringify({
    first_name: 'x'.repeat(300_000),
    email: 'a@example.com',
    password: 'secret-7',
  });
  const announced = await service
    .visitor()
    .fetch('/api/auth/sign-up', { method: 'POST', headers: json, body });
  expect(announced.status).toBe(413);
  const stream = new Blob([body]).stream();
  const streamed = await service.visitor().fetch('/api/auth/sign-up', {
    method: 'POST',
    headers: json,
    body: stream,
    duplex: 'half',
  } as RequestInit);
  expect(streamed.status).toBe(413);
});

test.each(['{"first_name":', 'not json', '[1,2', '"text"'])(
  'a body that is no form is refused: %s',
  async (body) => {
    const response = await service
      .visitor()
      .fetch('/api/auth/sign-up', { method: 'POST', headers: json, body });
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  },
);

test('answers of the API are kept by nobody', async () => {
  const response = await service.visitor().fetch('/api/directory/latest');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the API describes itself, with the specified paths', async () => {
  const { body } = await service.visitor().get('/api/openapi.json');
  const { paths } = body as { paths: Record<string, unknown> };
  expect(Object.keys(paths)).toEqual(
    expect.arrayContaining([
      '/functions/generate-landing-page',
      '/functions/deploy-landing-page',
      '/functions/proxy-image',
      '/storage/main_images',
      '/profiles/{userId}/coin',
      '/profiles/{userId}/page-views',
      '/profiles/{userId}/analytics',
      '/admin/analytics',
      '/page-views',
      '/auth/callback/{provider}',
      '/admin/users.csv',
    ]),
  );
});

test('https is asked for where it is used, for a year and every sub-domain', async () => {
  const response = await service.visitor().fetch('/healthz');
  expect(response.headers.get('strict-transport-security')).toBeNull();
  const secure = await createTestApp({ APP_URL: 'https://moonpage.example' });
  const answer = await secure.visitor().fetch('/healthz');
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  await secure.close();
});
