import { readFile } from 'node:fs/promises';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { expect, test } from '../test-support/service.ts';

test('a creator sees who reads the page while it is read, as a table, and as a file', async ({
  page,
  service,
  browser,
}) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Counted Frog' });
  await page.goto(`/statistics/${userId}`);
  await expect(page.getByRole('heading', { name: 'Counting begins when your page is live' })).toBeVisible();
  await page.goto(`/landing/${userId}`);
  await page.getByRole('button', { name: 'CREATE MY PAGE' }).click();
  await expect(page).toHaveURL(/\/dashboard\//);
  await page.getByRole('link', { name: 'See who reads it' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody has read it yet' })).toBeVisible();

  const read = async (query: string, referer: string) => {
    const context = await browser.newContext();
    const reader = await context.newPage();
    const counted = reader.waitForResponse((answer) => answer.url().endsWith('/api/page-views'));
    await reader.goto(`${service.url}/p/counted-frog${query}`, { referer });
    expect((await counted).status()).toBe(204);
    await context.close();
  };
  await read('?utm_source=%3Dcmd&utm_campaign=raid', '');
  await read('', 'https://news.example/frogs');

  const sources = page.getByRole('table', { name: 'Sources' }).getByRole('row');
  await expect(sources).toHaveText([/Source/, /=cmd11/, /news\.example1/]);
  await expect(page.getByRole('table', { name: 'Campaigns' })).toContainText('raid');
  await expect(page.getByRole('slider')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page).toHaveURL(/range=today/);
  await expect(page.getByRole('slider', { name: 'Views and visitors by hour' })).toBeVisible();
  await page.getByRole('slider').press('End');
  await page.getByRole('slider').press('Home');
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /12 AM, Views/);
  await page.goBack();
  await page.getByRole('main').getByText('Show as a table').click();
  await expect(page.getByRole('table', { name: 'Readings' }).getByRole('row').last()).toContainText(
    'Deployed',
  );

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Sources as CSV' }).click();
  const file = await (await saved).path();
  expect((await readFile(file, 'utf8')).split('\r\n').slice(0, 2)).toEqual([
    '\uFEFF"Source","Views","Visitors"',
    `"'=cmd","1","1"`,
  ]);

  await page.goto(`/dashboard/${userId}`);
  await expect(page.getByRole('main').getByText('Last 7 days: 2')).toBeVisible();
});
