import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { buildAndSeePreview } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { holdTable, inDatabase } from '../test-support/database.ts';
import { refused } from '../test-support/refused.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

const justLive = (page: Page) => page.getByRole('region', { name: "You're live" });
const livePage = (page: Page) => page.getByRole('region', { name: 'Live page', exact: true });
const fields = (href: string | null) => Object.fromEntries(new URL(href ?? '').searchParams);

test('a deploy names its steps and ends in a card that is put away once, and later deploys in a sentence', async ({
  page,
  service,
}) => {
  const coin = { ...pepe, coinName: 'Launch Frog' };
  // Stands for a device's sheet of apps, which this browser does not have.
  await page.addInitScript(() => {
    navigator.share = (shared) => {
      document.title = JSON.stringify(shared);
      return Promise.resolve();
    };
  });
  const userId = await signUpWithDraft(page, service, coin);
  await page.goto(`/landing/${userId}`);

  // The last step waits for a table that somebody else holds.
  const snapshots = await holdTable(service, 'page_snapshots');
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  const overlay = page.getByRole('dialog', { name: 'Deploying your landing page...' });
  const steps = overlay.getByRole('listitem');
  await expect(steps).toHaveText([
    'Checking its texts',
    'Keeping its pictures',
    'Drawing the share card and icons',
    'Settling its address and QR code',
    'Writing the page',
    'Putting it live',
  ]);
  await expect(overlay.locator('[aria-current=step]')).toHaveCount(1);
  await expect(overlay.getByLabel('Done:')).not.toHaveCount(0);
  await snapshots.release();
  await says(page, 'Landing page deployed successfully!');
  await expect(page).toHaveURL(`/dashboard/${userId}`);

  const url = `${service.url}/p/launch-frog`;
  await expect(justLive(page)).toContainText('Launch Frog');
  await expect(livePage(page)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Share your page' })).toHaveCount(0);
  await expect(justLive(page).getByRole('link', { name: url })).toHaveAttribute('href', `${url}#own`);
  const phone = justLive(page).frameLocator('iframe');
  await expect(phone.locator('h1')).toContainText(/frog/i);
  expect(await accessibilityFaults(page)).toEqual([]);

  const onX = justLive(page).getByRole('link', { name: 'Post on X' });
  const onTelegram = justLive(page).getByRole('link', { name: 'Send on Telegram' });
  const post = justLive(page).getByLabel('Your post');
  await expect(post).toHaveValue(/Launch Frog[^]*\$PEPE|\$PEPE[^]*Launch Frog/);
  await post.fill('Jump & shout: 100% 蛙 +1');
  const x = (await onX.getAttribute('href')) ?? '';
  expect(x).toContain(
    'https://x.com/intent/post?text=Jump%20%26%20shout%3A%20100%25%20%E8%9B%99%20%2B1&url=',
  );
  expect(fields(x)).toEqual({ text: 'Jump & shout: 100% 蛙 +1', url });
  const telegram = (await onTelegram.getAttribute('href')) ?? '';
  expect(telegram).toContain('https://t.me/share/url?');
  expect(fields(telegram)).toEqual({ text: 'Jump & shout: 100% 蛙 +1', url });
  for (const link of [onX, onTelegram]) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }

  await justLive(page).getByRole('button', { name: 'More apps' }).click();
  await expect(page).toHaveTitle(JSON.stringify({ text: 'Jump & shout: 100% 蛙 +1', url }));
  const saving = page.waitForEvent('download');
  await justLive(page).getByRole('link', { name: 'QR code', exact: true }).click();
  const code = await saving;
  expect(code.suggestedFilename()).toBe('qr-code.png');
  expect((await readFile(await code.path())).subarray(1, 4).toString()).toBe('PNG');

  // It stays until it is put away, and then stays away.
  await page.reload();
  await expect(justLive(page)).toBeVisible();
  await justLive(page).getByRole('button', { name: 'Put this away' }).click();
  await expect(justLive(page)).toHaveCount(0);
  await expect(livePage(page)).toBeFocused();
  await page.reload();
  await expect(livePage(page)).toBeVisible();
  await expect(justLive(page)).toHaveCount(0);

  await expect(livePage(page).getByRole('link', { name: 'Visit' })).toHaveAttribute('href', `${url}#own`);
  await expect(livePage(page).frameLocator('iframe').locator('h1')).toContainText(/frog/i);
  expect(await accessibilityFaults(page)).toEqual([]);
  await livePage(page).getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('region', { name: 'Share your page' })).toBeInViewport();
  await livePage(page).getByRole('link', { name: 'Edit' }).click();
  await expect(page).toHaveURL(`/edit-landing/${userId}`);

  await page.goto('/build');
  await page.getByLabel('Description').fill('A frog that went further than the first time, and came back.');
  await buildAndSeePreview(page, coin.coinName);
  await page.goto(`/dashboard/${userId}`);
  await livePage(page).getByRole('link', { name: 'See and publish it' }).click();
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  // What it shares with a coin that another journey publishes meanwhile is said behind it.
  await says(page, /^Your changes are live\./);
  await expect(livePage(page)).toBeVisible();
  await expect(justLive(page)).toHaveCount(0);
});

test('a deploy that is refused half-way says why and keeps the page @sweep', async ({ page, service }) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Refused Frog' });
  await page.goto(`/landing/${userId}`);
  await refused(page, '**/deploy-landing-page{,/stream}', async () => {
    await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
    await says(page, 'Failed to deploy landing page');
    await expect(page.getByRole('dialog', { name: 'Deploying your landing page...' })).toHaveCount(0);
  });
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page).toHaveURL(`/dashboard/${userId}`);
  await expect(justLive(page)).toBeVisible();

  // What is taken down is neither celebrated nor linked to.
  await inDatabase(
    service,
    "update profiles set taken_down_at = now(), taken_down_reason = 'It was reported.' where id = $1",
    [userId],
  );
  await page.reload();
  await expect(page.getByRole('region', { name: 'Your page was taken down' })).toBeVisible();
  await expect(justLive(page)).toHaveCount(0);
  await expect(livePage(page)).toHaveCount(0);
});
