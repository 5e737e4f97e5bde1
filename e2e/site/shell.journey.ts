import { chromiumFlags } from '../../scripts/browser/with-browser.ts';
import { holdTable } from '../test-support/database.ts';
import { newPerson, signIn, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

const creatorsMenu = [
  'Dashboard',
  'Build New Page',
  'Preview Landing Page',
  'Edit Landing Page',
  'Support',
  'Meme Coin Promotion',
  'Account',
];

test('the sidebar folds to icons, is remembered for a week, and lies over the page on a phone', async ({
  page,
  context,
  viewer,
}) => {
  await context.addCookies(viewer.cookies);
  await page.goto(`/dashboard/${viewer.userId}`);
  const sidebar = page.locator('aside').filter({ has: page.getByRole('navigation', { name: 'Main' }) });
  await expect(sidebar.getByRole('navigation').getByRole('link')).toHaveText(creatorsMenu);
  const width = async () => (await sidebar.boundingBox())?.width;
  await expect.poll(width).toBe(256);
  // Before it is enabled nobody hears a key.
  const signOutButton = sidebar.getByRole('button', { name: 'Sign Out' });
  await expect(signOutButton).toBeEnabled();
  await page.keyboard.press('Control+b');
  await expect.poll(width).toBe(48);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(cookie?.value).toBe('false');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeCloseTo(7 * 24 * 3600, -2);
  await page.reload();
  expect(await width()).toBe(48);
  await expect(page.getByRole('button', { name: 'Toggle the sidebar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Build New Page' }).first()).toBeVisible();
  await expect(signOutButton).toBeEnabled();
  await page.keyboard.press('Meta+b');
  await expect.poll(width).toBe(256);

  await page.setViewportSize({ width: 768, height: 900 });
  await expect.poll(width).toBe(256);
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(sidebar).toBeHidden();
  await page.keyboard.press('Control+b');
  const overlay = page.getByRole('dialog', { name: 'Menu' });
  const overlayWidth = async () => (await overlay.boundingBox())?.width;
  await expect.poll(overlayWidth).toBe(288);
  await page.setViewportSize({ width: 320, height: 700 });
  await expect.poll(overlayWidth).toBe(288);
  await overlay.getByRole('link', { name: 'Build New Page' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await expect(overlay).toBeHidden();
});

test('with large letters the menu opens as an overlay as long as there is no room for the sidebar @sweep', async ({
  playwright,
  service,
  viewer,
}) => {
  const args = [...chromiumFlags, '--blink-settings=defaultFontSize=24'];
  const browser = await playwright.chromium.launch({ args });
  try {
    const page = await browser.newPage({ viewport: { width: 900, height: 900 } });
    await page.context().addCookies(viewer.cookies);
    await page.goto(`${service.url}/dashboard/${viewer.userId}`);
    await page.getByRole('button', { name: 'Toggle the sidebar' }).click();
    await expect(page.getByRole('link', { name: 'Build New Page' }).first()).toBeVisible();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  } finally {
    await browser.close();
  }
});

test('while a slow server checks the session, a skeleton of the next page is shown @sweep', async ({
  page,
  service,
  viewer: { userId, cookies },
}) => {
  await page.context().addCookies(cookies);
  await page.goto(`/dashboard/${userId}`);
  const profiles = await holdTable(service, 'profiles');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(page.locator('body').getByText('Welcome, Ada!')).toBeHidden();
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize({ width: 1440, height: 900 });
  await profiles.release();
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeHidden();
  await expect(page).toHaveURL(`/account/${userId}`);
});

test('when another account signs in, every tab switches to it and keeps nothing of the first', async ({
  page,
  context,
  service,
}) => {
  const [ann, ben] = [newPerson('Ann'), newPerson('Ben')];
  const bensId = await signUp(page, service, ben);
  await signUp(page, service, ann);
  await page.goto('/build');
  await page.getByLabel('Coin Name').fill('Secret of Ann');
  const other = await context.newPage();
  // A sign-in over a session: the first one is simply gone.
  await other.goto('/no-such-page');
  const reply = await other.evaluate(
    async (body) =>
      (
        await fetch('/api/auth/sign-in', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body,
        })
      ).status,
    JSON.stringify({ email: ben.email, password: ben.password }),
  );
  expect(reply).toBe(200);
  await other.goto('/login');
  await expect(other).toHaveURL('/build');
  await other.goto(`/dashboard/${bensId}`);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  await other.evaluate(() => new BroadcastChannel('moonpage-session').postMessage('signed-in'));
  await expect(page.getByRole('complementary').getByText(ben.email)).toBeVisible();
  await expect(page).toHaveURL(/\/build$/);
  await expect(page.getByLabel('Coin Name')).toHaveValue('');

  await other.getByRole('button', { name: 'Sign Out' }).click();
  await says(page, 'Signed out');
  await expect(page).toHaveURL(/\/login$/);
  await other.close();
  await signIn(page, ann);
  await page.goto('/build');
  await expect(page.getByLabel('Coin Name')).toHaveValue('Secret of Ann');
});

test.describe(() => {
  test.describe.configure({ retries: 0 });

  test('a form that is sent twice is sent once', async ({ page, service }) => {
    const person = newPerson();
    let sent = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/api/auth/sign-up')) sent += 1;
    });
    await page.goto('/signup');
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    // Faster than any hand: the second comes before anything is drawn anew.
    await page.getByRole('button', { name: 'Create Account' }).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    await expect(page).toHaveURL(/\/thank-you$/);
    expect(sent).toBe(1);
    await service.mailTo(person.email);
  });
});
