import { expect, type Page } from '@playwright/test';

/**
 * Waits until nothing on a screen is being loaded any more. Playwright's `networkidle` never comes where a frame was replaced while it
 * loaded, as previews are.
 */
export async function loaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForFunction(
    () => {
      const { length } = performance.getEntriesByType('resource');
      const root = document.documentElement.dataset;
      const isAsBefore = root['loaded'] === String(length);
      root['loaded'] = String(length);
      return isAsBefore;
    },
    undefined,
    { polling: 500 },
  );
}
