import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { test as withModel } from '../test-support/model-service.ts';
import { expect, type Service, test } from '../test-support/service.ts';
import { openStudio, saved, taglineOf } from '../test-support/studio.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Your page"]');
const panelOf = (page: Page) => page.getByRole('region', { name: 'Rewrite' });

async function openPage(page: Page, service: Service, coinName: string): Promise<void> {
  await openStudio(page, service, { ...pepe, coinName });
  await expect(frameOf(page).locator('#hero')).toBeVisible();
}

test('our own writer offers its other lines one click each; what is locked stays, and each taken line is one step', async ({
  page,
  service,
}) => {
  await openPage(page, service, 'Rewritten Frog');
  const intro = frameOf(page).locator('#how-to-buy .intro [data-source], #how-to-buy [data-source]').nth(1);
  await page.getByRole('button', { name: /^How to buy/ }).click();
  const before = await page.getByLabel('Introduction', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Rewrite Introduction of How to buy' }).click();

  const panel = panelOf(page);
  await expect(panel.getByRole('heading', { name: '1 suggestion' })).toBeVisible();
  await expect(panel.getByLabel('Your wish')).toBeHidden();
  expect(await accessibilityFaults(page)).toEqual([]);
  await panel.getByRole('button', { name: /^Another for Introduction/ }).click();
  await panel.getByRole('button', { name: 'Accept for Introduction of How to buy' }).click();
  await expect(panel.getByText('Accepted', { exact: true })).toBeVisible();
  await expect(intro).not.toHaveText(before);
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Rewrite Introduction of How to buy' }).click();
  await expect(panel.getByRole('heading', { name: '1 suggestion' })).toBeVisible();

  await panel.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Lock Heading of How to buy' }).click();
  await page.getByRole('button', { name: 'All sections' }).click();
  await page.getByRole('button', { name: 'More for Hero' }).click();
  await page.getByRole('menuitem', { name: 'Lock' }).click();
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('option', { name: 'Rewrite everything that is not locked' }).click();
  await expect(panel.getByText(/locked texts stay/)).toBeVisible();
  await expect(panel.getByRole('button', { name: /^Accept for .* of Hero$/ })).toBeHidden();
  await panel
    .getByRole('button', { name: /^Keep mine for / })
    .first()
    .click();
  await expect(panel.getByRole('button', { name: /^Accept for / }).first()).toBeFocused();
  await panel.getByRole('button', { name: /^Accept all / }).click();
  await expect(panel.getByRole('heading', { name: 'All decided' })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(panel.getByRole('heading', { name: /^\d+ suggestions$/ })).toBeVisible();
});

withModel(
  'a model writes a line as its creator wishes, on a phone too, and is let go where nobody waits for it @sweep',
  async ({ page, service, model }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, service, 'Wished Frog');
    const tagline = taglineOf(page);
    await tagline.click();
    model.behave({ text: '', ends: 'hang' });
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: /^Rewrite / })
      .click();
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'Shorter' }).click();
    await expect(panel.getByLabel('Your wish')).toHaveValue('Shorter');
    await panel.getByRole('button', { name: 'Suggest other words' }).click();
    await expect(panel.getByText('Writing…')).toBeVisible();
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await expect(panel.getByText('Writing…')).toBeHidden();

    model.behave({ status: 401 });
    await panel.getByRole('button', { name: 'Suggest other words' }).click();
    await expect(panel.getByRole('alert')).toContainText('Nothing was changed. Please try again.');

    model.behave({ text: JSON.stringify({ 'hero.tagline': 'One frog. {name}.' }) });
    await panel.getByRole('button', { name: 'Suggest other words' }).click();
    await expect(panel.getByRole('heading', { name: '1 suggestion' })).toBeVisible();
    expect(model.requests[0]?.text).toContain('Shorter');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Accept for Line below the headline of Hero' }).click();
    await expect(tagline).toHaveText('One frog. Wished Frog.');
    await expect(saved(page)).toBeVisible();
  },
);
