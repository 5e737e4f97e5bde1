import { devices } from '@playwright/test';
import sharp from 'sharp';
import { pepe } from '../test-support/coins.fixture.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';
import { openStudio, publishFromStudio, saved } from '../test-support/studio.ts';

const { viewport, isMobile, hasTouch, deviceScaleFactor } = devices['Pixel 7'];
test.use({ viewport, isMobile, hasTouch, deviceScaleFactor });

test('on a phone, by touch alone, sections change places, the picture is swapped, another look is chosen, and all of it goes live @sweep', async ({
  page,
  service,
}) => {
  await openStudio(page, service, { ...pepe, coinName: 'Thumb Frog' });
  const frame = page.frameLocator('iframe[title="Your page"]');
  const order = () => frame.locator('main > section[id]').evaluateAll((all) => all.map(({ id }) => id));

  await page.getByRole('tab', { name: 'Sections' }).tap();
  const before = await order();
  const faq = before.indexOf('faq');
  // Past sections that this coin has nothing for, which do not stand on the page: how many those are, its design decides.
  await expect(async () => {
    await page.getByRole('button', { name: 'More for Questions and answers' }).tap();
    await page.getByRole('menuitem', { name: 'Move up' }).tap();
    expect((await order()).indexOf('faq')).toBeLessThan(faq);
  }).toPass();

  await page.getByRole('tab', { name: 'Look' }).tap();
  await page.getByRole('radio', { name: 'Comic', exact: true }).tap();
  await expect(frame.locator('.panel.hero')).toBeVisible();

  // Some of its layouts set words over the picture, which a press there means.
  await page.getByRole('button', { name: 'All actions' }).tap();
  await page.getByRole('option', { name: 'Change picture' }).tap();
  const dialog = page.getByRole('dialog', { name: 'Change picture' });
  const create = { width: 300, height: 300, channels: 3, background: '#27f' } as const;
  const buffer = await sharp({ create }).png().toBuffer();
  await dialog.getByLabel('Main Image').setInputFiles({ name: 'coin.png', mimeType: 'image/png', buffer });
  await says(page, 'Picture changed');
  await expect(frame.locator('#hero .mascot img')).toHaveAttribute('width', '300');
  await expect(saved(page)).toBeVisible();

  // The message with Undo stays, and is in nobody's way.
  await publishFromStudio(page);
  const live = await (await page.request.get(`${service.url}/p/thumb-frog`)).text();
  const idsOf = (html: string) => [...html.matchAll(/<section[^>]* id="([a-z-]+)"/g)].map(([, id]) => id);
  expect(idsOf(live).indexOf('faq')).toBeLessThan(idsOf(live).indexOf(before[faq - 1] ?? ''));
  expect(live).toContain('panel hero');
  expect(/<img[^>]+width="300"/.test(live)).toBe(true);
});
