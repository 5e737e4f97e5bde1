import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { oauthProviderIds } from '../../../platform/env/oauth-settings.ts';
import { createTestApp } from '../../../test-support/app.ts';
import { identities } from '../sessions/tables.ts';
import { profiles, users } from '../tables.ts';
import { signUpPerson } from '../test-support/person.ts';
import { socialProviders } from './providers.ts';
import { allProviders } from './test-support/provider.fake.ts';
import { createSocialApp } from './test-support/social-app.ts';
import { begin, comeBack, linkWith, signInWith, visitProvider } from './test-support/sign-in-flow.ts';

const socialApp = createSocialApp();
const { fakeProvider, setPerson } = socialApp;

const vouching = oauthProviderIds.filter((id) => socialProviders[id].proof !== 'never');
const silent = oauthProviderIds.filter((id) => socialProviders[id].proof === 'never');

test('three of the seventeen providers never verify addresses', () => {
  expect(vouching).toHaveLength(14);
  expect(silent).toEqual(['facebook', 'notion', 'spotify']);
});

test.each(vouching)('%s signs a new person up and in, and the same person in again', async (provider) => {
  const person = setPerson(`New${provider}`);
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, provider)).toBe(`/login?arrived=${provider}`);
  const session = await browser.get('/api/auth/session');
  expect(session.body).toMatchObject({ email: person.email, firstName: person.firstName, isAdmin: false });
  const { userId } = session.body as { userId: string };
  expect(await browser.get(`/api/profiles/${userId}`)).toMatchObject({
    status: 200,
    body: { id: userId, firstName: person.firstName, coinName: null },
  });
  const again = socialApp.service.visitor();
  expect(await signInWith(again, fakeProvider, provider)).toBe(`/login?arrived=${provider}`);
  expect(await again.get('/api/auth/session')).toMatchObject({ body: { userId } });
});

test('a sign-in takes further scopes, parameters of the provider’s own and a path of ours to end at', async () => {
  setPerson('Wanderer');
  const browser = socialApp.service.visitor();
  const { body } = await browser.post('/api/auth/social', {
    provider: 'google',
    redirectTo: '/build?from=google',
    scopes: ['https://www.googleapis.com/auth/youtube.readonly'],
    queryParams: { login_hint: 'ada@example.com' },
  });
  const { url } = body as { url: string };
  const { searchParams } = new URL(url);
  expect(searchParams.get('scope')?.split(' ')).toEqual(
    expect.arrayContaining(['email', 'openid', 'https://www.googleapis.com/auth/youtube.readonly']),
  );
  expect(searchParams.get('login_hint')).toBe('ada@example.com');
  expect(await comeBack(browser, await visitProvider(fakeProvider, url))).toBe('/build?from=google');
  const { body: session } = await browser.get('/api/auth/session');
  expect(session).toMatchObject({ firstName: 'Wanderer' });
  const events = socialApp.service.logged.filter((line) => line.includes('account.social.google'));
  const { userId } = session as { userId: string };
  expect(JSON.parse(events.at(-1) ?? '{}')).toMatchObject({ outcome: 'ok', userId });
  expect(events.at(-1)).not.toContain('/build');
});

test.each([
  { redirectTo: 'https://evil.example/' },
  { redirectTo: '//evil.example' },
  { redirectTo: '/\\evil.example' },
  { redirectTo: 'evil' },
  { redirectTo: '/\u0000' },
  { redirectTo: '/日' },
  { scopes: ['two scopes'] },
  { queryParams: { state: 'mine' } },
  { queryParams: { redirect_uri: 'https://evil.example/' } },
])('a sign-in with %j is not begun', async (options) => {
  const browser = socialApp.service.visitor();
  expect(await browser.post('/api/auth/social', { provider: 'google', ...options })).toMatchObject({
    status: 422,
    body: { code: 'INVALID_INPUT' },
  });
});

test.each(oauthProviderIds)('%s, linked to an account, signs in to that account', async (provider) => {
  const { browser, userId } = await signUpPerson(socialApp.service, `Linked${provider}`);
  setPerson(`Elsewhere${provider}`, { isVerified: false });
  expect(await linkWith(browser, fakeProvider, provider)).toBe(`/account/${userId}?linked=${provider}`);
  expect(await browser.get('/api/auth/sign-in-methods')).toMatchObject({
    body: { hasPassword: true, linked: [{ provider, name: socialProviders[provider].name }] },
  });
  const elsewhere = socialApp.service.visitor();
  expect(await signInWith(elsewhere, fakeProvider, provider)).toBe(`/login?arrived=${provider}`);
  expect(await elsewhere.get('/api/auth/session')).toMatchObject({ body: { userId } });
});

