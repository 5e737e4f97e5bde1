import { newPerson, signUp } from '../test-support/accounts.ts';
import { expect, test } from '../test-support/service.ts';

test('at 200 % zoom calendar and clock stand wholly on the screen @sweep', async ({ page, service }) => {
  await signUp(page, service, newPerson());
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto('/build');
  for (const [field, name] of [
    ['Launch Date', 'Calendar'],
    ['Launch Time', 'Clock'],
  ] as const) {
    await page.getByLabel(field).click();
    const picker = page.getByRole('dialog', { name });
    await expect(async () => {
      const box = await picker.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(450);
      expect(box?.height).toBeGreaterThan(300);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(picker).toBeHidden();
  }
});

test('in forced colours buttons, pickers and what is chosen keep an edge @sweep', async ({
  page,
  service,
}) => {
  await signUp(page, service, newPerson());
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/build');
  const main = page.getByRole('button', { name: 'Build My Landing Page' });
  await expect(main).toHaveCSS('border-top-width', '1px');
  await expect(page.getByRole('link', { name: 'Build New Page' }).first()).toHaveCSS(
    'outline-style',
    'solid',
  );
  await page.getByLabel('Launch Time').click();
  const clock = page.getByRole('dialog', { name: 'Clock' });
  await expect(clock).toHaveCSS('border-top-width', '1px');
  await expect(clock.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid');
});
