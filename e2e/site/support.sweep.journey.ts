import { startSmtpServer } from '../../src/test-support/smtp-server.fake.ts';
import { expect, startService, test } from '../test-support/service.ts';

test('a support request survives a mail server that is down and a service that is killed', async ({
  page,
}) => {
  const smtp = await startSmtpServer({ isDown: true });
  const service = await startService({
    SMTP_URL: smtp.url,
    SUPPORT_EMAIL: 'help@moonpage.example',
  });
  try {
    await page.goto(`${service.url}/support`);
    await page.getByLabel('Your Email').fill('patient@example.com');
    await page.getByLabel('Issue Type').selectOption('Problem');
    await page.getByLabel('Comments').fill('Is anybody there? I have waited long.');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
    await service.killAndRestart();
    smtp.mend();
    await expect.poll(() => smtp.received.length, { timeout: 120_000 }).toBe(1);
    expect(smtp.received[0]).toContain('To: help@moonpage.example');
    expect(smtp.received[0]).toContain('Is anybody there? I have waited long.');
  } finally {
    await service.stop();
    await smtp.close();
  }
});
