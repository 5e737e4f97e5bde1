import type { Page } from '@playwright/test';
import { inDatabase } from './database.ts';
import { says } from './says.ts';
import { expect, type Service, startService, test as base } from './service.ts';

export { expect } from './service.ts';

const password = 'a-password-of-admins';
export const admin = { email: 'admin@example.com', password };
export const secondAdmin = { email: 'second-admin@example.com', password };

/** Journeys of admins get a service with two admins whose passwords are set by the links that its start has printed. */
export const test = base.extend<object, { service: Service; adminLoginUrl: string }>({
  service: [
    async ({}, use) => {
      const service = await startService({ ADMIN_EMAIL: `${admin.email},${secondAdmin.email}` });
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
  adminLoginUrl: [
    async ({ service, browser }, use) => {
      await expect(() => expect(onceLinks(service)).toHaveLength(2)).toPass();
      const page = await browser.newPage();
      for (const link of onceLinks(service)) {
        await page.goto(link);
        await page.getByLabel('New Password').fill(password);
        await page.getByRole('button', { name: 'Update Password' }).click();
        await says(page, 'Password updated successfully!');
      }
      await page.close();
      await use(/sign in at (\S+)/.exec(service.output())?.[1] ?? '');
    },
    { scope: 'worker' },
  ],
});

const onceLinks = (service: Service) =>
  Array.from(service.output().matchAll(/password, once: (\S+)/g), ([, link = '']) => link);

/** Submits credentials to the hidden admin login. */
export async function submitAdminLogin(
  page: Page,
  adminLoginUrl: string,
  person: { email: string; password: string },
): Promise<void> {
  await page.goto(adminLoginUrl);
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Signs in by the hidden admin login. */
export async function signInAsAdmin(page: Page, adminLoginUrl: string, person = admin): Promise<void> {
  await submitAdminLogin(page, adminLoginUrl, person);
  await says(page, 'Welcome back, admin!');
  await expect(page).toHaveURL(/\/admin$/);
}

/** An account with a coin of this name and no sign-in method. @returns the id. */
export async function addCoin(service: Service, coinName: string): Promise<string> {
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

/** The switch in the row of this coin. */
export const adminSwitchOf = (page: Page, coinName: string) =>
  page.getByRole('switch', { name: `Admin status of ${coinName}` });
