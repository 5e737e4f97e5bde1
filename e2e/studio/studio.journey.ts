import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { expect, test } from '../test-support/service.ts';
import { openStudio, publishFromStudio, saved, taglineOf, writeTagline } from '../test-support/studio.ts';

test('a page is edited where it stands, looked at in another design, undone after a reload, and published', async ({
  page,
  service,
}) => {
  const coin = { ...pepe, coinName: 'Studio Frog' };
  const userId = await signUpWithDraft(page, service, coin);
  await page.goto(`/landing/${userId}`);
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await expect(taglineOf(page)).toBeVisible();
  await expect(saved(page)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const before = (await taglineOf(page).textContent()) ?? '';
  await writeTagline(page, 'Written by hand.');
  await expect(page.getByRole('button', { name: 'Undo: Text of Hero' })).toBeVisible();
  await expect(saved(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Look' }).click();
  const frame = page.frameLocator('iframe[title="Your page"]');
  // Whatever the page was built in, it is another.
  const isComic = await page.getByRole('radio', { name: 'Comic', exact: true }).isChecked();
  const other = isComic ? { name: 'Terminal', mark: '.terminal' } : { name: 'Comic', mark: '.panel.hero' };
  await page.getByRole('radio', { name: other.name, exact: true }).click();
  await expect(frame.locator(other.mark)).toBeVisible();
  await expect(taglineOf(page)).toHaveText('Written by hand.');
  await expect(saved(page)).toBeVisible();

  await page.reload();
  await expect(taglineOf(page)).toHaveText('Written by hand.');
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(frame.locator(other.mark)).toBeHidden();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(taglineOf(page)).toHaveText(before);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(taglineOf(page)).toHaveText('Written by hand.');

  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('button', { name: /^Hide (Marquee|Marquee .*)/ }).click();
  await expect(frame.locator('#marquee')).toBeHidden();
  await page.getByRole('tab', { name: 'Versions' }).click();
  await expect(page.getByRole('tabpanel').getByText('Built').first()).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);

  const html = frame.locator('html');
  await expect(html).toHaveAttribute('data-phase', 'before');
  await page.getByLabel('Show the page as it is').selectOption('A day after launch');
  await expect(html).toHaveAttribute('data-phase', 'live');
  await page.getByLabel('Show the page as it is').selectOption('Now');
  await expect(html).toHaveAttribute('data-phase', 'before');

  await publishFromStudio(page);
  const live = await page.request.get(`${service.url}/p/studio-frog`);
  expect(await live.text()).toContain('Written by hand.');
  expect(await live.text()).not.toContain('id="marquee"');
  await page.goto(`/dashboard/${userId}`);
});

test.describe(() => {
  test.describe.configure({ retries: 0 });

  test('of two windows the second to save is asked, and neither version is lost', async ({
    page,
    service,
  }) => {
    const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Two Windows' });
    const other = await page.context().newPage();
    await other.goto(`/edit-landing/${userId}`);
    await expect(taglineOf(other)).toBeVisible();
    await page.goto(`/edit-landing/${userId}`);
    await writeTagline(page, 'The first window.');
    await expect(saved(page)).toBeVisible();

    await other.bringToFront();
    await writeTagline(other, 'The second window.');
    const dialog = other.getByRole('dialog');
    await expect(dialog).toContainText('Your page was changed in another window or on another device.');
    await expect(dialog).toContainText('The first window.');
    expect(await accessibilityFaults(other)).toEqual([]);
    await dialog.getByRole('button', { name: /keep mine as a version/ }).click();
    await expect(dialog).toBeHidden();
    await expect(taglineOf(other)).toHaveText('The first window.');
    await other.getByRole('tab', { name: 'Versions' }).click();
    await expect(other.getByRole('tabpanel').getByText('Kept from another window')).toBeVisible();
    await other.close();
  });
});

test('without a network the work is kept here, also over a reload, and saved when it is back', async ({
  page,
  service,
}) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Far Away' });
  await page.goto(`/edit-landing/${userId}`);
  await expect(taglineOf(page)).toBeVisible();
  await page.route('**/studio/document', (route) => route.abort('internetdisconnected'));
  await writeTagline(page, 'Typed on a train.');
  await expect(page.getByRole('main').getByText('Offline, kept here').first()).toBeVisible();
  await page.reload();
  await expect(taglineOf(page)).toHaveText('Typed on a train.');
  await expect(page.getByRole('main').getByText('Offline, kept here').first()).toBeVisible();
  await page.unroute('**/studio/document');
  await expect(saved(page)).toBeVisible();
  const draft = await page.request.get(`/api/profiles/${userId}/studio`);
  expect(await draft.text()).toContain('Typed on a train.');
});

test('on a phone texts are edited, sections moved, and the page is published', async ({ page, service }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Pocket Frog' });
  await page.goto(`/edit-landing/${userId}`);
  await taglineOf(page).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Typed with thumbs.');
  await expect(taglineOf(page)).toHaveText('Typed with thumbs.');
  await expect(saved(page)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('tab', { name: 'Sections' }).click();
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page.getByLabel('Symbol')).toHaveValue('PEPE');
  expect(await accessibilityFaults(page)).toEqual([]);
  await publishFromStudio(page);
  expect(await (await page.request.get(`${service.url}/p/pocket-frog`)).text()).toContain(
    'Typed with thumbs.',
  );
});

test('colors are seen on the page as they are pointed at, kept by a press, and undone', async ({
  page,
  service,
}) => {
  const userId = await openStudio(page, service, { ...pepe, coinName: 'Color Frog' });
  const ground = () =>
    page
      .frameLocator('iframe[title="Your page"]')
      .locator('body')
      .evaluate((body) => getComputedStyle(body).getPropertyValue('--background').trim());
  const own = await ground();
  await page.getByRole('tab', { name: 'Look' }).click();
  const colors = page.getByRole('radiogroup', { name: 'Colors' });
  await colors.getByRole('radio', { name: 'As in Comic' }).hover();
  await expect.poll(ground).toBe('#ffd400');
  await page.getByRole('heading', { name: 'Look', exact: true }).hover();
  await expect.poll(ground).toBe(own);

  await colors.getByRole('radio', { name: 'As in Comic' }).click();
  await page.getByRole('heading', { name: 'Look', exact: true }).hover();
  const coin = async () =>
    (await (await page.request.get(`/api/profiles/${userId}/coin`)).json()) as {
      details: { pageBackground: string };
    };
  await expect.poll(async () => (await coin()).details.pageBackground).toBe('#ffd400');
  await expect.poll(ground).toBe('#ffd400');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(ground).toBe(own);
  await expect.poll(async () => (await coin()).details.pageBackground).toBe(pepe.pageBackground);
});

test('a design that is pointed at is the whole page’s, in view and below, until it is left', async ({
  page,
  service,
}) => {
  await openStudio(page, service, { ...pepe, coinName: 'Pointed Frog' });
  const frame = page.frameLocator('iframe[title="Your page"]');
  await page.getByRole('tab', { name: 'Look' }).click();
  const designs = page.getByRole('radiogroup', { name: 'Design' });
  await designs.getByRole('radio', { name: 'Comic', exact: true }).click();
  await designs.getByRole('radio', { name: 'Tabloid' }).hover();
  await expect(frame.locator('.paper-name')).toBeVisible();
  await expect(frame.locator('#faq .signature').first()).toBeAttached();
  await page.getByRole('heading', { name: 'Look', exact: true }).hover();
  await expect(frame.locator('.paper-name')).toHaveCount(0);
  await expect(frame.locator('#faq .signature')).toHaveCount(0);

  await designs.getByRole('radio', { name: 'Tabloid' }).click();
  await page.getByRole('heading', { name: 'Look', exact: true }).hover();
  const question = frame.locator('#faq details, #faq .question').first();
  await question.scrollIntoViewIfNeeded();
  await expect(frame.locator('#faq .signature').first()).toBeVisible();
  expect(await frame.locator('#faq').evaluate(({ style }) => style.contentVisibility)).toBe('');
});

test('facts change wherever the page uses them, a section is moved by keys, and a version is restored', async ({
  page,
  service,
}) => {
  const userId = await signUpWithDraft(page, service, { ...pepe, coinName: 'Fact Frog' });
  await page.goto(`/edit-landing/${userId}`);
  const frame = page.frameLocator('iframe[title="Your page"]');
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Fact Frog');

  await page.getByRole('tab', { name: 'Facts' }).click();
  await page.getByLabel('Coin Name').fill('Other Frog');
  await page.getByRole('button', { name: 'Save facts' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Other Frog');
  const stored = await page.request.get(`/api/profiles/${userId}/page`);
  expect(((await stored.json()) as { previewHtml: string }).previewHtml).toContain('Other Frog');

  await page.reload();
  await page.getByRole('button', { name: 'Undo: Change Coin Name' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Fact Frog');
  await page.getByRole('button', { name: 'Redo: Change Coin Name' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toContainText('Other Frog');
  await page.getByRole('tab', { name: 'Facts' }).click();
  await expect(page.getByRole('textbox', { name: 'Coin Name' })).toHaveValue('Other Frog');

  await page.getByRole('tab', { name: 'Sections' }).click();
  const order = () => frame.locator('main > section[id]').evaluateAll((all) => all.map(({ id }) => id));
  const before = await order();
  const story = page.getByRole('button', { name: /^Story/ }).first();
  await story.focus();
  // Past sections that this coin has nothing for, which do not stand on the page.
  for (let at = 0; at < 4; at += 1) await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(order).not.toEqual(before);
  await expect(saved(page)).toBeVisible();

  await page.getByRole('tab', { name: 'Versions' }).click();
  const built = page.getByRole('listitem').filter({ hasText: 'Built' });
  await built.getByRole('button', { name: /Restore/ }).click();
  await expect.poll(order).toEqual(before);
  await expect(saved(page)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Restored' })).toBeVisible();
});
