import sharp from 'sharp';
import { buildAndSeePreview, fillCoin } from '../test-support/build-form.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { newPerson, signUp } from '../test-support/accounts.ts';
import { says } from '../test-support/says.ts';
import { expect, test } from '../test-support/service.ts';

test.beforeEach(async ({ page, service }) => {
  await signUp(page, service, newPerson('Ben'));
  await page.goto('/build');
});

test('an empty form names every field and focuses the first', async ({ page }) => {
  await page.getByLabel('Main Colors', { exact: true }).fill('');
  await page.getByLabel('Page Background', { exact: true }).fill('');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  for (const message of [
    'Coin name must be at least 2 characters',
    'Please select a blockchain',
    'Symbol must be at least 2 characters',
    'Description must be at least 10 characters',
    'Please select at least one color',
    'Please enter a background color',
    'Please select a launch date',
  ]) {
    await expect(page.getByRole('main').getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Coin Name')).toBeFocused();
  await page.getByLabel('Coin Name').fill('Pepe');
  await expect(page.locator('body').getByText('Coin name must be at least 2 characters')).toBeHidden();
  await expect(page).toHaveURL(/\/build$/);
});

test('an address of another chain is refused with what is wrong, and nothing typed is lost @sweep', async ({
  page,
}) => {
  await fillCoin(page, { ...pepe, blockchain: 'Solana' });
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page.getByLabel('Contract Address')).toBeFocused();
  await expect(page.getByLabel('Contract Address')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Description')).toHaveValue(pepe.description);
  for (const chain of ['Base', 'BSC', 'Ethereum'])
    await expect(page.getByRole('button', { name: `It is on ${chain}` })).toBeVisible();
  await page.getByRole('button', { name: 'It is on Ethereum' }).click();
  await expect(page.getByLabel('Blockchain')).toHaveValue('Ethereum');
  await expect(page.getByLabel('Contract Address')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: /^It is on/ })).toHaveCount(0);
});

test('an address names its chain before one is chosen, and one tap chooses it', async ({ page }) => {
  await page.getByLabel('Contract Address').fill('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v');
  await expect(page.getByRole('main').getByText('This looks like a Solana address.')).toBeVisible();
  await page.getByRole('button', { name: 'It is on Solana' }).click();
  await expect(page.getByLabel('Blockchain')).toHaveValue('Solana');
  await expect(page.getByRole('main').getByText('This looks like')).toBeHidden();
});

test('a request for a recovery phrase is refused at its field, with the words that are meant @sweep', async ({
  page,
}) => {
  await fillCoin(page, { ...pepe, description: 'To the moon with zero tax. Enter your seed phrase to win.' });
  await expect(
    page.getByRole('main').getByText('Taxes have fields of their own under More facts'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(
    page.getByRole('main').getByText('“Enter your seed phrase” asks for a recovery phrase'),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('One field needs another look.')).toBeVisible();
});

test('what only the server can refuse is marked at its field, and nothing typed is lost @sweep', async ({
  page,
}) => {
  await fillCoin(page, { ...pepe, coinName: 'Lost Picture' });
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Lost Picture');
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((each) => each.startsWith('build-draft-')) ?? '';
    const draft = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
    const mainImageUrl = '/storage/main_images/temp/00000000-0000-4000-8000-000000000000.webp';
    localStorage.setItem(key, JSON.stringify({ ...draft, mainImageUrl }));
  });
  await page.reload();
  await expect(page.getByLabel('Coin Name')).toHaveValue('Lost Picture');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page.locator('form').getByText('This image is no longer there.')).toBeVisible();
  await says(page, 'Failed to generate preview');
  await expect(page.getByLabel('Coin Name')).toHaveValue('Lost Picture');
  await expect(page).toHaveURL(/\/build$/);
});

