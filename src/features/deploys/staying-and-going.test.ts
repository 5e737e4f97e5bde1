import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../account/tables.ts';
import { startTestLiveWithExport, type TestLive } from './test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
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

test('with its account a live page is gone, from memory and from the export', async () => {
  const quinn = await live.creator('Quinn');
  await live.build(quinn, { coinName: 'Short Lived' });
  await live.deploy(quinn);
  expect((await fetch(`${live.url}/p/short-lived`)).status).toBe(200);
  const files = () => live.exported('p/short-lived');
  await expect.poll(files).toContain('index.html');
  await quinn.browser.post('/api/auth/delete-account', { email: quinn.email });
  await expect.poll(async () => (await fetch(`${live.url}/p/short-lived`)).status).toBe(404);
  await expect.poll(files).toEqual([]);
});

test('an account that is deleted during its first deploy leaves no page behind', { retry: 0 }, async () => {
  const rex = await live.creator('Rex');
  await live.build(rex, { coinName: 'Going Gone' });
  const [deployed, deleted] = await Promise.all([
    live.deploy(rex),
    rex.browser.post('/api/auth/delete-account', { email: rex.email }),
  ]);
  expect(deleted.status).toBe(200);
  expect([200, 401, 409]).toContain(deployed.status);
  // A page that came later has been copied, so this one would have been.
  const zoe = await live.creator('Zoe');
  await live.build(zoe, { coinName: 'Staying On' });
  expect((await live.deploy(zoe)).status).toBe(200);
  await expect.poll(() => live.exported('p/staying-on')).not.toEqual([]);
  await expect.poll(() => live.exported('p/going-gone')).toEqual([]);
  expect((await fetch(`${live.url}/p/going-gone`)).status).toBe(404);
});
