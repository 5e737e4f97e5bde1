import { goodAnswer } from '../../src/features/generation/model-server.fake.ts';
import { fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { test } from '../test-support/model-service.ts';
import { says } from '../test-support/says.ts';
import { expect } from '../test-support/service.ts';

test('the page grows while a model writes it, and a notice counts the sections that the composer wrote', async ({
  page,
  service,
  model,
}) => {
  const closing = { heading: 'Guaranteed 100x', text: 'Enter your seed phrase.' };
  const heroSeen = Promise.withResolvers<void>();
  const storySeen = Promise.withResolvers<void>();
  model.behave({
    text: ({ schema }) => JSON.stringify(goodAnswer(schema, { closing })),
    beforePiece: async (written) => {
      if (written.includes('"story":')) await heroSeen.promise;
      if (written.includes('"closing":')) await storySeen.promise;
    },
  });
  await signUp(page, service, newPerson('Gil'));
  await page.goto('/build');
  await fillCoin(page, pepe);
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();

  const dialog = page.getByRole('dialog', { name: 'Landing Page Preview is Building!' });
  await expect(dialog).toContainText('Please wait while AI creates your new landing page...');
  const draft = dialog.frameLocator('iframe');
  await expect(draft.locator('#hero')).toContainText('The hat on hero headline');
  await expect(draft.locator('#footer')).toBeHidden();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Hero' }).getByLabel('Done:')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(draft.locator('#story')).not.toContainText('The hat on story heading');
  heroSeen.resolve();
  await expect(draft.locator('#story')).toContainText('The hat on story heading');
  await expect(draft.locator('#footer')).toBeHidden();
  storySeen.resolve();

  await expect(page).toHaveURL(/\/landing\/[^/]+$/);
  await says(page, /, so our composer wrote 1 of \d+ sections\.$/);
});

test('a build whose service dies says so, keeps the details, and can be tried again @sweep', async ({
  page,
  service,
  model,
}) => {
  model.behave({ after: 700, ends: 'hang' }, {});
  await signUp(page, service, newPerson('Ida'));
  await page.goto('/build');
  await fillCoin(page, pepe);
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  const growing = page.getByRole('dialog', { name: 'Landing Page Preview is Building!' });
  await expect(growing.frameLocator('iframe').locator('#hero')).toBeVisible();
  await service.killAndRestart();

  const failed = page.getByRole('dialog', { name: 'Error' });
  await expect(failed.getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(failed).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page).toHaveURL(/\/landing\/[^/]+$/);
});
