import type { Page } from '@playwright/test';
import { type FakeStripe, startFakeStripe } from '../../src/features/payments/test-support/stripe.fake.ts';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat, pepe } from '../test-support/coins.fixture.ts';
import { expect, type Service, startService, test as base } from '../test-support/service.ts';

/** Journeys after the beta, with the double of Stripe on a port of this machine. */
const test = base.extend<object, { stripe: FakeStripe; service: Service }>({
  stripe: [
    async ({}, use) => {
      const stripe = await startFakeStripe();
      await use(stripe);
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  service: [
    async ({ stripe }, use) => {
      const service = await startService(stripe.env);
      await use(service);
      await service.stop();
    },
    { scope: 'worker' },
  ],
});

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Payment' });
const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $50' });

test('a creator types, pays on Stripe’s page, comes back to what was typed, and builds', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await expect(panelOf(page)).toContainText('A page build costs $50');
  await expect(page.getByRole('main').getByText('$50 per page build. No refunds.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Build My Landing Page' })).toHaveCount(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await fillCoin(page, pepe);

  await payButton(page).click();
  await expect(page.getByRole('paragraph').filter({ hasText: /^5000 usd/ })).toBeVisible();
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/build\?payment=canceled$/);
  await expect(panelOf(page)).toContainText('Payment canceled, nothing was charged');
  await expect(page.getByLabel('Coin Name')).toHaveValue(pepe.coinName);

  await payButton(page).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(page).toHaveURL(/\/build\?payment=done$/);
  await expect(panelOf(page)).toContainText('One page build is paid');
  await expect(page.getByRole('main').getByText('Paid: one page build.')).toBeVisible();
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  expect(await accessibilityFaults(page)).toEqual([]);
  await buildAndSeePreview(page, pepe.coinName);
  await expect(
    page.getByRole('main').getByText('The next build costs $50 again; other looks and edits are free.'),
  ).toBeVisible();

  await page.goto('/build');
  await expect(payButton(page)).toBeVisible();
  await page.goto(`/account/${userId}`);
  const card = page.getByRole('region', { name: 'Payments' });
  await expect(card).toContainText('$50.00 · one page was built');
  await expect(card.getByRole('link', { name: 'Receipt' })).toHaveAttribute('href', /\/receipts\/pi_/);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('with Stripe away the form says so, keeps what was typed, and goes on when Stripe is back @sweep', async ({
  page,
  service,
  stripe,
}) => {
  await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, dogwifhat);
  stripe.isAway = true;
  try {
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Stripe' })).toContainText(
      'Stripe could not be reached. Nothing was charged',
    );
    await expect(page.getByLabel('Coin Name')).toHaveValue(dogwifhat.coinName);
  } finally {
    stripe.isAway = false;
  }
  await payButton(page).click();
  await page.getByRole('link', { name: 'Pay' }).click();
  await expect(panelOf(page)).toContainText('One page build is paid');
});

test('the browser’s Back from Stripe’s page leads to a form on which one can pay @sweep', async ({
  page,
  service,
}) => {
  await signUp(page, service, newPerson());
  await page.goto('/build');
  await page.getByLabel('Coin Name').fill('Kevin');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout of the double' })).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Coin Name')).toHaveValue('Kevin');
  await payButton(page).click();
  await expect(page.getByRole('heading', { name: 'Checkout of the double' })).toBeVisible();
});

test.describe(() => {
  test.describe.configure({ retries: 0 });

  test('a payment that was spent in another tab is asked for again, and the form stays @sweep', async ({
    page,
    service,
  }) => {
    await signUp(page, service, newPerson());
    await page.goto('/build');
    await fillCoin(page, pepe);
    await payButton(page).click();
    await page.getByRole('link', { name: 'Pay' }).click();
    await expect(panelOf(page)).toContainText('One page build is paid');
    const tab = await page.context().newPage();
    await tab.goto('/build');
    await buildAndSeePreview(tab, pepe.coinName);
    await tab.close();

    await page.getByRole('button', { name: 'Build My Landing Page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Error' });
    await expect(dialog).toContainText(
      'A page build costs $50. Pay for this one first: what you typed is kept.',
    );
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    await expect(payButton(page)).toBeVisible();
    await expect(page.getByLabel('Coin Name')).toHaveValue(pepe.coinName);
  });
});
