import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { expect, test } from '../test-support/service.ts';
import { publishFromStudio, saved } from '../test-support/studio.ts';

const canvasOf = (page: Page) => page.frameLocator('iframe[title="Your page"]');

/** A photograph as far as an encoder can tell. */
async function picture(name: string, width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width, height, channels: 3, background: '#000', noise } as const;
  return { name, mimeType: 'image/jpeg', buffer: await sharp({ create }).jpeg({ quality: 60 }).toBuffer() };
}

test('a creator sets a picture behind the page and swaps one of the gallery where it stands, and readers see both @sweep', async ({
  page,
  service,
  browser,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, { ...pepe, coinName: 'Pictured Frog' });
  await page.getByRole('main').getByText('All of it is optional').click();
  await page
    .getByLabel('Add pictures')
    .setInputFiles([await picture('pond.jpg', 320, 240), await picture('leap.jpg', 240, 320)]);
  await expect(page.getByLabel('Caption of picture 2', { exact: true })).toBeVisible();
  await page.getByLabel('Caption of picture 1', { exact: true }).fill('The pond');
  await buildAndSeePreview(page, 'Pictured Frog');
  await page.goto(`/edit-landing/${userId}`);
  await expect(saved(page)).toBeVisible();

  const canvas = canvasOf(page);
  const behind = canvas.locator('.background-image img');
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('radio', { name: 'Brutal', exact: true }).click();
  await expect(page.getByRole('main').getByText('Brutal has no place for it. It shows in')).toBeVisible();
  await page.getByRole('radio', { name: 'Moonshot', exact: true }).click();
  await expect(behind).toHaveCount(0);
  const field = page.getByLabel('Background picture', { exact: true });
  await field.setInputFiles(await picture('sky.jpg', 1600, 1000));
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(page.getByRole('main').getByText('Made to fit: 1600 × 1000 → 512 × 320')).toBeVisible();
  await expect
    .poll(() => behind.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
    .toEqual([512, 320]);
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await expect(behind).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: Remove background picture/ }).click();
  await expect(behind).toHaveCount(1);
  expect(await accessibilityFaults(page)).toEqual([]);

  // A picture of the gallery is pressed where it stands.
  const gallery = canvas.locator('.picture img');
  const [first, second] = [
    await gallery.first().getAttribute('src'),
    await gallery.last().getAttribute('src'),
  ];
  await gallery.first().click();
  const dialog = page.getByRole('dialog', { name: 'Picture of the gallery' });
  await expect(dialog.getByLabel('Caption')).toHaveValue('The pond');
  await dialog.getByLabel('Picture', { exact: true }).setInputFiles(await picture('lily.jpg', 300, 300));
  await expect(dialog).toBeHidden();
  await expect(gallery.first()).not.toHaveAttribute('src', first ?? '');
  await expect(gallery.last()).toHaveAttribute('src', second ?? '');
  await expect(canvas.getByText('The pond')).toBeAttached();

  // And beside the section's texts they are put in order.
  await page.getByRole('button', { name: 'Move picture 2 up' }).click();
  await expect(gallery.first()).toHaveAttribute('src', second ?? '');
  await expect(page.getByRole('main').getByText('Saved. Publish to show it to readers.')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await expect(saved(page)).toBeVisible();
  await publishFromStudio(page);

  const reader = await browser.newPage();
  const errors: string[] = [];
  reader.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const hasFonts = Promise.withResolvers<void>();
  await reader.route(/\.(?:avif|webp|jpe?g|png)$/, async (route) => {
    await hasFonts.promise;
    await route.continue();
  });
  await reader.goto(`${service.url}/p/pictured-frog`, { waitUntil: 'domcontentloaded' });
  const shift = await shiftsOf(reader);
  hasFonts.resolve();
  const shown = reader.locator('.background-image img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512);
  expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
    /\/p\/assets\/[0-9a-f]{32}\.avif$/,
  );
  await expect(reader.locator('#gallery img')).toHaveCount(2);
  await expect(reader.getByText('The pond')).toBeAttached();
  expect(await accessibilityFaults(reader)).toEqual([]);
  expect(await shift()).toBe(0);
  expect(errors).toEqual([]);
});

/** How far what is shown moves from now on, when the letters have their fonts; the answer sums it up. */
async function shiftsOf(page: Page): Promise<() => Promise<number>> {
  const observed = await page.evaluateHandle(async () => {
    // Also those that the page has not come to yet.
    await Promise.allSettled([...document.fonts].map((face) => face.load()));
    const sum = { total: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return sum;
  });
  return () =>
    observed.evaluate(async (sum) => {
      // What moved in a frame is told after it.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
      return sum.total;
    });
}
