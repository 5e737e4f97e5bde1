import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { linkIn } from '../../test-support/mailbox.fake.ts';
import { signUps, users } from './tables.ts';

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
    'exchange',
    { access_token: 'x', type: 'signup', password: '12345' },
    'password',
    'Password must be at least 6 characters long',
  ],
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
  ['sign-up', {}, 'first_name', 'Please enter your first name'],
  ['sign-up', { first_name: 'Dana', password: 'moon42' }, 'email', 'Please enter your email address'],
  ['sign-up', { ...good, password: 123456 }, 'password', 'Password must be at least 6 characters long'],
  ['sign-in', { password: 'x' }, 'email', 'Please enter your email address'],
  ['sign-in', { email: 'dana@example.com' }, 'password', 'Please enter your password'],
  ['exchange', { type: 'signup' }, 'access_token', 'Error confirming email'],
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
  expect(await service.database.db.select().from(signUps)).toEqual([]);
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

test('sign-ups with one address that are confirmed at once make one account', { retry: 0 }, async () => {
  const email = 'twins@example.com';
  const twins = [1, 2, 3, 4, 5, 6].map((nth) => ({ nth, browser: service.visitor() }));
  for (const { nth, browser } of twins) {
    await browser.post('/api/auth/sign-up', { ...good, email });
    await service.mailbox.mailTo(email, nth);
  }
  const answers = await Promise.all(
    twins.map(async ({ nth, browser }) => {
      const { access_token, type } = linkIn(await service.mailbox.mailTo(email, nth));
      return browser.post('/api/auth/exchange', { access_token, type });
    }),
  );
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 400, 400, 400, 400, 400,
  ]);
  const { db } = service.database;
  expect(await db.select().from(users).where(eq(users.email, email))).toHaveLength(1);
  expect(await db.select().from(signUps)).toEqual([]);
});
