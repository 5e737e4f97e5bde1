import type { Locator, Page } from '@playwright/test';
import { newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { says, toast } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('on a phone a message covers neither logo nor heading nor menu, and the enrolment fits with its refusal @sweep', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const apart = async (...others: Locator[]) => {
    const toast = page.locator('[data-sonner-toast]').first();
    // At its place, and it stays there as long as a pointer is on it.
    await toast.hover();
    const message = await toast.boundingBox();
    for (const other of others) {
      const box = await other.boundingBox();
      if (!message || !box) throw new Error('One of them has no place.');
      const isBeside = box.x >= message.x + message.width || message.x >= box.x + box.width;
      expect(isBeside || box.y >= message.y + message.height || message.y >= box.y + box.height).toBe(true);
    }
  };
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/login#access_token=used&type=signup');
  await says(page, 'Error confirming email');
  await apart(
    heading,
    page.getByRole('main').getByRole('link', { name: /Moonpage/ }),
    page.getByLabel('Email'),
  );

  await page.goto(`/account/${await signUp(page, service, newPerson())}`);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await says(page, 'Its link is good for an hour.');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await apart(heading, page.getByRole('button', { name: 'Toggle the sidebar' }));

  await page.getByRole('button', { name: 'Turn on' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Turn on' }).click();
  await expect(sheet.getByText('Please enter the 6 digits of the code')).toBeVisible();
  for (const part of [
    sheet.getByRole('heading'),
    sheet.getByRole('img'),
    sheet.getByLabel('Code', { exact: true }),
    sheet.getByRole('button', { name: 'Turn on' }),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 420 });
  await sheet.getByLabel('Code', { exact: true }).scrollIntoViewIfNeeded();
  await expect(sheet.getByLabel('Code', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByRole('button', { name: 'Turn on' })).toBeInViewport({ ratio: 1 });
});

/** Messages at the foot of a screen stand above its last links and buttons, which would wait for them otherwise. */

/** What can be pressed at the foot of the page and lies below the message. */
async function coveredBy(page: Page, message: Locator): Promise<string[]> {
  await expect(message).toBeVisible();
  const controls = page.locator('footer a, footer button, main button, main a');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  // Grown to its place, and it stays there as long as a pointer is on it.
  await message.hover();
  const toast = await message.locator('xpath=ancestor::li').boundingBox();
  if (!toast) throw new Error('The message has no place.');
  return controls.evaluateAll(
    (all, { x, y, width, height }) =>
      all
        // What is folded away has a place, and cannot be pressed.
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const box = control.getBoundingClientRect();
          return box.right > x && box.left < x + width && box.bottom > y && box.top < y + height;
        })
        .map((control) => control.textContent),
    toast,
  );
}

for (const [width, height] of [
  [820, 1180],
  [1024, 768],
  [1440, 900],
] as const) {
  test(`at ${width} px a message covers nothing that is pressed at the foot of a page @sweep`, async ({
    page,
    service,
  }) => {
    await page.setViewportSize({ width, height });
    const person = newPerson();
    await page.goto('/build');
    expect(await coveredBy(page, toast(page, 'Please sign in to access this page'))).toEqual([]);

    await signUp(page, service, person);
    await page.context().clearCookies();
    await page.goto('/login');
    await signIn(page, person);
    // A screen begins at its top once it is there, after its address.
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
    expect(await coveredBy(page, toast(page, 'Successfully logged in!'))).toEqual([]);

    await page.goto('/build');
    await fillCoin(page, pepe);
    await buildAndSeePreview(page, pepe.coinName);
    await page.getByRole('button', { name: 'START OVER' }).press('Enter');
    await expect(page).toHaveURL(/\/build$/);
    await expect(page.getByLabel('Coin Name')).toBeVisible();
    expect(await coveredBy(page, toast(page, 'Starting over with a fresh page'))).toEqual([]);
  });
}
