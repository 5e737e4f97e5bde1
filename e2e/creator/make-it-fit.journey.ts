import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

test.beforeEach(async ({ page, service }) => {
  await signUp(page, service, newPerson('Ben'));
  await page.goto('/build');
  // A file that is chosen before the screen is alive is not heard of.
  await expect(page.getByLabel('Main Image', { exact: true })).toBeEnabled();
});

/** A magenta disc of half the size on nothing. */
async function transparentPng(width: number, height: number): Promise<Buffer> {
  const disc = `<svg width="${width}" height="${height}"><circle cx="50%" cy="50%" r="25%" fill="#f0f"/></svg>`;
  return await sharp(Buffer.from(disc)).png().toBuffer();
}

/** What the form's picture has: pixels, and how much is seen of its corner. */
async function shownPicture(page: Page) {
  const shown = page.getByAltText('The chosen one');
  await expect(shown).toHaveAttribute('src', /^\/storage\//);
  const address = await shown.getAttribute('src');
  const bytes = await (await page.request.get(address ?? '')).body();
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, cornerAlpha: data[3] };
}

test('a large transparent PNG is refused as specified, and made to fit by the keyboard', async ({ page }) => {
  const main = page.locator('main');
  const choose = page.getByLabel('Main Image', { exact: true });
  const buffer = await transparentPng(1200, 900);
  await choose.setInputFiles({ name: 'coin.png', mimeType: 'image/png', buffer });
  await expect(main.getByRole('alert').filter({ hasText: 'Image too large' })).toContainText(
    'Please upload an image no larger than 512x512 pixels',
  );
  await main.getByRole('button', { name: 'Make it fit' }).press('Enter');
  await expect(main.getByRole('status').filter({ hasText: '1200 × 900 → 512 × 384' })).toBeVisible();
  await expect(choose).toBeFocused();
  await expect(main.getByText('Image too large')).toBeHidden();
  expect((await shownPicture(page)).cornerAlpha).toBe(0);
  await page.getByRole('button', { name: 'Remove the image' }).click();
  await expect(main.getByText('1200 × 900 → 512 × 384')).toBeHidden();
});

test('a wide JPEG keeps its proportions @sweep', async ({ page }) => {
  const create = { width: 3000, height: 1000, channels: 3, background: '#27f' } as const;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const buffer = await sharp({ create: { ...create, noise } })
    .jpeg({ quality: 98 })
    .toBuffer();
  await page
    .getByLabel('Main Image', { exact: true })
    .setInputFiles({ name: 'wide.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(page.getByRole('main').getByText('3000 × 1000 → 512 × 171')).toBeVisible();
  expect(await shownPicture(page)).toMatchObject({ width: 512, height: 171, cornerAlpha: 255 });
});

test('an animation that is made to fit says that it stands still @sweep', async ({ page }) => {
  const size = { width: 600, height: 300, channels: 3 } as const;
  const colours = ['#f00', '#00f'].map((background) => sharp({ create: { ...size, background } }).png());
  const pictures = await Promise.all(colours.map((colour) => colour.toBuffer()));
  const buffer = await sharp(pictures, { join: { animated: true } })
    .gif({ delay: [200, 200] })
    .toBuffer();
  const choose = page.getByLabel('Main Image', { exact: true });
  const change = page.locator('main').getByRole('status').filter({ hasText: '600 × 300 → 512 × 256' });
  await choose.setInputFiles({ name: 'blink.gif', mimeType: 'image/gif', buffer });
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(change).toHaveText('Made to fit: 600 × 300 → 512 × 256, without its movement');
  const still = await sharp({ create: { ...size, background: '#0f0' } })
    .gif()
    .toBuffer();
  await choose.setInputFiles({ name: 'still.gif', mimeType: 'image/gif', buffer: still });
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(change).toHaveText('Made to fit: 600 × 300 → 512 × 256');
});

test('a file that is heavy, not large, is made lighter @sweep', async ({ page }) => {
  const buffer = Buffer.concat([await transparentPng(400, 400), randomBytes(9_000_000)]);
  await page
    .getByLabel('Main Image', { exact: true })
    .setInputFiles({ name: 'heavy.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(page.getByRole('main').getByText('9.0 MB → 0.1 MB')).toBeVisible();
  expect((await shownPicture(page)).cornerAlpha).toBe(0);
});

test('a file that is no picture says so, and one of 21 MB is not offered to be made to fit @sweep', async ({
  page,
}) => {
  const choose = page.getByLabel('Main Image', { exact: true });
  const alert = page.locator('main').getByRole('alert');
  const button = page.getByRole('button', { name: 'Make it fit' });
  await choose.setInputFiles({
    name: 'broken.png',
    mimeType: 'image/png',
    buffer: randomBytes(9_000_000),
  });
  await button.click();
  await expect(alert.filter({ hasText: 'Invalid file type' })).toContainText(
    'This picture cannot be read here. Please save it as JPEG or PNG first.',
  );
  await expect(button).toBeHidden();
  await choose.setInputFiles({
    name: 'huge.png',
    mimeType: 'image/png',
    buffer: Buffer.alloc(21_000_000),
  });
  await expect(alert.filter({ hasText: 'Image too large' })).toContainText(
    'Please upload an image no larger than 512x512 pixels',
  );
  await expect(alert.filter({ hasText: 'more than 20 MB' })).toBeVisible();
  await expect(button).toBeHidden();
});

test('a picture of the gallery is made to fit likewise @sweep', async ({ page }) => {
  await page.getByRole('main').getByText('More facts').click();
  const buffer = await transparentPng(900, 1200);
  await page.getByLabel('Add pictures').setInputFiles({ name: 'pond.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: 'Make it fit' }).click();
  await expect(page.getByRole('status').filter({ hasText: '900 × 1200 → 384 × 512' })).toBeVisible();
  await expect(page.getByLabel('Caption of picture 1')).toBeVisible();
});
