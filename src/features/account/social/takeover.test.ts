import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test-support/app.ts';
import { identities } from '../sessions/tables.ts';
import { profiles, users } from '../tables.ts';
import { signUpPerson, useLinkIn } from '../test-support/person.ts';
import type { SignInMethods } from './contract.ts';
import { allProviders } from './test-support/provider.fake.ts';
import { createSocialApp } from './test-support/social-app.ts';
import { linkWith, signInWith } from './test-support/sign-in-flow.ts';

const socialApp = createSocialApp();
const { fakeProvider, setPerson } = socialApp;

const accountsOf = (email: string) =>
  socialApp.service.database.db.select({ id: users.id }).from(users).where(eq(users.email, email));
const waysOf = async (userId: string) =>
  (
    await socialApp.service.database.db
      .select({ provider: identities.providerId })
      .from(identities)
      .where(eq(identities.userId, userId))
  ).map(({ provider }) => provider);

test(
  'who signed up with somebody’s address before cannot sign in once its owner came with a provider',
  { retry: 0 },
  async () => {
    const { service } = socialApp;
    const attacker = service.visitor();
    const email = 'victim@example.com';
    const password = 'of the attacker';
    await attacker.post('/api/auth/sign-up', { first_name: 'Not me', email, password });
    const mail = await service.mailbox.mailTo(email);
    setPerson('Victim');
    const owner = service.visitor();
    expect(await signInWith(owner, fakeProvider, 'google')).toBe('/login?arrived=google');
    expect(await owner.get('/api/auth/session')).toMatchObject({ body: { email, firstName: 'Victim' } });
    expect(await attacker.post('/api/auth/sign-in', { email, password })).toMatchObject({ status: 403 });
    const [account] = await accountsOf(email);
    expect(await waysOf(account?.id ?? '')).toEqual(['google']);
    // Opening the link of that sign-up by mistake does not restore its password.
    await useLinkIn(owner, mail);
    expect(await attacker.post('/api/auth/sign-in', { email, password })).toMatchObject({ status: 403 });
  },
);

test('who came with a provider that does not vouch for somebody’s address has nothing when its owner signs up', async () => {
  const { service } = socialApp;
  const email = 'owner@example.com';
  setPerson('Owner', { isVerified: false });
  for (const provider of ['spotify', 'notion', 'facebook', 'discord', 'azure', 'gitlab', 'keycloak'])
    expect(await signInWith(service.visitor(), fakeProvider, provider)).toBe(
      `/login?problem=unverified&provider=${provider}`,
    );
  expect(await accountsOf(email)).toEqual([]);
  const { userId } = await signUpPerson(service, 'Owner');
  expect(await waysOf(userId)).toEqual(['credential']);
  for (const provider of ['spotify', 'discord', 'azure'])
    expect(await signInWith(service.visitor(), fakeProvider, provider)).toBe(
      `/login?problem=unverified&provider=${provider}`,
    );
  expect(await waysOf(userId)).toEqual(['credential']);
});

test('the answer to an address that is not vouched for is the same whether or not it has an account', async () => {
  await signUpPerson(socialApp.service, 'Known');
  setPerson('Known', { isVerified: false });
  const known = await signInWith(socialApp.service.visitor(), fakeProvider, 'discord');
  setPerson('Unknown', { isVerified: false });
  expect(await signInWith(socialApp.service.visitor(), fakeProvider, 'discord')).toBe(known);
});

test('a confirmed account is linked where the provider vouches for the same address, and keeps its password', async () => {
  const { userId, email, password } = await signUpPerson(socialApp.service, 'Linda');
  setPerson('Linda', { email: 'LINDA@Example.com', firstName: 'Other' });
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?arrived=google');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId, firstName: 'Linda' } });
  expect((await waysOf(userId)).toSorted()).toEqual(['credential', 'google']);
  expect(await socialApp.service.visitor().post('/api/auth/sign-in', { email, password })).toMatchObject({
    status: 200,
  });
});

