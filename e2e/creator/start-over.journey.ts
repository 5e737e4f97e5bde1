import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says, toast } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('START OVER acts at once, stands apart, and is undone with details, draft and looks', async ({
  page,
  service,
}) => {
  const userId = await signUpWithDraft(page, service, pepe);
  await page.goto(`/landing/${userId}`);
  await page.getByRole('button', { name: 'Try another look' }).click();
  const looks = page.getByRole('region', { name: 'Pick a look' }).getByRole('button', { name: /Look \d+/ });
  await expect(looks).toHaveCount(3);
  await looks.nth(1).click();
  const ofLook = toast(page, /^Your page now looks like/);
  await expect(ofLook).toBeVisible();
  await page.getByRole('button', { name: 'Close the looks' }).press('Enter');

  const main = page.getByRole('region', { name: 'Happy with it?' });
  await expect(main.getByRole('button')).toHaveText(['CREATE MY PAGE']);
  await page.getByRole('button', { name: 'START OVER' }).press('Enter');
  await expect(page).toHaveURL(/\/build$/);
  const ofStart = toast(page, 'Starting over with a fresh page');
  await expect(ofStart).toBeVisible();
  // What it would have gone back to is cleared.
  await expect(ofLook).toHaveCount(0);
  await expect(page.getByLabel('Coin Name')).toHaveValue('');
  // It stays on both screens until the next build, whenever one comes back.
  const offer = page.getByRole('complementary', { name: 'What you cleared' });
  await expect(offer).toContainText(pepe.coinName);
  await page.goto(`/landing/${userId}`);
  await expect(offer).toContainText(pepe.coinName);
  await page.goto('/build');
  const undo = offer.getByRole('button', { name: 'Bring it back' });
  await undo.click();
  await says(page, 'Your page is back');
  await expect(page).toHaveURL(`/landing/${userId}`);
  await expect(offer).toBeHidden();
  await expect(
    page.getByRole('img', { name: `Preview of the landing page of ${pepe.coinName}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try another look' }).click();
  await expect(looks).toHaveCount(3);
  await page.goto('/build');
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
});

test('a new build takes the place of the draft, and START OVER leaves the live page as it is @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  const coin = { ...pepe, coinName: 'Twice Built' };
  await page.goto('/build');
  await fillCoin(page, coin);
  await buildAndSeePreview(page, coin.coinName);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page).toHaveURL(`/dashboard/${userId}`);

  await page.goto('/build');
  await page.getByLabel('Description').fill('The same frog, told in other words.');
  await buildAndSeePreview(page, coin.coinName);
  const live = page.getByRole('region', { name: 'Your Live Page' });
  await expect(live).toContainText('The version that is live stays until you publish this one.');
  await expect(page.getByRole('button', { name: 'CREATE MY PAGE' })).toBeVisible();
  await page.getByRole('button', { name: 'START OVER' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await page.goto(`/landing/${userId}`);
  await expect(page.getByRole('main').getByText('No preview available', { exact: true })).toBeVisible();
  const offer = page.getByRole('complementary', { name: 'What you cleared' });
  await offer.getByRole('button', { name: 'Bring it back' }).click();
  await expect(page.getByRole('button', { name: 'START OVER' })).toBeVisible();
  await page.getByRole('button', { name: 'START OVER' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await page.goto(`/landing/${userId}`);
  await expect(live).toContainText('It stays as it is until you publish another version.');
  expect((await page.request.get('/p/twice-built')).status()).toBe(200);
});
