import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { newPerson, type Person, signUpByRequests } from '../test-support/accounts.ts';
import { expect, signInAsAdmin, test } from '../test-support/admin-login.ts';
import type { Service } from '../test-support/service.ts';
import { says } from '../test-support/says.ts';

// It is about permission: a race is what is looked for.
test.describe.configure({ retries: 0 });

interface Creator extends Person {
  readonly userId: string;
}

/** A creator with a live page of this coin. */
async function publish(request: APIRequestContext, service: Service, coinName: string): Promise<Creator> {
  const person = newPerson('Mo');
  const userId = await signUpByRequests(request, service, person);
  const post = (path: string, data: object) =>
    request.post(`${service.url}/api/functions/${path}`, { data, headers: { origin: service.url } });
  const built = await post('generate-landing-page', {
    coinName,
    blockchain: 'Solana',
    symbol: 'MOD',
    description: 'A coin that somebody will complain about, and not without a reason.',
    mainColors: '#7c3aed,#ef4444',
    pageBackground: '#000000',
    launchDate: new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10),
    launchTime: '12:00 PM',
    email: person.email,
    isPreview: true,
  });
  expect(built.status()).toBe(200);
  expect((await post('deploy-landing-page', { userId, isPreview: false })).status()).toBe(200);
  return { ...person, userId };
}

async function signInOnLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

