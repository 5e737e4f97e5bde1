import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, startService, test } from '../test-support/service.ts';

test('a support request survives a mail server that is down and a service that is killed', async ({
  page,
}) => {
  const smtp = await smtpServer(0);
  await smtp.close();
  const service = await startService({
    SMTP_URL: `smtp://127.0.0.1:${smtp.port}`,
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
    const again = await smtpServer(smtp.port);
    await expect.poll(() => again.messages.length, { timeout: 120_000 }).toBe(1);
    expect(again.messages[0]).toContain('To: help@moonpage.example');
    expect(again.messages[0]).toContain('Is anybody there? I have waited long.');
    await again.close();
  } finally {
    await service.stop();
  }
});

interface TestSmtp {
  readonly port: number;
  readonly messages: readonly string[];
  close(): Promise<void>;
}

async function smtpServer(port: number): Promise<TestSmtp> {
  const messages: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onData(stream, _session, done) {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        messages.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  return {
    port: (server.server.address() as AddressInfo).port,
    messages,
    close: () => new Promise((done) => server.close(() => done())),
  };
}
