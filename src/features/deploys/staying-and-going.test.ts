import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../account/tables.ts';
import { startTestLive, type TestLive } from './test-live.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

test('START OVER clears the draft and the coin, the live page stays', async () => {
  const ned = await live.creator('Ned');
  await live.build(ned, { coinName: 'Stays Up' });
  await live.deploy(ned);
  await live.build(ned, { coinName: 'Stays Up Too' });
  await live.service.database.db
    .update(profiles)
    .set({ backgroundImageUrl: '/storage/main_images/temp/behind.webp' })
    .where(eq(profiles.id, ned.userId));
  const cleared = await ned.browser.post(`/api/profiles/${ned.userId}/start-over`, {});
  expect(cleared.status).toBe(200);
  expect(await live.profileOf(ned)).toMatchObject({
    previewHtml: null,
    document: null,
    coinName: null,
    blockchain: null,
    symbol: null,
    description: null,
    buyButtonLink: null,
    telegram: null,
    twitter: null,
    contractAddress: null,
    mainColors: null,
    mainImageUrl: null,
    backgroundImageUrl: null,
    pageBackground: null,
    launchDate: null,
    launchTime: null,
    slug: 'stays-up',
    deployedUrl: 'http://localhost:3000/p/stays-up',
    isPublic: true,
  });
  expect(await live.readLive('stays-up')).toContain('Stays Up');
});

test('with its account a live page is gone, from memory and from the disk', async () => {
  const quinn = await live.creator('Quinn');
  await live.build(quinn, { coinName: 'Short Lived' });
  await live.deploy(quinn);
  expect((await fetch(`${live.url}/p/short-lived`)).status).toBe(200);
  const files = join(live.service.dataDir, 'pages', 'p', 'short-lived');
  expect(await readdir(files)).toContain('index.html.br');
  await quinn.browser.post('/api/auth/delete-account', { email: quinn.email });
  await expect.poll(async () => (await fetch(`${live.url}/p/short-lived`)).status).toBe(404);
  await expect.poll(() => readdir(files).catch(() => 'gone')).toBe('gone');
});

test('an account that is deleted during its first deploy leaves no page behind', async () => {
  const rex = await live.creator('Rex');
  await live.build(rex, { coinName: 'Going Gone' });
  const [deployed, deleted] = await Promise.all([
    live.deploy(rex),
    rex.browser.post('/api/auth/delete-account', { email: rex.email }),
  ]);
  expect(deleted.status).toBe(200);
  expect([200, 401, 409]).toContain(deployed.status);
  const files = join(live.service.dataDir, 'pages', 'p', 'going-gone');
  await expect.poll(() => readdir(files).catch(() => 'gone')).toBe('gone');
  expect((await fetch(`${live.url}/p/going-gone`)).status).toBe(404);
});
