import { expect, test } from '../test-support/service.ts';

test('the home page reads without scripts, its showcase included @sweep', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'Moonpage', exact: true });
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const [left, right] = [await logo.boundingBox(), await main.last().boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(500);
  expect(Math.max(left?.y ?? 900, right?.y ?? 900)).toBeLessThan(120);
  await page.getByRole('radio', { name: 'Tabloid' }).check();
  await expect(page.locator('[data-design=tabloid] img').first()).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL(/\/terms$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('buttons of the home page lead where they say @sweep', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'See the features' }).click();
  await expect(page.getByRole('heading', { name: 'Everything You Need' })).toBeInViewport();
  await page.getByRole('link', { name: 'Build My Page Now' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('designs of the showcase are picked by keyboard, drawn at once under reduced motion, and the animation can be paused', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  const shown = (design: string) => page.locator(`[data-design=${design}]`).first();
  await expect(shown('comic')).toBeVisible();
  await page.getByRole('radio', { name: 'Moonshot' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Tabloid' })).toBeChecked();
  await expect(shown('tabloid')).toBeVisible();
  await expect(shown('tabloid')).toHaveCSS('z-index', '3');

  const moving = await browser.newPage({ reducedMotion: 'no-preference' });
  await moving.goto('/');
  await moving.getByRole('checkbox', { name: 'Pause the show' }).check();
  await expect(moving.locator('[data-design=candy]').first()).toHaveCSS('animation-play-state', 'paused');
  await moving.close();
});
