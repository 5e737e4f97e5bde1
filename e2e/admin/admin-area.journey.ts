import { readFile } from 'node:fs/promises';
import { addCoin, signInAsAdmin, expect, adminSwitchOf, test } from '../test-support/admin-login.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';

test('an admin signs in, searches, gives the admin flag, exports, reads the recent activity, and signs out', async ({
  page,
  service,
  adminLoginUrl,
}) => {
  const today = () => new Date().toLocaleDateString('en-US', { dateStyle: 'long' });
  const dayBefore = today();
  const id = await addCoin(service, '100% Heron_Coin');
  const created = new RegExp(`${dayBefore}|${today()}`);
  await addCoin(service, 'Another Coin');
  await signInAsAdmin(page, adminLoginUrl);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await expect(page).toHaveTitle('Moonpage | Admin Dashboard');
  for (const figure of ['Total Users', 'Total Page Views'])
    await expect(page.getByRole('main').getByText(figure, { exact: true })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['ID', 'Created At', 'Coin Name', 'Admin Status']);
  await expect(page.getByRole('row', { name: 'N/A' }).first()).toBeVisible();

  await page.getByPlaceholder('Search users...').fill('% heron_');
  await expect(page.getByRole('main').getByText('1 user matches')).toBeVisible();
  await expect(page).toHaveURL(/\?search=/);
  const row = page.getByRole('row', { name: '100% Heron_Coin' });
  await expect(row).toContainText(id);
  await expect(row).toContainText(created);

  await adminSwitchOf(page, '100% Heron_Coin').click();
  await says(page, 'Admin status updated successfully');
  await expect(adminSwitchOf(page, '100% Heron_Coin')).toBeChecked();
  await expect(row.getByText('No rights: not in ADMIN_EMAIL')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search users...')).toHaveValue('% heron_');
  await expect(adminSwitchOf(page, '100% Heron_Coin')).toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Users' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"${id}"`);
  expect(lines[1]).toContain('"100% Heron_Coin"');
  await says(page, 'Users exported');

  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByText('exported the users that match “% heron_”')).toBeVisible();
  await expect(activity.getByText(`gave admin status to ${id}@example.com`)).toBeVisible();
  await expect(activity.getByText('signed in').first()).toBeVisible();

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page).toHaveTitle('Moonpage | User Management');
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Statistics/ }).click();
  await expect(page).toHaveURL(/\/admin\/statistics/);
  await expect(page.getByRole('heading', { level: 1, name: 'Statistics' })).toBeVisible();
  await page.goto('/signup');
  await expect(page).toHaveURL(/\/admin$/);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

test('the table shows placeholder rows while it loads, and a figure is 0 until it is counted @sweep', async ({
  page,
  adminLoginUrl,
}) => {
  await signInAsAdmin(page, adminLoginUrl);
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/admin/users?**', async (route) => {
    await seen.promise;
    await route.continue();
  });
  // Counts that were made a moment ago are kept, so the database's failure would not be seen.
  await page.route('**/api/admin/totals', async (route) => {
    await seen.promise;
    await route.fulfill({ status: 500, json: { code: 'INTERNAL_SERVER_ERROR', status: 500, message: '' } });
  });
  await page.reload();
  const table = page.getByRole('table', { name: 'Users' });
  await expect(table).toHaveAttribute('aria-busy', 'true');
  await expect(table.getByRole('row')).toHaveCount(9);
  const users = page.getByRole('main').getByText('Total Users', { exact: true }).locator('../..');
  await expect(users).toHaveText('Total Users0');
  seen.resolve();
  await expect(table).toHaveAttribute('aria-busy', 'false');
  const figure = page.getByRole('main').getByText('Total Page Views', { exact: true }).locator('../..');
  await expect(figure).toHaveText(/^Total Page Views0It could not be counted/);
});

test('the table says what has failed, and goes on when it can @sweep', async ({
  page,
  service,
  adminLoginUrl,
}) => {
  await addCoin(service, 'Failing Coin');
  await signInAsAdmin(page, adminLoginUrl);
  await page.getByPlaceholder('Search users...').fill('failing');
  await expect(page.getByRole('main').getByText('1 user matches')).toBeVisible();
  await refused(page, '**/is-admin', async () => {
    await adminSwitchOf(page, 'Failing Coin').click();
    await says(page, 'Failed to update admin status');
    await expect(adminSwitchOf(page, 'Failing Coin')).not.toBeChecked();
  });

  await refused(page, '**/api/admin/users*', async () => {
    await page.getByPlaceholder('Search users...').fill('');
    await expect(page.getByRole('main').getByText('Failed to fetch users')).toBeVisible();
    await page.getByRole('button', { name: 'Export Users' }).click();
    await says(page, 'Failed to export users');
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'Failing Coin' })).toBeVisible();

  await page.getByPlaceholder('Search users...').fill('no such coin');
  await expect(page.getByRole('main').getByText('No users match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect(page.getByPlaceholder('Search users...')).toHaveValue('');
});

test('pages of the table are steps in the history @sweep', async ({ page, service, adminLoginUrl }) => {
  for (let n = 10; n < 30; n += 1) await addCoin(service, `Paged ${n}`);
  await signInAsAdmin(page, adminLoginUrl);
  await page.goto('/users?search=paged&size=10');
  await expect(page.getByRole('main').getByText('20 users match')).toBeVisible();
  const first = page.getByRole('row').nth(1);
  await expect(first).toContainText('Paged 29');
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(first).toContainText('Paged 19');
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  await page.goBack();
  await expect(first).toContainText('Paged 29');
  await page.goForward();
  await expect(first).toContainText('Paged 19');
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(first).toContainText('Paged 29');
  await page.getByLabel('Rows per page').selectOption('25');
  await expect(page.getByRole('row')).toHaveCount(21);
});

test('the table is worked by keyboard alone @sweep', async ({ page, service, adminLoginUrl }) => {
  await addCoin(service, 'Keyboard Coin');
  await signInAsAdmin(page, adminLoginUrl);
  const search = page.getByPlaceholder('Search users...');
  await search.focus();
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('1 user matches')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Export Users' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Keyboard Coin' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(adminSwitchOf(page, 'Keyboard Coin')).toBeFocused();
  await page.keyboard.press('Space');
  await says(page, 'Admin status updated successfully');
  await expect(adminSwitchOf(page, 'Keyboard Coin')).toBeChecked();
  await expect(adminSwitchOf(page, 'Keyboard Coin')).toBeFocused();
});
