import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { says } from '../test-support/says.ts';
import { expect, type Service, startService, test } from '../test-support/service.ts';

// Who may is what is tested: a second try would hide a first that let somebody in.
test.describe.configure({ retries: 0 });

test('the connection is tested by admins alone, and every field of the answer is shown @sweep', async ({
  page,
}) => {
  const cloudflare = await startCloudflare();
  const service = await startService({
    CLOUDFLARE_ACCOUNT_ID: 'account-1',
    CLOUDFLARE_API_TOKEN: 'secret-token',
    CLOUDFLARE_API_URL: cloudflare.url,
  });
  try {
    const press = page.getByRole('button', { name: 'Test Cloudflare Connection' });
    await page.goto(`${service.url}/test-cloudflare`);
    await press.click();
    await says(page, 'Error testing Cloudflare connection');
    await expect(page.getByRole('main').getByText('Please sign in to access this page')).toBeVisible();

    await signInAdmin(page, service);
    await page.goto(`${service.url}/test-cloudflare`);
    await press.click();
    await expect(page.getByRole('button', { name: 'Testing...' })).toBeVisible();
    cloudflare.release();
    await says(page, 'Successfully connected to Cloudflare API!');
    const result = page.getByRole('region', { name: 'Result' });
    for (const text of ['Success', 'account-1', 'Present', '200 OK']) {
      await expect(result.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(result.getByText('[API token]')).toBeVisible();
    expect(await page.content()).not.toContain('secret-token');

    cloudflare.break();
    await press.click();
    await says(page, 'Failed to connect to Cloudflare API');
    await expect(result.getByText('Failed', { exact: true })).toBeVisible();
    await expect(result.getByText('Cloudflare could not be reached')).toBeVisible();
  } finally {
    await service.stop();
    await cloudflare.close();
  }
});

/** A server in Cloudflare's place, whose first answer waits until it is released and repeats the token. */
async function startCloudflare() {
  const released = Promise.withResolvers<void>();
  let broken = false;
  const server: Server = createServer((request, response) => {
    if (broken) return void request.socket.destroy();
    void released.promise.then(() =>
      response
        .writeHead(200, { 'Content-Type': 'application/json' })
        .end(JSON.stringify({ success: true, result: [], heard: request.headers.authorization })),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/client/v4`,
    release: () => released.resolve(),
    break: () => (broken = true),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Sets the admin's password with the link that the start has printed, and signs in. */
async function signInAdmin(page: Page, service: Service): Promise<void> {
  await page.goto(/password, once: (\S+)/.exec(service.output())?.[1] ?? '');
  await page.getByLabel('New Password').fill('a-password-of-mine');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await says(page, 'Password updated successfully!');
  await page.goto(/sign in at (\S+)/.exec(service.output())?.[1] ?? '');
  await page.getByLabel('Email').fill('admin@moonpage.local');
  await page.getByLabel('Password', { exact: true }).fill('a-password-of-mine');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await says(page, 'Welcome back, admin!');
}
