import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import { addCoin, signInAsAdmin, expect, test } from '../test-support/admin-login.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { newPerson } from '../test-support/accounts.ts';
import { inDatabase } from '../test-support/database.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { loaded } from '../test-support/loaded.ts';
import { screensOf } from '../test-support/screens.fixture.ts';
import type { Viewer } from '../test-support/service.ts';

const publicPaths = [
  '/',
  '/services',
  '/tools',
  '/directory',
  '/directory?search=nobody&chain=Base&order=launching',
  '/directory/no-such-coin',
  '/p/no-such-coin',
  '/privacy',
  '/terms',
  '/disclaimers',
  '/signup',
  '/thank-you',
  '/login',
  '/login?confirmed=true',
  '/login?view=forgotten_password',
  '/login?view=magic_link',
  '/login?view=verify_otp',
  '/login?view=verify_otp&type=sms',
  '/login?view=second_factor',
  '/login?view=phone_code',
  '/login?view=update_password',
  '/update-password',
  '/support',
  '/test-cloudflare',
  '/no-such-page',
];

/** What is wrong with a screen in one of the themes, in a line each; nothing, when it is as it should be. */
async function flawsOf(page: Page, path: string, colorScheme: Theme): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.goto(path);
  await loaded(page);
  const flaws = await accessibilityFaults(page);
  // Desks of 1440 and 1280 pixels at 200 %, of 1280 at 400 %, and the widths of tablets and phones.
  for (const width of [820, 720, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) flaws.push(`${wider} pixels wider than ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && iterations === Infinity && Number(duration) > 10;
      }).length,
  );
  if (moving > 0) flaws.push(`${moving} endless animations against the wish for less motion`);
  return flaws;
}

type Theme = 'dark' | 'light';
const themes: readonly Theme[] = ['dark', 'light'];
const ofOwn = screensOf(':id');

for (const theme of themes) {
  for (const path of publicPaths) {
    test(`${path} has no accessibility violation and stands at 200 % and 400 % (${theme})`, async ({
      page,
    }) => {
      expect(await flawsOf(page, path, theme)).toEqual([]);
    });
  }
  for (const path of ofOwn) {
    test(`${path} of who begins has none either (${theme})`, async ({ page, viewer }) => {
      await page.context().addCookies(viewer.cookies);
      expect(await flawsOf(page, path.replace(':id', viewer.userId), theme)).toEqual([]);
    });
  }
}

test.describe('a live page with the longest name', () => {
  /** As wide as a name and a ticker can be. */
  const wide = { ...pepe, coinName: 'W'.repeat(32), symbol: 'W'.repeat(10) };
  const slug = 'w'.repeat(32);
  let owner: Viewer;
  test.beforeAll(async ({ browser, service }) => {
    const page = await browser.newPage({ baseURL: service.url });
    const userId = await signUpWithDraft(page, service, wide);
    const deployed = await page.request.post('/api/functions/deploy-landing-page', {
      data: { userId, isPreview: false },
      headers: { origin: service.url },
    });
    expect(deployed.status()).toBe(200);
    owner = { userId, cookies: await page.context().cookies() };
    await page.close();
  });
  test.beforeEach(({ page }) => page.context().addCookies(owner.cookies));

  for (const theme of themes) {
    for (const path of ['/', '/directory', `/directory/${slug}`, `/report/${slug}`, ...ofOwn]) {
      test(`${path.replace(slug, ':slug')} of its creator (${theme})`, async ({ page }) => {
        expect(await flawsOf(page, path.replace(':id', owner.userId), theme)).toEqual([]);
      });
    }
    for (const path of ['/dashboard/:id', '/landing/:id', '/edit-landing/:id']) {
      test(`${path} of its creator, once it is taken down (${theme})`, async ({ page, service }) => {
        const isDown = (down: string) =>
          inDatabase(service, `update profiles set ${down} where id = $1`, [owner.userId]);
        await isDown("taken_down_at = now(), taken_down_reason = repeat('W', 200)");
        expect(await flawsOf(page, path.replace(':id', owner.userId), theme)).toEqual([]);
        await isDown('taken_down_at = null, taken_down_reason = null');
      });
    }
  }
});

test.describe('the desk', () => {
  let id: string;
  let cookies: Viewer['cookies'];
  test.beforeAll(async ({ browser, service, adminLoginUrl }) => {
    id = await addCoin(service, 'Extraordinarilylongcoinnamewithout');
    const page = await browser.newPage({ baseURL: service.url });
    await signInAsAdmin(page, adminLoginUrl);
    cookies = await page.context().cookies();
    await page.close();
  });

  for (const theme of themes) {
    test(`the admin login has no accessibility violation (${theme})`, async ({ page, adminLoginUrl }) => {
      expect(await flawsOf(page, new URL(adminLoginUrl).pathname, theme)).toEqual([]);
    });
    for (const path of [
      '/admin',
      '/admin/account',
      '/admin/statistics',
      '/admin/reports',
      '/users',
      '/users?search=nobody',
      '/users/:id',
      '/users/nobody',
      '/test-cloudflare',
    ]) {
      test(`${path} of an admin has none either (${theme})`, async ({ page }) => {
        await page.context().addCookies(cookies);
        expect(await flawsOf(page, path.replace(':id', id), theme)).toEqual([]);
      });
    }
  }
});

test('an account is made and its screens are reached with nothing but a keyboard', async ({
  page,
  viewer,
}) => {
  const person = newPerson();
  /** Steps with Tab to the element of this name, which must then show where the focus is. */
  const stepTo = async (name: string | RegExp) => {
    for (let steps = 0; steps < 60; steps += 1) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus');
      const reached = await focused
        .and(
          page.getByRole('link', { name }).or(page.getByRole('button', { name })).or(page.getByLabel(name)),
        )
        .count();
      if (reached === 0) continue;
      const outline = await focused.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
      expect(outline, `the focus of ${name} is seen`).toBe(true);
      return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await page.goto('/signup');
  await expect(page.getByLabel('First Name')).toBeEnabled();
  await stepTo('First Name');
  await page.keyboard.type(person.firstName);
  await stepTo('Email');
  await page.keyboard.type(person.email);
  await stepTo(/^Password$/);
  await page.keyboard.type(person.password);
  await stepTo('Confirm Password');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/thank-you$/);

  await page.context().addCookies(viewer.cookies);
  await page.goto(`/dashboard/${viewer.userId}`);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(/skip/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await page.reload();
  await stepTo('Account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await stepTo('Delete Account');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Delete Account' })).toBeFocused();
});