test('a visitor reports a page, an admin takes it down and puts it back, and its creator reads why', async ({
  page,
  service,
  adminLoginUrl,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const creator = await publish(request, service, 'Pulled Rug');
  await page.goto('/p/pulled-rug');
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Report this page' }).click();
  const form = await opening;
  await expect(form).toHaveURL(`${service.url}/report/pulled-rug`);
  await expect(form.getByRole('main').getByText('Pulled Rug', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('main').getByText('Please choose a reason')).toBeVisible();
  await form.getByLabel('Reason').selectOption('Something else');
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('main').getByText('Please say what is wrong with the page')).toBeVisible();
  const words = '<b>They</b> sold and left.\nTwice.';
  await form.getByLabel('What is wrong?').fill(words);
  await form.getByRole('button', { name: 'Send report' }).click();
  await expect(form.getByRole('heading', { name: 'Thank you' })).toBeFocused();
  await form.close();

  await signInAsAdmin(page, adminLoginUrl);
  await page.getByRole('link', { name: /^Reports/ }).click();
  await expect(page).toHaveTitle('Moonpage | Reports');
  const report = page.getByRole('region', { name: 'Report about Pulled Rug' });
  await expect(report.getByText(words)).toBeVisible();
  const picture = report.getByRole('img', { name: 'The page of Pulled Rug' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1200);
  expect(await accessibilityFaults(page)).toEqual([]);
  await report.getByRole('button', { name: 'Take down' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take this page down?' });
  await expect(dialog.getByLabel('Reason')).toHaveValue('Something else');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByLabel('Reason').fill('Sold and left, twice');
  await page.keyboard.press('Enter');
  await says(page, 'The page is down');
  await expect(page.getByRole('heading', { name: 'Nothing to look at' })).toBeVisible();
  // The button that had the focus is gone with its report.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('Nothing to look at');
  const gone = await page.request.get('/p/pulled-rug');
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain('This page has been taken down.');
  expect((await page.request.get('/directory/pulled-rug')).status()).toBe(404);
  expect((await page.request.get('/report/pulled-rug')).status()).toBe(404);
  await page.getByRole('link', { name: 'Closed' }).click();
  await expect(report.getByText('Taken down', { exact: true })).toBeVisible();
  await expect(report.getByText(/^Page taken down by admin@example\.com · /)).toBeVisible();

  const theirs = await page.context().browser()?.newPage({ baseURL: service.url });
  if (!theirs) throw new Error('no browser');
  await signInOnLogin(theirs, creator);
  const notice = theirs.getByRole('region', { name: 'Your page was taken down' });
  await expect(notice.getByText('Sold and left, twice')).toBeVisible();
  await expect(notice.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  await theirs.setViewportSize({ width: 390, height: 844 });
  await theirs.goto(`/landing/${creator.userId}`);
  const heading = notice.getByRole('heading', { name: 'Your page was taken down' });
  await expect(heading).toBeInViewport();
  const support = notice.getByRole('link', { name: 'Support' });
  const [textBox, buttonBox] = [await heading.boundingBox(), await support.boundingBox()];
  expect(buttonBox?.x).toBe(textBox?.x);
  expect(await service.mailTo(creator.email, 'taken down')).toContain('Reason: Sold and left, twice');

  await report.getByRole('link', { name: 'Pulled Rug' }).click();
  await expect(page).toHaveURL(`${service.url}/users/${creator.userId}`);
  const activity = page.getByRole('region', { name: 'Recent activity' });
  await expect(
    activity.getByText(`took down the page of ${creator.email} (Sold and left, twice)`),
  ).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Put page back' }).click();
  await says(page, 'The page is back');
  await expect(page.getByRole('button', { name: 'Take page down' })).toBeVisible();
  await expect(activity.getByText(`put back the page of ${creator.email}`)).toBeVisible();
  expect((await page.request.get('/p/pulled-rug')).status()).toBe(200);
  await theirs.goto(`/dashboard/${creator.userId}`);
  await expect(theirs.getByRole('main').getByText('is live. Here is how it is doing.')).toBeVisible();
  await expect(notice).toHaveCount(0);
  await theirs.close();
  await request.dispose();
});

test('an admin finds an account by its email, suspends it and restores it', async ({
  page,
  service,
  adminLoginUrl,
  playwright,
}) => {
  const request = await playwright.request.newContext();
  const creator = await publish(request, service, 'Paused Coin');
  const theirs = await page.context().browser()?.newPage({ baseURL: service.url });
  if (!theirs) throw new Error('no browser');
  await signInOnLogin(theirs, creator);
  await expect(theirs).toHaveURL(/\/dashboard\//);

  await signInAsAdmin(page, adminLoginUrl);
  await page.getByPlaceholder('Search users...').fill(creator.email.toUpperCase());
  await expect(page.getByRole('main').getByText('1 user matches')).toBeVisible();
  await expect(page.getByRole('link', { name: `Live page at ${service.url}/p/paused-coin` })).toHaveAttribute(
    'href',
    `${service.url}/p/paused-coin#own`,
  );
  await page.getByRole('link', { name: 'Paused Coin', exact: true }).click();
  await page.getByRole('button', { name: 'Suspend account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suspend this account?' });
  await expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled();
  await dialog.getByLabel('Reason (the creator reads it)').fill('Sells the same page again');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await says(page, 'The account is suspended');
  expect((await page.request.get('/p/paused-coin')).status()).toBe(410);

  const refusal = theirs
    .getByRole('alert')
    .filter({ hasText: /^This account is suspended\. Write to support\. Reason: Sells the same page again/ });
  const support = refusal.getByRole('link', { name: 'Support' });
  await theirs.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(support).toHaveAttribute('href', '/support');
  await theirs.goto('/build');
  await expect(theirs).toHaveURL(/\/login$/);
  await expect(support).toBeVisible();
  await expect(theirs.getByText('Please sign in to access this page')).toBeHidden();
  const refused = theirs.waitForResponse('**/api/auth/sign-in');
  await signInOnLogin(theirs, creator);
  expect((await refused).status()).toBe(403);
  await expect(support).toBeVisible();

  await page.getByRole('button', { name: 'Restore account' }).click();
  await says(page, 'The account is restored');
  await theirs.getByRole('button', { name: 'Sign In' }).click();
  await expect(theirs).toHaveURL(/\/dashboard\//);
  expect((await page.request.get('/p/paused-coin')).status()).toBe(200);
  await theirs.close();
  await request.dispose();
});
