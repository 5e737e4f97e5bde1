import { glob, readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { newPerson, signUp } from './people.ts';
import { expect, type Service, startService, test as base } from './service.ts';

const boss = { email: 'boss@example.com', password: 'a-boss-password' };
const deputy = { email: 'deputy@example.com', password: 'a-deputy-password' };

/** A service of this journey's own, with two admins whose passwords are set by the links that its start has printed. */
const test = base.extend<object, { service: Service; door: string }>({
  service: [
    async ({}, use) => {
      const service = await startService({ ADMIN_EMAIL: `${boss.email},${deputy.email}` });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  door: [
    async ({ service, browser }, use) => {
      await expect(() => expect(onceLinks(service)).toHaveLength(2)).toPass();
      const page = await browser.newPage();
      for (const link of onceLinks(service)) {
        await page.goto(link);
        await page.getByLabel('New Password').fill(boss.password);
        await page.getByRole('button', { name: 'Update Password' }).click();
        await expect(page.getByText('Password updated successfully!')).toBeVisible();
      }
      await page.close();
      await use(/sign in at (\S+)/.exec(service.output())?.[1] ?? '');
    },
    { scope: 'worker' },
  ],
});

const onceLinks = (service: Service) =>
  Array.from(service.output().matchAll(/password, once: (\S+)/g), ([, link = '']) => link);

async function knock(page: Page, door: string, person: { email: string; password: string }): Promise<void> {
  await page.goto(door);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function enter(page: Page, door: string, person = boss): Promise<void> {
  await knock(page, door, { ...person, password: boss.password });
  await expect(page.getByText('Welcome back, admin!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
}

/** Somebody with a coin of this name, without a way in. @returns the id. */
async function addCoin(service: Service, coinName: string): Promise<string> {
  const id = crypto.randomUUID();
  await inDatabase(service, `insert into users (id, name, email) values ($1, 'Somebody', $2)`, [
    id,
    `${id}@example.com`,
  ]);
  await inDatabase(service, `insert into profiles (id, first_name, coin_name) values ($1, 'Somebody', $2)`, [
    id,
    coinName,
  ]);
  return id;
}

const switchOf = (page: Page, coinName: string) =>
  page.getByRole('switch', { name: `Admin status of ${coinName}` });

test('an admin comes in by the door, searches, hands on the flag, exports, reads what was done, and leaves', async ({
  page,
  service,
  door,
}) => {
  const id = await addCoin(service, '100% Heron_Coin');
  await addCoin(service, 'Another Coin');
  await enter(page, door);
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  for (const figure of ['Total Users', 'Total Page Views'])
    await expect(page.getByText(figure)).toBeVisible();
  for (const name of ['ID', 'Created At', 'Coin Name', 'Admin Status']) {
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  }
  await expect(page.getByRole('row', { name: 'N/A' }).first()).toBeVisible();

  await page.getByPlaceholder('Search users...').fill('% heron_');
  await expect(page.getByText('1 user matches')).toBeVisible();
  await expect(page).toHaveURL(/\?search=/);
  const row = page.getByRole('row', { name: '100% Heron_Coin' });
  await expect(row).toContainText(id);
  await expect(row).toContainText(new Date().toLocaleDateString('en-US', { dateStyle: 'long' }));

  await switchOf(page, '100% Heron_Coin').click();
  await expect(page.getByText('Admin status updated successfully')).toBeVisible();
  await expect(switchOf(page, '100% Heron_Coin')).toBeChecked();
  await expect(row.getByText('No rights: not in ADMIN_EMAIL')).toBeVisible();
  await page.reload();
  await expect(page.getByPlaceholder('Search users...')).toHaveValue('% heron_');
  await expect(switchOf(page, '100% Heron_Coin')).toBeChecked();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Users' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain(`"${id}"`);
  expect(lines[1]).toContain('"100% Heron_Coin"');
  await expect(page.getByText('Users exported')).toBeVisible();

  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(activity.getByText('exported the users that match “% heron_”')).toBeVisible();
  await expect(activity.getByText(`gave admin status to ${id}@example.com`)).toBeVisible();
  await expect(activity.getByText('signed in at the hidden door').first()).toBeVisible();

  await page.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
  await expect(page).toHaveTitle('Moonpage | User Management');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login$/);
});

test('the door is where it is, and nothing tells where', async ({ page, service, door }) => {
  const secret = new URL(door).pathname.slice(1);
  const answer = await page.goto(door);
  expect(answer?.status()).toBe(200);
  await expect(page).toHaveTitle('Moonpage | Admin Login');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex, nofollow');
  await expect(page.getByRole('link')).toHaveCount(1);
  await page.getByRole('link').click();
  await expect(page).toHaveURL(`${service.url}/`);

  const near = [`${door}/`, `${service.url}//${secret}`, door.slice(0, -1), `${door}x`, `${door}/admin`];
  for (const path of near) expect((await page.request.get(path)).status(), path).toBe(404);
  const publicPaths = ['/', '/login', '/signup', '/no-such-page', '/api/openapi.json', '/admin'];
  for (const path of [...publicPaths, '/__manifest?paths=%2Fadmin,%2Fx&version=1', '/login.data']) {
    const reply = await page.request.get(path);
    expect(await reply.text(), path).not.toContain(secret);
    expect(JSON.stringify(reply.headers()), path).not.toContain(secret);
  }
  for await (const file of glob('build/web/client/**/*.{js,css,json,html,svg}')) {
    expect(file).not.toContain(secret);
    expect(await readFile(file, 'utf8'), file).not.toContain(secret);
  }
});

test('whoever is no admin is refused in words, and signed out', async ({ page, service, door }) => {
  const creator = newPerson();
  const userId = await signUp(page, service, creator);
  // A session that exists is ended, too.
  await page.goto(door);
  await expect(page.getByText('Access denied: Admin only area')).toBeVisible();
  await knock(page, door, creator);
  await expect(page.getByText('Access denied: Admin only area')).toBeVisible();
  await page.goto(`/dashboard/${userId}`);
  await expect(page).toHaveURL(/\/login$/);

  await knock(page, door, { ...boss, password: 'wrong-password' });
  await expect(page.getByText('Invalid email or password')).toBeVisible();

  const setFlag = (isAdmin: boolean) =>
    inDatabase(
      service,
      'update profiles set is_admin = $1 where id = (select id from users where email = $2)',
      [isAdmin, deputy.email],
    );
  await setFlag(false);
  await knock(page, door, { ...deputy, password: boss.password });
  await expect(page.getByText('Access denied: Admin privileges required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(await (await page.request.get('/api/auth/session')).text()).toBe('null');
  await setFlag(true);
});

test('what cannot be found out at the door ends outside', async ({ page, service, door }) => {
  await inDatabase(service, 'alter table identities rename to identities_away');
  await knock(page, door, boss);
  await expect(page.getByText('Authentication error occurred')).toBeVisible();
  await inDatabase(service, 'alter table identities_away rename to identities');

  // The database breaks between the right password and the look at the profile.
  await page.route('**/api/admin/enter', async (route) => {
    await inDatabase(service, 'alter table profiles rename column is_admin to is_hidden');
    await route.continue();
  });
  await knock(page, door, boss);
  await expect(page.getByText('Error verifying admin status')).toBeVisible();
  await inDatabase(service, 'alter table profiles rename column is_hidden to is_admin');
  expect(await (await page.request.get('/api/auth/session')).text()).toBe('null');
});

test('the table says what has failed, and goes on when it can', async ({ page, service, door }) => {
  await addCoin(service, 'Failing Coin');
  await enter(page, door);
  await inDatabase(service, 'alter table audit_log rename to audit_log_away');
  await page.getByPlaceholder('Search users...').fill('failing');
  await expect(page.getByText('1 user matches')).toBeVisible();
  await switchOf(page, 'Failing Coin').click();
  await expect(page.getByText('Failed to update admin status')).toBeVisible();
  await expect(switchOf(page, 'Failing Coin')).not.toBeChecked();
  await inDatabase(service, 'alter table audit_log_away rename to audit_log');

  await inDatabase(service, 'alter table profiles rename column coin_name to coin_name_away');
  await page.getByPlaceholder('Search users...').fill('');
  await expect(page.getByText('Failed to fetch users')).toBeVisible();
  await page.getByRole('button', { name: 'Export Users' }).click();
  await expect(page.getByText('Failed to export users')).toBeVisible();
  await inDatabase(service, 'alter table profiles rename column coin_name_away to coin_name');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: 'Failing Coin' })).toBeVisible();

  await page.getByPlaceholder('Search users...').fill('no such coin');
  await expect(page.getByText('No users match')).toBeVisible();
  await page.getByRole('button', { name: 'Show all users' }).click();
  await expect(page.getByPlaceholder('Search users...')).toHaveValue('');
});

test('pages of the table are steps in the history', async ({ page, service, door }) => {
  for (let n = 10; n < 30; n += 1) await addCoin(service, `Paged ${n}`);
  await enter(page, door);
  await page.goto('/users?search=paged&size=10');
  await expect(page.getByText('20 users match')).toBeVisible();
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

test('an admin area is for admins, however its address is written, and only as long as they are', async ({
  page,
  service,
  door,
  context,
}) => {
  for (const path of ['/admin', '/users', '/ADMIN', '/users/']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
  }
  const userId = await signUp(page, service, newPerson());
  for (const path of ['/admin', '/users', '/ADMIN', '/users/']) {
    await page.goto(path);
    await expect(page).toHaveURL(`${service.url}/dashboard/${userId}`);
  }
  await context.clearCookies();
  await enter(page, door);
  await page.goto(door);
  await expect(page).toHaveURL(/\/admin$/);
  const own = page.getByRole('row', { name: 'You: your own stays' }).getByRole('switch');
  await own.click({ force: true });
  await expect(own).toBeChecked();

  await inDatabase(
    service,
    'update profiles set is_admin = false where id = (select id from users where email = $1)',
    [boss.email],
  );
  await page.getByPlaceholder('Search users...').fill('anything');
  await expect(page).toHaveURL(/\/dashboard\//);
  await inDatabase(
    service,
    'update profiles set is_admin = true where id = (select id from users where email = $1)',
    [boss.email],
  );
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`door and desk have no accessibility violation and fit (${colorScheme})`, async ({
    page,
    service,
    door,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await addCoin(service, 'Extraordinarilylongcoinnamewithout');
    const check = async () => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      // 720 pixels are the wide window at 200 %.
      for (const width of [390, 720, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    };
    await page.goto(door);
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
    await check();
    await enter(page, door);
    await expect(page.getByText('signed in at the hidden door').first()).toBeVisible();
    await expect(page.getByText('Welcome back, admin!')).toBeHidden();
    await check();
    await page.goto('/users?search=nothing-has-this-name');
    await expect(page.getByText('No users match')).toBeVisible();
    await check();
  });
}

test('the table is worked by keyboard alone', async ({ page, service, door }) => {
  await addCoin(service, 'Keyboard Coin');
  await enter(page, door);
  const search = page.getByPlaceholder('Search users...');
  await search.focus();
  await page.keyboard.type('keyboard');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 user matches')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Export Users' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(switchOf(page, 'Keyboard Coin')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Admin status updated successfully')).toBeVisible();
  await expect(switchOf(page, 'Keyboard Coin')).toBeChecked();
  await expect(switchOf(page, 'Keyboard Coin')).toBeFocused();
});
