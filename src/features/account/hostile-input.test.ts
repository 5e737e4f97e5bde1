import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { users } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(async () => {
  await service.close();
});

const good = { first_name: 'Dana', email: 'dana@example.com', password: 'moon42' };

test.each<[string, object, string, string]>([
  ['sign-up', { ...good, first_name: '' }, 'first_name', 'Please enter your first name'],
  ['sign-up', { ...good, first_name: '   ' }, 'first_name', 'Please enter your first name'],
  [
    'sign-up',
    { ...good, first_name: 'x'.repeat(81) },
    'first_name',
    'First name must be at most 80 characters long',
  ],
  [
    'sign-up',
    { ...good, first_name: 'Da\u0000na' },
    'first_name',
    'Please enter your first name without control characters',
  ],
  ['sign-up', { ...good, email: '' }, 'email', 'Please enter your email address'],
  ['sign-up', { ...good, email: 'dana' }, 'email', 'Please enter a valid email address'],
  [
    'sign-up',
    { ...good, email: 'a@b.example\r\nBcc: c@d.example' },
    'email',
    'Please enter a valid email address',
  ],
  [
    'sign-up',
    { ...good, email: `${'a'.repeat(250)}@b.example` },
    'email',
    'Please enter a valid email address',
  ],
  ['sign-up', { ...good, email: '"<script>"@b.example' }, 'email', 'Please enter a valid email address'],
  ['sign-up', { ...good, password: '12345' }, 'password', 'Password must be at least 6 characters long'],
  [
    'sign-up',
    { ...good, password: 'x'.repeat(129) },
    'password',
    'Password must be at most 128 characters long',
  ],
  ['sign-in', { email: '', password: 'x' }, 'email', 'Please enter your email address'],
  ['sign-in', { email: 'dana@example.com', password: '' }, 'password', 'Please enter your password'],
  ['forgot-password', { email: '' }, 'email', 'Please enter your email address'],
  ['magic-link', { email: 'x' }, 'email', 'Please enter a valid email address'],
  ['resend-confirmation', { email: 'x' }, 'email', 'Please enter a valid email address'],
  ['exchange', { access_token: '', type: 'signup' }, 'access_token', 'Error confirming email'],
  ['exchange', { access_token: 'x', type: 'sms' }, 'type', 'Error confirming email'],
  [
    'update-password',
    { password: 'moon42' },
    'access_token',
    'No access token found. Please use the reset link from your email.',
  ],
  [
    'update-password',
    { access_token: '', password: 'moon42' },
    'access_token',
    'No access token found. Please use the reset link from your email.',
  ],
  [
    'update-password',
    { access_token: 'x', password: '12345' },
    'password',
    'Password must be at least 6 characters long',
  ],
])('%s refuses %j at %s', async (name, body, path, message) => {
  const answer = await service.visitor().post(`/api/auth/${name}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT', message } });
  expect(answer.body).toHaveProperty('data.issues', expect.arrayContaining([{ path, message }]));
});

test.each<[string, unknown]>([
  ['an unknown field', { ...good, is_admin: true }],
  ['a list instead of a text', { ...good, email: ['dana@example.com'] }],
  ['an object instead of a text', { ...good, password: { $ne: '' } }],
  ['nothing', null],
  ['a list', [good]],
  ['a number', 42],
])('sign-up refuses %s and writes nothing', async (_what, body) => {
  const answer = await service.visitor().post('/api/auth/sign-up', body);
  expect(answer.status).toBe(422);
  const emails = (await service.database.db.select({ email: users.email }).from(users)).map(
    ({ email }) => email,
  );
  expect(emails).toEqual(['admin@moonpage.local']);
});

test('a body that is no JSON, or too much of it, is refused', async () => {
  const headers = { 'content-type': 'application/json' };
  const broken = await service
    .visitor()
    .fetch('/api/auth/sign-up', { method: 'POST', headers, body: '{"email":' });
  expect(broken.status).toBe(400);
  const huge = JSON.stringify({ ...good, first_name: 'x'.repeat(2_000_000) });
  const tooMuch = await service.visitor().fetch('/api/auth/sign-up', { method: 'POST', headers, body: huge });
  expect(tooMuch.status).toBe(413);
});

test('two sign-ups with one address at once make one account', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () =>
      service.visitor().post('/api/auth/sign-up', { ...good, email: 'twins@example.com' }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const rows = await service.database.db.select({ email: users.email }).from(users);
  expect(rows.filter(({ email }) => email === 'twins@example.com')).toHaveLength(1);
});
