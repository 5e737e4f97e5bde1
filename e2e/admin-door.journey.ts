import { glob, readFile } from 'node:fs/promises';
import { boss, deputy, enter, expect, knock, test } from './admins.ts';
import { appCode } from './app-code.ts';
import { inDatabase } from './database.ts';
import { newPerson, signUp } from './people.ts';

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
  // A session that exists is looked at, and ended, too.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/admin/enter', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(door);
  await expect(page.getByRole('status').filter({ hasText: 'Checking your session' })).toBeVisible();
  seen.resolve();
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
  await page.goto('/admin?size=100');
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

test('the door asks for the second factor of an admin who has one', async ({ page, service, door }) => {
  await enter(page, door, deputy);
  const post = async (path: string, data: object): Promise<unknown> => {
    const headers = { origin: service.url };
    return (await page.request.post(`/api/auth/second-factor/${path}`, { data, headers })).json();
  };
  const { secret } = (await post('draft', { password: boss.password })) as { secret: string };
  await post('confirm', { code: await appCode(secret, -1) });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await knock(page, door, { ...deputy, password: boss.password });
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await knock(page, door, { ...deputy, password: boss.password });
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await knock(page, door, { ...deputy, password: boss.password });
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 0));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page.getByText('Welcome back, admin!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText('came in by the hidden door').first()).toBeVisible();
  await inDatabase(service, 'delete from second_factors');
});
