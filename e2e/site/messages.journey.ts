import type { Page } from '@playwright/test';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { inDatabase } from '../test-support/database.ts';
import { linkMailedTo, newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { loaded } from '../test-support/loaded.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';
import { expect, type Service, test } from '../test-support/service.ts';

/** Section 8 of the specification: messages about what a server refused. */

/** On the page itself, where it stays. */
const shows = (page: Page, text: string) =>
  expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const endSessions = (service: Service, userId: string) =>
  inDatabase(service, 'delete from sessions where user_id = $1', [userId]);

test('an account that cannot be made says so @sweep', async ({ page, context }) => {
  const person = newPerson();
  await page.goto('/signup');
  await page.getByLabel('First Name').fill(person.firstName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await context.setOffline(true);
  await press(page, 'Create Account');
  await shows(page, 'Failed to create account');
  await shows(page, 'You are offline. Try again when you are back.');
  await context.setOffline(false);
  await refused(page, '**/api/auth/**', async () => {
    await press(page, 'Create Account');
    await shows(page, 'Something went wrong on our side. Please try again.');
    await shows(page, 'Failed to create account');
  });
});

test('the account page says what it could not do @sweep', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  await refused(page, '**/api/auth/**', async () => {
    await press(page, 'Reset Password');
    await says(page, 'Failed to send password reset email');
  });
  await press(page, 'Reset Password');
  await says(page, 'Password reset email sent');
  const link = await linkMailedTo(service, person.email, 'recovery');

  await press(page, 'Delete Account');
  await page.getByLabel('Email').fill(person.email);
  await refused(page, '**/api/**', async () => {
    await press(page, 'Delete');
    await expect(
      page.getByRole('dialog').getByText('Failed to delete account', { exact: true }),
    ).toBeVisible();
  });

  await page.goto(link);
  await page.getByLabel('New Password').fill('another-moon');
  await refused(page, '**/api/**', async () => {
    await press(page, 'Update Password');
    await shows(page, 'Failed to update password. Please try again.');
  });
  await inDatabase(service, `update users set email = '' where id = $1`, [userId]);
  await page.goto(`/account/${userId}`);
  await press(page, 'Reset Password');
  await says(page, 'No email found');
  // The journeys of a worker share their service, and no two people there may have one address.
  await inDatabase(service, 'update users set email = $2 where id = $1', [userId, person.email]);
});

test('a link that signs nobody in says so @sweep', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.context().clearCookies();
  await page.goto('/login?view=magic_link');
  await page.getByLabel('Email').fill(person.email);
  await press(page, 'Send magic link');
  const link = await linkMailedTo(service, person.email, 'magiclink');
  await refused(page, '**/api/**', async () => {
    await page.goto(link);
    await shows(page, 'Error confirming email');
    await shows(page, 'Something went wrong on our side. Please try again.');
  });
  await inDatabase(service, 'delete from profiles where id = $1', [userId]);
  await press(page, 'Try again');
  await says(page, 'Session error');
  await expect(page).toHaveURL(/\/login$/);
  await page.goto(link);
  await says(page, 'Error confirming email');
});

test('a session that ends while the form is filled loses nothing', async ({ page, context, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto('/build');
  await fillCoin(page, pepe);
  const other = await context.newPage();
  await other.goto(`/account/${userId}`);
  await loaded(other);

  await endSessions(service, userId);
  const choose = page.locator('input[type=file]').first();
  await press(page, 'Build My Landing Page');
  await says(page, 'Failed to generate preview');
  await says(page, 'No authenticated user found');
  await says(page, 'Signed out');
  await expect(page).toHaveURL(/\/login$/);
  await says(other, 'Signed out');
  await expect(other).toHaveURL(/\/login$/);
  // A page behind another is drawn once a second.
  await other.close();

  await signIn(page, person);
  await page.goto('/build');
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await refused(page, '**/api/storage/**', async () => {
    await choose.setInputFiles(picture);
    await says(page, 'Upload failed');
    await says(page, 'Failed to upload image');
  });
  await refused(page, '**/generate-landing-page{,/stream}', async () => {
    await press(page, 'Build My Landing Page');
    await says(page, 'Failed to generate preview');
    await expect(page.getByRole('dialog').getByText('Error', { exact: true })).toBeVisible();
    await press(page, 'Back to the form');
    await expect(page.getByRole('button', { name: 'Build My Landing Page' })).toBeFocused();
  });

  await Promise.all([
    buildAndSeePreview(page, pepe.coinName),
    says(page, 'Preview generated successfully! Review and make any desired changes.'),
  ]);
  await refused(page, '**/deploy-landing-page{,/stream}', async () => {
    await press(page, 'CREATE MY PAGE');
    await says(page, 'Failed to deploy landing page');
    await expect(page.getByRole('button', { name: 'CREATE MY PAGE' })).toBeFocused();
  });
  await refused(page, '**/start-over', async () => {
    await press(page, 'START OVER');
    await says(page, 'Failed to clear preview');
  });
  await press(page, 'START OVER');
  await says(page, 'Starting over with a fresh page');
  await expect(page).toHaveURL(/\/build$/);

  // Followed from within, an ended session is told as one, wherever the link leads.
  await endSessions(service, userId);
  await page.getByRole('link', { name: 'Meme Coin Promotion' }).click();
  await says(page, 'Signed out');
  await expect(page).toHaveURL(/\/login$/);
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
