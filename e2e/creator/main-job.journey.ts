import { dogwifhat, mao, pepe, type Coin } from '../test-support/coins.fixture.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { newPerson, signUpOnScreens } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

const journeys: [Coin, string, string][] = [
  [pepe, 'pepe', ' @sweep'],
  [dogwifhat, 'dogwifhat', ' @sweep'],
  [mao, '猫币-māo-coin', ''],
];

for (const [coin, slug, tag] of journeys) {
  test(`a creator starts from nothing and ends with a live, counted, listed page: ${coin.coinName}${tag}`, async ({
    page,
    service,
    browser,
  }) => {
    const userId = await signUpOnScreens(page, service, newPerson());

    await page.goto('/build');
    await expect(page.getByRole('heading', { name: 'Build Your Meme Coin Landing Page' })).toBeVisible();
    await fillCoin(page, coin);
    await buildAndSeePreview(page, coin.coinName);

    await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
    await says(page, 'Landing page deployed successfully!');
    await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));

    await page.goto(`/landing/${userId}`);
    const url = `${service.url}/p/${encodeURIComponent(slug)}`;
    await expect(page.getByRole('link', { name: decodeURI(url) })).toHaveAttribute('href', `${url}#own`);
    await expect(page.getByRole('button', { name: 'CREATE MY PAGE' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'START OVER' })).toBeHidden();

    const reader = await browser.newContext();
    const live = await reader.newPage();
    const elsewhere: string[] = [];
    const complaints: string[] = [];
    live.on('request', (request) => {
      if (new URL(request.url()).origin !== service.url) elsewhere.push(request.url());
    });
    live.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const counted = live.waitForResponse((response) => response.url().endsWith('/api/page-views'));
    await live.goto(url);
    await expect(live.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(live.locator('body')).toContainText(coin.coinName);
    expect((await counted).status()).toBe(204);
    expect(elsewhere).toEqual([]);
    expect(complaints).toEqual([]);
    await reader.close();

    await page.goto(`/dashboard/${userId}`);
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(
      /Page Views\s*1|1\s*Page Views/,
    );

    await page.goto('/');
    const launches = page.getByRole('region', { name: 'Latest Launches' });
    await expect(launches.getByRole('link', { name: coin.coinName })).toBeVisible();
    const listing = await page.goto(`/directory/${encodeURIComponent(slug)}`);
    expect(listing?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(coin.coinName);
  });
}
