import { dogwifhat } from '../test-support/coins.fixture.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { linkIn, newPerson, signIn } from '../test-support/accounts.ts';
import { expect, startService, test } from '../test-support/service.ts';

test('after a power cut at every step, what was acknowledged is there and the next step can be done', async ({
  browser,
}) => {
  const service = await startService();
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  try {
    const person = newPerson('Kit');
    await page.goto('/signup');
    await page.getByLabel('First Name').fill(person.firstName);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm Password').fill(person.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/thank-you$/);
    await service.killAndRestart();

    await page.goto(linkIn(await service.mailTo(person.email), 'signup'));
    await expect(page).toHaveURL(/\/login\?confirmed=true$/);
    await service.killAndRestart();

    const userId = await signIn(page, person);
    await service.killAndRestart();

    await page.goto('/build');
    await fillCoin(page, dogwifhat);
    await service.killAndRestart();

    await buildAndSeePreview(page, dogwifhat.coinName);
    await service.killAndRestart();

    await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
    await expect(page).toHaveURL(new RegExp(`/dashboard/${userId}$`));
    await service.killAndRestart();

    const reader = await browser.newPage();
    const counted = reader.waitForResponse((response) => response.url().endsWith('/api/page-views'));
    await reader.goto(`${service.url}/p/dogwifhat`);
    expect((await counted).status()).toBe(204);
    await service.killAndRestart();

    await page.reload();
    await expect(page.getByRole('region', { name: 'Statistics' })).toContainText(
      /Page Views\s*1|1\s*Page Views/,
    );
  } finally {
    await context.close();
    await service.stop();
  }
});
