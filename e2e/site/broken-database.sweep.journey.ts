import type { Page } from '@playwright/test';
import { inDatabase } from '../test-support/database.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, type Service, startService, test as base } from '../test-support/service.ts';

/** Section 8 of the specification: what a database that fails is told as, on a service of its own. */

const test = base.extend<object, { service: Service }>({
  service: [
    async ({}, use) => {
      const service = await startService();
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});

/** Runs `work` while the database answers everything that asks for this table with an error. */
async function without(service: Service, table: string, work: () => Promise<unknown>): Promise<void> {
  await inDatabase(service, `alter table ${table} rename to ${table}_away`);
  try {
    await work();
  } finally {
    await inDatabase(service, `alter table ${table}_away rename to ${table}`);
  }
}

/** On the page itself, where it stays. */
const shows = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a visitor, a failing session check and a wrong password are each told the reason', async ({
  page,
  context,
  service,
}) => {
  await page.goto('/build');
  await expect(page).toHaveURL(/\/login$/);
  await says(page, 'Please sign in to access this page');

  const person = newPerson();
  const userId = await signUp(page, service, person);
  await without(service, 'sessions', async () => {
    await page.goto('/build');
    await expect(page).toHaveURL(/\/login$/);
    await says(page, 'Error checking session');
    // Public pages stand while the database does not answer.
    expect((await page.goto('/privacy'))?.status()).toBe(200);
    expect((await page.goto('/signup'))?.status()).toBe(200);
  });
  await page.goto('/build');
  await expect(page.getByRole('heading', { name: 'Build Your Meme Coin Landing Page' })).toBeVisible();

  await without(service, 'sessions', async () => {
    await press(page, 'Sign Out');
    await says(page, 'Error signing out');
    await expect(page).toHaveURL(/\/build$/);
  });
  await page.reload();
  await press(page, 'Sign Out');
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await press(page, 'Sign In');
  await shows(page, 'Invalid email or password');
  await expect(
    page.getByRole('alert').locator('.text-danger', { hasText: 'Invalid email or password' }),
  ).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await without(service, 'sessions', async () => {
    await press(page, 'Sign In');
    await shows(page, 'Failed to sign in');
  });
  await context.setOffline(true);
  await press(page, 'Sign In');
  await shows(page, 'An error occurred during login');
  await context.setOffline(false);
  await press(page, 'Sign In');
  await says(page, 'Successfully logged in!');
  await expect(page).toHaveURL(`/dashboard/${userId}`);
});

test('the dashboard says what it could not load', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await without(service, 'page_views', async () => {
    expect((await page.goto(`/dashboard/${userId}`))?.status()).toBe(200);
    await says(page, 'Error loading page views');
    await shows(page, 'Welcome, Ada!');
  });
  await inDatabase(service, 'alter table profiles rename column telegram to telegram_away');
  expect((await page.reload())?.status()).toBe(500);
  await says(page, 'Error loading profile');
  await shows(page, 'Error loading dashboard, Please try refreshing the page');
  expect((await page.goto('/build'))?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
  await page.goto(`/dashboard/${userId}`);
  await inDatabase(service, 'alter table profiles rename column telegram_away to telegram');
  await press(page, 'Try again');
  await shows(page, 'Welcome, Ada!');

  await inDatabase(service, 'alter table profiles rename column document to document_away');
  await page.getByRole('link', { name: 'Preview Landing Page', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
  await shows(page, 'Your page is safe. Try again in a moment.');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await page.getByRole('link', { name: 'Edit Landing Page', exact: true }).click();
  await expect(page).toHaveURL(`/edit-landing/${userId}`);
  await expect(page.getByRole('heading', { name: 'Error loading profile' })).toBeVisible();
  await page.getByRole('link', { name: 'Preview Landing Page', exact: true }).click();
  await expect(page).toHaveURL(`/landing/${userId}`);
  await inDatabase(service, 'alter table profiles rename column document_away to document');
  await press(page, 'Try again');
  await shows(page, 'Nothing to preview yet');

  await page.goto(`/account/${userId}`);
  await inDatabase(service, 'delete from profiles where id = $1', [userId]);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await says(page, 'Profile not found');
  await expect(page).toHaveURL(/\/$/);
  expect((await page.goto(`/dashboard/${userId}`))?.status()).toBe(404);
  await says(page, 'Profile not found');
  await expect(page).toHaveURL(/\/$/);
});
