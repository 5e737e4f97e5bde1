import { accessibilityFaults } from '../test-support/accessibility.ts';
import { newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('the browsers that are signed in are seen on the account page, and one that is ended says so', async ({
  page,
  service,
  browser,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  const elsewhere = await browser.newContext({
    baseURL: service.url,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  const other = await elsewhere.newPage();
  await other.goto('/login');
  await signIn(other, person);

  await page.goto(`/account/${userId}`);
  const card = page.getByRole('region', { name: 'Sessions' });
  await expect(card.getByRole('listitem')).toHaveCount(2);
  await expect(card.getByRole('listitem').first()).toContainText('this browser');
  await expect(card.getByRole('button', { name: 'Sign out everywhere else' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await card.getByRole('button', { name: 'End Firefox on Windows' }).click();
  await says(page, 'Firefox on Windows is signed out');
  await expect(card.getByRole('listitem')).toHaveCount(1);

  await other.getByRole('link', { name: 'Account', exact: true }).click();
  await says(other, 'Signed out');
  await expect(other).toHaveURL(/\/login$/);
  await elsewhere.close();
});

test('the first name is changed, here and in the other tab @sweep', async ({ page, service, context }) => {
  const userId = await signUp(page, service, newPerson('Ada'));
  const other = await context.newPage();
  await other.goto(`/dashboard/${userId}`);
  await expect(other.getByRole('heading', { name: 'Ada' })).toBeVisible();
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Change first name' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('First Name')).toHaveValue('Ada');
  await dialog.getByLabel('First Name').fill(' ');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Please enter your first name')).toBeVisible();
  await dialog.getByLabel('First Name').fill('Grace');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Grace')).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Grace' })).toBeVisible();
});
