import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import type { Sharing } from './contract.ts';

let service: TestApp;
const away = createServer((_request, response) => void response.writeHead(403).end());
beforeAll(async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'somebody');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'a secret');
  await new Promise<void>((done) => away.listen(0, '127.0.0.1', done));
  const { port } = away.address() as AddressInfo;
  service = await createTestApp({ STORAGE_URL: `s3://files?endpoint=http://127.0.0.1:${port}` });
});
afterAll(async () => {
  await service.close();
  away.close();
  vi.unstubAllEnvs();
});

test('a coin without a picture goes live while the storage refuses us, without a card and a code to scan', async () => {
  const { browser, userId } = await signUpPerson(service, 'Ada');
  const built = testCoin({ coinName: 'Bare Hat' });
  await browser.post('/api/functions/generate-landing-page', { ...built, isPreview: true });
  const deployed = await browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false });
  expect(deployed).toMatchObject({ status: 200 });
  const sharing = (await browser.get(`/api/profiles/${userId}/sharing`)).body as Sharing;
  expect(sharing).toEqual({
    coinName: 'Bare Hat',
    shares: [],
    url: 'http://localhost:3000/p/bare-hat',
    // Which line of the page is the post's depends on the account.
    text: expect.stringMatching(/^Bare Hat \$WIF\n\S/) as string,
    card: null,
    qrCode: null,
  });
});

test.each([
  '/p/assets/0123456789abcdef.webp',
  '/storage/main_images/temp/0b7f5a52-6f0a-4c3e-9c57-0d5d1d3f6a11.webp',
])('a request for %s is answered with 503 and Retry-After', async (path) => {
  const answer = await service.visitor().fetch(path);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
