import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/page-hosts.ts';

test('a creator whose page has its own host chooses whether search engines list it @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson('Hider'));
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${service.url}/api/functions/${path}`, {
      data,
      headers: { origin: service.url },
    });
    expect(answer.status(), path).toBe(200);
  };
  await post('generate-landing-page', {
    coinName: 'Hidden Coin',
    blockchain: 'Solana',
    symbol: 'HIDE',
    description: 'A coin that search engines find as its creator wishes.',
    mainColors: '#7c3aed,#ef4444',
    pageBackground: '#000000',
    launchDate: new Date(Date.now() + 30 * 60 * 60_000).toISOString().slice(0, 10),
    launchTime: '12:00 PM',
    email: 'hidden@example.com',
    isPreview: true,
  });
  await post('deploy-landing-page', { userId, isPreview: false });
  const robots = async () => {
    const answer = await page.request.get(service.url, { headers: { host: 'hidden-coin.pages.test' } });
    const html = await answer.text();
    expect(html).toContain('Hidden Coin');
    return {
      header: answer.headers()['x-robots-tag'],
      meta: /<meta name="robots" content="([^"]+)"/.exec(html)?.[1],
    };
  };
  expect(await robots()).toEqual({ header: 'noindex, nofollow', meta: 'noindex, nofollow' });

  await page.goto(`${service.url}/account/${userId}`);
  const control = page.getByRole('switch', { name: 'Search engines', exact: true });
  await expect(control).not.toBeChecked();
  await expect(control).toHaveAccessibleDescription('Search engines are asked to stay away.');
  await control.press('Space');
  await says(page, 'Your page is open to search engines');
  await expect(control).toBeChecked();
  await expect(control).toHaveAccessibleDescription('Search engines may list your page.');
  expect(await robots()).toEqual({ header: undefined, meta: undefined });

  await page.reload();
  await expect(control).toBeChecked();
  await control.click();
  await says(page, 'Your page is closed to search engines');
  expect(await robots()).toEqual({ header: 'noindex, nofollow', meta: 'noindex, nofollow' });
});
