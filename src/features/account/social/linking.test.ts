import { expect, test } from 'vitest';
import { createTestApp } from '../../../test-support/app.ts';
import { endSessions, meanwhile } from '../test-support/meanwhile.ts';
import { signUpPerson } from '../test-support/person.ts';
import type { SignInMethods } from './contract.ts';
import { allProviders } from './test-support/provider.fake.ts';
import { createSocialApp } from './test-support/social-app.ts';
import { begin, comeBack, linkWith, signInWith, visitProvider } from './test-support/sign-in-flow.ts';
import type { Visitor } from '../../../test-support/visitor.ts';

const socialApp = createSocialApp();
const { fakeProvider, setPerson } = socialApp;

const methodsOf = async (browser: Visitor) =>
  (await browser.get('/api/auth/sign-in-methods')).body as SignInMethods;
const sessionOf = async (browser: Visitor) =>
  (await browser.get('/api/auth/session')).body as { userId: string } | null;

test('a provider is linked, listed with its day, and unlinked', async () => {
  const { browser, userId } = await signUpPerson(socialApp.service, 'Ann');
  expect(await methodsOf(browser)).toMatchObject({ hasPassword: true, linked: [] });
  expect((await methodsOf(browser)).linkable).toHaveLength(17);
  setPerson('Ann-at-work');
  const before = Date.now();
  expect(await linkWith(browser, fakeProvider, 'slack')).toBe(`/account/${userId}?linked=slack`);
  // Linking the same identity again changes nothing.
  expect(await linkWith(browser, fakeProvider, 'slack')).toBe(`/account/${userId}?linked=slack`);
  const { linked, linkable } = await methodsOf(browser);
  expect(linkable.map(({ id }) => id)).not.toContain('slack');
  expect(linked).toMatchObject([{ provider: 'slack', name: 'Slack', isLastWayIn: false }]);
  expect(Date.parse(linked[0]?.since ?? '')).toBeGreaterThanOrEqual(before - 1);
  const unlinked = await browser.post('/api/auth/unlink-identity', { id: linked[0]?.id });
  expect(unlinked).toMatchObject({ status: 200, body: { hasPassword: true, linked: [] } });
  expect(await browser.post('/api/auth/unlink-identity', { id: linked[0]?.id })).toMatchObject({
    status: 404,
    body: { code: 'IDENTITY_NOT_FOUND', message: 'This is not linked to your account any more.' },
  });
  // An unlinked identity gets an account of its own.
  const elsewhere = socialApp.service.visitor();
  await signInWith(elsewhere, fakeProvider, 'slack');
  expect((await sessionOf(elsewhere))?.userId).not.toBe(userId);
});

test('who has no password links, too', async () => {
  setPerson('Social');
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  expect(await methodsOf(browser)).toMatchObject({ hasPassword: false });
  expect(await linkWith(browser, fakeProvider, 'discord')).toMatch(/linked=discord$/);
  expect(await browser.post('/api/auth/link-identity', { provider: 'nobody' })).toMatchObject({
    status: 404,
  });
});

test('linking and unlinking send a notice, and repeated linking none', async () => {
  const { mailbox } = socialApp.service;
  const noticesTo = (to: string) =>
    mailbox.mails.filter((mail) => mail.to === to && /linked/i.test(mail.subject));
  const { browser, email } = await signUpPerson(socialApp.service, 'Told');
  setPerson('Told-elsewhere');
  await linkWith(browser, fakeProvider, 'discord');
  await linkWith(browser, fakeProvider, 'discord');
  const [discord] = (await methodsOf(browser)).linked;
  await browser.post('/api/auth/unlink-identity', { id: discord?.id });
  setPerson('Told');
  await signInWith(socialApp.service.visitor(), fakeProvider, 'google');
  await signInWith(socialApp.service.visitor(), fakeProvider, 'google');
  // The first mail confirmed the address.
  await mailbox.mailTo(email, 4);
  const subjects = noticesTo(email).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    'A linked account was removed from yours (Moonpage)',
    'Another account was linked to yours (Moonpage)',
    'Another account was linked to yours (Moonpage)',
  ]);
});

test('the last sign-in method cannot be unlinked, and is marked', async () => {
  setPerson('Bea');
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  const [google] = (await methodsOf(browser)).linked;
  expect(google?.isLastWayIn).toBe(true);
  expect(await browser.post('/api/auth/unlink-identity', { id: google?.id })).toMatchObject({
    status: 409,
    body: {
      code: 'LAST_WAY_IN',
      message: 'This is your only sign-in method. Set a password or link another account first.',
    },
  });
  await linkWith(browser, fakeProvider, 'discord');
  expect(await browser.post('/api/auth/unlink-identity', { id: google?.id })).toMatchObject({ status: 200 });
  expect((await methodsOf(browser)).linked).toMatchObject([{ provider: 'discord', isLastWayIn: true }]);
});

test('of two concurrent unlinks one is refused', { retry: 0 }, async () => {
  setPerson('Cleo');
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  await linkWith(browser, fakeProvider, 'discord');
  const { linked } = await methodsOf(browser);
  const answers = await Promise.all(
    linked.map(({ id }) => browser.post('/api/auth/unlink-identity', { id })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await methodsOf(browser)).linked).toHaveLength(1);
});

