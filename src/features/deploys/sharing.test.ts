import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { testPhotograph } from './pictures/photograph.fixture.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { Sharing } from './contract.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

async function creator(app: TestApp, name: string) {
  const { browser, userId } = await signUpPerson(app, name);
  return {
    browser,
    userId,
    build: (coin: object) =>
      browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true }),
    deploy: () => browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false }),
    livePage: async () =>
      (await browser.get(`/api/profiles/${userId}/live-page`)).body as { html: string } | null,
    sharing: async () => (await browser.get(`/api/profiles/${userId}/sharing`)).body as Sharing | null,
    html: async () => {
      const [row] = await app.database.db
        .select({ html: pageSnapshots.html })
        .from(pageSnapshots)
        .where(eq(pageSnapshots.profileId, userId));
      return row?.html ?? '';
    },
  };
}

test('a live page has a card, icons and a code to scan, all of them served', async () => {
  const ada = await creator(service, 'Ada');
  expect(await ada.sharing()).toBeNull();
  await ada.build({ coinName: 'Shared Hat' });
  expect(await ada.sharing()).toBeNull();
  await ada.deploy();
  const sharing = await ada.sharing();
  expect(sharing?.url).toBe('http://localhost:3000/p/shared-hat');
  const html = await ada.html();
  expect(html).toContain(`<meta property="og:image" content="http://localhost:3000${sharing?.card}"/>`);
  expect(html).toContain('content="summary_large_image"');
  const links = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon|manifest)" href="([^"]+)"/g)];
  expect(links).toHaveLength(3);
  const paths = [sharing?.card, sharing?.qrCode?.svg, sharing?.qrCode?.png, ...links.map(([, href]) => href)];
  for (const path of paths) {
    const answer = await ada.browser.fetch(path ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(100);
  }
});

test('another look has another card, and only its creator may read what is shared', async () => {
  const [cyd, dan] = [await creator(service, 'Cyd'), await creator(service, 'Dan')];
  await cyd.build({ coinName: 'Changing Hat' });
  await cyd.deploy();
  const before = await cyd.sharing();
  await cyd.build({ coinName: 'Changing Hat', mainColors: 'hotpink', pageBackground: 'white' });
  await cyd.deploy();
  const after = await cyd.sharing();
  expect(after?.card).not.toBe(before?.card);
  expect(after?.qrCode).toEqual(before?.qrCode);
  expect((await dan.browser.get(`/api/profiles/${cyd.userId}/sharing`)).status).toBe(403);
});

test('a post may say the page’s own headline, and the live page is shown as it is live', async () => {
  const gus = await creator(service, 'Gus');
  await gus.build({
    coinName: 'Posted Hat',
    symbol: 'PHAT',
    description: 'A hat that was posted to the moon.',
  });
  expect(await gus.livePage()).toBeNull();
  await gus.deploy();
  const text = (await gus.sharing())?.text;
  expect(text).toContain('Posted Hat');
  expect(text).toContain('$PHAT');
  expect(text).not.toContain('{');
  await gus.build({
    coinName: 'Another Hat',
    symbol: 'PHAT',
    description: 'A hat that nobody has posted yet.',
  });
  const html = (await gus.livePage())?.html;
  expect(html).toContain('Posted Hat');
  expect(html).not.toContain('Another Hat');
  expect(html).not.toContain('<script');
  expect((await gus.sharing())?.text).toBe(text);
});

test('a page whose links show the coin’s picture offers no card', async () => {
  const fay = await creator(service, 'Fay');
  const body = new FormData();
  body.set('file', new File([await testPhotograph()], 'photo.webp', { type: 'image/webp' }));
  const upload = await fay.browser.fetch('/api/storage/main_images', { method: 'POST', body });
  const { url } = uploadedImage.parse(await upload.json());
  await fay.build({ coinName: 'Pictured Hat', mainImageUrl: url });
  const studio = `/api/profiles/${fay.userId}/studio`;
  const { document, base } = (await fay.browser.get(studio)).body as { document: object; base: string };
  const saved = await fay.browser.fetch(`${studio}/document`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document: { ...document, sharePicture: 'coin' }, base }),
  });
  expect(saved.status).toBe(200);
  await fay.deploy();
  expect((await fay.sharing())?.card).toBeNull();
  expect(await fay.html()).toMatch(/property="og:image" content="[^"]+\.webp"/);
});

test('a page whose card cannot be drawn goes live with a plain one', async () => {
  const broken = await createTestApp();
  try {
    // Where the fonts would be unpacked stands a file.
    await writeFile(join(broken.dataDir, 'cache'), '');
    const eve = await creator(broken, 'Eve');
    await eve.build({ coinName: 'Plain Hat' });
    expect(await eve.deploy()).toMatchObject({ status: 200 });
    const card = (await eve.sharing())?.card;
    expect(card).toMatch(/^\/p\/assets\/[0-9a-f]{32}\.png$/);
    const html = await eve.html();
    expect(html).toContain('rel="icon"');
    expect(html).toContain(card);
  } finally {
    await broken.close();
  }
});
