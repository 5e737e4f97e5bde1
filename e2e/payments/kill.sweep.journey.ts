import { startModelServer } from '../../src/features/generation/model-server.fake.ts';
import { startFakeStripe } from '../../src/features/payments/test-support/stripe.fake.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { inDatabase } from '../test-support/database.ts';
import { expect, startService, test } from '../test-support/service.ts';

test('a power cut on Stripe’s page and one during the build cost the creator nothing', async ({
  browser,
}) => {
  const [stripe, model] = await Promise.all([startFakeStripe(), startModelServer()]);
  const service = await startService({
    ...stripe.env,
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'test-model',
    AI_BASE_URL: `${model.origin}/v1`,
    AI_FIRST_WORD_SECONDS: '240',
    AI_SILENCE_SECONDS: '240',
    AI_WHOLE_SECONDS: '600',
  });
  const context = await browser.newContext({ baseURL: service.url });
  const page = await context.newPage();
  try {
    const userId = await signUp(page, service, newPerson());
    await page.goto('/build');
    await fillCoin(page, pepe);
    await page.getByRole('button', { name: 'Pay $50' }).click();
    await expect(page.getByRole('heading', { name: 'Checkout of the double' })).toBeVisible();
    await service.killAndRestart();
    await page.getByRole('link', { name: 'Pay' }).click();
    const panel = page.getByRole('complementary', { name: 'Payment' });
    await expect(panel).toContainText('One page build is paid');

    model.behave({ text: '', ends: 'hang' });
    await page.getByRole('button', { name: 'Build My Landing Page' }).click();
    await expect.poll(() => model.requests.length).toBe(1);
    await service.killAndRestart();
    await page.goto('/build');
    await expect(panel).toContainText('A build of yours is under way');
    await expect(page.getByRole('button', { name: 'Pay $50' })).toHaveCount(0);

    // In place of waiting for as long as a build may take.
    await inDatabase(
      service,
      "update payments set held_at = held_at - interval '1 hour' where user_id = $1",
      [userId],
    );
    model.behave({});
    await page.reload();
    await expect(panel).toContainText('One page build is paid');
    await buildAndSeePreview(page, pepe.coinName);
    await page.goto(`/account/${userId}`);
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('$50.00 · one page was built');
    expect(stripe.sessions).toHaveLength(1);
  } finally {
    await context.close();
    await service.stop();
    await Promise.all([stripe.close(), model.close()]);
  }
});
