import type { Page } from '@playwright/test';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { inDatabase } from '../test-support/database.ts';
import { linkMailedTo, newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, type Service, test } from '../test-support/service.ts';

/** Section 8 of the specification: each message is produced by its cause, a server that truly fails. */

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

const endSessions = (service: Service, userId: string) =>
  inDatabase(service, 'delete from sessions where user_id = $1', [userId]);

test('a visitor, a failing session check and a wrong password are each told the reason @sweep', async ({
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

test('an account that cannot be made says so @sweep', async ({ page, context, service }) => {
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
  await without(service, 'attempts', async () => {
    await press(page, 'Create Account');
    await shows(page, 'Something went wrong on our side. Please try again.');
    await shows(page, 'Failed to create account');
  });
});

test('the dashboard says what it could not load @sweep', async ({ page, service }) => {
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

test('the account page says what it could not do @sweep', async ({ page, service }) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  await without(service, 'attempts', async () => {
    await press(page, 'Reset Password');
    await says(page, 'Failed to send password reset email');
  });
  await press(page, 'Reset Password');
  await says(page, 'Password reset email sent');
  const link = await linkMailedTo(service, person.email, 'recovery');

  await press(page, 'Delete Account');
  await page.getByLabel('Email').fill(person.email);
  await without(service, 'profiles', async () => {
    await press(page, 'Delete');
    await expect(
      page.getByRole('dialog').getByText('Failed to delete account', { exact: true }),
    ).toBeVisible();
  });

  await page.goto(link);
  await page.getByLabel('New Password').fill('another-moon');
  await without(service, 'mail_links', async () => {
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
  await without(service, 'mail_links', async () => {
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
  await other.waitForLoadState('networkidle');

  await endSessions(service, userId);
  const choose = page.locator('input[type=file]').first();
  await press(page, 'Build My Landing Page');
  await says(page, 'Failed to generate preview');
  await says(page, 'No authenticated user found');
  await says(page, 'Signed out');
  await expect(page).toHaveURL(/\/login$/);
  await says(other, 'Signed out');
  await expect(other).toHaveURL(/\/login$/);

  await signIn(page, person);
  await page.goto('/build');
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await without(service, 'uploads', async () => {
    await choose.setInputFiles(picture);
    await says(page, 'Upload failed');
    await says(page, 'Failed to upload image');
  });
  await without(service, 'generations', async () => {
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
  await without(service, 'page_revisions', async () => {
    await press(page, 'CREATE MY PAGE');
    await says(page, 'Failed to deploy landing page');
    await expect(page.getByRole('button', { name: 'CREATE MY PAGE' })).toBeFocused();
  });
  await without(service, 'page_looks', async () => {
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

test('a support request that failed says so, and succeeds when it is sent again @sweep', async ({
  page,
  service,
}) => {
  await page.goto('/support');
  await page.getByLabel('Your Email').fill('ada@example.com');
  await page.getByLabel('Issue Type').selectOption('Question');
  await page.getByLabel('Comments').fill('Where is my rocket going?');
  await without(service, 'support_requests', async () => {
    await press(page, 'Submit');
    await says(page, 'Failed to send support request. Please try again.');
  });
  await press(page, 'Submit');
  await says(page, 'Your support request has been received. Help is on the way!');
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
