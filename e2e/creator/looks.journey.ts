import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test('a creator tries other looks, switches, goes back, and publishes the one that was chosen', async ({
  page,
  service,
}) => {
  // A name of its own: other journeys publish to the same service.
  const coin = { ...pepe, coinName: 'Look Frog' };
  const userId = await signUpWithDraft(page, service, coin);
  await page.goto(`/landing/${userId}`);

  await page.getByRole('button', { name: 'Try another look' }).click();
  const strip = page.getByRole('region', { name: 'Pick a look' });
  const looks = strip.getByRole('button', { name: /Look \d+/ });
  await expect(looks).toHaveCount(3);
  await expect(looks.first()).toHaveAttribute('aria-pressed', 'true');
  expect(await accessibilityFaults(page)).toEqual([]);

  await looks.nth(1).click();
  await expect(looks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await says(page, /^Your page now looks like/);

  await page.reload();
  await page.getByRole('button', { name: 'Try another look' }).click();
  await expect(looks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const chosen = (await looks.nth(2).innerText()).split('\n')[0];
  await looks.nth(2).focus();
  await page.keyboard.press('Enter');
  await says(page, `Your page now looks like ${chosen}`);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(looks.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await looks.nth(2).click();
  await says(page, `Your page now looks like ${chosen}`);

  await strip.getByRole('button', { name: 'Three more looks' }).click();
  await expect(looks).toHaveCount(6);
  await strip.getByRole('button', { name: 'Close the looks' }).click();
  await expect(strip).toBeHidden();

  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');
  const deployed = await page.request.get(`/api/profiles/${userId}/page`);
  const { design } = (await deployed.json()) as { design: string };
  const live = await page.request.get(`${service.url}/p/look-frog`);
  expect(await live.text()).toContain(coin.coinName);
  const all = await page.request.get(`/api/profiles/${userId}/looks`);
  const { looks: stored } = (await all.json()) as { looks: { label: string; design: string }[] };
  expect(stored.find(({ label }) => label === chosen)?.design).toBe(design);
});
