import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { startTestS3Server, type TestS3Server } from '../../platform/storage/test-support/s3-server.ts';
import { linkIn } from '../../test-support/mailbox.fake.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { pageFiles } from '../pages/tables.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { sharing } from './contract.ts';
import { testPhotograph } from './pictures/photograph.fixture.ts';
import { bundleService, type ServiceBundle, startNode, type TestNode } from './test-support/nodes.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

/** A page that a node has in memory stays there until a notification comes: what a poll sees in the end is its doing. */
const pollOptions = { timeout: 30_000 };
const appUrl = 'http://moonpage.test';
const account = { email: 'ada@example.com', password: 'moon-landing-1969' };

let database: TestDatabase;
let s3: TestS3Server;
let bundle: ServiceBundle;
let a: TestNode;
let b: TestNode;
beforeAll(async () => {
  [database, s3, bundle] = await Promise.all([createTestDatabase(), startTestS3Server(), bundleService()]);
  for (const [name, value] of Object.entries(s3.env)) vi.stubEnv(name, value);
  const env = {
    DATABASE_URL: database.url,
    AUTH_SECRET: 'a-secret-for-tests-of-forty-characters!!',
    STORAGE_URL: s3.url,
    ...s3.env,
  };
  [a, b] = await Promise.all([startNode(bundle, appUrl, env), startNode(bundle, appUrl, env)]);
});
afterAll(async () => {
  await Promise.all([a.stop(), b.stop()]);
  await Promise.all([database.drop(), s3.close(), bundle.remove()]);
  vi.unstubAllEnvs();
});

/** Somebody new whose requests to either node carry the same session. */
async function signUp() {
  const onA = a.visitor();
  await onA.post('/api/auth/sign-up', { first_name: 'Ada', ...account });
  const mail = await vi.waitUntil(async () => [...(await a.mails()), ...(await b.mails())][0], pollOptions);
  const { access_token, type } = linkIn({ text: mail });
  await onA.post('/api/auth/exchange', { access_token, type });
  const { body } = await onA.post('/api/auth/sign-in', account);
  const onB = b.visitor();
  for (const [name, value] of onA.cookies) onB.cookies.set(name, value);
  return { onA, onB, userId: (body as { userId: string }).userId };
}

/** By the first node, by the second. What is not there is left to the screens, which these nodes do not have. */
const isServed = (path: string) =>
  Promise.all([a, b].map(async ({ url }) => (await fetch(url + path)).status === 200));
const read = async ({ url }: TestNode, path: string) => (await fetch(url + path)).text();
const exported = (node: TestNode, folder: string) =>
  readdir(join(node.exportDir, 'p', folder)).catch((): string[] => []);
/** Names of the files in a copy that belong to pages, fonts aside. */
const exportedFiles = async (node: TestNode) =>
  (await exported(node, 'assets')).filter((name) => !name.endsWith('.woff2'));

async function stored(): Promise<string[]> {
  const storage = await openStorage(s3.url);
  const keys: string[] = [];
  for (const prefix of ['assets/', 'main_images/temp/'])
    for await (const { key } of storage.list(prefix)) keys.push(key);
  return keys;
}

test('what is deployed on one machine is served by the other, and a deleted account leaves nothing on either', async () => {
  const { onA, onB, userId } = await signUp();
  const form = new FormData();
  form.set('file', new File([await testPhotograph()], 'coin.webp', { type: 'image/webp' }));
  const upload = await onA.fetch('/api/storage/main_images', { method: 'POST', body: form });
  const { url: picture } = uploadedImage.parse(await upload.json());
  const build = (coinName: string) =>
    onB.post('/api/functions/generate-landing-page', {
      ...testCoin({ coinName, mainImageUrl: picture }),
      isPreview: true,
    });
  const deploy = () => onA.post('/api/functions/deploy-landing-page', { userId, isPreview: false });

  expect((await build('Night Heron')).status).toBe(200);
  // Both remember that there is no such page.
  expect(await isServed('/p/night-heron')).toEqual([false, false]);
  expect((await deploy()).status).toBe(200);
  expect(await read(a, '/p/night-heron')).toContain('Night Heron');
  await expect.poll(() => read(b, '/p/night-heron'), pollOptions).toContain('Night Heron');

  await build('Day Heron');
  await deploy();
  await expect.poll(() => read(b, '/p/night-heron'), pollOptions).toContain('Day Heron');
  for (const node of [a, b]) {
    await expect.poll(() => exported(node, 'night-heron'), pollOptions).toContain('index.html');
  }

  const { card, qrCode } = sharing.parse((await onB.get(`/api/profiles/${userId}/sharing`)).body);
  const html = await read(b, '/p/night-heron');
  const named = [...html.matchAll(/\/p\/assets\/[0-9a-f]{32}\.[a-z]+/g)].map(([path]) => path);
  const paths = [...new Set(['/p/night-heron', picture, card ?? '', qrCode?.png ?? '', ...named])];
  expect(paths.length).toBeGreaterThan(6);
  for (const path of paths) {
    expect([path, await isServed(path)]).toEqual([path, [true, true]]);
  }

  const deleted = await onB.post('/api/auth/delete-account', { email: account.email });
  expect(deleted).toMatchObject({ status: 200, body: { deleted: true } });
  const left = async () => ({
    stored: await stored(),
    rows: await database.db.select().from(pageFiles),
    pages: [await exported(a, 'night-heron'), await exported(b, 'night-heron')].flat(),
    files: [await exportedFiles(a), await exportedFiles(b)].flat(),
  });
  await expect.poll(left, pollOptions).toEqual({ stored: [], rows: [], pages: [], files: [] });
  for (const path of paths) {
    await expect.poll(async () => [path, await isServed(path)], pollOptions).toEqual([path, [false, false]]);
  }
});
