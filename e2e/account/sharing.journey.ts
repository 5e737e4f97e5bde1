import { newPerson, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

test('somebody new is invited to share, may put that away, and says of each network that the post is out', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.context().route('https://x.com/**', (route) => route.fulfill({ body: '<title>X</title>' }));
  await page.goto(`/dashboard/${userId}`);
  const offer = page.getByRole('region', { name: 'Share Moonpage' });
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(offer).toHaveCount(0);
  await page.getByRole('link', { name: 'Share Moonpage 0 of 4 done' }).click();

  await expect(page).toHaveTitle('Moonpage | Share');
  const card = page.getByRole('region', { name: 'X', exact: true });
  await expect(card.getByRole('button', { name: 'I posted it' })).toBeDisabled();
  await card.getByLabel('Your post on X').fill('Look & see: 100%');
  const [network] = await Promise.all([
    page.waitForEvent('popup'),
    card.getByRole('link', { name: 'Open X' }).click(),
  ]);
  expect(Object.fromEntries(new URL(network.url()).searchParams)).toEqual({
    text: 'Look & see: 100%',
    url: service.url,
  });
  expect(await network.evaluate(() => window.opener === null && document.referrer === '')).toBe(true);
  await network.close();
  await card.getByRole('button', { name: 'I posted it' }).click();
  await expect(card.getByText('Done')).toBeVisible();
  await page.reload();
  await expect(card.getByText('Done')).toBeVisible();
  await expect(page.getByRole('main').getByText('1 of 4 done.')).toBeVisible();
});