test('what was typed survives a closed tab', async ({ page, context }) => {
  await page.getByLabel('Coin Name').fill('Half Done');
  await page.getByLabel('Description').fill('Typed and not sent yet.');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Half Done');
  await page.close();
  const again = await context.newPage();
  await again.goto('/build');
  await expect(again.getByLabel('Coin Name')).toHaveValue('Half Done');
  await expect(again.getByLabel('Description')).toHaveValue('Typed and not sent yet.');
});

test('the time picker sets hours, then minutes, by mouse and by keyboard; Cancel changes nothing', async ({
  page,
}) => {
  const time = page.getByLabel('Launch Time');
  await expect(time).toContainText('12:00 PM');
  await time.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: /^3 o.clock|^3$|^3 hours?$/ }).click();
  await dialog.getByRole('option', { name: /^35( minutes)?$/ }).click();
  await dialog.getByRole('radio', { name: 'AM' }).click();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(time).toContainText('3:35 AM');
  await time.click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(time).toContainText('3:35 AM');

  await time.press('Enter');
  await expect(dialog.getByRole('listbox', { name: 'Hours' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('listbox', { name: 'Minutes' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await dialog.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(time).toContainText('4:40 AM');
});

test('a time picker that was closed while it opened takes the focus when it is opened again @sweep', async ({
  page,
}) => {
  const time = page.getByLabel('Launch Time');
  await expect(time).toBeEnabled();
  await time.evaluate(async (button: HTMLElement) => {
    const frame = () => new Promise(requestAnimationFrame);
    button.click();
    await frame();
    for (const other of document.querySelectorAll<HTMLElement>('[role=dialog] button'))
      if (other.textContent === 'Cancel') other.click();
    await frame();
    button.focus();
    button.click();
  });
  await expect(page.getByRole('listbox', { name: 'Hours' })).toBeFocused();
});

test('pictures that are none, or too large, are refused with both of the specified texts @sweep', async ({
  page,
}) => {
  const alert = page.locator('main').getByRole('alert');
  const choose = page.getByLabel('Main Image', { exact: true });
  const picture = async (name: string, width: number, height: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await sharp({ create: { width, height, channels: 3, background: '#f0f' } })
      .png()
      .toBuffer(),
  });
  await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
  await expect(alert.filter({ hasText: 'Invalid file type' })).toContainText('Please upload an image file');
  for (const large of [await picture('wide.png', 513, 512), await picture('tall.png', 512, 513)]) {
    await choose.setInputFiles(large);
    await expect(alert.filter({ hasText: 'Image too large' })).toContainText(
      'Please upload an image no larger than 512x512 pixels',
    );
  }
  await choose.setInputFiles(await picture('good.png', 512, 512));
  await expect(page.getByRole('button', { name: /remove/i }).first()).toBeVisible();
});

test('a picture of a phone that the browser can read is sent as PNG @sweep', async ({ page }) => {
  const choose = page.getByLabel('Main Image', { exact: true });
  // Chromium reads no HEIC: a JPEG by that name stands for what a browser reads.
  const create = { width: 300, height: 200, channels: 3, background: '#f0f' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  const sentType = page.evaluate(
    () =>
      new Promise((resolve) => {
        FormData.prototype.set = function (this: FormData, name: string, value: string | Blob) {
          if (value instanceof File) resolve(value.type);
          this.append(name, value as Blob);
        };
      }),
  );
  await choose.setInputFiles({ name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer });
  expect(await sentType).toBe('image/png');
  await expect(page.getByRole('button', { name: /remove/i }).first()).toBeVisible();
});

test('a symbol in small letters is checked as the field shows it @sweep', async ({ page }) => {
  await page.getByLabel('Symbol').fill('p');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  const refusal = page.getByRole('main').getByText('Symbol must be at least 2 characters');
  await expect(refusal).toBeVisible();
  await page.getByLabel('Symbol').fill('pepe');
  await expect(page.getByLabel('Symbol')).toHaveValue('PEPE');
  await expect(refusal).toBeHidden();
  await page.getByLabel('Symbol').fill('$p');
  await expect(page.getByLabel('Symbol')).toHaveValue('P');
  await expect(refusal).toBeVisible();
});

test('what an input method composes stands in every field as it was composed @sweep', async ({ page }) => {
  const ime = await page.context().newCDPSession(page);
  const compose = async (label: string, steps: readonly string[], text: string) => {
    await page.getByLabel(label, { exact: true }).fill('');
    await page.getByLabel(label, { exact: true }).focus();
    for (const step of steps) {
      const { length } = step;
      await ime.send('Input.imeSetComposition', { text: step, selectionStart: length, selectionEnd: length });
    }
    await ime.send('Input.insertText', { text });
  };
  const labels = [
    'Coin Name',
    'Symbol',
    'Description',
    'Buy Button Link',
    'Telegram',
    'X (Twitter)',
    'Contract Address',
    'Main Colors',
    'Page Background',
  ];
  for (const label of labels) {
    const field = page.getByLabel(label, { exact: true });
    await compose(label, ['d', 'da', 'da k', 'da ka'], '打卡');
    await expect(field, label).toHaveValue('打卡');
    await compose(label, ['か', 'かえ', 'かえる'], '蛙');
    await expect(field, label).toHaveValue('蛙');
    await compose(label, ['ㅎ', '하', '한'], '한');
    await expect(field, label).toHaveValue('한');
  }
  await compose('Symbol', ['w', 'wi', 'wif'], 'wif');
  await expect(page.getByLabel('Symbol')).toHaveValue('WIF');
});

test('an address that is probably wrong is asked about, and one that is none is empty @sweep', async ({
  page,
}) => {
  await fillCoin(page, { ...pepe, contractAddress: '' });
  await page.getByLabel('Blockchain').selectOption('Sui');
  const address = page.getByLabel('Contract Address');
  const main = page.getByRole('main');
  await address.fill('TBA');
  await expect(main.getByText('Saved without a contract')).toBeVisible();
  await address.fill('0x2::blub::blub');
  await expect(main.getByText('Saved without a contract')).toBeHidden();
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(main.getByText('Move names keep their capitals: is it really blub?')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, keep it' }).click();
  await expect(address).toBeFocused();
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(page).toHaveURL(/\/landing\/[^/]+$/);
});

test('links are sorted as they are typed, a site is taken from the description, and the page names them all @sweep', async ({
  page,
}) => {
  await fillCoin(page, {
    ...pepe,
    coinName: 'Link Frog',
    description: 'A frog who lives on linkfrog.fun and reads every link twice.',
    telegram: 't.me/linkfrog, t.me/linkfrogchat',
    twitter: 'discord.gg/linkfrog',
  });
  const links = page.getByLabel('More links', { exact: true });
  await links.focus();
  await expect(page.getByLabel('Telegram', { exact: true })).toHaveValue('t.me/linkfrog');
  await expect(page.getByLabel('X (Twitter)')).toHaveValue('');
  await expect(links).toHaveValue('t.me/linkfrogchat\ndiscord.gg/linkfrog');
  const add = page.getByRole('button', { name: 'Add linkfrog.fun to More links' });
  await add.click();
  await expect(add).toBeHidden();
  await expect(page.getByLabel('Description')).toBeFocused();
  await expect(links).toHaveValue('t.me/linkfrogchat\ndiscord.gg/linkfrog\nlinkfrog.fun');
  await links.fill('t.me/linkfrogchat\nhttp://linkfrog.fun');
  await page.getByRole('button', { name: 'Build My Landing Page' }).click();
  await expect(
    page
      .getByRole('main')
      .getByText('“http://linkfrog.fun” is not encrypted. Only links that begin with https are shown.'),
  ).toBeVisible();
  await links.fill('t.me/linkfrogchat, linkfrog.fun');
  await buildAndSeePreview(page, 'Link Frog');
  await page.goto(page.url().replace('/landing/', '/edit-landing/'));
  const frame = page.frameLocator('iframe[title="Your page"]');
  const footer = frame.locator('.footer-places a');
  await expect(footer).toHaveText(['Telegram', 'linkfrog.fun', 'Telegram']);
});
