import {
  admin,
  secondAdmin,
  signInAsAdmin,
  expect,
  submitAdminLogin,
  test,
} from '../test-support/admin-login.ts';
import { appCode } from '../test-support/app-code.ts';
import { inDatabase } from '../test-support/database.ts';
import { linkMailedTo, newPerson, signUp, signUpByRequests } from '../test-support/accounts.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';

// Who may is what is tested: a second try would hide a first that let somebody in.
test.describe.configure({ retries: 0 });

test('people who are no admins are refused with a message and signed out @sweep', async ({
  page,
  service,
  adminLoginUrl,
}) => {
  const creator = newPerson();
  const userId = await signUp(page, service, creator);
  // A session that exists is looked at, and ended, too.
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/admin/enter', async (route) => {
    await seen.promise;
    await route.continue();
  });
  await page.goto(adminLoginUrl);
  await expect(page.getByRole('status').filter({ hasText: 'Checking your session' })).toBeVisible();
  seen.resolve();
  await expect(page.getByRole('main').getByText('Access denied: Admin only area')).toBeVisible();
  await submitAdminLogin(page, adminLoginUrl, creator);
  await expect(page.getByRole('main').getByText('Access denied: Admin only area')).toBeVisible();
  await page.goto(`/dashboard/${userId}`);
  await expect(page).toHaveURL(/\/login$/);

  await submitAdminLogin(page, adminLoginUrl, { ...admin, password: 'wrong-password' });
  await expect(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();

  const setFlag = (isAdmin: boolean) =>
    inDatabase(
      service,
      'update profiles set is_admin = $1 where id = (select id from users where email = $2)',
      [isAdmin, secondAdmin.email],
    );
  await setFlag(false);
  await submitAdminLogin(page, adminLoginUrl, secondAdmin);
  await expect(page.getByRole('main').getByText('Access denied: Admin privileges required')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(await (await page.request.get('/api/auth/session')).text()).toBe('null');
  await setFlag(true);
});

test('a new password leads an admin back to the admin login, and whoever is none to the ordinary one @sweep', async ({
  page,
  service,
  adminLoginUrl,
  playwright,
}) => {
  const setPassword = async (email: string, password: string) => {
    const headers = { origin: service.url };
    await page.request.post('/api/auth/forgot-password', { data: { email }, headers });
    await page.goto(await linkMailedTo(service, email, 'recovery'));
    await page.getByLabel('New Password').fill(password);
    await page.getByRole('button', { name: 'Update Password' }).click();
    await says(page, 'Password updated successfully!');
    await expect(
      page.getByRole('main').getByText('Your password is changed. Sign in with it to go on.'),
    ).toBeVisible();
    await expect(page.locator('body').getByText('Your email is confirmed.')).toHaveCount(0);
  };
  await setPassword(admin.email, admin.password);
  await expect(page).toHaveURL(adminLoginUrl);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();

  const request = await playwright.request.newContext();
  const person = newPerson();
  await signUpByRequests(request, service, person);
  await request.dispose();
  await setPassword(person.email, person.password);
  await expect(page).toHaveURL('/login?confirmed=true');
  await page.reload();
  await expect(
    page.getByRole('main').getByText('Your password is changed. Sign in with it to go on.'),
  ).toBeVisible();
});

test('an admin login that fails half-way starts no session @sweep', async ({ page, adminLoginUrl }) => {
  await refused(page, '**/api/auth/**', async () => {
    await submitAdminLogin(page, adminLoginUrl, admin);
    await expect(page.getByRole('main').getByText('Authentication error occurred')).toBeVisible();
  });
  // The database breaks between the right password and the look at the profile.
  await refused(page, '**/api/admin/enter', async () => {
    await submitAdminLogin(page, adminLoginUrl, admin);
    await expect(page.getByRole('main').getByText('Error verifying admin status')).toBeVisible();
  });
  expect(await (await page.request.get('/api/auth/session')).text()).toBe('null');
});

test('the admin area closes when the flag is taken away @sweep', async ({ page, service, adminLoginUrl }) => {
  await signInAsAdmin(page, adminLoginUrl);
  await page.goto(adminLoginUrl);
  await expect(page).toHaveURL(/\/admin$/);
  await page.goto('/admin?size=100');
  const own = page.getByRole('row', { name: 'You: your own stays' }).getByRole('switch');
  await own.click({ force: true });
  await expect(own).toBeChecked();

  await inDatabase(
    service,
    'update profiles set is_admin = false where id = (select id from users where email = $1)',
    [admin.email],
  );
  await page.getByPlaceholder('Search users...').fill('anything');
  await expect(page).toHaveURL(/\/dashboard\//);
  await inDatabase(
    service,
    'update profiles set is_admin = true where id = (select id from users where email = $1)',
    [admin.email],
  );
});

test('the admin login asks for the second factor of an admin who has one @sweep', async ({
  page,
  service,
  adminLoginUrl,
}) => {
  await signInAsAdmin(page, adminLoginUrl, secondAdmin);
  const post = async (path: string, data: object): Promise<unknown> => {
    const headers = { origin: service.url };
    const answer = await page.request.post(`/api/auth/second-factor/${path}`, { data, headers });
    expect(answer.ok(), path).toBe(true);
    return answer.json();
  };
  const { secret } = (await post('draft', {})) as { secret: string };
  await post('confirm', { code: await appCode(secret, 0) });
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await submitAdminLogin(page, adminLoginUrl, secondAdmin);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login/);
  await submitAdminLogin(page, adminLoginUrl, secondAdmin);
  await page.getByRole('link', { name: 'Start over' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await submitAdminLogin(page, adminLoginUrl, secondAdmin);
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 1));
  await page.getByRole('button', { name: 'Verify code' }).click();
  await says(page, 'Welcome back, admin!');
  await expect(page).toHaveURL(/\/admin$/);
  await expect(
    page.getByRole('region', { name: 'Recent activity' }).getByText('signed in').first(),
  ).toBeVisible();
  await inDatabase(service, 'delete from second_factors');
});
