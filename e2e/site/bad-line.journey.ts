import type { Page } from '@playwright/test';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { loaded } from '../test-support/loaded.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

/** On a train: no network for a while, code that does not come, a server that is away for a moment. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const line = (page: Page, words: RegExp) => page.getByRole('status').filter({ hasText: words });

/** Opens the build form and waits for whatever loads after it. */
async function openForm(page: Page): Promise<void> {
  await page.goto('/build');
  await loaded(page);
}

test('without a network the screen stays, says so, and goes on where it was going', async ({
  page,
  context,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await openForm(page);
  await fillCoin(page, pepe);
  await context.setOffline(true);
  await expect(line(page, /^You are offline\. What you have typed stays here\.$/)).toBeVisible();

  await press(page, 'Build My Landing Page');
  await expect(page.getByRole('dialog')).toContainText('You are offline. Your draft is saved.');
  await press(page, 'Back to the form');
  await says(page, 'Failed to generate preview');
  const picture = { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(onePixel, 'base64') };
  await page.locator('input[type=file]').first().setInputFiles(picture);
  await expect(page.getByRole('main').getByText('You are offline. Your draft is saved.')).toBeVisible();

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(line(page, /The page you chose opens when you are back/)).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  await expect(page).toHaveURL(/\/build$/);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page).toHaveURL(`/account/${userId}`);
  await expect(line(page, /offline/)).toBeHidden();

  await openForm(page);
  await buildAndSeePreview(page, pepe.coinName);
  await context.setOffline(true);
  await press(page, 'CREATE MY PAGE');
  await says(page, 'You are offline. Your draft is saved.');
  await says(page, 'Failed to deploy landing page');
});

test('a message is shown although the code that shows messages did not come @sweep', async ({
  page,
  context,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.route(/\/assets\/toaster-(?!when)/, (route) => route.abort());
  await page.goto(`/account/${userId}`);
  await loaded(page);
  await context.setOffline(true);
  await press(page, 'Reset Password');
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages).toContainText('Failed to send password reset email');
  await expect(messages).toContainText('You are offline. Try again when you are back.');
  await context.setOffline(false);
  await press(page, 'Reset Password');
  await expect(messages).toContainText('Password reset email sent');
  await messages.getByRole('button', { name: 'Close' }).first().click();
  await expect(messages).not.toContainText('Failed to send');
});

test('a server that is away for a moment is asked again by every navigation @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto(`/account/${userId}`);
  await loaded(page);
  for (const [status, link, heading] of [
    [503, 'Build New Page', 'Build Your Meme Coin Landing Page'],
    [502, 'Preview Landing Page', 'Preview Your Landing Page'],
    [504, 'Dashboard', 'Welcome, Ada!'],
  ] as const) {
    let refused = 0;
    await page.route(/\.data(\?|$)/, (route) => {
      refused += 1;
      return refused === 1 ? route.fulfill({ status }) : route.continue();
    });
    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    expect(refused).toBeGreaterThan(1);
    await page.unroute(/\.data(\?|$)/);
  }
  await page.route(/\.data(\?|$)/, (route) => route.fulfill({ status: 503 }));
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  await page.unroute(/\.data(\?|$)/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});

test('a page whose code is gone since a new build is opened anew, once, and the draft is there', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await openForm(page);
  await page.getByLabel('Coin Name').fill('Pepe');
  let asked = 0;
  await page.route(/\/assets\/account-/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 404 }) : route.continue();
  });
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page).toHaveURL(`/account/${userId}`);
  await page.goto('/build');
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('Coin Name')).toHaveValue('Pepe');
});

test('a page that cannot be had at all leaves the open one with what was typed @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await openForm(page);
  await page.getByLabel('Coin Name').fill('Pepe');
  await page.route(/\/assets\/account-/, (route) => route.abort());
  await page.route(`**/account/${userId}`, (route) => route.abort());
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(line(page, /^That page could not be loaded\. Try again$/)).toBeVisible();
  await expect(page.getByLabel('Coin Name')).toHaveValue('Pepe');
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
});

test('a preview picture whose code did not come is drawn when asked again @sweep', async ({
  page,
  service,
}) => {
  await signUp(page, service, newPerson());
  await openForm(page);
  await fillCoin(page, pepe);
  await page.route(/\/assets\/capture-/, (route) => route.abort());
  await press(page, 'Build My Landing Page');
  await expect(page.getByRole('main').getByText('No preview available')).toBeVisible();
  await page.unrouteAll();
  await press(page, 'Try again');
  await expect(
    page.getByRole('img', { name: `Preview of the landing page of ${pepe.coinName}` }),
  ).toBeVisible();
});

test('the hidden door whose code did not come says so and is loaded again @sweep', async ({
  page,
  service,
}) => {
  const door = /sign in at (\S+)/.exec(service.output())?.[1] ?? '';
  await page.route(/\/assets\/admin-login-screen-/, (route) => route.abort());
  await page.goto(door);
  await expect(
    page.getByRole('main').getByText('We could not reach the server. Check your connection and try again.'),
  ).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a view of the sign-in whose code did not come says so in its place and is loaded again @sweep', async ({
  page,
}) => {
  await page.route(/\/assets\/update-password-screen-/, (route) => route.abort());
  await page.goto('/login?view=update_password');
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'We could not reach the server. Check your connection and try again.',
  );
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Choose a Password' })).toBeVisible();
});

const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
