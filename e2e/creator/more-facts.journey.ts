import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

/** A picture of one colour, small enough for the form. */
async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

const moreFacts = (page: Page) => page.getByRole('region', { name: 'More facts' });
const openMoreFacts = (page: Page) => moreFacts(page).getByText('All of it is optional').click();

test.beforeEach(async ({ page, service }) => {
  await signUp(page, service, newPerson('Mia'));
  await page.goto('/build');
});

test('a creator states everything there is to state, and readers see it marked as stated @sweep', async ({
  page,
  browser,
  service,
}) => {
  await fillCoin(page, { ...dogwifhat, coinName: 'Stated Dog' });
  await expect(page.getByLabel('Total Supply')).toBeHidden();
  await openMoreFacts(page);
  await page.getByLabel('Total Supply').fill('420.69T');
  await expect(page.getByRole('main').getByText('The page shows 420.69 trillion')).toBeVisible();
  await page.getByLabel('Buy Tax').fill('0%');
  await page.getByLabel('Sell Tax').fill('2.5');
  await page.getByLabel('Liquidity').fill('Burned');
  await page.getByLabel('Ownership').fill('Renounced');

  const roadmap = page.getByRole('group', { name: 'Roadmap' });
  await roadmap.getByRole('button', { name: 'Add a step' }).click();
  await expect(roadmap.getByLabel('Step 1', { exact: true })).toBeFocused();
  await page.keyboard.type('Knit a second hat');
  await page.keyboard.press('Enter');
  await expect(roadmap.getByLabel('Step 2', { exact: true })).toBeFocused();
  await page.keyboard.type('Knit the first hat');
  await page.keyboard.press('Alt+ArrowUp');
  await expect(roadmap.getByLabel('Step 1', { exact: true })).toBeFocused();
  await expect(roadmap.getByLabel('Step 1', { exact: true })).toHaveValue('Knit the first hat');
  await roadmap.getByLabel('Done').first().check();
  await roadmap.getByRole('button', { name: 'Move step 1 down' }).click();
  await expect(roadmap.getByRole('button', { name: 'Move step 2 down' })).toBeFocused();
  await roadmap.getByRole('button', { name: 'Move step 2 up' }).click();
  await roadmap.getByRole('button', { name: 'Add a step' }).click();
  await roadmap.getByRole('button', { name: 'Remove step 3' }).click();

  const gallery = page.getByRole('group', { name: 'Gallery' });
  await gallery
    .getByLabel('Add pictures')
    .setInputFiles([
      await picture('pond', '#1d4ed8'),
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
      await picture('hat', '#db2777'),
    ]);
  await expect(gallery.getByRole('alert').filter({ hasText: 'Please upload an image file' })).toBeVisible();
  await gallery.getByRole('button', { name: 'Dismiss notes.txt' }).click();
  await gallery.getByLabel('Caption of picture 2', { exact: true }).fill('The hat, at rest');
  await gallery.getByRole('button', { name: 'Move picture 2 up' }).click();
  await expect(gallery.getByLabel('Caption of picture 1', { exact: true })).toHaveValue('The hat, at rest');
  await page.getByLabel('Show the chart on the page').check();

  expect(await accessibilityFaults(page)).toEqual([]);

  await buildAndSeePreview(page, 'Stated Dog');
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');

  const reader = await browser.newContext({ baseURL: service.url });
  const live = await reader.newPage();
  await live.goto('/p/stated-dog');
  await expect(live.getByText('Creator-stated, not checked by anyone')).toBeVisible();
  for (const text of ['420.69 trillion', '0%', '2.5%', 'Burned', 'Renounced']) {
    await expect(live.getByRole('definition').filter({ hasText: new RegExp(`^${text}$`) })).toBeVisible();
  }
  const steps = live.locator('#roadmap').getByRole('listitem');
  await expect(steps).toHaveText([/Knit the first hat.*Done/s, /Knit a second hat.*Planned/s]);
  await expect(live.getByText('The hat, at rest')).toBeAttached();
  expect(await live.locator('#gallery img').count()).toBe(2);
  // On a path of ours a page and its frames are sandboxed, where somebody else's chart could not be drawn.
  await expect(live.locator('#chart').getByRole('link')).toHaveAttribute(
    'href',
    /^https:\/\/dexscreener\.com\//,
  );
  await expect(live.locator('iframe')).toHaveCount(0);
  await reader.close();

  await page.goto('/build');
  await expect(page.getByLabel('Total Supply')).toHaveValue('420.69 trillion');
  await expect(
    page.getByRole('group', { name: 'Gallery' }).getByLabel('Caption of picture 1', { exact: true }),
  ).toHaveValue('The hat, at rest');
});

