import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { silentLog } from '../../../platform/log/log.ts';
import { createJobs } from '../../../platform/jobs/jobs.ts';
import { createTestApp } from '../../../test-support/app.ts';
import { createAttempts } from '../rate-limits/attempts.ts';
import { createAuth } from '../sessions/auth.ts';
import { createBrowsers } from '../sessions/browser.ts';
import { createKnownBrowsers } from '../sessions/known-browsers.ts';
import { socialProblems, socialProblemSentence } from '../rules/social-problem.ts';
import { profiles, users } from '../tables.ts';
import { sameBrowser, signUpPerson } from '../test-support/person.ts';
import { socialClients } from './clients.ts';
import { createSocialAccounts } from './service.ts';
import { parseConfig } from '../../../platform/env/config.ts';
import { allProviders } from './test-support/provider.fake.ts';
import { createSocialApp } from './test-support/social-app.ts';
import { begin, comeBack, signInWith, visitProvider } from './test-support/sign-in-flow.ts';
import { calmPace } from '../../../platform/jobs/test-support/paces.ts';

const socialApp = createSocialApp();
const { fakeProvider, setPerson } = socialApp;
const minute = 60_000;

test.each(['google', 'github', 'workos', 'bitbucket', 'keycloak', 'facebook'])(
  '%s that does not answer, or answers with its own failure, signs nobody in',
  { retry: 0 },
  async (provider) => {
    setPerson(`Mishap${provider}`);
    for (const mode of ['unreachable', 'out of order'] as const) {
      const browser = socialApp.service.visitor();
      const back = await visitProvider(fakeProvider, await begin(browser, provider));
      fakeProvider.mode = mode;
      const expected = mode === 'out of order' && provider === 'github' ? /refused|down/ : /down/;
      expect(await comeBack(browser, back)).toMatch(expected);
      expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
      fakeProvider.mode = 'well';
    }
  },
);

test.each(['github', 'discord', 'bitbucket', 'keycloak', 'kakao'])(
  '%s that loses the profile signs nobody in',
  { retry: 0 },
  async (provider) => {
    setPerson(`Lost${provider}`);
    fakeProvider.mode = 'profile is lost';
    expect(await signInWith(socialApp.service.visitor(), fakeProvider, provider)).toBe(
      `/login?problem=down&provider=${provider}`,
    );
  },
);

test.each(['google', 'apple', 'azure'])(
  'an id token that %s did not sign proves nobody',
  { retry: 0 },
  async (provider) => {
    setPerson(`Forged${provider}`);
    fakeProvider.mode = 'key of another';
    expect(await signInWith(socialApp.service.visitor(), fakeProvider, provider)).toBe(
      `/login?problem=refused&provider=${provider}`,
    );
  },
);

test('a provider that never answers runs into the timeout', async () => {
  const { service } = socialApp;
  const { db } = service.database;
  const setting = {
    db,
    jobs: createJobs({ database: service.database, log: silentLog(), pace: calmPace }),
    oauth: parseConfig(allProviders()).oauth,
    appUrl: 'http://localhost:3000',
    log: silentLog(),
    now: () => service.now(),
  };
  const nobody = { read: async () => null, start: async () => null, hold: async () => undefined };
  const browsers = createBrowsers(setting);
  const attempts = createAttempts(db, setting.now);
  const social = createSocialAccounts({
    ...setting,
    auth: createAuth({
      ...setting,
      secret: 'x'.repeat(40),
      clients: socialClients(setting.oauth),
    }),
    browsers,
    attempts,
    knownBrowsers: createKnownBrowsers({ ...setting, browsers, attempts }),
    sessions: nobody,
    factors: { isOn: async () => false },
    timeoutInMs: 50,
  });
  const request = new Request('http://localhost:3000/');
  const caller = { requestId: 'test', request, clientAddress: '192.0.2.7', replyHeaders: new Headers() };
  const { url } = await social.start(caller, 'google');
  const back = new URL((await visitProvider(fakeProvider, url)).location).searchParams;
  request.headers.set('cookie', caller.replyHeaders.get('set-cookie')?.split(';')[0] ?? '');
  fakeProvider.mode = 'silent';
  const answer = { state: back.get('state') ?? '', code: back.get('code') ?? '', error: '', name: '' };
  expect(await social.finish(caller, 'google', answer)).toEqual({
    to: '/login?problem=down&provider=google',
    outcome: 'down',
    userId: null,
  });
});

