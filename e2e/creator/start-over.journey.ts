import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { expect, test } from '../test-support/service.ts';

test('START OVER acts at once, stands apart, and is undone with details, draft and looks', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, pepe);
  await buildAndSeePreview(page, pepe.coinName);
  await page.getByRole('button', { name: 'Try another look' }).click();
  const looks = page.getByRole('region', { name: 'Pick a look' }).getByRole('button', { name: /Look \d+/ });
  await expect(looks).toHaveCount(3);
  await page.getByRole('button', { name: 'Close the looks' }).click();

  const main = page.getByRole('region', { name: 'Happy with it?' });
  await expect(main.getByRole('button')).toHaveText(['CREATE MY PAGE']);
  await page.getByRole('button', { name: 'START OVER' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await expect(page.getByText('Starting over with a fresh page')).toBeVisible();
  await expect(page.getByLabel('Coin Name')).toHaveValue('');

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`/landing/${userId}`);
  await expect(
    page.getByRole('img', { name: `Preview of the landing page of ${pepe.coinName}` }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Try another look' }).click();
  await expect(looks).toHaveCount(3);
  await page.goto('/build');
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
});
