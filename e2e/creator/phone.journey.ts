import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone a coin goes live by touch, its launch time set with the picker @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson('Pia'));
  await page.goto('/build');
  await fillCoin(page, { ...dogwifhat, coinName: 'Pocket Dog' });

  const time = page.getByLabel('Launch Time');
  await time.tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: /^8 o.clock|^8$|^8 hours?$/ }).tap();
  await dialog.getByRole('option', { name: /^15( minutes)?$/ }).tap();
  await dialog.getByRole('button', { name: 'OK' }).tap();
  await expect(time).toContainText('8:15 PM');

  await buildAndSeePreview(page, 'Pocket Dog');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).tap();
  await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));

  await page.goto('/p/pocket-dog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