test('a callback is used once, concurrently and in sequence', { retry: 0 }, async () => {
  setPerson('Once');
  const browser = socialApp.service.visitor();
  const back = await visitProvider(fakeProvider, await begin(browser, 'google'));
  const ends = await Promise.all([comeBack(browser, back), comeBack(browser, back), comeBack(browser, back)]);
  expect(ends.toSorted()).toEqual([
    '/login?arrived=google',
    '/login?problem=stale&provider=google',
    '/login?problem=stale&provider=google',
  ]);
  expect(await comeBack(browser, back)).toBe('/login?problem=stale&provider=google');
});

test('a callback of a flow that another browser began signs nobody in', { retry: 0 }, async () => {
  setPerson('Mallory');
  const victim = socialApp.service.visitor();
  await begin(victim, 'google');
  const back = await visitProvider(fakeProvider, await begin(socialApp.service.visitor(), 'google'));
  expect(await comeBack(victim, back)).toBe('/login?problem=stale&provider=google');
  expect(await victim.get('/api/auth/session')).toMatchObject({ body: null });
});

test('the state of one provider is refused by another', async () => {
  setPerson('Mixup');
  const browser = socialApp.service.visitor();
  const back = await visitProvider(fakeProvider, await begin(browser, 'google'));
  const location = back.location.replace('/callback/google', '/callback/discord');
  expect(await comeBack(browser, { ...back, location })).toBe('/login?problem=stale&provider=discord');
});

test.each([
  ['', 'stale'],
  ['?code=x', 'stale'],
  ['?code=x&state=', 'stale'],
  [`?code=x&state=${'a'.repeat(5000)}`, 'stale'],
  ['?state=%00&code=%00', 'stale'],
  ['?error=access_denied', 'stale'],
  ['?state=x&state=y&code=z&callbackURL=https://evil.example', 'stale'],
])('a callback of %j leads to the sign-in and nowhere else', async (search, problem) => {
  const browser = socialApp.service.visitor();
  const reply = await browser.fetch(`/api/auth/callback/google${search}`);
  expect(reply.status).toBe(303);
  expect(reply.headers.get('location')).toBe(`/login?problem=${problem}&provider=google`);
  expect(reply.headers.get('cache-control')).toBe('no-store');
});

test('flows of two tabs both succeed', { retry: 0 }, async () => {
  setPerson('Tabs');
  const browser = socialApp.service.visitor();
  const first = await visitProvider(fakeProvider, await begin(browser, 'google'));
  const second = await visitProvider(fakeProvider, await begin(browser, 'google'));
  expect(await comeBack(browser, first)).toBe('/login?arrived=google');
  expect(await comeBack(browser, second)).toBe('/login?arrived=google');
});

test('a flow expires after ten minutes', async () => {
  const service = await createTestApp(allProviders());
  setPerson('Slow');
  const browser = service.visitor();
  const back = await visitProvider(fakeProvider, await begin(browser, 'google'));
  service.advance(10 * minute);
  expect(await comeBack(browser, back)).toBe('/login?problem=expired&provider=google');
  await service.close();
});

test('a code that the provider does not know is refused', async () => {
  setPerson('Guess');
  for (const provider of ['google', 'github', 'workos', 'twitter']) {
    const browser = socialApp.service.visitor();
    const back = await visitProvider(fakeProvider, await begin(browser, provider));
    const location = back.location.replace(/code=[^&]+/, 'code=guessed');
    expect(await comeBack(browser, { ...back, location })).toBe(
      `/login?problem=refused&provider=${provider}`,
    );
  }
});

