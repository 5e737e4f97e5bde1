import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';
import { saved, writeTagline } from '../test-support/studio.ts';

test('what another window has written meanwhile is seen before it is published from the preview', async ({
  page,
  service,
}) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Unseen Frog' });
  await page.goto(`/landing/${userId}`);
  const create = page.getByRole('button', { name: 'CREATE MY PAGE' });
  await expect(create).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(`/edit-landing/${userId}`);
  await expect(saved(other)).toBeVisible();
  const stored = () =>
    other.waitForResponse(
      (response) => response.request().method() === 'PUT' && response.url().includes('/studio'),
    );
  const answered = () => page.waitForResponse((response) => response.url().includes('/deploy-landing-page'));
  const written = stored();
  await writeTagline(other, 'Written behind the back of the preview.');
  await written;

  await create.click();
  await says(page, 'Not published yet');
  expect((await page.request.get(`${service.url}/p/unseen-frog`)).status()).toBe(404);
  await page.getByRole('button', { name: 'Open full preview' }).click();
  const preview = page.getByRole('dialog').frameLocator('iframe');
  await expect(preview.getByText('Written behind the back of the preview.')).toBeVisible();
  await page.keyboard.press('Escape');

  // Facts of the coin are on it, too.
  await other.getByRole('tab', { name: 'Look' }).click();
  const colored = stored();
  await other.getByRole('radio', { name: 'As in Comic' }).click();
  await colored;
  const refused = answered();
  await create.click();
  expect((await refused).status()).toBe(409);
  await expect(create).toBeEnabled();

  await create.click();
  await says(page, 'Landing page deployed successfully!');
  const live = await page.request.get(`${service.url}/p/unseen-frog`);
  expect(await live.text()).toContain('Written behind the back of the preview.');
});
