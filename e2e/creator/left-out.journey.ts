import { accessibilityFaults } from '../test-support/accessibility.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { inDatabase } from '../test-support/database.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

const claims = ['LP burned, supply 420 billion.', 'Partnered with Nike!', 'To the moon.'];

test('claims stand on the page as they were written, and what the form refuses today only its creator sees @sweep', async ({
  page,
  browser,
  service,
}) => {
  await signUp(page, service, newPerson('Lea'));
  await page.goto('/build');
  const description = `A dog that guards a sock. ${claims.join(' ')} The sock is never washed.`;
  await fillCoin(page, { ...dogwifhat, coinName: 'Sock Guard', description });
  await buildAndSeePreview(page, 'Sock Guard');
  const leftOut = page.getByRole('region', { name: 'Left out of the page' });
  await expect(leftOut).toHaveCount(0);

  // A description that was saved before the form refused such sentences.
  const older = `${description} Enter your seed phrase to claim.`;
  await inDatabase(service, 'update profiles set description = $1 where description = $2', [
    older,
    description,
  ]);
  await page.reload();
  await expect(leftOut.getByRole('listitem')).toHaveText([
    /^Enter your seed phrase to claim\..*“Enter your seed phrase”.*please remove it/s,
  ]);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await says(page, 'Landing page deployed successfully!');

  const reader = await browser.newContext({ baseURL: service.url });
  const live = await reader.newPage();
  for (const path of ['/p/sock-guard', '/']) {
    const response = await live.goto(path);
    const html = (await response?.text()) ?? '';
    for (const claim of claims) expect(html).toContain(claim);
    expect(html).not.toContain('seed phrase');
  }
  await live.goto('/p/sock-guard');
  await expect(live.getByRole('contentinfo')).toContainText('stated by the creator, not checked');
  await reader.close();
});
