import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('a creator chooses the address, renames the coin, moves the page, starts over and comes back', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  const { host } = new URL(service.url);
  const main = page.getByRole('main');
  await page.goto('/build');
  await fillCoin(page, { ...pepe, coinName: 'Sock Of Destiny' });
  await expect(main.getByText(`${host}/p/sock-of-destiny is free.`)).toBeVisible();
  const address = page.getByLabel('Page Address');
  await expect(address).toHaveAttribute('placeholder', 'sock-of-destiny');
  await address.fill('admin');
  await expect(main.getByText(`${host}/p/admin is kept for this service.`)).toBeVisible();
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(
    `${host}/p/admin is kept for this service. Choose another, or leave it to the name.`,
  );
  await address.fill('The Sock');
  await expect(main.getByText(`${host}/p/the-sock is free.`)).toBeVisible();
  await buildAndSeePreview(page, 'Sock Of Destiny');
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');
  await expect(main.getByRole('link', { name: `${service.url}/p/the-sock` })).toBeVisible();

  await page.goto('/build');
  await page.getByLabel('Coin Name').fill('Left Sock');
  await page.getByLabel('Page Address').fill('');
  await expect(main.getByText(`Your page lives at ${host}/p/the-sock.`)).toBeVisible();
  await buildAndSeePreview(page, 'Left Sock');
  await page.goto(`/dashboard/${userId}`);
  // What is live has its old name still.
  await expect(main.getByText('Sock Of Destiny is live.')).toBeVisible();
  await page.goto(`/landing/${userId}`);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(main.getByText('Left Sock is live.')).toBeVisible();
  await main.getByRole('button', { name: 'Move to /p/left-sock' }).click();
  await says(page, 'Your page has moved to /p/left-sock');
  await expect(main.getByRole('link', { name: `${service.url}/p/left-sock` })).toBeVisible();
  await expect(main.getByRole('button', { name: /^Move to/ })).toBeHidden();

  await page.goto('/p/the-sock');
  await expect(page).toHaveURL('/p/left-sock');
  await page.goto('/directory/the-sock');
  await expect(page).toHaveURL('/directory/left-sock');

  // A draft of something else is dropped: the page stays where it is.
  await page.goto('/build');
  await page.getByLabel('Coin Name').fill('Right Sock');
  await buildAndSeePreview(page, 'Right Sock');
  await page.getByRole('button', { name: 'START OVER' }).click();
  await says(page, 'Starting over with a fresh page');
  await page.goto(`/dashboard/${userId}`);
  await expect(main.getByText('Left Sock is live.')).toBeVisible();
  await page.goto('/build');
  await fillCoin(page, { ...pepe, coinName: 'Another Sock' });
  await expect(main.getByText(`Your page lives at ${host}/p/left-sock.`)).toBeVisible();
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await says(page, 'Your page is back');
  await expect(page).toHaveURL(`/landing/${userId}`);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(main.getByText('Right Sock is live.')).toBeVisible();
});

test('a reader who mistypes an address finds the coin by a search @sweep', async ({ page, service }) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Lost Lobster' });
  const headers = { origin: service.url };
  await page.request.post('/api/functions/deploy-landing-page', {
    data: { userId, isPreview: false },
    headers,
  });
  const reader = await page.context().browser()?.newPage({ baseURL: service.url, javaScriptEnabled: false });
  if (!reader) throw new Error('no browser');
  const answer = await reader.goto('/p/lost-lobstr', { waitUntil: 'load' });
  expect(answer?.status()).toBe(404);
  await reader.getByRole('searchbox').fill('lobster');
  await reader.getByRole('button', { name: 'Search' }).click();
  await reader.getByRole('link', { name: 'Lost Lobster' }).click();
  const opening = reader.waitForEvent('popup');
  await reader.getByRole('link', { name: /Visit the page/ }).click();
  const live = await opening;
  await expect(live).toHaveURL(/\/p\/lost-lobster$/);
  await reader.context().close();
});
