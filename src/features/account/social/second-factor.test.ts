import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { profiles } from '../tables.ts';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { createSocialApp } from './test-support/social-app.ts';
import { linkWith, signInWith } from './test-support/sign-in-flow.ts';

const socialApp = createSocialApp();
const { fakeProvider, setPerson } = socialApp;

test('a provider is one way in: the second factor is asked for after it, too', async () => {
  const { email, secret, userId } = await enrolPerson(socialApp.service, 'Guarded');
  setPerson('Guarded', { email });
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?view=second_factor');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
  const code = await appCode(socialApp.service, secret);
  expect(await browser.post('/api/auth/second-factor/verify', { code })).toMatchObject({ status: 200 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId } });
  // An address that a provider vouches for adds nothing that signs in: the account page does.
  expect(await browser.get('/api/auth/sign-in-methods')).toMatchObject({ body: { linked: [] } });
  expect(await linkWith(browser, fakeProvider, 'google')).toBe(`/account/${userId}?linked=google`);
});

test('a suspended account is not signed in by a provider, and is told so; neither is one whose second factor is asked for', async () => {
  const { email, userId, secret } = await enrolPerson(socialApp.service, 'Suspended');
  setPerson('Suspended', { email });
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?view=second_factor');
  const { db } = socialApp.service.database;
  await db
    .update(profiles)
    .set({ suspendedAt: socialApp.service.now(), suspendedReason: 'A test' })
    .where(eq(profiles.id, userId));
  const code = await appCode(socialApp.service, secret);
  expect(await browser.post('/api/auth/second-factor/verify', { code })).toMatchObject({
    status: 403,
    body: { code: 'ACCOUNT_SUSPENDED' },
  });
  const elsewhere = socialApp.service.visitor();
  expect(await signInWith(elsewhere, fakeProvider, 'google')).toBe(
    '/login?problem=suspended&provider=google',
  );
  for (const visitor of [browser, elsewhere])
    expect(await visitor.get('/api/auth/session')).toMatchObject({ body: null });
});

test('a provider sign-in that needs a second factor is refunded', async () => {
  const { email } = await enrolPerson(socialApp.service, 'Patient');
  setPerson('Patient', { email });
  const address = '203.0.113.88';
  for (let time = 0; time < 61; time += 1)
    expect(await signInWith(socialApp.service.visitor(address), fakeProvider, 'google')).toBe(
      '/login?view=second_factor',
    );
});

test('linking needs no second factor of who is signed in already', async () => {
  const { browser, userId } = await enrolPerson(socialApp.service, 'Linker');
  setPerson('Linker-elsewhere', { isVerified: false });
  expect(await linkWith(browser, fakeProvider, 'spotify')).toBe(`/account/${userId}?linked=spotify`);
  const elsewhere = socialApp.service.visitor();
  expect(await signInWith(elsewhere, fakeProvider, 'spotify')).toBe('/login?view=second_factor');
});
