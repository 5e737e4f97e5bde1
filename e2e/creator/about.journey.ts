import { accessibilityFaults } from '../test-support/accessibility.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { dogwifhat } from '../test-support/coins.fixture.ts';
import { expect, test } from '../test-support/service.ts';

const kevin = {
  ...dogwifhat,
  coinName: 'Kevin',
  description: 'Kevin is a raccoon who never sleeps. He lives behind the bakery and reads the receipts.',
};

test('what a page is about is read while it is typed, changed, kept with the profile, and cleared by START OVER @sweep', async ({
  page,
  service,
}) => {
  const userId = await signUp(page, service, newPerson('Kit'));
  await page.goto('/build');
  const subject = page.getByRole('combobox', { name: 'Your page is about' });
  const tone = page.getByRole('combobox', { name: 'tone' });
  const language = page.getByRole('combobox', { name: 'language' });
  await expect(page.getByRole('main').getByText('Once you have described it')).toBeVisible();
  await expect(subject).toHaveCount(0);

  await fillCoin(page, kevin);
  await expect(subject).toHaveValue('a raccoon');
  await expect(tone.locator('option:checked')).toHaveText('As we read it: deadpan');
  await expect(language.locator('option:checked')).toHaveText('As we read it: English');

  await tone.selectOption('wholesome');
  await subject.press('ArrowUp');
  await subject.press('Enter');
  await expect(subject).toHaveValue('nothing in particular');
  await subject.press('ArrowDown');
  await subject.press('Enter');
  await expect(subject).toHaveValue('a raccoon');
  await subject.click();
  await expect(page.getByRole('option', { name: 'As we read it: a raccoon' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await subject.fill('a tired raccoon');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(page).toHaveURL(/\/build$/);

  // What was chosen stays when something else is read, and survives a closed tab.
  await page
    .getByLabel('Description')
    .fill('Kevin is a cat. Kevin never sleeps, and reads every receipt twice.');
  await subject.click();
  await expect(page.getByRole('option', { name: 'As we read it: a cat' })).toBeVisible();
  await expect(subject).toHaveValue('a tired raccoon');
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('main').getByText('Draft restored')).toBeVisible();
  await expect(subject).toHaveValue('a tired raccoon');
  await expect(tone).toHaveValue('wholesome');

  await buildAndSeePreview(page, kevin.coinName);
  await page.goto('/build');
  await expect(subject).toHaveValue('a tired raccoon');
  await expect(tone).toHaveValue('wholesome');

  await page.goto(`/landing/${userId}`);
  await page.getByRole('button', { name: 'START OVER' }).click();
  await expect(page).toHaveURL(/\/build$/);
  await expect(page.getByLabel('Coin Name')).toHaveValue('');
  await expect(subject).toHaveCount(0);
  await page.getByLabel('Coin Name').fill(kevin.coinName);
  await page.getByLabel('Description').fill(kevin.description);
  await expect(subject).toHaveValue('a raccoon');
  await expect(tone).toHaveValue('');
});

test('words in another language are read as such, and what cannot be told or taken is said @sweep', async ({
  page,
  service,
}) => {
  await signUp(page, service, newPerson('Luz'));
  await page.goto('/build');
  const subject = page.getByRole('combobox', { name: 'Your page is about' });
  const language = page.getByRole('combobox', { name: 'language' });
  await page
    .getByLabel('Description')
    .fill('Un perro con sombrero que nunca se quita el sombrero. Duerme con el sombrero puesto.');
  await expect(
    page.getByRole('main').getByText('Your words are in Español, so the whole page is.'),
  ).toBeVisible();
  await expect(language.locator('option')).toHaveText([
    'As we read it: Español',
    'English',
    'Español',
    'Português',
    'Türkçe',
    '中文',
    'Tiếng Việt',
    'Русский',
    'Français',
    'Deutsch',
    'Bahasa Indonesia',
  ]);

  await page.getByLabel('Description').fill('Nobody knows what it is, and that is quite all right by us.');
  await expect(page.getByRole('main').getByText('We cannot tell what it is.')).toBeVisible();
  await expect(subject).toHaveValue('nothing in particular');
  await subject.fill('a frog, see frog.com');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(subject).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('main').getByText(/“frog\.com”/)).toBeVisible();
  await subject.fill('a frog');
  await expect(subject).not.toHaveAttribute('aria-invalid', 'true');
});

test('a service that does not answer costs nothing but the reading @sweep', async ({
  page,
  context,
  service,
}) => {
  await signUp(page, service, newPerson('Ola'));
  await page.goto('/build');
  const subject = page.getByRole('combobox', { name: 'Your page is about' });
  await page.getByLabel('Coin Name').fill(kevin.coinName);
  await page.getByLabel('Description').fill(kevin.description);
  await expect(subject).toHaveValue('a raccoon');
  const isAsked = page.waitForEvent('requestfailed');
  await context.route('**/api/functions/read-words', (route) => route.abort());
  await page.getByLabel('Description').fill('Kevin is a cat. Kevin never sleeps.');
  await isAsked;
  await expect(subject).toHaveValue('a raccoon');
  await expect(page.getByRole('status').filter({ hasText: /error|failed|wrong/i })).toHaveCount(0);
});
