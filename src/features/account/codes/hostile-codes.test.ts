import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../test-support/person.ts';

let service: TestApp;
let person: TestPerson;
beforeAll(async () => {
  service = await createTestApp();
  person = await signUpPerson(service, 'Ada');
});
afterAll(() => service.close());

const sixDigits = 'Please enter the 6 digits of the code';
const factor = 'Please enter the 6 digits of your app, or a backup code';
const phone = 'Please enter your phone number with its country code, such as +12025550147';
const byMail = { type: 'email', email: 'ada@example.com' };

test.each<[string, object, string, string]>([
  ['verify-code', { ...byMail, token: '' }, 'token', sixDigits],
  ['verify-code', { ...byMail, token: '12345' }, 'token', sixDigits],
  ['verify-code', { ...byMail, token: '1234567' }, 'token', sixDigits],
  ['verify-code', { ...byMail, token: '١٢٣٤٥٦' }, 'token', sixDigits],
  ['verify-code', { ...byMail, token: '1'.repeat(100_000) }, 'token', sixDigits],
  ['verify-code', { ...byMail, email: '', token: '123456' }, 'email', 'Please enter your email address'],
  ['verify-code', { type: 'sms', phone: 'x', token: '123456' }, 'phone', phone],
  ['phone-code', { phone: '' }, 'phone', 'Please enter your phone number'],
  ['phone-code', { phone: '+1202555\u00000147' }, 'phone', phone],
  ['phone-code', { phone: `+${'1'.repeat(10_000)}` }, 'phone', phone],
  ['second-factor/verify', { code: 'abc' }, 'code', factor],
  ['second-factor/verify', { code: "' or 1=1 --" }, 'code', factor],
  ['second-factor/confirm', { code: 'abcd-efgh-jkmn' }, 'code', sixDigits],
  ['prove', {}, 'password', 'Please enter your password'],
  ['prove', { password: '' }, 'password', 'Please enter your password'],
  ['prove', { password: 'x'.repeat(129) }, 'password', 'That password is not right.'],
  ['prove', { token: '12345' }, 'token', sixDigits],
  ['prove', { password: 'x', code: '1' }, 'code', factor],
  ['phone', { phone: 'tel:+12025550147' }, 'phone', phone],
  ['phone/confirm', { phone: '+12025550147', token: 'x' }, 'token', sixDigits],
  [
    'change-email',
    { email: 'a@b.example\r\nBcc: c@d.example' },
    'email',
    'Please enter a valid email address',
  ],
])('%s refuses %j at %s', async (name, body, path, message) => {
  const answer = await person.browser.post(`/api/auth/${name}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
  expect(answer.body).toHaveProperty('data.issues', expect.arrayContaining([{ path, message }]));
});

test.each<[string, unknown]>([
  ['verify-code', { type: 'phone_change', phone: '+12025550147', token: '123456' }],
  ['verify-code', { ...byMail, token: '123456', userId: 'x' }],
  ['verify-code', { ...byMail, token: 123_456 }],
  ['verify-code', { type: ['email'], email: { $ne: '' }, token: '123456' }],
  ['phone-code', null],
  ['second-factor/verify', { code: ['123456'] }],
  ['prove', { password: { length: 3 } }],
  ['prove', { password: 'x', userId: 'somebody' }],
  ['change-email', { email: 'x@example.com', userId: 'somebody' }],
])('%s refuses the shape of %j', async (name, body) => {
  const answer = await person.browser.post(`/api/auth/${name}`, body);
  expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID_INPUT' } });
});

test.each(['', 'x', '%00', '%E0%A4%A', 'a'.repeat(4000), '../../etc', "' or 1=1"])(
  'a cookie of a challenge like %j is none',
  async (value) => {
    const browser = service.visitor();
    browser.cookies.set('moonpage.second_factor', value);
    expect(await browser.get('/api/auth/second-factor')).toMatchObject({
      status: 200,
      body: { isPending: false },
    });
    expect(await browser.post('/api/auth/second-factor/verify', { code: '123456' })).toMatchObject({
      status: 400,
      body: { code: 'CHALLENGE_OVER' },
    });
  },
);

test.each(['', 'x', '%00', "' or 1=1", 'a'.repeat(43), 'a'.repeat(4000)])(
  'a cookie of a browser like %j has asked for no code, and gets one of its own',
  async (value) => {
    const browser = service.visitor();
    browser.cookies.set('moonpage.browser', value);
    const token = '123456';
    expect(await browser.post('/api/auth/verify-code', { ...byMail, token })).toMatchObject({
      status: 400,
      body: { code: 'CODE_WRONG' },
    });
    await browser.post('/api/auth/magic-link', { email: 'nobody@example.com' });
    expect(browser.cookies.get('moonpage.browser')).toMatch(/^[\w-]{43}$/);
  },
);

test('another site can neither type codes nor change where a person is reached', async () => {
  for (const [path, body] of [
    ['phone', { phone: '+12025550147' }],
    ['phone/remove', {}],
    ['change-email', { email: 'thief@example.com' }],
    ['second-factor/draft', {}],
    ['prove', { password: person.password }],
    ['prove/code', {}],
  ] as const) {
    const reply = await person.browser.fetch(`/api/auth/${path}`, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(403);
  }
  expect(service.phones.messages).toEqual([]);
});
