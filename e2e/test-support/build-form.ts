import type { Page } from '@playwright/test';
import type { Coin } from './coins.fixture.ts';
import { expect } from './service.ts';

/** Fills the open build form; the launch is tomorrow at the default time. */
export async function fillCoin(page: Page, coin: Coin): Promise<void> {
  await page.getByLabel('Coin Name').fill(coin.coinName);
  await page.getByLabel('Blockchain').selectOption(coin.blockchain);
  await page.getByLabel('Symbol').fill(coin.symbol);
  await page.getByLabel('Description').fill(coin.description);
  await page.getByLabel('Buy Button Link').fill(coin.buyButtonLink);
  await page.getByLabel('Main Colors', { exact: true }).fill(coin.mainColors);
  await page.getByLabel('Telegram').fill(coin.telegram);
  await page.getByLabel('X (Twitter)').fill(coin.twitter);
  await page.getByLabel('Contract Address').fill(coin.contractAddress);
  await page.getByLabel('Page Background', { exact: true }).fill(coin.pageBackground);
  await pickTomorrow(page);
}

/** Opens the calendar and chooses the day after today; both are days in CST. */
export async function pickTomorrow(page: Page): Promise<void> {
  const inCst = new Date(Date.now() - 6 * 3_600_000);
  inCst.setUTCDate(inCst.getUTCDate() + 1);
  const label = inCst.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    year: 'numeric',
  });
  await page.getByLabel('Launch Date').click();
  const day = page.getByRole('button', {
    name: new RegExp(label.replace(/, (?=\d{4}$)/, '(st|nd|rd|th)?, ')),
  });
  await expect(page.getByRole('dialog', { name: 'Calendar' }).getByRole('grid')).toBeVisible();
  if (!(await day.isVisible())) await page.getByRole('button', { name: /next month/i }).click();
  await day.click();
}

/** Sends the form and waits for the preview screen with its picture. */
export async function buildAndSeePreview(page: Page, coinName: string): Promise<void> {
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page).toHaveURL(/\/landing\/[^/]+$/);
  await expect(page.getByRole('heading', { name: 'Preview Your Landing Page' })).toBeVisible();
  const picture = page.getByRole('img', { name: `Preview of the landing page of ${coinName}` });
  await expect(picture).toBeVisible({ timeout: 60_000 });
  // 1200 × 1600 at two pixels per pixel, and wholly inside its box of at most 800.
  expect(
    await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([2400, 3200]);
  expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(800);
}
