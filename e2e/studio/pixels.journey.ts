import type { BrowserContext } from '@playwright/test';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { laterPicture } from '../test-support/later-picture.ts';
import { expect, type Service, test } from '../test-support/page-hosts.ts';
import { openStudio, publishFromStudio } from '../test-support/studio.ts';

/** Lets a reader's browser reach pages on their hosts, and the services of the pixels as doubles that report one visit each. */
async function connect(reader: BrowserContext, service: Service, asked: string[]): Promise<void> {
  await reader.route('http://*.pages.test/**', async (route) => {
    const { host, pathname } = new URL(route.request().url());
    await route.fulfill({
      response: await reader.request.get(service.url + pathname, { headers: { host } }),
    });
  });
  // The beacon leads to this very machine, which browsers do not let a page of another host do.
  await reader.route('**/api/page-views', (route) => route.fulfill({ body: '' }));
  const scripts: Record<string, string> = {
    'connect.facebook.net': `new Image().src = 'https://www.facebook.com/tr/?id=' + fbq.queue[0][1]`,
    'static.ads-twitter.com': `new Image().src = 'https://t.co/i/adsct?id=' + twq.queue[0][1]`,
    'analytics.tiktok.com': `fetch('https://analytics.tiktok.com/api/v2/pixel?id=' + Object.keys(ttq._i), { mode: 'no-cors' })`,
    'www.googletagmanager.com': `fetch('https://www.google-analytics.com/g/collect?tid=' + dataLayer[1][1], { mode: 'no-cors' })`,
  };
  await reader.route(/^https:/, async (route) => {
    const { host, pathname, search } = new URL(route.request().url());
    asked.push(host + pathname + search);
    const isScript = route.request().resourceType() === 'script';
    await route.fulfill(
      isScript ? { contentType: 'text/javascript', body: scripts[host] ?? '' } : { body: '' },
    );
  });
}

test('on its own host a page loads the services of its creator once a reader agrees, and keeps the answer @sweep', async ({
  page,
  service,
  browser,
}) => {
  await openStudio(page, service, { ...pepe, coinName: 'Pixel Frog' });
  await page.getByRole('tab', { name: 'Settings' }).click();
  await expect(page.getByRole('switch', { name: 'Search engines' })).not.toBeChecked();
  await page.getByRole('textbox', { name: 'Meta pixel' }).fill('123456789012345');
  await page.getByRole('textbox', { name: 'TikTok pixel' }).fill('C4A1B2C3D4E5F6G7H8I9');
  await page.getByRole('textbox', { name: 'X pixel' }).fill('o1abc');
  await page.getByRole('textbox', { name: 'Google tag' }).fill('G-AB12CD34EF');
  await publishFromStudio(page);

  const context = await browser.newContext();
  const asked: string[] = [];
  await connect(context, service, asked);
  const reader = await context.newPage();
  const errors: string[] = [];
  reader.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  const question = reader.getByRole('region', { name: 'Visit tracking' });
  const again = reader.getByRole('button', { name: 'Change tracking choice' });

  await reader.goto('http://pixel-frog.pages.test/');
  await expect(question).toContainText('Meta, TikTok, X, and Google');
  expect(await accessibilityFaults(reader)).toEqual([]);
  await question.getByRole('button', { name: 'No thanks' }).click();
  await expect(again).toBeVisible();
  await reader.reload();
  await expect(again).toBeVisible();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);

  await again.click();
  await expect(question.getByRole('button', { name: 'No thanks' })).toBeFocused();
  await reader.keyboard.press('Tab');
  await reader.keyboard.press('Enter');
  const all = [
    'analytics.tiktok.com/api/v2/pixel?id=C4A1B2C3D4E5F6G7H8I9',
    'analytics.tiktok.com/i18n/pixel/events.js?sdkid=C4A1B2C3D4E5F6G7H8I9&lib=ttq',
    'connect.facebook.net/en_US/fbevents.js',
    'static.ads-twitter.com/uwt.js',
    't.co/i/adsct?id=o1abc',
    'www.facebook.com/tr/?id=123456789012345',
    'www.google-analytics.com/g/collect?tid=G-AB12CD34EF',
    'www.googletagmanager.com/gtag/js?id=G-AB12CD34EF',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(all);

  asked.length = 0;
  await reader.reload();
  await expect.poll(() => asked.toSorted()).toEqual(all);
  await expect(question).toBeHidden();
  asked.length = 0;
  await again.click();
  await question.getByRole('button', { name: 'No thanks' }).click();
  await expect(again).toBeVisible();
  await expect(question).toBeHidden();
  await laterPicture(reader);
  expect(asked).toEqual([]);
  expect(errors).toEqual([]);
});
