import type { Page } from '@playwright/test';
import { newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { loaded } from '../test-support/loaded.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

const focused = (page: Page) => page.locator(':focus');

test('a new screen is announced and has the focus on its heading, and what closes gives it back', async ({
  page,
  service,
}) => {
  const person = newPerson();
  await signUp(page, service, person);
  await page.goto('/build');
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await expect(focused(page)).toHaveText('Account Settings');
  await expect(page.locator('p[aria-live=polite]').last()).toHaveText('Moonpage | Account Settings');
  await page.getByRole('link', { name: 'Support', exact: true }).first().click();
  await expect(focused(page)).toHaveText('Need Help? Submit Our Form');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();

  await page.goBack();
  await expect(focused(page)).toHaveText('Account Settings');
  await page.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Scan this with your app');
  await expect(focused(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(focused(page)).toHaveText('Turn on');

  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: 'Toggle the sidebar' });
  await toggle.click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Build New Page' }).click();
  await expect(focused(page)).toHaveText('Build Your Meme Coin Landing Page');
});

test('messages stand over dialogs and cover no button of a phone or a desk @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/account/${userId}`);
    await page.getByRole('button', { name: 'Reset Password' }).click();
    const toast = page.locator('[data-sonner-toast]').first();
    await expect(toast).toContainText('Password reset email sent');
    // As long as a pointer is on it, a message stays.
    await toast.hover();
    await page.getByRole('button', { name: 'Delete Account' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const box = await toast.boundingBox();
    if (!box) throw new Error('The message has no box.');
    const isOnTop = await toast.evaluate(
      (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
      { x: box.x + box.width / 2, y: box.y + box.height / 2 },
    );
    expect(isOnTop).toBe(true);
    expect(width === 390 ? box.y < height / 3 : box.y > height / 2).toBe(true);
    await toast.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }
});

test('who was sent to sign in gets to the dashboard, with a way on to their own page alone @sweep', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const userId = await signUp(page, service, person);
  await page.context().clearCookies();
  await page.goto('/account/somebody-else');
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, person);
  const link = page.getByRole('link', { name: 'Continue to Account' });
  await expect(link).toHaveAttribute('href', `/account/${userId}`);
  await link.click();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await page.goto(`/dashboard/${userId}`);
  await expect(page.getByRole('link', { name: 'Build my page' })).toBeVisible();
  await expect(link).toBeHidden();
});

test('on a phone the dashboard stands beside the logo @sweep', async ({ page, viewer }) => {
  await page.context().addCookies(viewer.cookies);
  for (const width of [390, 360]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    const header = page.getByRole('banner');
    const logo = await header.getByRole('link', { name: 'Moonpage' }).boundingBox();
    const last = await header.getByRole('link', { name: 'Dashboard' }).boundingBox();
    const middleOf = (box: typeof logo) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    expect(middleOf(last), String(width)).toBe(middleOf(logo));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('the profile is asked for once in five minutes, and again after something was written @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto(`/dashboard/${userId}`);
  await loaded(page);
  let asked = 0;
  page.on('request', (request) => {
    if (decodeURIComponent(request.url()).includes('routes/dashboard')) asked += 1;
  });
  const visit = async () => {
    await page.getByRole('link', { name: 'Account', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  };
  await visit();
  expect(asked).toBe(0);
  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await says(page, 'Password reset email sent');
  await visit();
  expect(asked).toBe(1);
});

test('a profile that does not come at once is asked for once more @sweep', async ({ page, service }) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto(`/account/${userId}`);
  await loaded(page);
  let asked = 0;
  const isProfile = (url: URL) => url.searchParams.get('_routes') === 'routes/dashboard';
  await page.route(isProfile, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill({ status: 500, body: 'away' }) : route.continue();
  });
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Welcome, Ada!' })).toBeVisible();
  expect(asked).toBe(2);
});
