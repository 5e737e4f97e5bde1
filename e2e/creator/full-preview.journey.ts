import { accessibilityFaults } from '../test-support/accessibility.ts';
import { pepe } from '../test-support/coins.fixture.ts';
import { signUpWithDraft } from '../test-support/drafts.ts';
import { expect, test } from '../test-support/service.ts';

test('the whole draft is read to its end, as on a desktop and as on a phone', async ({ page, service }) => {
  const userId = await signUpWithDraft(page, service, pepe);
  await page.goto(`/landing/${userId}`);
  const open = page.getByRole('button', { name: 'Open full preview' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Full preview' });
  const frame = dialog.locator('iframe');
  const footer = frame.contentFrame().getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  const widthOf = () => frame.evaluate((element: HTMLIFrameElement) => element.clientWidth);
  expect(await widthOf()).toBeGreaterThanOrEqual(1280);
  await dialog.getByText('Phone').click();
  await expect.poll(widthOf).toBe(390);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await open.click();
  await expect(dialog.getByRole('radio', { name: 'Phone' })).toBeChecked();
  expect(await widthOf()).toBe(390);
});