test('a provider that is not offered any more is no way in', async () => {
  const { OAUTH_DISCORD_ID: _id, OAUTH_DISCORD_SECRET: _secret, ...without } = allProviders();
  const service = await createTestApp(without);
  setPerson('Dee');
  const browser = service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  const session = await sessionOf(browser);
  const { identities } = await import('../sessions/tables.ts');
  await service.database.db
    .insert(identities)
    .values({ userId: session?.userId ?? '', providerId: 'discord', accountId: '77' });
  const { linked } = await methodsOf(browser);
  expect(linked.map(({ provider, isLastWayIn }) => [provider, isLastWayIn])).toEqual([
    ['google', true],
    ['discord', false],
  ]);
  await service.close();
});

test('another account’s identity is neither linked nor unlinked', { retry: 0 }, async () => {
  setPerson('Eve');
  const eve = socialApp.service.visitor();
  await signInWith(eve, fakeProvider, 'google');
  await linkWith(eve, fakeProvider, 'discord');
  const [theirs] = (await methodsOf(eve)).linked;
  const { browser, userId } = await signUpPerson(socialApp.service, 'Fay');
  expect(await linkWith(browser, fakeProvider, 'google')).toBe(
    `/account/${userId}?problem=taken&provider=google`,
  );
  const unlink = await browser.post('/api/auth/unlink-identity', { id: theirs?.id });
  expect(unlink).toMatchObject({ status: 404 });
  expect((await methodsOf(eve)).linked).toHaveLength(2);
  expect((await methodsOf(browser)).linked).toEqual([]);
});

test('linking begun in one session does not complete in another', async () => {
  const gus = await signUpPerson(socialApp.service, 'Gus');
  setPerson('Gus-elsewhere');
  const back = await visitProvider(fakeProvider, await begin(gus.browser, 'discord', 'link-identity'));
  const again = await visitProvider(fakeProvider, await begin(gus.browser, 'discord', 'link-identity'));
  await gus.browser.post('/api/auth/sign-out', {});
  expect(await comeBack(gus.browser, back)).toBe('/login?problem=other_person&provider=discord');
  const { email, password } = await signUpPerson(socialApp.service, 'Hans');
  await gus.browser.post('/api/auth/sign-in', { email, password });
  expect(await comeBack(gus.browser, again)).toBe('/login?problem=other_person&provider=discord');
  expect((await methodsOf(gus.browser)).linked).toEqual([]);
});

test('cancelling at the provider returns to the account page', async () => {
  const { browser, userId } = await signUpPerson(socialApp.service, 'Ida');
  fakeProvider.mode = 'person cancels';
  expect(await linkWith(browser, fakeProvider, 'github')).toBe(
    `/account/${userId}?problem=denied&provider=github`,
  );
});

test('nobody who is signed out lists, links or unlinks', { retry: 0 }, async () => {
  const nobody = socialApp.service.visitor();
  expect(await nobody.get('/api/auth/sign-in-methods')).toMatchObject({ status: 401 });
  expect(await nobody.post('/api/auth/link-identity', { provider: 'google' })).toMatchObject({ status: 401 });
  expect(await nobody.post('/api/auth/unlink-identity', { id: 'x' })).toMatchObject({ status: 401 });
});

test.each([
  ['social', {}],
  ['social', { provider: '' }],
  ['social', { provider: 'x'.repeat(41) }],
  ['social', { provider: ['google'] }],
  ['social', { provider: 'google', callbackURL: 'https://evil.example' }],
  ['social', { provider: 'google', scopes: 'admin' }],
  ['unlink-identity', {}],
  ['unlink-identity', { id: 'x'.repeat(65) }],
  ['unlink-identity', { id: { $ne: '' } }],
])('%s refuses %j', async (name, body) => {
  const { browser } = await signUpPerson(socialApp.service, `Hostile${Math.trunc(performance.now() * 1000)}`);
  expect(await browser.post(`/api/auth/${name}`, body)).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT' },
  });
});

test('a session that was ended meanwhile links nothing, and unlinks nothing', { retry: 0 }, async () => {
  const { service } = socialApp;
  const person = await signUpPerson(service, 'Zed');
  const { browser, email, password } = person;
  setPerson('Zed-at-work');
  await linkWith(browser, fakeProvider, 'slack');
  const [slack] = (await methodsOf(browser)).linked;
  const unlink = () => browser.post('/api/auth/unlink-identity', { id: slack?.id });
  expect(await meanwhile(service, person, unlink, endSessions(person))).toMatchObject({
    status: 401,
    body: { code: 'SIGNED_OUT' },
  });

  await browser.post('/api/auth/sign-in', { email, password });
  setPerson('Zed-at-play');
  const back = await visitProvider(fakeProvider, await begin(browser, 'discord', 'link-identity'));
  const finish = () => comeBack(browser, back);
  expect(await meanwhile(service, person, finish, endSessions(person))).toBe(
    '/login?problem=other_person&provider=discord',
  );

  await browser.post('/api/auth/sign-in', { email, password });
  expect((await methodsOf(browser)).linked).toMatchObject([{ provider: 'slack' }]);
});
