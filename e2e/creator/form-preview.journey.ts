import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { expect, test } from '../test-support/service.ts';

const previewOf = (page: Page) => page.frameLocator('iframe[title="Your page as it is typed"]').last();
const designOf = (page: Page) => page.getByRole('main').getByText(/^Preview in the design /);

test('the preview is the real page, follows what is typed and chosen, and is what is built', async ({
  page,
  service,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|CORS/.test(message.text())) refused.push(message.text());
  });
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  const preview = previewOf(page);
  await expect(preview.getByText('Your own words will stand here.').first()).toBeAttached();
  await fillCoin(page, { ...pepe, coinName: 'Gerald' });
  await expect(preview.getByText(pepe.description.slice(0, 20)).first()).toBeAttached();
  await expect(designOf(page)).not.toHaveText('');
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
  const auto = (await designOf(page).innerText()).replace('Preview in the design ', '');

  const create = { width: 300, height: 200, channels: 3, background: '#f0f' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await page
    .getByLabel('Main Image', { exact: true })
    .setInputFiles({ name: 'frog.png', mimeType: 'image/png', buffer });
  const picture = preview.locator('img[src*="/storage/main_images/"]').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);

  // Nothing of the page can run, and what it is made of comes.
  const frame = page.locator('iframe[title="Your page as it is typed"]').last();
  await expect(frame).toHaveAttribute('sandbox', '');
  await expect
    .poll(() =>
      preview.locator('html').evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')),
    )
    .toBe(true);
  expect(refused).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('radio', { name: 'Auto' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Tabloid' })).toBeChecked();
  await expect(designOf(page)).toHaveText('Preview in the design Tabloid');
  await page.keyboard.press('ArrowRight');
  await expect(designOf(page)).toHaveText(`Preview in the design ${auto}`);

  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.getByRole('radio', { name: 'Auto' })).not.toBeChecked();
  const chosen = page.getByRole('group', { name: 'Design' }).locator('label:has(:checked)');
  await expect(chosen).toBeInViewport({ ratio: 0.9 });
  await expect(designOf(page)).toHaveText(`Preview in the design ${await chosen.innerText()}`);
  await page.getByRole('radio', { name: 'Auto' }).check();
  await expect(designOf(page)).toHaveText(`Preview in the design ${auto}`);

  await page.reload();
  await expect(designOf(page)).toHaveText(`Preview in the design ${auto}`);
  await buildAndSeePreview(page, 'Gerald');
  expect(await (await page.request.get(`/api/profiles/${userId}/page`)).json()).toMatchObject({
    design: auto.toLowerCase().replace(' ', '-'),
  });
});

test('a design that was chosen survives a reload, is built, and is cleared by START OVER @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, { ...pepe, coinName: 'Chosen Frog' });
  const goldBar = page.getByRole('radio', { name: 'Gold bar' });
  await goldBar.check();
  await expect(designOf(page)).toHaveText('Preview in the design Gold bar');
  await page.reload();
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(goldBar).toBeChecked();
  await buildAndSeePreview(page, 'Chosen Frog');
  expect(await (await page.request.get(`/api/profiles/${userId}/page`)).json()).toMatchObject({
    design: 'gold-bar',
  });
  await page.goto('/build');
  await expect(goldBar).toBeChecked();
  await page.goto(`/landing/${userId}`);
  await page.getByRole('button', { name: 'Try another look' }).click();
  const looks = page.getByRole('region', { name: 'Pick a look' }).getByRole('button', { name: /Look \d+/ });
  await expect(looks).toHaveCount(3);
  await expect(looks.first()).toContainText('Gold bar');
  await expect(looks.nth(1)).not.toContainText('Gold bar');
  await page.getByRole('button', { name: 'START OVER' }).press('Enter');
  await expect(page).toHaveURL(/\/build$/);
  await expect(page.getByRole('radio', { name: 'Auto' })).toBeChecked();
});