test('a refused statement opens the part that it is in and is focused @sweep', async ({ page }) => {
  await fillCoin(page, dogwifhat);
  await openMoreFacts(page);
  await page.getByLabel('Sell Tax').fill('101');
  const roadmap = page.getByRole('group', { name: 'Roadmap' });
  await roadmap.getByRole('button', { name: 'Add a step' }).click();
  await page.keyboard.type('Guaranteed 100x');
  await openMoreFacts(page);
  await expect(page.getByLabel('Sell Tax')).toBeHidden();
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page.getByLabel('Sell Tax')).toBeFocused();
  await expect(
    page.getByRole('main').getByText('Please enter a percentage from 0 to 100, such as 0 or 2.5'),
  ).toBeVisible();
  await expect(roadmap.getByLabel('Step 1', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(roadmap.getByText('“Guaranteed 100x” guarantees a gain')).toBeVisible();
  await expect(page.getByRole('main').getByText('2 fields need another look.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByLabel('Sell Tax').fill('1');
  await expect(
    page.locator('body').getByText('Please enter a percentage from 0 to 100, such as 0 or 2.5'),
  ).toBeHidden();
  await expect(page).toHaveURL(/\/build$/);
});

test('statements and pictures that were not sent survive a closed tab @sweep', async ({ page, context }) => {
  await openMoreFacts(page);
  await page.getByLabel('Liquidity').fill('Locked until March');
  await page.getByRole('button', { name: 'Add a step' }).click();
  await page.keyboard.type('Half a plan');
  await page.getByLabel('Add pictures').setInputFiles(await picture('kept', '#0f766e'));
  await page.getByLabel('Caption of picture 1', { exact: true }).fill('Kept');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kept');
  await page.close();
  const again = await context.newPage();
  await again.goto('/build');
  await expect(again.getByLabel('Liquidity')).toHaveValue('Locked until March');
  await expect(again.getByLabel('Step 1', { exact: true })).toHaveValue('Half a plan');
  await expect(again.getByLabel('Caption of picture 1', { exact: true })).toHaveValue('Kept');
  await again.getByRole('button', { name: 'Clear' }).click();
  await expect(again.getByLabel('Step 1', { exact: true })).toHaveCount(0);
});

test('the gallery takes six pictures and says what it leaves out @sweep', async ({ page }) => {
  await openMoreFacts(page);
  const seven = await Promise.all(
    ['#111', '#333', '#555', '#777', '#999', '#bbb', '#ddd'].map((colour, at) =>
      picture(`grey-${at}`, colour),
    ),
  );
  await page.getByLabel('Add pictures').setInputFiles(seven);
  await expect(page.getByLabel('Caption of picture 6', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('main').getByText('A gallery has at most 6 pictures: One picture was left out.'),
  ).toBeVisible();
  await expect(page.getByLabel('Add pictures')).toBeDisabled();
  await page.getByRole('button', { name: 'Remove picture 6' }).click();
  await expect(page.getByRole('button', { name: 'Remove picture 5' })).toBeFocused();
  await expect(page.getByLabel('Add pictures')).toBeEnabled();
});

test('the picture’s own colors are offered as palettes, and one press takes them back @sweep', async ({
  page,
}) => {
  const main = page.getByLabel('Main Colors', { exact: true });
  const ground = page.getByLabel('Page Background', { exact: true });
  await main.fill('tan');
  await page.locator('input[type=file]').setInputFiles(await picture('frog', '#3d8130'));
  const offer = page.getByRole('group', { name: 'Use the picture’s colors' });
  await offer.getByRole('button', { name: 'Vivid' }).click();
  await expect(ground).toHaveValue('#3d8130');
  await offer.getByRole('button', { name: 'Dark' }).click();
  await expect(offer.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  await expect(main).not.toHaveValue('tan');
  await offer.getByRole('button', { name: 'Undo' }).click();
  await expect(main).toHaveValue('tan');
  await expect(ground).toHaveValue('#000000');

  await page.reload();
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Light' })).toBeVisible();
});
