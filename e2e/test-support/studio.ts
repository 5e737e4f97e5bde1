import type { Page } from '@playwright/test';
import { newPerson, signUp } from './accounts.ts';
import { buildAndSeePreview, fillCoin } from './build-form.ts';
import type { Coin } from './coins.fixture.ts';
import { says } from './says.ts';
import { expect, type Service } from './service.ts';

/** What the studio says when it has nothing left to save. */
export const saved = (page: Page) => page.getByRole('main').getByText(/^Saved \d/);

/**
 * Signs up, builds the coin's page and opens the studio.
 * @param fillMore fills in more of the form
 * @returns the user's id
 */
export async function openStudio(
  page: Page,
  service: Service,
  coin: Coin,
  fillMore = async () => {},
): Promise<string> {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, coin);
  await fillMore();
  await buildAndSeePreview(page, coin.coinName);
  await page.goto(`/edit-landing/${userId}`);
  await expect(saved(page)).toBeVisible();
  return userId;
}

/** Publishes a page from the studio for the first time. */
export async function publishFromStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');
}
