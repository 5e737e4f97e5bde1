import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import { linkMailedTo, newPerson, type Person, signOut, signUp } from '../test-support/accounts.ts';
import { appCode } from '../test-support/app-code.ts';
import { letProofsExpire } from '../test-support/database.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

// Codes are of single use: a race is what is looked for.
test.describe.configure({ retries: 0 });

/** Signs in as far as the second factor. */
async function firstStep(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

test('the second factor is turned on, asked for, stood in for by a backup code, and turned off', async ({
  page,
  service,
  context,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.goto(`/account/${userId}`);
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const secret = (
    await page
      .getByRole('dialog')
      .getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/)
      .innerText()
  ).replaceAll(' ', '');
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 0));
  await page.getByRole('dialog').getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('heading', { name: 'Keep these backup codes' })).toBeVisible();
  const backup = await page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').allInnerTexts();
  expect(backup).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('moonpage-backup-codes.txt');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByRole('main').getByText('10 backup codes are left.')).toBeVisible();

  await signOut(page);
  await firstStep(page, person);
  await expect(page).toHaveTitle('Moonpage | One More Step');
  const other = await context.newPage();
  await other.goto('/login');
  await page.bringToFront();
  await page.reload();
  expect(await accessibilityFaults(page)).toEqual([]);
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, -10));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(/That code (was used already|is not right)/)).toBeVisible();
  await page.getByLabel('Code', { exact: true }).fill(await appCode(secret, 1));
  await page.keyboard.press('Enter');
  await says(page, 'Successfully logged in!');
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
  await expect(other).toHaveURL('/build');
  await other.close();

  await signOut(page);
  await firstStep(page, person);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backup[0] ?? '');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));

  await signOut(page);
  await page.goto('/login?view=magic_link');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send magic link' }).click();
  await expect(page.getByRole('main').getByText('a link is on its way')).toBeVisible();
  const link = await linkMailedTo(service, person.email, 'magiclink');
  await page.goto(link);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await page.getByLabel('Backup code').fill(backup[1] ?? '');
  await page.getByRole('button', { name: 'Verify code' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));

  await page.goto(`/account/${userId}`);
  await expect(page.getByRole('main').getByText('8 backup codes are left.')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await letProofsExpire(service, userId);
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  const proof = page.getByRole('dialog', { name: 'Is it you?' });
  await proof.getByLabel('Password', { exact: true }).fill(person.password);
  await proof.getByLabel('App code').fill('zzzz-zzzz-zzzz');
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(proof.getByText('That code is not right. Check it and try again.')).toBeVisible();
  await proof.getByLabel('App code').fill(backup[2] ?? '');
  expect(await accessibilityFaults(page)).toEqual([]);
  await proof.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('main').getByText('A stolen password is enough to get in.')).toBeVisible();
});
