import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import { newPerson, signOut, signUp } from '../test-support/accounts.ts';
import { inDatabase } from '../test-support/database.ts';
import { loaded } from '../test-support/loaded.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';
import { expect, type Service, test } from '../test-support/service.ts';

// What is sent twice at once is sent once: a race is what is looked for.
test.describe.configure({ retries: 0 });

const received = 'Your support request has been received. Help is on the way!';
const failed = 'Failed to send support request. Please try again.';

async function fill(page: Page, comments: string): Promise<void> {
  await page.getByLabel('Issue Type').selectOption('Problem');
  await page.getByLabel('Comments').fill(comments);
}

const requestsOf = (service: Service, sender: string) =>
  inDatabase(service, 'select 1 from support_requests where sender = $1', [sender]);

/** Mails to the operator about requests of this sender. */
async function mailsAbout({ dataDir }: Service, sender: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(sender) && mail.includes('Support Request'));
}

test('a visitor asks for help from the footer, is corrected, thanked, and led back', async ({
  page,
  service,
}) => {
  const { email } = newPerson('Visitor');
  await page.goto('/thank-you');
  await page.getByRole('link', { name: 'Contact support' }).click();
  await expect(page).toHaveTitle('Moonpage | Support');
  await expect(page.getByRole('heading', { name: 'Need Help? Submit Our Form' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Support' })).toBeVisible();

  await page.getByRole('button', { name: 'Submit' }).click();
  for (const message of [
    'User Email is required',
    'Please select an issue type',
    'Comments must be at least 10 characters',
  ]) {
    await expect(page.getByRole('main').getByText(message)).toBeVisible();
  }
  await expect(page.getByLabel('Your Email')).toBeFocused();
  expect(await page.getByLabel('Issue Type').getByRole('option').allTextContents()).toEqual([
    'Question',
    'Problem',
    'Other',
  ]);

  await page.getByLabel('Your Email').fill(email);
  await fill(page, 'My rocket does not start.');
  // Twice at once: a second press of the pointer may fall on what stands there by then.
  await page.getByRole('button', { name: 'Submit' }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused();
  await says(page, received);
  // Each request is one mail.
  expect(await requestsOf(service, email)).toBe(1);
  await expect.poll(() => mailsAbout(service, email)).toHaveLength(1);
  const [mail = ''] = await mailsAbout(service, email);
  expect(mail).toMatch(/^To: .*admin@moonpage\.local/m);
  expect(mail).toMatch(/^Subject: Support Request: Problem/m);
  expect(mail).toMatch(new RegExp(`^Reply-To: ${email}`, 'm'));
  expect(mail).toContain('My rocket does not start.');

  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/thank-you$/);
});

test('a session that ends elsewhere takes nobody’s request away @sweep', async ({
  page,
  context,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/support');
  await fill(page, 'I cannot sign in on my phone.');
  const other = await context.newPage();
  await other.goto(`/account/${userId}`);
  await loaded(other);
  const told = page.evaluate(() =>
    new Promise((done) => new BroadcastChannel('moonpage-session').addEventListener('message', done)).then(
      () => 'told',
    ),
  );
  await signOut(other);
  expect(await told).toBe('told');
  await page.getByRole('button', { name: 'Submit' }).click();
  await says(page, received);
  await expect(page).toHaveURL(/\/support$/);
});

test('what could not be sent stays, also over a reload, and is sent once', async ({ page, service }) => {
  const person = newPerson('Creator');
  const userId = await signUp(page, service, person);
  await page.goto('/support');
  await expect(page.getByLabel('Your Email')).toHaveValue(person.email);
  await fill(page, 'The preview shows a blank page.');

  await refused(page, '**/send-support-email', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await says(page, failed);
    await expect(page.getByLabel('Comments')).toHaveValue('The preview shows a blank page.');
  });
  await page.reload();
  await expect(page.getByLabel('Comments')).toHaveValue('The preview shows a blank page.');
  await expect(page.getByLabel('Issue Type')).toHaveValue('Problem');

  // The server takes it, and its answer is lost.
  await page.route('**/send-support-email', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('main').getByText('We could not reach the server.')).toBeVisible();
  await page.unroute('**/send-support-email');
  await page.reload();
  await page.getByRole('button', { name: 'Submit' }).click();
  await says(page, received);
  expect(await requestsOf(service, person.email)).toBe(1);
  await expect.poll(() => mailsAbout(service, person.email)).not.toEqual([]);
  const [mail] = await mailsAbout(service, person.email);
  expect(mail).toContain('signed in with this address');

  await page.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
});

for (const colorScheme of ['dark', 'light'] as const) {
  test(`support and connectivity have no accessibility violation (${colorScheme}) @sweep`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const check = async () => {
      expect(await accessibilityFaults(page)).toEqual([]);
    };
    await page.goto('/support');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('main').getByText('User Email is required')).toBeVisible();
    await check();
    await page.getByLabel('Your Email').fill('axe@example.com');
    await fill(page, 'Nothing is wrong at all.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await check();
    await page.goto('/test-cloudflare');
    await page.getByRole('button', { name: 'Test Cloudflare Connection' }).click();
    await says(page, 'Error testing Cloudflare connection');
    await check();
  });
}
