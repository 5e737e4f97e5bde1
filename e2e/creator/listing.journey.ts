import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('a creator takes a coin off the directory and puts it back, and its live page stays @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson('Lister'));
  const origin = service.url;
  const post = (path: string, data: object) =>
    page.request.post(`/api/functions/${path}`, { data, headers: { origin } });
  const tomorrow = new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10);
  const coin = {
    coinName: 'Switch Coin',
    blockchain: 'Solana',
    symbol: 'SWITCH',
    description: 'A coin that comes and goes as its creator wishes.',
    mainColors: '#7c3aed,#ef4444',
    pageBackground: '#000000',
    launchDate: tomorrow,
    launchTime: '12:00 PM',
    email: 'switch@example.com',
    isPreview: true,
  };
  expect((await post('generate-landing-page', coin)).status()).toBe(200);
  expect((await post('deploy-landing-page', { userId, isPreview: false })).status()).toBe(200);
  const listed = async () => {
    const home = await (await page.request.get('/')).text();
    return {
      home: home.includes('Switch Coin'),
      page: (await page.request.get('/directory/switch-coin')).status(),
    };
  };
  expect(await listed()).toEqual({ home: true, page: 200 });

  await page.goto(`/account/${userId}`);
  const control = page.getByRole('switch', { name: 'Show my page in the directory' });
  await expect(control).toBeChecked();
  // On a path every page asks them to stay away, so there is nothing to choose.
  await expect(page.getByRole('switch', { name: 'Search engines' })).toHaveCount(0);
  await control.press('Space');
  await says(page, 'Your page is off the directory');
  await expect(control).not.toBeChecked();
  expect(await listed()).toEqual({ home: false, page: 404 });
  expect((await page.request.get('/p/switch-coin')).status()).toBe(200);
  await control.click();
  await says(page, 'Your page is in the directory');
  expect(await listed()).toEqual({ home: true, page: 200 });
});