test('an identity that was unlinked is not linked again by its address, but by its owner', async () => {
  const { browser, userId, email } = await signUpPerson(socialApp.service, 'Unity');
  setPerson('Unity', { email });
  await signInWith(socialApp.service.visitor(), fakeProvider, 'google');
  const methods = await browser.get('/api/auth/sign-in-methods');
  const [google] = (methods.body as SignInMethods).linked;
  await browser.post('/api/auth/unlink-identity', { id: google?.id });
  const elsewhere = socialApp.service.visitor();
  expect(await signInWith(elsewhere, fakeProvider, 'google')).toBe('/login?problem=unlinked&provider=google');
  expect(elsewhere.isSignedIn()).toBe(false);
  expect(await linkWith(browser, fakeProvider, 'google')).toBe(`/account/${userId}?linked=google`);
  await signInWith(elsewhere, fakeProvider, 'google');
  expect(elsewhere.isSignedIn()).toBe(true);
});

test('an identity opens its own account, whatever address the provider tells later', async () => {
  setPerson('Mover');
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  const { body } = await browser.get('/api/auth/session');
  const { userId } = body as { userId: string };
  await signUpPerson(socialApp.service, 'Neighbour');
  fakeProvider.person = { ...fakeProvider.person, email: 'neighbour@example.com' };
  const again = socialApp.service.visitor();
  expect(await signInWith(again, fakeProvider, 'google')).toBe('/login?arrived=google');
  expect(await again.get('/api/auth/session')).toMatchObject({
    body: { userId, email: 'mover@example.com' },
  });
});

test('the same id in two Slack workspaces is two identities', async () => {
  const one = setPerson('Slacker', { team: 'T0001' });
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'slack');
  const { body } = await browser.get('/api/auth/session');
  setPerson('Namesake', { id: one.id, team: 'T0002' });
  const other = socialApp.service.visitor();
  expect(await signInWith(other, fakeProvider, 'slack')).toBe('/login?arrived=slack');
  expect(await other.get('/api/auth/session')).toMatchObject({ body: { email: 'namesake@example.com' } });
  expect(body).toMatchObject({ email: 'slacker@example.com' });
});

test('one person in many browsers at once becomes one account', { retry: 0 }, async () => {
  setPerson('Crowd');
  const ends = await Promise.all(
    ['google', 'discord', 'slack', 'google', 'kakao', 'google'].map((provider) =>
      signInWith(socialApp.service.visitor(), fakeProvider, provider),
    ),
  );
  expect(ends.every((end) => end.startsWith('/login?arrived='))).toBe(true);
  const accounts = await accountsOf('crowd@example.com');
  expect(accounts).toHaveLength(1);
  expect((await waysOf(accounts[0]?.id ?? '')).toSorted()).toEqual(['discord', 'google', 'kakao', 'slack']);
});

test('unreachable addresses create no account', async () => {
  for (const email of [
    'nobody@google.placeholder.invalid',
    'a@b',
    '"<x>"@example.com',
    `${'x'.repeat(250)}@e.com`,
  ]) {
    setPerson('Odd', { email });
    expect(await signInWith(socialApp.service.visitor(), fakeProvider, 'google')).toBe(
      '/login?problem=no_email&provider=google',
    );
  }
});

test('a provider’s name is stored as text', async () => {
  setPerson('Bidi', { firstName: `\u202E\u0000 ${'😀'.repeat(60)}`, lastName: 'x' });
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?arrived=google');
  const { body } = await browser.get('/api/auth/session');
  expect(body).toMatchObject({ firstName: '😀'.repeat(40) });
});

test('an admin comes in at /login by the rule of passwords, and by the address and the flag together', async () => {
  const service = await createTestApp({ ...allProviders(), ADMIN_EMAIL: 'boss@example.com' });
  setPerson('Boss');
  const browser = service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?arrived=google');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: true } });
  const { db } = service.database;
  const [boss] = await db.select({ id: users.id }).from(users).where(eq(users.email, 'boss@example.com'));
  await db
    .update(profiles)
    .set({ isAdmin: false })
    .where(and(eq(profiles.id, boss?.id ?? '')));
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { isAdmin: false } });
  setPerson('Boss', { isVerified: false });
  expect(await signInWith(service.visitor(), fakeProvider, 'discord')).toMatch(/problem=unverified/);
  await service.close();
});
