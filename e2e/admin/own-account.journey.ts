import { accessibilityFaults } from '../test-support/accessibility.ts';
import { appCode } from '../test-support/app-code.ts';
import {
  admin,
  expect,
  secondAdmin,
  signInAsAdmin,
  submitAdminLogin,
  test,
} from '../test-support/admin-login.ts';
import { letProofsExpire } from '../test-support/database.ts';
import { says } from '../test-support/says.ts';
import { startService } from '../test-support/service.ts';

// Who may is what is tested: a second try would hide a first that let somebody in.
test.describe.configure({ retries: 0 });

test('an admin’s own account is reached from the desk: name, sessions, and a second factor that takes a proof @sweep', async ({
  page,
  service,
  adminLoginUrl,
}) => {
  await signInAsAdmin(page, adminLoginUrl, secondAdmin);
  await expect(
    page.getByRole('main').getByText('A stolen password is enough to get in: turn the second factor on.'),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Your account/ }).click();
  await expect(page).toHaveTitle('Moonpage | Account Settings');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByText('this browser')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Change first name' }).click();
  await page.getByLabel('First Name').fill('Grace');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Grace')).toBeVisible();

  const session = (await (await page.request.get('/api/auth/session')).json()) as { userId: string };
  await letProofsExpire(service, session.userId);
  await page.getByRole('button', { name: 'Turn on' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Password', { exact: true }).fill(secondAdmin.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
});

test('where admins need a second factor, the desk opens once it is on @sweep', async ({ browser }) => {
  const service = await startService({ ADMIN_EMAIL: admin.email, ADMIN_SECOND_FACTOR: 'required' });
  const page = await browser.newPage({ baseURL: service.url });
  await page.goto(/password, once: (\S+)/.exec(service.output())?.[1] ?? '');
  await page.getByLabel('New Password').fill(admin.password);
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Password updated successfully!');
  await submitAdminLogin(page, /sign in at (\S+)/.exec(service.output())?.[1] ?? '', admin);
  await expect(page).toHaveURL(/\/admin\/account$/);
  const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(entries).toHaveText(['Account']);
  await page.goto('/users');
  await expect(page.getByRole('main').getByText('Admins need a second factor here.')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/account$/);

  await page.getByRole('button', { name: 'Turn on' }).click();
  const secret = (
    await page
      .getByRole('dialog')
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .innerText()
  ).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 0));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(entries).toHaveText(['Admin Dashboard', 'Users']);
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
  await service.stop();
});
