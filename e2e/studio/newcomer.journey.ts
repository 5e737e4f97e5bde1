import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';
import { saved, taglineOf } from '../test-support/studio.ts';

const frameOf = (page: Page) => page.frameLocator('iframe[title="Your page"]');

test.beforeEach(async ({ page, service }) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'New Frog' });
  await page.goto(`/edit-landing/${userId}`);
  await expect(frameOf(page).locator('#hero .mascot')).toBeVisible();
});

test('the coin’s picture is swapped where it stands, and facts that were typed meanwhile stay @sweep', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByLabel('Symbol').fill('NEWT');
  // Designs draw over it; a press there means it all the same.
  await frameOf(page).locator('#hero .mascot').click({ force: true });
  const dialog = page.getByRole('dialog', { name: 'Change picture' });
  await expect(dialog).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const create = { width: 1200, height: 900, channels: 3, background: '#27f' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await dialog.getByLabel('Main Image').setInputFiles({ name: 'coin.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('alert').first()).toContainText(
    'Please upload an image no larger than 512x512 pixels',
  );
  await dialog.getByRole('button', { name: 'Make it fit' }).click();
  await expect(dialog).toBeHidden();
  await says(page, 'Picture changed');
  await expect(frameOf(page).locator('#hero .mascot img')).toHaveAttribute('width', '512');

  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page.getByRole('dialog')).toContainText('Facts that you typed are not saved yet');
  await page.getByRole('dialog').getByRole('button', { name: 'Open facts' }).first().click();
  await expect(page.getByLabel('Symbol')).toHaveValue('NEWT');
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(frameOf(page).locator('#hero')).toContainText('$NEWT');
  await expect(frameOf(page).locator('#hero .mascot img')).toHaveAttribute('width', '512');

  // By the keyboard, and away again.
  await frameOf(page).getByRole('button', { name: 'Change picture' }).press('Enter');
  await dialog.getByRole('button', { name: 'Remove the image' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(frameOf(page).locator('#hero .mascot-drawn')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(frameOf(page).locator('#hero .mascot img')).toHaveAttribute('width', '512');
});

test('the page is looked at as it is before, at and after its launch, which changes nothing @sweep', async ({
  page,
}) => {
  const heading = frameOf(page).locator('.countdown-heading');
  const showsLaunched = async (isLaunched: boolean) => {
    await expect(heading.locator('[data-when=live]')).toBeVisible({ visible: isLaunched });
    await expect(heading.locator('[data-when=before]')).toBeVisible({ visible: !isLaunched });
  };
  await showsLaunched(false);
  const moment = page.getByLabel('Show the page as it is');
  await moment.selectOption('At launch');
  await showsLaunched(true);
  await moment.selectOption('A day before launch');
  await showsLaunched(false);
  await moment.selectOption('A day after launch');
  await showsLaunched(true);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.insertText('now');
  await page.getByRole('option', { name: 'Show the page: Now' }).click();
  await showsLaunched(false);
  await expect(moment).toHaveValue('now');
  await expect(page.getByRole('button', { name: 'Undo', exact: true }).first()).toBeDisabled();
});

test('a finding about a fact opens its field, and is mended with one press that Undo takes back @sweep', async ({
  page,
}) => {
  await page.getByRole('tab', { name: 'Facts' }).click();
  const link = page.getByLabel('Buy Button Link', { exact: true });
  await link.fill('http://app.uniswap.org/frog');
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(page.getByRole('button', { name: 'Save facts' })).toBeHidden();
  await page.getByLabel('Symbol').focus();
  const finding = page.getByRole('listitem').filter({ hasText: 'The buy link is not encrypted' });
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await finding.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(link).toBeFocused();

  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await finding.getByRole('button', { name: 'Use https' }).click();
  await expect(finding).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(link).toHaveValue('https://app.uniswap.org/frog');
  await page.getByRole('button', { name: 'Undo: Use https' }).click();
  await expect(link).toHaveValue('http://app.uniswap.org/frog');
});

test('a section’s texts open in place of the list, and the studio’s own bar stays in view @sweep', async ({
  page,
}) => {
  await page.getByRole('button', { name: /^Questions and answers/ }).click();
  const back = page.getByRole('button', { name: 'All sections' });
  await expect(back).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Questions and answers' })).toBeVisible();
  await expect(frameOf(page).locator('#faq')).toBeInViewport();
  await page.locator('#studio-panel').evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  expect(await page.evaluate(() => document.documentElement.scrollTop)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(900);
  await back.press('Enter');
  await expect(page.getByRole('button', { name: /^Questions and answers/ })).toBeFocused();

  await taglineOf(page).click();
  await expect(page.getByLabel('Line below the headline', { exact: true })).toBeVisible();
});

test('letters beside a fact stay outside of it, and it is removed whole @sweep', async ({ page }) => {
  const tagline = taglineOf(page);
  const token = tagline.locator('[data-token]');
  const source = () => tagline.getAttribute('data-source');
  await tagline.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('All of it is {name}');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(token).toHaveText('New Frog');
  await tagline.click({ position: { x: 4, y: 4 } });
  await page.keyboard.press('End');
  await page.keyboard.type('s!');
  await expect.poll(source).toBe('All of it is {name}s!');
  await expect(token).toHaveText('New Frog');
  for (let letters = 0; letters < 3; letters += 1) await page.keyboard.press('Backspace');
  await expect(token).toHaveCount(0);
  await expect.poll(source).toBe('All of it is');
});

test('of a text that is too long the beginning is kept, and that is said @sweep', async ({ page }) => {
  const tagline = taglineOf(page);
  await tagline.click();
  // The coin's name takes the room of its token.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('All of it is {name}');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(tagline.locator('[data-token]')).toHaveText('New Frog');
  await tagline.click();
  await page.keyboard.press('ControlOrMeta+a');
  await tagline.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'word '.repeat(200_000));
    clipboardData.setData('text/html', '<h1 onclick="alert(1)">word</h1>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await says(page, 'This text is full');
  await expect(tagline).toHaveText(/^(word ){20,}/);
  expect((await tagline.textContent())?.length).toBeLessThan(300);
  expect(await tagline.locator('*').count()).toBe(0);
});

test('the sidebar opens over the studio, which has the whole window @sweep', async ({ page }) => {
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.keyboard.press('Control+b');
  await expect(menu.getByRole('link', { name: 'Preview Landing Page' })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Control+b');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Control+b');
  await expect(menu).toBeVisible();
  // Closed and opened again before the browser says that it was closed.
  await page.evaluate(async () => {
    for (const _ of ['close', 'open']) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true }));
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  });
  await menu.getByRole('link', { name: 'Support' }).click();
  await expect(page).toHaveURL(/\/support$/);
  await expect(menu).toBeHidden();
});

test('a design’s own menus stay closed, its answers stand open @sweep', async ({ page }) => {
  await page.getByRole('tab', { name: 'Look' }).click();
  await page.getByRole('radio', { name: 'Desktop 98', exact: true }).click();
  const menu = frameOf(page).locator('details.start');
  await expect(menu).toBeVisible();
  await expect(menu).not.toHaveAttribute('open');
  await expect(frameOf(page).locator('#faq details').last()).toHaveAttribute('open');
});

test('on a phone everything is reached by one button @sweep', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'All actions' }).click();
  await page.getByRole('option', { name: 'Show the page: A day after launch' }).click();
  await expect(frameOf(page).locator('html')).toHaveAttribute('data-phase', 'live');
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.getByRole('button', { name: 'All actions' }).click();
  await page.getByRole('option', { name: 'Show the page on a phone' }).click();
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
});
