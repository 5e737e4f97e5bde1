import { inDatabase } from '../test-support/database.ts';
import { expect, test } from '../test-support/service.ts';

const banner = 'SPECIAL BETA LAUNCH - FREE LANDING PAGE CREATION FOR A LIMITED TIME';

test('the home page says all that it must, and reads without scripts', async ({ browser, service }) => {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto('/');
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['x-robots-tag'] ?? '').not.toContain('noindex');
  await expect(page).toHaveTitle('Moonpage | Home');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${service.url}/`);
  await expect(
    page.getByRole('complementary', { name: 'Announcement' }).getByText(banner, { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Launch Your Meme Coin To The Moon With AI',
  );
  await expect(
    page
      .getByRole('main')
      .getByText('Create a stunning landing page for your meme coin in minutes. No coding required.', {
        exact: true,
      }),
  ).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(main).toHaveText(['Services', 'Tools', 'Login']);
  const logo = page.getByRole('banner').getByRole('link', { name: 'Moonpage', exact: true });
  await expect(logo).toHaveAttribute('href', '/');
  const [left, right] = [await logo.boundingBox(), await main.last().boundingBox()];
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(500);
  expect(Math.max(left?.y ?? 900, right?.y ?? 900)).toBeLessThan(120);

  await expect(page.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');

  // The section after the hero is ours to fill; the others are the specification's, in its order.
  await expect(page.locator('main header h2')).toHaveText([
    'Three steps, no homework',
    'Everything You Need',
    'Latest Launches',
    'FAQ',
  ]);
  const features = page.getByRole('region', { name: 'Everything You Need' });
  await expect(features.getByRole('heading', { level: 3 })).toHaveText([
    'Launch in Minutes',
    'Professional Design',
    'Global Directory',
    'Analytics Dashboard',
  ]);
  await expect(features.getByRole('listitem')).toContainText([
    /in a few clicks.*No technical skills/,
    /Responsive on all devices/,
    /listing in our meme coin directory, for the exposure/,
    /Detailed tracking of how your page performs/,
  ]);
  await expect(page.getByRole('region', { name: 'FAQ' }).getByRole('group')).toHaveCount(7);
  const answers = await page.getByRole('region', { name: 'FAQ' }).textContent();
  for (const part of [
    'free during beta, then costs $50 per page build',
    'social-media sharing steps after pressing Get Started',
    'Any meme coin on any blockchain is allowed',
    'edited from a dashboard, which also shows statistics',
    'A tracking pixel can be added in the editor',
    'No refunds; support is by ticket',
    'A valid email, coin name, Ticker/Symbol, Description, color preference and main image',
    'contract address, buy button link, telegram and twitter accounts',
  ]) {
    expect(answers).toContain(part);
  }
  await expect(page.getByRole('contentinfo')).toContainText('Meme Coin Marketing Service');

  await page.getByRole('radio', { name: 'Tabloid' }).check();
  await expect(page.locator('[data-design=tabloid] img').first()).toBeVisible();
  for (const path of ['/services', '/login', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('body').getByText(banner)).toHaveCount(0);
  }
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

test('launches that cannot be read leave the rest of the home page standing @sweep', async ({
  page,
  service,
}) => {
  const failure = page
    .getByRole('region', { name: 'Latest Launches' })
    .getByText('The latest launches could not be loaded.');
  await inDatabase(service, 'alter table page_snapshots rename to away');
  try {
    const answer = await page.goto('/');
    expect(answer?.status()).toBe(200);
    await expect(failure).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await inDatabase(service, 'alter table away rename to page_snapshots');
  }
  await page.reload();
  await expect(page.getByRole('region', { name: 'Latest Launches' })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test('designs of the showcase are picked by keyboard, drawn at once under reduced motion, and the animation can be paused', async ({
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/');
  const shown = (design: string) => page.locator(`[data-design=${design}]`).first();
  await expect(shown('comic')).toBeVisible();
  await page.getByRole('radio', { name: 'Moonshot' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Tabloid' })).toBeChecked();
  await expect(shown('tabloid')).toBeVisible();
  await expect(shown('tabloid')).toHaveCSS('z-index', '3');
  await context.close();

  const moving = await browser.newPage({ baseURL: service.url });
  await moving.goto('/');
  await moving.getByRole('checkbox', { name: 'Pause the show' }).check();
  await expect(moving.locator('[data-design=candy]').first()).toHaveCSS('animation-play-state', 'paused');
  await moving.close();
});
