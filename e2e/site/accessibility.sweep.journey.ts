import { accessibilityFaults } from '../test-support/accessibility.ts';
import type { Page } from '@playwright/test';
import { addCoin, signInAsAdmin, expect, test } from '../test-support/admin-login.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { inDatabase } from '../test-support/database.ts';
import { screensOf } from '../test-support/screens.fixture.ts';

const publicPaths = [
  '/',
  '/services',
  '/tools',
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

/** What is wrong with a screen, in a line each; nothing, when it is as it should be. */
async function flawsOf(page: Page, path: string): Promise<string[]> {
  const flaws: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    flaws.push(...(await accessibilityFaults(page)).map((fault) => `${path} ${colorScheme}: ${fault}`));
  }
  // Desks of 1440 and 1280 pixels at 200 %, of 1280 at 400 %, and the widths of tablets and phones.
  for (const width of [820, 720, 640, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (wider > 0) flaws.push(`${path}: ${wider} pixels wider than ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  const moving = await page.evaluate(
    () =>
      document.getAnimations().filter(({ playState, effect }) => {
        const { duration, iterations } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && iterations === Infinity && Number(duration) > 10;
      }).length,
  );
  if (moving > 0) flaws.push(`${path}: ${moving} endless animations against the wish for less motion`);
  return flaws;
}

async function flawsOfAll(page: Page, paths: readonly string[]): Promise<string[]> {
  const flaws: string[] = [];
  for (const path of paths) flaws.push(...(await flawsOf(page, path)));
  return flaws;
}

test('public screens have no accessibility violation, dark and light, and stand at 200 % and 400 %', async ({
  page,
}) => {
  expect(await flawsOfAll(page, publicPaths)).toEqual([]);
});

/** As wide as a name and a ticker can be. */
const wide = { ...pepe, coinName: 'W'.repeat(32), symbol: 'W'.repeat(10) };

test('screens of creators who begin have none either', async ({ page, service }) => {
  const userId = await signUp(page, service, newPerson());
  expect(await flawsOfAll(page, screensOf(userId))).toEqual([]);
});

test('screens of creators with a long name have none either, live and taken down', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, wide);
  await buildAndSeePreview(page, wide.coinName);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
  const slug = 'w'.repeat(32);
  const live = ['/', `/directory/${slug}`, `/report/${slug}`, ...screensOf(userId)];
  const flaws = await flawsOfAll(page, live);
  await inDatabase(
    service,
    "update profiles set taken_down_at = now(), taken_down_reason = repeat('W', 200) where id = $1",
    [userId],
  );
  const taken = [`/dashboard/${userId}`, `/landing/${userId}`, `/edit-landing/${userId}`];
  flaws.push(...(await flawsOfAll(page, taken)));
  expect(flaws).toEqual([]);
});

test('screens of admins have none either', async ({ page, service, adminLoginUrl }) => {
  const id = await addCoin(service, 'Extraordinarilylongcoinnamewithout');
  const flaws = await flawsOf(page, new URL(adminLoginUrl).pathname);
  await signInAsAdmin(page, adminLoginUrl);
  const desk = [
    '/admin',
    '/admin/account',
    '/admin/statistics',
    '/admin/reports',
    '/users',
    '/users?search=nobody',
    `/users/${id}`,
    '/users/nobody',
    '/test-cloudflare',
  ];
  flaws.push(...(await flawsOfAll(page, desk)));
  expect(flaws).toEqual([]);
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