test.each(oauthProviderIds)(
  '%s signs nobody in whose address it does not vouch for, and keeps nothing of them',
  { retry: 0 },
  async (provider) => {
    const person = setPerson(`Unsure${provider}`, { isVerified: false });
    const browser = socialApp.service.visitor();
    const problem = provider === 'twitter' ? 'no_email' : 'unverified';
    expect(await signInWith(browser, fakeProvider, provider)).toBe(
      `/login?problem=${problem}&provider=${provider}`,
    );
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
    const { db } = socialApp.service.database;
    expect(
      await db
        .select()
        .from(users)
        .where(eq(users.email, person.email ?? '')),
    ).toEqual([]);
    expect(await db.select().from(identities).where(eq(identities.accountId, person.id))).toEqual([]);
  },
);

test.each(oauthProviderIds.filter((id) => id !== 'workos'))(
  '%s without an address signs nobody in',
  { retry: 0 },
  async (provider) => {
    setPerson(`Nomail${provider}`, { email: null });
    const browser = socialApp.service.visitor();
    expect(await signInWith(browser, fakeProvider, provider)).toBe(
      `/login?problem=no_email&provider=${provider}`,
    );
    expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
  },
);

test.each(oauthProviderIds)('%s: a person who cancels is back at the sign-in', async (provider) => {
  fakeProvider.mode = 'person cancels';
  expect(await signInWith(socialApp.service.visitor(), fakeProvider, provider)).toBe(
    `/login?problem=denied&provider=${provider}`,
  );
});

test.each(oauthProviderIds)('%s: nothing of the provider’s tokens is kept', async (provider) => {
  const kept = await socialApp.service.database.db
    .select()
    .from(identities)
    .where(eq(identities.providerId, provider));
  expect(kept.length).toBeGreaterThan(0);
  for (const { accessToken, refreshToken, idToken, password } of kept)
    expect({ accessToken, refreshToken, idToken, password }).toEqual({
      accessToken: null,
      refreshToken: null,
      idToken: null,
      password: null,
    });
});

test('where the provider tells no name, the address does, and every account has its profile', async () => {
  setPerson('grace.hopper', { firstName: '', lastName: '' });
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'discord')).toBe('/login?arrived=discord');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { firstName: 'Grace' } });
  const rows = await socialApp.service.database.db
    .select({ user: users.id, profile: profiles.id })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id));
  expect(rows.filter(({ profile }) => profile === null)).toEqual([]);
});

test('a provider that is not configured is refused, whatever asks for it', async () => {
  const bare = await createTestApp();
  expect(await bare.visitor().get('/api/auth/providers')).toMatchObject({ body: { providers: [] } });
  for (const provider of ['google', 'credential', '__proto__', 'microsoft']) {
    expect(await bare.visitor().post('/api/auth/social', { provider })).toMatchObject({
      status: 404,
      body: { code: 'PROVIDER_NOT_OFFERED' },
    });
    const back = await bare.visitor().fetch(`/api/auth/callback/${provider}?state=x&code=y`);
    expect(back.headers.get('location')).toBe('/login?problem=unavailable');
  }
  await bare.close();
});

test('the list of providers contains no secret', async () => {
  const { body } = await socialApp.service.visitor().get('/api/auth/providers');
  expect(body).toMatchObject({ providers: oauthProviderIds.map((id) => ({ id })) });
  expect(JSON.stringify(body)).not.toMatch(/secret|client/);
});

test('the realm of Keycloak, the tenant of Azure and a GitLab of one’s own are asked where they are', async () => {
  const own = await createTestApp({
    ...allProviders('https://sso.example.org/realms/apes'),
    OAUTH_AZURE_ISSUER: 'https://login.microsoftonline.com/moon.example/v2.0',
    OAUTH_GITLAB_ISSUER: 'https://git.example.org',
  });
  const addresses = await Promise.all(
    ['keycloak', 'azure', 'gitlab'].map((provider) => begin(own.visitor(), provider)),
  );
  expect(addresses.map((url) => url.replace(/\?.*/, ''))).toEqual([
    'https://sso.example.org/realms/apes/protocol/openid-connect/auth',
    'https://login.microsoftonline.com/moon.example/oauth2/v2.0/authorize',
    'https://git.example.org/oauth/authorize',
  ]);
  await own.close();
});

test('Apple answers by a form of its own site, to which the browser adds no cookie', async () => {
  setPerson('Applet');
  const browser = socialApp.service.visitor();
  const back = await visitProvider(fakeProvider, await begin(browser, 'apple'));
  expect(back.form?.get('user')).toContain('Applet');
  const reply = await socialApp.service.visitor().fetch(back.location, {
    method: 'POST',
    headers: { origin: 'https://appleid.apple.com' },
    body: back.form,
  });
  expect(reply.status).toBe(303);
  expect(reply.headers.getSetCookie()).toEqual([]);
  const own = await browser.fetch(reply.headers.get('location') ?? '');
  expect(own.headers.get('location')).toBe('/login?arrived=apple');
});
