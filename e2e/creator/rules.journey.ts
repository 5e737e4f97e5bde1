import { fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

/** Sections 4 and 5 of the specification, where a person sees them: what forms start with, what they refuse and when, what fails. */

test('the build form has the specified labels, defaults and choices, and is silent until it is sent', async ({
  page,
  service,
}) => {
  const person = newPerson();
  await signUp(page, service, person);
  await page.goto('/build');
  const form = page.locator('main form');
  await expect(form).toHaveAttribute('novalidate', '');
  const field = (label: string) => form.getByLabel(label, { exact: true });
  for (const [label, value] of [
    ['Email', person.email],
    ['Coin Name', ''],
    ['Blockchain', ''],
    ['Symbol', ''],
    ['Description', ''],
    ['Buy Button Link', ''],
    ['Main Colors', '#7c3aed,#ef4444'],
    ['Telegram', ''],
    ['X (Twitter)', ''],
    ['Contract Address', ''],
    ['Page Background', '#000000'],
  ] as const) {
    await expect(field(label), label).toHaveValue(value);
  }
  await expect(field('Main Image')).toHaveAttribute('type', 'file');
  await expect(form.getByLabel('Launch Date')).toContainText('Pick a date');
  await expect(form.getByLabel('Launch Time')).toContainText('12:00 PM');
  await expect(field('Blockchain').getByRole('option')).toHaveText([
    'Base',
    'BSC',
    'Ethereum',
    'Solana',
    'Sui',
    'TON',
    'Tron',
    'Other',
  ]);
  await expect(form.getByText('Free during beta.', { exact: true })).toBeVisible();

  await expect(field('Coin Name')).toBeEnabled();
  await field('Coin Name').focus();
  await page.keyboard.type('P');
  await field('Symbol').focus();
  await page.keyboard.type('$pe');
  await expect(field('Symbol')).toHaveValue('PE');
  await field('Description').focus();
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(0);

  await form.getByLabel('Launch Date').click();
  const calendar = page.getByRole('dialog', { name: 'Calendar' });
  await expect(calendar.getByRole('button', { name: /previous month/i })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await page.keyboard.press('Escape');
});

test('the launch is shown in three time zones, and a build or a picture that fails says so @sweep', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.url, timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await signUp(page, service, newPerson('Zoe'));
  await page.goto('/build');
  await fillCoin(page, pepe);
  const clocks = page.locator('dl').filter({ hasText: 'Your time' });
  await expect(clocks.getByRole('term')).toHaveText(['CST', 'UTC', 'Your time']);
  await expect(clocks.getByRole('definition')).toContainText([/12:00 PM/, /6:00 PM/, /3:00 AM/]);

  await refused(page, '**/generate-landing-page{,/stream}', async () => {
    await page.getByRole('button', { name: 'Build My Landing Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await says(page, 'Failed to generate preview');
    await expect(dialog.getByText('Something went wrong on our side.')).toBeVisible();
  });

  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.route('**/p/assets/*.woff2', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/landing\/[^/]+$/);
  await expect(page.getByRole('main').getByText('No preview available', { exact: true })).toBeVisible();
  expect(complaints).toContainEqual(expect.stringContaining('The preview could not be drawn'));
  await page.unroute('**/p/assets/*.woff2');
  await page.reload();
  await expect(
    page.getByRole('img', { name: `Preview of the landing page of ${pepe.coinName}` }),
  ).toBeVisible();
  await context.close();
});

test('signing in and setting a password refuse what is missing at its field @sweep', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  for (const message of ['Please enter your email address', 'Please enter your password']) {
    await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.goto('/update-password');
  for (const typed of ['', '12345']) {
    await page.getByLabel('New Password').fill(typed);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expect(
      page.getByRole('main').getByText('Password must be at least 6 characters long', { exact: true }),
    ).toBeVisible();
  }
});
