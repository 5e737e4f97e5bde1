import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Locator, Page } from '@playwright/test';
import { type IdentityProvider, startIdentityProvider } from '../test-support/identity-provider.fake.ts';
import { letProofsExpire } from '../test-support/database.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, type Service, startService, test as base } from '../test-support/service.ts';

const test = base.extend<object, { provider: IdentityProvider; service: Service }>({
  provider: [
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ provider }, use) => {
      const service = await startService(provider.env);
      provider.serve(service.url);
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});

let ids = 0;
function addPerson(provider: IdentityProvider, firstName: string, isVerified: boolean): string {
  ids += 1;
  const email = `${firstName.toLowerCase()}.${ids}@keycloak.example`;
  provider.setPerson({ id: `person-${ids}`, email, isVerified, firstName, lastName: 'Moon' });
  return email;
}

/** What axe finds, by day and by night, once this is to be seen. */
async function faultsOf(page: Page, sign: Locator) {
  const faults = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await expect(sign).toBeVisible();
    faults.push(...(await accessibilityFaults(page)));
  }
  return faults;
}

const keycloakButton = (page: Page) => page.getByRole('button', { name: 'Continue with Keycloak' });

test('a cancelled social sign-in keeps what was typed, and a completed one signs in every tab @sweep', async ({
  page,
  context,
  provider,
}) => {
  const email = addPerson(provider, 'Kim', true);
  await page.goto('/login');
  await page.getByLabel('Email').fill('typed@example.com');
  await keycloakButton(page).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const refusal = page.getByRole('alert').filter({ hasText: 'You did not allow Keycloak to sign you in.' });
  await expect(refusal).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('typed@example.com');
  expect(await faultsOf(page, refusal)).toEqual([]);

  const other = await context.newPage();
  await other.goto('/login');
  await expect(keycloakButton(other)).toBeEnabled();
  await page.bringToFront();

  await keycloakButton(page).click();
  await page.getByRole('link', { name: 'Continue as Kim' }).click();
  await says(page, 'Successfully logged in!');
  await expect(page).toHaveURL(/\/dashboard\/[^/?]+$/);
  await expect(page.getByRole('heading', { name: 'Welcome, Kim!' })).toBeVisible();
  await expect(other).toHaveURL('/build');

  await page.getByRole('link', { name: /^Account/ }).click();
  const methods = page.getByRole('region', { name: 'Sign-in methods' });
  await expect(methods.getByText('Your only sign-in method')).toBeVisible();
  await expect(methods.getByRole('button', { name: /Unlink/ })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Profile' }).getByText(email)).toBeVisible();
  // The way back leads nowhere twice.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard\//);
});

test('an address that the provider does not vouch for signs in after it was linked, until it is unlinked @sweep', async ({
  page,
  context,
  provider,
  service,
}) => {
  addPerson(provider, 'Nomi', false);
  await page.goto('/signup');
  await keycloakButton(page).click();
  await page.getByRole('link', { name: 'Continue as Nomi' }).click();
  await expect(page).toHaveURL(/\/login\?/);
  await expect(
    page.getByRole('main').getByText('Keycloak does not vouch for your email address.'),
  ).toBeVisible();

  const person = newPerson('Nomi');
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  const other = await context.newPage();
  await other.goto(`/account/${userId}`);
  const methods = (of: Page) => of.getByRole('region', { name: 'Sign-in methods' });
  await expect(methods(other).getByRole('button', { name: 'Link Keycloak' })).toBeEnabled();

  await letProofsExpire(service, userId);
  await methods(page).getByRole('button', { name: 'Link Keycloak' }).click();
  const linking = page.getByRole('dialog', { name: 'Is it you?' });
  await linking.getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(linking.getByText('That password is not right.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await linking.getByLabel('Password', { exact: true }).fill(person.password);
  await linking.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('link', { name: 'Continue as Nomi' }).click();
  await says(page, 'Keycloak linked');
  await expect(page).toHaveURL(new RegExp(`/account/${userId}$`));
  await expect(methods(page).getByRole('button', { name: 'Unlink Keycloak' })).toBeVisible();
  await expect(methods(other).getByRole('button', { name: 'Unlink Keycloak' })).toBeVisible();
  expect(await faultsOf(page, methods(page).getByText('Linked'))).toEqual([]);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/login');
  await keycloakButton(page).click();
  await page.getByRole('link', { name: 'Continue as Nomi' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));

  await page.goto(`/account/${userId}`);
  await methods(page).getByRole('button', { name: 'Unlink Keycloak' }).click();
  const dialog = page.getByRole('dialog', { name: 'Unlink Keycloak?' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Unlink', exact: true }).click();
  await says(page, 'Keycloak unlinked');
  await expect(methods(page).getByRole('button', { name: 'Link Keycloak' })).toBeVisible();
});
