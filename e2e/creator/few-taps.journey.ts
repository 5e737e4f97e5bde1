import type { Locator } from '@playwright/test';
import { linkIn, newPerson } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Does what a person does, and counts it: taps, and fields that are filled in or chosen from. */
function createHand() {
  let taps = 0;
  let fields = 0;
  return {
    tap: async (target: Locator) => {
      taps += 1;
      await target.tap();
    },
    fill: async (target: Locator, text: string) => {
      fields += 1;
      await target.fill(text);
    },
    choose: async (target: Locator, option: string) => {
      fields += 1;
      await target.selectOption(option);
    },
    /** A tap outside of our screens, such as on the link of a mail. */
    elsewhere: async (tap: () => Promise<unknown>) => {
      taps += 1;
      await tap();
    },
    count: () => ({ taps, fields }),
  };
}

test('from home to the live page it is at most 11 taps and 11 fields on a phone @sweep', async ({
  page,
  service,
}) => {
  const hand = createHand();
  const person = newPerson('Tap');
  await page.goto('/');
  await hand.tap(page.getByRole('link', { name: 'Get Started' }).first());
  await hand.fill(page.getByLabel('First Name'), person.firstName);
  await hand.fill(page.getByLabel('Email'), person.email);
  await hand.fill(page.getByLabel('Password', { exact: true }), person.password);
  await hand.fill(page.getByLabel('Confirm Password'), person.password);
  await hand.tap(page.getByRole('button', { name: 'Create Account' }));
  await expect(page).toHaveURL(/\/thank-you$/);

  const link = linkIn(await service.mailTo(person.email), 'signup');
  await hand.elsewhere(() => page.goto(link));
  await expect(page).toHaveURL(/\/login\?confirmed=true$/);
  await expect(page.getByLabel('Email')).toHaveValue(person.email);
  await hand.fill(page.getByLabel('Password', { exact: true }), person.password);
  await hand.tap(page.getByRole('button', { name: 'Sign In' }));
  await expect(page).toHaveURL(/\/dashboard\/[^/]+$/);

  await hand.tap(page.getByRole('link', { name: 'Build my page' }));
  await hand.fill(page.getByLabel('Coin Name'), 'Few Taps');
  await hand.fill(page.getByLabel('Symbol'), 'TAPS');
  await hand.fill(page.getByLabel('Description'), 'A snail that wins every race by starting first.');
  await hand.choose(page.getByLabel('Blockchain'), 'Solana');
  await hand.tap(page.getByRole('button', { name: 'Today' }));
  await hand.tap(page.getByRole('button', { name: 'Build My Landing Page' }));
  await expect(page.getByRole('heading', { name: 'Preview Your Landing Page' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'CREATE MY PAGE' })).toBeInViewport({ ratio: 1 });
  await hand.tap(page.getByRole('button', { name: 'CREATE MY PAGE' }));
  await says(page, 'Landing page deployed successfully!');

  const opened = page.waitForEvent('popup');
  await hand.tap(page.getByRole('link', { name: /\/p\/few-taps/ }));
  const live = await opened;
  await expect(live.getByRole('heading', { level: 1 })).toContainText('Few Taps');
  const { taps, fields } = hand.count();
  expect(taps).toBeLessThanOrEqual(11);
  expect(fields).toBeLessThanOrEqual(11);
});
