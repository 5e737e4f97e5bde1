import { expect, test } from 'vitest';
import { appCode, enrolPerson } from '../test-support/enrolled-person.ts';
import { socialStage } from './test-support/social-app.ts';
import { linkWith, signInWith } from './test-support/sign-in-flow.ts';

const stage = socialStage();
const { double, seat } = stage;

test('a provider is one way in: the second factor is asked for after it, too', async () => {
  const { email, secret, userId } = await enrolPerson(stage.service, 'Guarded');
  seat('Guarded', { email });
  const browser = stage.service.visitor();
  expect(await signInWith(browser, double, 'google')).toBe('/login?view=second_factor');
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: null });
  const code = await appCode(stage.service, secret);
  expect(await browser.post('/api/auth/second-factor/verify', { code })).toMatchObject({ status: 200 });
  expect(await browser.get('/api/auth/session')).toMatchObject({ body: { userId } });
});

test('a provider sign-in that needs a second factor is refunded', async () => {
  const { email } = await enrolPerson(stage.service, 'Patient');
  seat('Patient', { email });
  const address = '203.0.113.88';
  for (let time = 0; time < 61; time += 1)
    expect(await signInWith(stage.service.visitor(address), double, 'google')).toBe(
      '/login?view=second_factor',
    );
});

test('linking needs no second factor of who is signed in already and shows the password', async () => {
  const { browser, userId, password } = await enrolPerson(stage.service, 'Linker');
  seat('Linker-elsewhere', { isVerified: false });
  expect(await linkWith(browser, double, 'spotify', { password })).toBe(`/account/${userId}?linked=spotify`);
  const elsewhere = stage.service.visitor();
  expect(await signInWith(elsewhere, double, 'spotify')).toBe('/login?view=second_factor');
});
