import type { Page } from '@playwright/test';
import { newPerson } from '../test-support/accounts.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { says } from '../test-support/says.ts';
import { expect, startService, test } from '../test-support/service.ts';
import { openStudio, saved, taglineOf, writeTagline } from '../test-support/studio.ts';

const rounds = 6;

const isSaved = (page: Page) => expect(saved(page)).toBeVisible();

/** The draft as the service has it. */
async function stored(page: Page, userId: string): Promise<string> {
  return (await page.request.get(`/api/profiles/${userId}/studio`)).text();
}

test('a power cut between any two saves takes nothing that said Saved, and nothing that was typed', async ({
  browser,
}) => {
  const service = await startService();
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  try {
    const userId = await openStudio(page, service, pepe);
    for (let round = 0; round < rounds; round += 1) {
      await writeTagline(page, `Saved in round ${round}.`);
      await isSaved(page);
      await service.killAndRestart();
      expect(await stored(page, userId)).toContain(`Saved in round ${round}.`);

      // In the moment in which it is sent: it may have arrived, though its answer does not.
      const sent = page.waitForRequest((request) => request.url().endsWith('/studio/document'));
      await writeTagline(page, `Cut off in round ${round}.`);
      await sent;
      await service.killAndRestart();
      if (round % 2 === 1) await page.reload();
      await expect(taglineOf(page)).toHaveText(`Cut off in round ${round}.`);
      await isSaved(page);
      expect(await stored(page, userId)).toContain(`Cut off in round ${round}.`);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
  } finally {
    await context.close();
    await service.stop();
  }
});

test('ten minutes without a network take nothing, and what was done meanwhile is saved once it is back', async ({
  page,
  service,
}) => {
  await page.clock.install();
  const userId = await openStudio(page, service, pepe);
  await page.context().setOffline(true);
  for (let minute = 1; minute <= 10; minute += 1) {
    await writeTagline(page, `Minute ${minute} on a train.`);
    await page.clock.fastForward('01:00');
  }
  await expect(page.getByRole('main').getByText('Offline, kept here').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page.getByRole('main').getByText('The facts open once you are online.')).toBeVisible();
  await page.context().setOffline(false);
  await page.clock.fastForward('00:10');
  await expect(page.getByRole('textbox', { name: 'Coin Name' })).toBeVisible();
  await isSaved(page);
  expect(await stored(page, userId)).toContain('Minute 10 on a train.');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(taglineOf(page)).toHaveText('Minute 9 on a train.');
});

test('what is typed as the session ends is there and saved after signing in again', async ({
  page,
  service,
}) => {
  const person = newPerson();
  const userId = await signUpWithDraft(page, service, pepe, person);
  await page.goto(`/edit-landing/${userId}`);
  await isSaved(page);
  await page.request.post('/api/auth/sign-out', { headers: { origin: service.url } });
  await writeTagline(page, 'Typed as the session ended.');
  await expect(page).toHaveURL(/\/login$/);
  await says(page, 'Signed out');
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('link', { name: 'Continue to Edit Landing Page' }).click();
  await expect(taglineOf(page)).toHaveText('Typed as the session ended.');
  await isSaved(page);
  expect(await stored(page, userId)).toContain('Typed as the session ended.');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(taglineOf(page)).not.toHaveText('Typed as the session ended.');
});

test('a save that arrives while a reload is under way is shown by it', async ({ page, service }) => {
  const userId = await openStudio(page, service, pepe);
  const readBefore = Promise.withResolvers<void>();
  const savedSince = Promise.withResolvers<void>();
  await page.route('**/studio/document', async (route) => {
    await readBefore.promise;
    await route.continue();
  });
  await page.route(`**/edit-landing/${userId}`, async (route) => {
    const response = await route.fetch();
    readBefore.resolve();
    await savedSince.promise;
    await route.fulfill({ response });
  });
  await writeTagline(page, 'Saved on the way out.');
  const saving = page.waitForResponse('**/studio/document');
  const reloaded = page.reload();
  await (await saving).finished();
  savedSince.resolve();
  await reloaded;
  await expect(taglineOf(page)).toHaveText('Saved on the way out.');
  await isSaved(page);
  await writeTagline(page, 'Written afterwards.');
  await isSaved(page);
  expect(await stored(page, userId)).toContain('Written afterwards.');
  await expect(page.getByRole('dialog')).toBeHidden();
});
