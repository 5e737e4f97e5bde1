import type { Page } from '@playwright/test';
import type { Coin } from './coins.fixture.ts';
import { signUpWithDraft } from './drafts.ts';
import { says } from './says.ts';
import { expect, type Service } from './service.ts';

/** What the studio says when it has nothing left to save. */
export const saved = (page: Page) => page.getByRole('main').getByText(/^Saved \d/);

/** The line below the headline on the page in the studio. */
export const taglineOf = (page: Page) =>
  page.frameLocator('iframe[title="Your page"]').locator('#hero .tagline [data-source]').first();

/** Writes that line anew, at once, as a pause between two letters would make two steps of them. */
export async function writeTagline(page: Page, text: string): Promise<void> {
  await taglineOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
  await expect(taglineOf(page)).toHaveText(text);
}

/** Opens the studio with a draft of this coin, of a new account. @returns the user's id */
export async function openStudio(page: Page, service: Service, coin: Coin): Promise<string> {
  const userId = await signUpWithDraft(page, service, coin);
  await page.goto(`/edit-landing/${userId}`);
  await expect(saved(page)).toBeVisible();
  // The page itself comes after its design.
  await expect(page.frameLocator('iframe[title="Your page"]').locator('[data-source]').first()).toBeVisible();
  return userId;
}

/** Publishes a page from the studio for the first time. */
export async function publishFromStudio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');
}
