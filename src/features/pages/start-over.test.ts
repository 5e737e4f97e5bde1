import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { clearedDrafts, pageLooks } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

async function creator(name: string) {
  const { browser, userId } = await signUpPerson(service, name);
  const path = `/api/profiles/${userId}/start-over`;
  const { db } = service.database;
  return {
    userId,
    browser,
    build: () => browser.post('/api/functions/generate-landing-page', { ...testCoin(), isPreview: true }),
    startOver: () => browser.post(path, {}),
    undo: () => browser.post(`${path}/undo`, {}),
    all: async () => ({
      profile: (await db.select().from(profiles).where(eq(profiles.id, userId)))[0],
      looks: await db.select().from(pageLooks).where(eq(pageLooks.profileId, userId)),
    }),
    kept: () => db.select().from(clearedDrafts).where(eq(clearedDrafts.profileId, userId)),
  };
}

test('undoing START OVER brings back details, draft and looks as they were, once', async () => {
  const ada = await creator('Ada');
  await ada.build();
  await ada.browser.post(`/api/profiles/${ada.userId}/looks`, {});
  const before = await ada.all();
  expect(before.looks).toHaveLength(3);

  await ada.startOver();
  expect((await ada.all()).profile).toMatchObject({ coinName: null, document: null, previewHtml: null });
  // A second press clears nothing, and takes nothing of what can be brought back.
  await ada.startOver();
  expect(await ada.undo()).toMatchObject({ status: 200, body: { restored: true } });
  expect(await ada.all()).toEqual(before);
  expect(await ada.undo()).toMatchObject({
    status: 409,
    body: { message: 'There is nothing left to bring back.' },
  });
  expect(await ada.all()).toEqual(before);
});

test('nothing is brought back over a new page or new details, for another account, or after ten minutes', async () => {
  const [ben, cleo] = [await creator('Ben'), await creator('Cleo')];
  await ben.build();
  await ben.startOver();
  expect((await cleo.browser.post(`/api/profiles/${ben.userId}/start-over/undo`, {})).status).toBe(403);
  expect((await cleo.undo()).status).toBe(409);
  await ben.build();
  expect(await ben.kept()).toEqual([]);

  await ben.startOver();
  await service.database.db.update(profiles).set({ coinName: 'Another' }).where(eq(profiles.id, ben.userId));
  expect((await ben.undo()).status).toBe(409);
  expect((await ben.all()).profile).toMatchObject({ coinName: 'Another', document: null });

  await cleo.build();
  await cleo.startOver();
  const longAgo = new Date(Date.now() - 11 * 60_000);
  await service.database.db.update(clearedDrafts).set({ clearedAt: longAgo });
  expect((await cleo.undo()).status).toBe(409);
  // What is too old goes with the next START OVER of anybody.
  await ben.startOver();
  expect(await cleo.kept()).toEqual([]);
});
