import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { blackPng } from '../uploads/images.fixture.ts';
import { unusedUploads } from './unused-uploads.ts';
import { clearedDrafts, pageLooks } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const chosen = {
  subject: 'a hat',
  tone: 'wholesome',
  pageLanguage: 'es',
  emblem: 'frog-sad-1',
  design: 'candy',
};

async function creator(name: string) {
  const { browser, userId } = await signUpPerson(service, name);
  const path = `/api/profiles/${userId}/start-over`;
  const { db } = service.database;
  return {
    userId,
    browser,
    build: () =>
      browser.post('/api/functions/generate-landing-page', { ...testCoin(chosen), isPreview: true }),
    startOver: () => browser.post(path, {}),
    undo: () => browser.post(`${path}/undo`, {}),
    cleared: async () => (await browser.get(path)).body,
    all: async () => ({
      profile: (await db.select().from(profiles).where(eq(profiles.id, userId)))[0],
      looks: await db.select().from(pageLooks).where(eq(pageLooks.profileId, userId)),
    }),
    kept: () => db.select().from(clearedDrafts).where(eq(clearedDrafts.profileId, userId)),
  };
}

test('undoing START OVER brings back details, draft and looks as they were, once', { retry: 0 }, async () => {
  const ada = await creator('Ada');
  await ada.build();
  await ada.browser.post(`/api/profiles/${ada.userId}/looks`, {});
  const before = await ada.all();
  expect(before.looks).toHaveLength(3);
  expect(before.profile).toMatchObject(chosen);

  await ada.startOver();
  expect((await ada.all()).profile).toMatchObject({
    coinName: null,
    subject: null,
    tone: null,
    pageLanguage: null,
    emblem: null,
    design: null,
    document: null,
    previewHtml: null,
  });
  // A second press clears nothing, and takes nothing of what can be brought back.
  await ada.startOver();
  service.advance(60 * 60_000);
  expect(await ada.cleared()).toEqual({ coinName: before.profile?.coinName });
  expect(await ada.undo()).toMatchObject({ status: 200, body: { restored: true } });
  expect(await ada.all()).toEqual(before);
  expect(await ada.cleared()).toBeNull();
  expect(await ada.undo()).toMatchObject({
    status: 409,
    body: { message: 'There is nothing left to bring back.' },
  });
  expect(await ada.all()).toEqual(before);
});

test('nothing is brought back over a new page, or for another account', { retry: 0 }, async () => {
  const [ben, cleo] = [await creator('Ben'), await creator('Cleo')];
  await ben.build();
  await ben.startOver();
  const path = `/api/profiles/${ben.userId}/start-over`;
  expect((await cleo.browser.post(`${path}/undo`, {})).status).toBe(403);
  expect((await cleo.browser.get(path)).status).toBe(403);
  expect((await cleo.undo()).status).toBe(409);
  await ben.build();
  expect(await ben.kept()).toEqual([]);

  expect(await ben.cleared()).toBeNull();
  expect((await ben.undo()).status).toBe(409);
});

test('a build that was never finished, or is started over, takes nothing of what can be brought back', async () => {
  const dot = await creator('Dot');
  await dot.build();
  const before = await dot.all();
  await dot.startOver();
  const half = () =>
    service.database.db.update(profiles).set({ coinName: 'Another' }).where(eq(profiles.id, dot.userId));
  await half();
  expect(await dot.cleared()).toEqual({ coinName: before.profile?.coinName });
  await dot.startOver();
  await half();
  expect(await dot.undo()).toMatchObject({ status: 200 });
  expect(await dot.all()).toEqual(before);
});

test('the removal of unused pictures leaves those that can be brought back', async () => {
  const finn = await creator('Finn');
  const form = new FormData();
  form.set('file', new File([blackPng(64, 64)], 'coin.png', { type: 'image/png' }));
  const upload = await finn.browser.fetch('/api/storage/main_images', { method: 'POST', body: form });
  const { url } = uploadedImage.parse(await upload.json());
  await finn.browser.post('/api/functions/generate-landing-page', {
    ...testCoin({ mainImageUrl: url }),
    isPreview: true,
  });
  await finn.startOver();
  service.advance(2 * 24 * 60 * 60_000);
  const storage = await openStorage(`file:${service.dataDir}/files`);
  await unusedUploads.remove({
    db: service.database.db,
    storage,
    now: () => service.now(),
  });
  expect(await finn.undo()).toMatchObject({ status: 200 });
  expect((await finn.browser.fetch(url)).status).toBe(200);
});
