import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { unusedUploads } from '../pages/unused-uploads.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { blackPng } from '../uploads/images.fixture.ts';
import { keyOfUrl } from '../uploads/keys.ts';
import { uploads } from '../uploads/tables.ts';
import { type StudioPerson, creatorWithPage } from './test-support/studio-person.ts';

const gone = 'Your background picture is no longer there. Choose another one, or remove it, under Look.';
const dayInMs = 24 * 60 * 60_000;

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const creator = (name: string) =>
  creatorWithPage(service, name, { design: 'moonshot', coinName: `${name} Heron` });

async function upload({ browser }: StudioPerson, side = 64): Promise<string> {
  const form = new FormData();
  form.set('file', new File([blackPng(side, side)], 'sky.png', { type: 'image/png' }));
  const answer = await browser.fetch('/api/storage/main_images', { method: 'POST', body: form });
  return uploadedImage.parse(await answer.json()).url;
}

const withPicture = (document: PageDocument, url: string): PageDocument => ({
  ...document,
  backgroundImage: { url, width: 64, height: 64 },
});

/** Saves a picture behind the page. @returns its address */
async function setPicture(person: StudioPerson): Promise<string> {
  const url = await upload(person);
  const { document, base } = await person.read();
  expect(await person.save(withPicture(document, url), base)).toMatchObject({ status: 200 });
  return url;
}

async function profileOf({ userId }: StudioPerson) {
  const [row] = await service.database.db.select().from(profiles).where(eq(profiles.id, userId));
  return row;
}

async function removeUnused(): Promise<void> {
  await unusedUploads.remove({
    db: service.database.db,
    storage: await openStorage(`file:${service.dataDir}/files`),
    now: () => service.now(),
  });
}

test('a picture is saved with the page, with its true size, and the profile names it', async () => {
  const ada = await creator('Ada');
  const url = await upload(ada);
  const { document, base } = await ada.read();
  const wrong = { ...document, backgroundImage: { url, width: 1, height: 9_999 } };
  expect(await ada.save(wrong, base)).toMatchObject({ status: 200 });
  const after = await ada.read();
  expect(after.document.backgroundImage).toEqual({ url, width: 64, height: 64 });
  expect((await ada.page()).previewHtml).toContain(`src="${url}"`);
  expect(await profileOf(ada)).toMatchObject({ backgroundImageUrl: url });

  const { backgroundImage: _removed, ...without } = after.document;
  expect(await ada.save(without, after.base)).toMatchObject({ status: 200 });
  expect(await profileOf(ada)).toMatchObject({ backgroundImageUrl: null });
  expect((await ada.page()).previewHtml).not.toContain(url);
});

test(
  'a picture of somebody else, one that never was, and an address elsewhere are refused, and nothing is saved',
  { retry: 0 },
  async () => {
    const [bob, eve] = [await creator('Bob'), await creator('Eve')];
    const theirs = await upload(bob);
    const { document, base } = await eve.read();
    const never = theirs.replace(/[0-9a-f-]{36}/, '00000000-0000-4000-8000-000000000000');
    for (const url of [theirs, never]) {
      const refused = { status: 422, body: { code: 'INVALID_DOCUMENT', message: gone } };
      expect(await eve.save(withPicture(document, url), base)).toMatchObject(refused);
      expect((await eve.keepCopy(withPicture(document, url))).status).toBe(422);
    }
    expect((await eve.save(withPicture(document, `https://evil.example${theirs}`), base)).body.data).toEqual({
      problems: [{ path: 'backgroundImage.url', message: 'Use a picture that was uploaded here' }],
    });
    expect(await eve.read()).toMatchObject({ document, base });
    expect((await profileOf(eve))?.backgroundImageUrl).toBeNull();
  },
);

test('it is live as a copy of its own', async () => {
  const cyd = await creator('Cyd');
  await setPicture(cyd);
  expect((await cyd.deploy()).status).toBe(200);
  const { db } = service.database;
  const live = async () =>
    (await db.select().from(pageSnapshots).where(eq(pageSnapshots.profileId, cyd.userId)))[0];
  const shown = /class="background-image".*?<img src="([^"]+)"/.exec((await live())?.html ?? '')?.[1] ?? '';
  expect(shown).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.webp$/);
  expect((await live())?.assets).toContain(shown.slice('/p/assets/'.length));
  expect((await cyd.browser.fetch(shown)).status).toBe(200);
});