test('a service that does not answer leaves the preview as it was, and says so until it answers @sweep', async ({
  page,
  context,
  service,
}) => {
  await signUp(page, service, newPerson());
  await page.goto('/build');
  await page.getByLabel('Coin Name').fill('Steady Frog');
  const preview = previewOf(page);
  await expect(preview.getByText('Steady Frog').first()).toBeAttached();

  // An answer that is late gives way to the next; until that has come, the page before stays.
  const late = Promise.withResolvers<void>();
  await context.route('**/api/functions/preview-page', async (route) => {
    if (route.request().postData()?.includes('Late Frog')) await late.promise;
    await route.continue().catch(() => {});
  });
  const isGone = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/preview-page'));
  const isAsked = page.waitForRequest(
    (request) =>
      request.url().endsWith('/preview-page') && request.postData()?.includes('Late Frog') === true,
  );
  await page.getByLabel('Coin Name').fill('Late Frog');
  await isAsked;
  await expect(preview.getByText('Steady Frog').first()).toBeAttached();
  await page.getByLabel('Coin Name').fill('Prompt Frog');
  await isGone;
  await expect(preview.getByText('Prompt Frog').first()).toBeAttached();
  late.resolve();
  await context.unroute('**/api/functions/preview-page');
  await context.route('**/api/functions/preview-page', (route) => route.abort());
  await page.getByLabel('Coin Name').fill('Shaky Frog');
  const said = page.getByRole('main').getByText('The preview could not be drawn.');
  await expect(said).toBeVisible();
  await expect(preview.getByText('Prompt Frog').first()).toBeAttached();
  await context.unroute('**/api/functions/preview-page');
  await expect(preview.getByText('Shaky Frog').first()).toBeAttached();
  await expect(said).toHaveCount(0);
});

test('one press says that a coin launches today, or has launched already @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  // Half past three in the afternoon in CST, when the form's noon is over.
  const inCst = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
  await page.clock.setFixedTime(`${inCst}T21:30:00Z`);
  await page.goto('/build');
  const today = page.getByRole('button', { name: 'Today', exact: true });
  const launched = page.getByRole('button', { name: 'Already launched' });
  await fillCoin(page, { ...pepe, coinName: 'Prompt Frog' });
  await launched.click();
  await expect(launched).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByLabel('Launch Time')).toContainText('12:00 AM');
  await today.click();
  await expect(today).toHaveAttribute('aria-pressed', 'true');
  await expect(launched).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByLabel('Launch Time')).toContainText('4:00 PM');
  await page.clock.setFixedTime(`${inCst}T22:30:00Z`);
  await today.click();
  await expect(page.getByLabel('Launch Time')).toContainText('5:00 PM');
  await page.clock.setFixedTime(`${inCst}T21:30:00Z`);
  await launched.click();
  await buildAndSeePreview(page, 'Prompt Frog');
  expect(await (await page.request.get(`/api/profiles/${userId}/coin`)).json()).toMatchObject({
    details: { launchDate: inCst, launchTime: '12:00 AM' },
  });
});

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`at ${width} px preview and button stand at the foot of the screen and cover no field @sweep`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: width < 600 ? 'dark' : 'light' });
    await signUp(page, service, newPerson());
    await page.goto('/build');
    const submit = page.getByRole('button', { name: 'Build My Landing Page' });
    const open = page.getByRole('button', { name: 'Open the whole preview' });
    await expect(submit).toBeInViewport({ ratio: 1 });
    await expect(open).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // Every field that the keys reach stands above the bar.
    await expect(page.getByLabel('Coin Name')).toBeEnabled();
    await page.getByLabel('Coin Name').focus();
    const stateOfFocus = () =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-bottom-bar]');
        const focused = document.activeElement;
        if (!bar || !focused || bar.contains(focused)) return 'in the bar';
        const { bottom } = focused.getBoundingClientRect();
        if (bottom <= bar.getBoundingClientRect().top + 1) return 'above the bar';
        return `covered: ${focused.getAttribute('name') ?? focused.textContent}`;
      });
    do {
      await page.keyboard.press('Tab');
      // What answers the field before may still take its room back.
      await expect.poll(stateOfFocus).toMatch(/^(in|above) the bar$/);
    } while ((await stateOfFocus()) !== 'in the bar');

    await submit.click();
    await expect(page.getByLabel('Coin Name')).toBeFocused();
    await expect(page.getByRole('main').getByText(/fields need another look/)).toBeInViewport({ ratio: 1 });
    await open.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText('As far as it is filled in.')).toBeVisible();
    await expect(
      sheet.frameLocator('iframe').last().getByText('Your own words will stand here.').first(),
    ).toBeAttached();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(open).toBeFocused();
    expect(await accessibilityFaults(page)).toEqual([]);

    // Above a phone's keyboard there is no room for it.
    await page.setViewportSize({ width, height: 420 });
    await page.getByLabel('Coin Name').focus();
    await expect(submit).not.toBeInViewport();
  });
}
