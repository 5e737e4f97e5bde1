import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { TestPerson } from '../../account/test-support/person.ts';
import { pageSnapshots } from '../../pages/tables.ts';
import { uploadedImage } from '../../uploads/contract.ts';
import { removeUnusedFiles } from '../files/remove-unused-files.ts';
import { startTestLiveWithExport, type TestLive } from '../test-support/live-service.ts';
import { testPhotograph } from './photograph.fixture.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
});
afterAll(() => live.close());

async function withPicture(person: TestPerson, coinName: string): Promise<void> {
  const body = new FormData();
  body.set('file', new File([await testPhotograph()], 'photo.webp', { type: 'image/webp' }));
  const answer = await person.browser.fetch('/api/storage/main_images', { method: 'POST', body });
  const { url } = uploadedImage.parse(await answer.json());
  expect((await live.build(person, { coinName, mainImageUrl: url })).status).toBe(200);
}
/** The path of the AVIF that a page offers; null when it offers none. */
const avifOf = (html: string) => html.match(/<source type="image\/avif" srcset="([^"]+)"/i)?.[1] ?? null;

test('a live page offers its picture as AVIF, which is served, kept and copied for web servers; its preview does not', async () => {
  const ada = await live.creator('Ada');
  await withPicture(ada, 'Light Heron');
  expect((await live.profileOf(ada)).previewHtml).not.toContain('avif');
  await live.deploy(ada);
  const html = await live.readLive('light-heron');
  const path = avifOf(html) ?? '';
  expect(path).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.avif$/);
  expect(html).toMatch(/<img src="\/p\/assets\/[0-9a-f]{32}\.webp"/);
  const file = await ada.browser.fetch(path);
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/avif']);

  const { dataDir, database } = live.service;
  const name = path.replace('/p/assets/', '');
  const copies = () => live.exported('p/assets');
  await expect.poll(copies).toContain(name);

  const storage = await openStorage(`file:${dataDir}/files`);
  const night = () => removeUnusedFiles({ db: database.db, storage, now: () => live.service.now() });
  await night();
  live.service.advance(2 * 24 * 60 * 60 * 1000);
  await night();
  expect(await copies()).toContain(name);
  expect(await storage.get(`assets/${name}`)).not.toBeNull();
});

test('a page that is rendered anew for a duplicate name, and one that is deployed again, keep their AVIF', async () => {
  const [bob, cyd] = [await live.creator('Bob'), await live.creator('Cyd')];
  await withPicture(bob, 'Twin Heron');
  await live.deploy(bob);
  const path = avifOf(await live.readLive('twin-heron'));
  expect(path).not.toBeNull();
  await live.build(cyd, { coinName: 'Twin Heron' });
  await live.deploy(cyd);
  const read = () => live.readLive('twin-heron');
  await expect.poll(read).toContain('Another public page carries the name');
  expect(avifOf(await read())).toBe(path);
  await live.deploy(bob);
  expect(avifOf(await live.readLive('twin-heron'))).toBe(path);
  const [row] = await live.service.database.db
    .select({ shared: pageSnapshots.shared })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, bob.userId));
  expect(row?.shared?.card).toMatch(/\.png$/);
});
