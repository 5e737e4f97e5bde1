import { expect, type Locator, type Page } from '@playwright/test';

/**
 * The message of the service that has this whole text in a line: looked for where messages stand alone, as the page may say the same
 * in the same moment.
 */
export function toast(page: Page, text: string | RegExp): Locator {
  // The toaster adds its key to the name.
  return page
    .getByRole('region', { name: /^Messages/ })
    .getByText(text, { exact: true })
    .first();
}

/** Waits for a message with this whole text in a line. */
export async function says(page: Page, text: string | RegExp): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
}