test('a provider’s error text is replaced by our sentence', async () => {
  const browser = socialApp.service.visitor();
  const back = new URL((await visitProvider(fakeProvider, await begin(browser, 'slack'))).location);
  back.searchParams.delete('code');
  back.searchParams.set('error', '<script>alert(1)</script>');
  back.searchParams.set('error_description', 'Send your password to evil.example');
  expect(await comeBack(browser, { location: back.toString(), form: null })).toBe(
    '/login?problem=provider&provider=slack',
  );
});

test('a HEAD request does not use up the state', async () => {
  setPerson('Prefetch');
  const browser = socialApp.service.visitor();
  const back = await visitProvider(fakeProvider, await begin(browser, 'google'));
  expect((await browser.fetch(back.location, { method: 'HEAD' })).status).toBe(405);
  expect(await comeBack(browser, back)).toBe('/login?arrived=google');
});

test('another site can neither start a flow nor post a large body', async () => {
  const browser = socialApp.service.visitor();
  const forged = await browser.fetch('/api/auth/social', {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/json' },
    body: JSON.stringify({ provider: 'google' }),
  });
  expect(forged.status).toBe(403);
  const huge = await browser.fetch('/api/auth/callback/apple', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `state=x&code=${'y'.repeat(20_000)}`,
  });
  expect(huge.status).toBe(413);
  const noForm = await browser.fetch('/api/auth/callback/apple', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"state":1}',
  });
  expect(noForm.headers.get('location')).toBe('/api/auth/callback/apple?state=&code=&error=&name=');
});

test('starting flows is rate-limited, successes aside', async () => {
  const address = '203.0.113.77';
  setPerson('Often');
  for (let time = 0; time < 5; time += 1)
    await signInWith(socialApp.service.visitor(address), fakeProvider, 'google');
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1)
    statuses.push(
      (await socialApp.service.visitor(address).post('/api/auth/social', { provider: 'google' })).status,
    );
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);

  // Strangers there do not use up what a browser has that signed in before.
  const person = await signUpPerson(socialApp.service, 'Known');
  const own = sameBrowser(socialApp.service, person, address);
  expect(await own.post('/api/auth/social', { provider: 'google' })).toMatchObject({ status: 200 });
});

test('on https the cookie that binds the way back is Secure and bound to its host', async () => {
  const service = await createTestApp({ ...allProviders(), APP_URL: 'https://moonpage.example' });
  const { setCookies } = await service.visitor().post('/api/auth/social', { provider: 'google' });
  const [pair, ...attributes] = setCookies[0]?.split('; ') ?? [];
  expect(pair).toMatch(/^__Host-moonpage\.browser=[\w-]{43}$/);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=15552000', 'Path=/', 'SameSite=Lax', 'Secure']);
  await service.close();
});

test('an account whose profile is gone starts no session', async () => {
  const person = setPerson('Ruined');
  await signInWith(socialApp.service.visitor(), fakeProvider, 'google');
  const { db } = socialApp.service.database;
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, person.email ?? ''));
  await db.delete(profiles).where(eq(profiles.id, user?.id ?? ''));
  const browser = socialApp.service.visitor();
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?problem=failed&provider=google');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
});

test('a concurrently deleted account is created again', { retry: 0 }, async () => {
  const person = setPerson('Gone');
  const browser = socialApp.service.visitor();
  await signInWith(browser, fakeProvider, 'google');
  await browser.post('/api/auth/delete-account', { email: person.email });
  expect(await signInWith(browser, fakeProvider, 'google')).toBe('/login?arrived=google');
  const rows = await socialApp.service.database.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, person.email ?? ''));
  expect(rows).toHaveLength(1);
});

test.each(socialProblems)('the problem %s has one clear sentence with a way on', (problem) => {
  const sentence = socialProblemSentence(problem, 'Google');
  expect(sentence).toMatch(/^[A-Z].+\.$/);
  expect(sentence).toMatch(/again|another|sign (up|in)|Sign (up|in)|Unlink|choose|Write to support/);
  expect(sentence.length).toBeLessThan(150);
});
