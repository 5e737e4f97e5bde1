import { AxeBuilder } from '@axe-core/playwright';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

const claims = [
  'LP burned, supply 420 billion.',
  'Partnered with Nike!',
  'Sell your car, you will buy two by spring.',
];

test.beforeEach(async ({ page, service }) => {
  await signUp(page, service, newPerson('Lea'));
  await page.goto('/build');
});

test('what a description claims is on no page, and its creator reads what was left out and why', async ({
  page,
  browser,
  service,
}) => {
  const description = `A dog that guards a sock. ${claims.join(' ')} The sock is never washed.`;
  await fillCoin(page, { ...dogwifhat, coinName: 'Sock Guard', description });
  await buildAndSeePreview(page, 'Sock Guard');
  const leftOut = page.getByRole('region', { name: 'Left out of the page' });
  await expect(leftOut.getByRole('listitem')).toHaveText([
    /^LP burned, supply 420 billion\..*More facts/s,
    /^Partnered with Nike!.*stands behind/s,
    /^Sell your car, you will buy two by spring\..*promises a gain/s,
  ]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page.getByText('Landing page deployed successfully!')).toBeVisible();

  const reader = await browser.newContext({ baseURL: service.url });
  const live = await reader.newPage();
  for (const path of ['/p/sock-guard', '/']) {
    const response = await live.goto(path);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('Sock Guard');
    for (const claim of ['420 billion', 'Nike', 'Sell your car']) expect(html).not.toContain(claim);
  }
  await live.goto('/p/sock-guard');
  await expect(live.getByText('The sock is never washed.').first()).toBeAttached();
  await reader.close();
});
