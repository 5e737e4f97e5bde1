import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { laterPicture } from '../test-support/later-picture.ts';
import { expect, test } from '../test-support/service.ts';
import { openStudio, publishFromStudio, saved } from '../test-support/studio.ts';

test('a page is given a title and a pixel, asks its readers on a path at each visit, and is taken along', async ({
  page,
  service,
  browser,
}) => {
  await openStudio(page, service, { ...pepe, coinName: 'Settled Frog' });
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByPlaceholder('What would you like to do?').fill('settings');
  await page.keyboard.press('Enter');

  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('The frog that settled');
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('{name} has a home now.');
  await expect(page.getByRole('figure', { name: 'As a shared link' })).toContainText(
    'Settled Frog has a home now.',
  );
  await page.getByLabel('Language of the page').selectOption('Español');
  const meta = page.getByRole('textbox', { name: 'Meta pixel' });
  await meta.fill('<script>alert(1)</script>');
  await page.getByRole('textbox', { name: 'X pixel' }).fill('o1abc');
  await expect(meta).toHaveAccessibleDescription(/A Meta pixel has 15 or 16 digits/);
  await meta.fill('123456789012345');
  await expect(meta).not.toHaveAttribute('aria-invalid');
  await expect(saved(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  await publishFromStudio(page);
  await page.keyboard.press('Escape');

  const reader = await browser.newPage();
  const asked: string[] = [];
  const errors: string[] = [];
  reader.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
  await reader.route(/facebook|twitter|t\.co/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ body: '' });
  });
  const question = reader.getByRole('region', { name: 'Registro de visitas' });
  await reader.goto(`${service.url}/p/settled-frog`);
  await expect(reader).toHaveTitle('The frog that settled');
  await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
  await expect(reader.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'Settled Frog has a home now.',
  );
  await expect(question).toContainText('Meta');
  await expect(question).not.toContainText('X');
  expect(await accessibilityFaults(reader)).toEqual([]);
  // As a desktop window that is zoomed to 400%: both answers, and more of the page than of the question.
  const size = reader.viewportSize() ?? { width: 1280, height: 720 };
  await reader.setViewportSize({ width: 320, height: 256 });
  expect((await question.boundingBox())?.height).toBeLessThan(128);
  await expect(question.getByRole('button', { name: 'No, gracias' })).toBeInViewport({ ratio: 1 });
  await expect(question.getByRole('button', { name: 'Permitir' })).toBeInViewport({ ratio: 1 });
  await reader.setViewportSize(size);
  await question.getByRole('button', { name: 'No, gracias' }).click();
  await expect(question).toBeHidden();
  await laterPicture(reader);
  expect(asked).toEqual([]);
  await reader.reload();
  await question.getByRole('button', { name: 'Permitir' }).click();
  await expect(question).toBeHidden();
  await expect
    .poll(() => asked)
    .toEqual(['https://www.facebook.com/tr?id=123456789012345&ev=PageView&noscript=1']);
  await reader.reload();
  await expect(question).toBeVisible();
  await laterPicture(reader);
  expect(asked).toHaveLength(1);
  expect(errors).toEqual([]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as ZIP' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('settled-frog.zip');
  const folder = await mkdtemp(join(tmpdir(), 'moonpage-archive-'));
  for (const [name, bytes] of Object.entries(unzipSync(await readFile(await file.path())))) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), bytes);
  }
  const alone = await browser.newPage();
  const troubles: string[] = [];
  alone.on('console', (line) => line.type() === 'error' && troubles.push(line.text()));
  alone.on('requestfailed', (request) => troubles.push(request.url()));
  alone.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) troubles.push(request.url());
  });
  await alone.goto(pathToFileURL(join(folder, 'index.html')).href);
  await expect(alone).toHaveTitle('The frog that settled');
  await expect(alone.getByRole('region', { name: 'Registro de visitas' })).toContainText('Meta y X');
  await alone.evaluate(() => document.fonts.ready);
  expect(await alone.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded'))).toBe(
    true,
  );
  // The icon is given back a second after the page has loaded.
  await expect(alone.locator('link[rel=icon]')).toHaveAttribute('href', /assets\//);
  expect(troubles).toEqual([]);
  await rm(folder, { recursive: true });
});
