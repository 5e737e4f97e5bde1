import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { expect, test } from '../test-support/service.ts';

test('a coin without an image chooses among six pictures, keeps its choice, and starts over without it @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson());
  await page.goto('/build');
  await fillCoin(page, { ...pepe, coinName: 'Gerald', description: 'Gerald is a frog who sells insurance.' });
  const pictures = page.getByRole('group', { name: 'Or a character of ours' });
  const choices = pictures.getByRole('radio');
  await expect(choices).toHaveCount(6);
  await expect(pictures.getByRole('radio', { name: 'Happy frog, 1' })).toBeChecked();
  await choices.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const chosen = pictures.getByRole('radio', { name: 'Angry frog, 3' });
  await expect(chosen).toBeChecked();

  const ours = pictures.getByRole('button', { name: 'Leave it to us' });
  await expect(ours).toHaveAttribute('aria-pressed', 'false');
  await ours.press('Enter');
  await expect(ours).toHaveAttribute('aria-pressed', 'true');
  await expect(pictures.getByRole('radio', { name: 'Happy frog, 1' })).toBeChecked();
  await choices.first().focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toBeChecked();

  await page.reload();
  await expect(chosen).toBeChecked();
  await buildAndSeePreview(page, 'Gerald');
  const saved: unknown = await (await page.request.get(`/api/profiles/${userId}/coin`)).json();
  expect(saved).toMatchObject({ details: { emblem: 'frog-angry-2' } });

  await page.getByRole('button', { name: 'START OVER' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await expect(pictures.getByRole('radio', { name: 'Ticker, 1' })).toBeChecked();
  await expect(page.locator('body').getByText('Angry frog')).toHaveCount(0);
});