test('the ZIP has it, and a design without a place for it shows nothing and keeps it', async () => {
  const jo = await creator('Jo');
  const url = await setPicture(jo);
  const zipped = async () => {
    const zip = await jo.browser.fetch(`/api/profiles/${jo.userId}/page.zip`);
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    return { html: Buffer.from(files['index.html'] ?? []).toString(), names: Object.keys(files) };
  };
  const { html, names } = await zipped();
  const shown = /class="background-image".*?<img src="([^"]+)"/.exec(html)?.[1] ?? '';
  expect(shown).toMatch(/^assets\/[0-9a-f]{32}\.webp$/);
  expect(names).toContain(shown);

  const { document, base } = await jo.read();
  await jo.save({ ...document, design: 'brutal' }, base);
  const without = await zipped();
  expect(without.html).not.toContain('background-image');
  expect(without.names).not.toContain(shown);
  expect((await jo.read()).document.backgroundImage?.url).toBe(url);
});

test('a picture that vanished holds up no edit and no publishing', async () => {
  const dan = await creator('Dan');
  const url = await setPicture(dan);
  const storage = await openStorage(`file:${service.dataDir}/files`);
  await storage.remove(keyOfUrl(url) ?? '');
  await service.database.db.delete(uploads).where(eq(uploads.ownerId, dan.userId));
  const { document, base } = await dan.read();
  expect(await dan.save({ ...document, title: 'Another title' }, base)).toMatchObject({ status: 200 });
  expect((await dan.deploy()).status).toBe(200);
  const [live] = await service.database.db
    .select()
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, dan.userId));
  expect(live?.html).not.toContain('background-image');
});

test('another look and a new build keep it', async () => {
  const fay = await creator('Fay');
  const url = await setPicture(fay);
  await fay.browser.post(`${fay.profile}/looks`, {});
  expect((await fay.browser.post(`${fay.profile}/looks/2/choose`, {})).status).toBe(200);
  expect((await fay.read()).document.backgroundImage?.url).toBe(url);
  await fay.build({ design: 'candy', coinName: 'Fay Heron' });
  expect((await fay.read()).document).toMatchObject({ design: 'candy', backgroundImage: { url } });
  expect(await profileOf(fay)).toMatchObject({ backgroundImageUrl: url });
});

test('the file stays while a draft or a kept version has it, and goes when none does', async () => {
  const gus = await creator('Gus');
  const [url, unused] = [await setPicture(gus), await upload(gus)];
  // Edits from now on are another version.
  service.advance(11 * 60_000);
  const { document, base } = await gus.read();
  const { backgroundImage: _removed, ...without } = document;
  const { body } = await gus.save(without, base);
  service.advance(2 * dayInMs);
  await removeUnused();
  expect((await gus.browser.fetch(url)).status).toBe(200);
  expect((await gus.browser.fetch(unused)).status).toBe(404);
  // Going back to that version brings it back.
  expect(await gus.save(document, body.base, 'restored')).toMatchObject({ status: 200 });
  expect(await profileOf(gus)).toMatchObject({ backgroundImageUrl: url });
});

test('START OVER clears it, and its undo brings it back', async () => {
  const [hal, ida] = [await creator('Hal'), await creator('Ida')];
  await setPicture(hal);
  await hal.browser.post(`${hal.profile}/start-over`, {});
  expect(await profileOf(hal)).toMatchObject({ backgroundImageUrl: null, document: null });
  await hal.build({ design: 'moonshot', coinName: 'Hal Heron' });
  expect((await hal.read()).document.backgroundImage).toBeUndefined();

  const url = await setPicture(ida);
  await ida.browser.post(`${ida.profile}/start-over`, {});
  await ida.browser.post(`${ida.profile}/start-over/undo`, {});
  expect((await ida.read()).document.backgroundImage?.url).toBe(url);
  expect(await profileOf(ida)).toMatchObject({ backgroundImageUrl: url });
});
