import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkIn } from '../../../test-support/mailbox.fake.ts';
import { codeIn } from '../../../test-support/phones.fake.ts';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import type { Visitor } from '../../../test-support/visitor.ts';
import { attempts } from '../rate-limits/tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { addPhone, letterWithLink, sameBrowser, type TestPerson, useLinkIn } from '../test-support/person.ts';
import { secondFactorChallenges } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const needed = {
  status: 403,
  body: { code: 'SECOND_FACTOR_NEEDED', message: 'Enter the code of your authenticator app to go on.' },
};
const wrong = { status: 400, body: { code: 'SECOND_FACTOR_WRONG' } };
const over = {
  status: 400,
  body: { code: 'CHALLENGE_OVER', message: 'That took too long or too many tries. Please sign in again.' },
};

const signIn = (browser: Visitor, { email, password }: TestPerson) =>
  browser.post('/api/auth/sign-in', { email, password });
const answer = (browser: Visitor, code: string) => browser.post('/api/auth/second-factor/verify', { code });
const session = async (browser: Visitor) => (await browser.get('/api/auth/session')).body;

test('no first factor bypasses the second', async () => {
  const person = await enrolPerson(service, 'Cyd');
  await addPhone(service, person, '+12025550111');
  const asking = service.visitor();
  await asking.post('/api/auth/magic-link', { email: person.email });
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  await asking.post('/api/auth/phone-code', { phone: '+12025550111' });
  const recovery = await letterWithLink(service, person.email, 'recovery');
  const token = codeIn(await service.phones.messageTo('+12025550111', 2));
  const mailed = codeIn(await letterWithLink(service, person.email, 'magiclink'));

  const ways: ((browser: Visitor) => Promise<{ status: number }>)[] = [
    (browser) => signIn(browser, person),
    (browser) => browser.post('/api/auth/verify-code', { type: 'email', email: person.email, token: mailed }),
    (browser) => browser.post('/api/auth/verify-code', { type: 'sms', phone: '+12025550111', token }),
    (browser) => useLinkIn(browser, recovery),
  ];
  for (const way of ways) {
    const browser = service.visitor();
    browser.cookies.set('moonpage.browser', asking.cookies.get('moonpage.browser') ?? '');
    expect(await way(browser)).toMatchObject(needed);
    expect([...browser.cookies.keys()]).toEqual(['moonpage.browser', 'moonpage.second_factor']);
    expect(await session(browser)).toBeNull();
    expect(await browser.get('/api/auth/second-factor')).toMatchObject({ body: { isPending: true } });
  }
  await service.visitor().post('/api/auth/magic-link', { email: person.email });
  const browser = service.visitor();
  const link = await letterWithLink(service, person.email, 'magiclink', 2);
  expect(await useLinkIn(browser, link)).toMatchObject(needed);
  expect(await answer(browser, await appCode(service, person.secret))).toMatchObject({
    status: 200,
    body: { userId: person.userId, email: person.email },
  });
  expect([...browser.cookies.keys()].toSorted()).toEqual(['moonpage.browser', 'moonpage.session_token']);
});

test('the challenge is a cookie that no script can read', async () => {
  const person = await enrolPerson(service, 'Deb');
  const { setCookies } = await signIn(service.visitor(), person);
  expect(setCookies).toHaveLength(1);
  expect(setCookies[0]?.split('; ').slice(1)).toEqual(['Max-Age=600', 'Path=/', 'HttpOnly', 'SameSite=Lax']);
});

test('a code of the app works once, and with it those before', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Eli');
  const [now, before] = [await appCode(service, person.secret), await appCode(service, person.secret, -1)];
  const first = service.visitor();
  await signIn(first, person);
  expect(await answer(first, `${now.slice(0, 3)} ${now.slice(3)}`)).toMatchObject({ status: 200 });
  const second = service.visitor();
  await signIn(second, person);
  const spent = { status: 400, body: { code: 'SECOND_FACTOR_USED' } };
  expect(await answer(second, now)).toMatchObject(spent);
  expect(await answer(second, before)).toMatchObject(spent);
  expect(await answer(second, await appCode(service, person.secret, 1))).toMatchObject({ status: 200 });
});

test('clocks may differ by half a minute, not by more', async () => {
  const person = await enrolPerson(service, 'Flo');
  const browser = service.visitor();
  await signIn(browser, person);
  expect(await answer(browser, await appCode(service, person.secret, 2))).toMatchObject(wrong);
  expect(await answer(browser, await appCode(service, person.secret, -2))).toMatchObject(wrong);
});

test('of concurrent uses of one code, one succeeds', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Gil');
  for (const code of [await appCode(service, person.secret), person.backup[0] ?? '']) {
    const browsers = await Promise.all(
      [1, 2, 3, 4].map(async () => {
        const browser = service.visitor();
        await signIn(browser, person);
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map((browser) => answer(browser, code)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 400, 400, 400,
    ]);
  }
});

test('one challenge passes once, and a concurrent backup code is not used', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Hal');
  const [first = '', second = ''] = person.backup;
  const browser = service.visitor();
  await signIn(browser, person);
  const cookies = new Map(browser.cookies);
  const twin = service.visitor();
  for (const [name, value] of cookies) twin.cookies.set(name, value);
  const answers = await Promise.all([answer(browser, first), answer(twin, second)]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400]);
  expect(await person.browser.get('/api/auth/security')).toMatchObject({
    body: { secondFactor: { backupCodesLeft: 9 } },
  });
});

test('a backup code works once, however it is typed', { retry: 0 }, async () => {
  const person = await enrolPerson(service, 'Ivy');
  const [code = ''] = person.backup;
  const browser = service.visitor();
  await signIn(browser, person);
  expect(await answer(browser, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({
    status: 200,
  });
  const again = service.visitor();
  await signIn(again, person);
  expect(await answer(again, code)).toMatchObject({ status: 400, body: { code: 'SECOND_FACTOR_USED' } });
});

test('another person’s codes are wrong', async () => {
  const one = await enrolPerson(service, 'Jim');
  const two = await enrolPerson(service, 'Kim');
  const browser = service.visitor();
  await signIn(browser, one);
  expect(await answer(browser, await appCode(service, two.secret))).toMatchObject(wrong);
  expect(await answer(browser, two.backup[0] ?? '')).toMatchObject(wrong);
});

test('a challenge ends after five wrong codes or ten minutes', async () => {
  const person = await enrolPerson(service, 'Lea');
  const browser = service.visitor();
  await signIn(browser, person);
  for (const nth of [1, 2, 3, 4]) {
    expect(await answer(browser, `zzzz-zzzz-zzz${nth}`)).toMatchObject(wrong);
  }
  expect(await answer(browser, 'zzzz-zzzz-zzz5')).toMatchObject(over);
  expect(await answer(browser, person.backup[0] ?? '')).toMatchObject(over);
  expect(browser.cookies.size).toBe(0);

  const late = service.visitor();
  await signIn(late, person);
  service.advance(10 * 60 * 1000);
  expect(await late.get('/api/auth/second-factor')).toMatchObject({ body: { isPending: false } });
  expect(await answer(late, person.backup[0] ?? '')).toMatchObject(over);
  expect(await answer(service.visitor(), '123456')).toMatchObject(over);
});

test('an account takes at most fifty wrong codes a day', async () => {
  const person = await enrolPerson(service, 'Mel');
  const row = { key: `code-for-today strangers ${person.userId}`, count: 50, startedAt: service.now() };
  await service.database.db
    .insert(attempts)
    .values(row)
    .onConflictDoUpdate({ target: attempts.key, set: row });
  const browser = service.visitor();
  await signIn(browser, person);
  expect(await answer(browser, await appCode(service, person.secret))).toMatchObject({
    status: 429,
    body: {
      message:
        'Too many wrong codes for one day. Set a new password by “Forgot your password?”, or try again tomorrow.',
    },
  });
  const tries = await service.database.db
    .select({ tries: secondFactorChallenges.tries })
    .from(secondFactorChallenges)
    .where(eq(secondFactorChallenges.userId, person.userId));
  expect(tries).toEqual([{ tries: 0 }]);
  // Strangers used them up: the browser that is known gets in.
  const known = sameBrowser(service, person);
  await signIn(known, person);
  expect(await answer(known, await appCode(service, person.secret))).toMatchObject({ status: 200 });
  service.advance(30_000);

  // Who sets a new password has the mailbox, and begins anew.
  await browser.post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  const password = 'another one';
  await browser.post('/api/auth/update-password', { access_token, password });
  await signIn(browser, { ...person, password });
  expect(await answer(browser, await appCode(service, person.secret))).toMatchObject({ status: 200 });
});

test('a new password does not bypass the second factor', async () => {
  const person = await enrolPerson(service, 'Pia');
  const browser = service.visitor();
  await browser.post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  await browser.post('/api/auth/update-password', { access_token, password: 'another one' });
  expect(await signIn(browser, { ...person, password: 'another one' })).toMatchObject(needed);
});

test('a challenge of the old password is void after a new one', async () => {
  const person = await enrolPerson(service, 'Sam');
  const thief = service.visitor();
  expect(await signIn(thief, person)).toMatchObject(needed);
  await service.visitor().post('/api/auth/forgot-password', { email: person.email });
  const { access_token } = linkIn(await letterWithLink(service, person.email, 'recovery'));
  await service.visitor().post('/api/auth/update-password', { access_token, password: 'another one' });
  expect(await answer(thief, await appCode(service, person.secret))).toMatchObject(over);
});

test('a right password is refunded while the second factor is missing', async () => {
  const person = await enrolPerson(service, 'Quin');
  const browser = service.visitor('192.0.2.200');
  for (let nth = 0; nth < 3; nth += 1) await signIn(browser, person);
  const [row] = await service.database.db
    .select()
    .from(attempts)
    .where(eq(attempts.key, 'sign-in 192.0.2.200'));
  expect(row?.count).toBe(0);
});
