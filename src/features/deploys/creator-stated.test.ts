import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson, type TestPerson } from '../account/test-support/person.ts';
import { profiles } from '../account/tables.ts';
import type { CoinDetailsInput } from '../coins/contract.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { uploadedImage } from '../uploads/contract.ts';
import { blackPng } from '../uploads/images.fixture.ts';

let service: TestApp;

beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

/** Sends a black picture. @returns its path. */
async function upload({ browser }: TestPerson, width: number, height: number): Promise<string> {
  const body = new FormData();
  body.set('file', new File([blackPng(width, height)], 'picture.png', { type: 'image/png' }));
  const response = await browser.fetch('/api/storage/main_images', { method: 'POST', body });
  expect(response.status).toBe(200);
  return uploadedImage.parse(await response.json()).url;
}

const build = ({ browser }: TestPerson, coin: CoinDetailsInput) =>
  browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true });
const deploy = ({ browser, userId }: TestPerson) =>
  browser.post('/api/functions/deploy-landing-page', { userId, isPreview: false });

async function liveHtml(slug: string): Promise<string> {
  const [row] = await service.database.db
    .select({ html: pageSnapshots.html })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.slug, slug));
  return row?.html ?? '';
}

test('what a creator states is on the live page, its pictures kept with it', async () => {
  const ada = await signUpPerson(service, 'Ada');
  const gallery = [
    { url: await upload(ada, 40, 30), caption: 'Asleep in the harbour' },
    { url: await upload(ada, 30, 40) },
  ];
  const built = await build(ada, {
    coinName: 'Stated Heron',
    supply: '420.69T',
    buyTax: '0%',
    sellTax: '2.5',
    liquidity: 'Burned liquidity',
    ownership: 'Renounced',
    roadmap: [{ title: 'Stand on one leg', done: true }, { title: 'CEX listings' }],
    gallery,
    chartEmbed: true,
  });
  expect(built.status).toBe(200);
  expect(await deploy(ada)).toMatchObject({ status: 200, body: { slug: 'stated-heron' } });

  const html = await liveHtml('stated-heron');
  for (const text of ['Creator-stated', '420.69 trillion', '0%', '2.5%', 'Burned liquidity', 'Renounced']) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/Stand on one leg.*Done.*CEX listings.*Planned/s);
  expect(html).toContain('Asleep in the harbour');
  expect(html).toContain('https://dexscreener.com/');
  expect(html).not.toContain('/storage/main_images/');
  const pictures = [...html.matchAll(/<img[^>]+src="([^"]+)"/g)].map(([, src = '']) => src);
  const kept = pictures.filter((src) => src.startsWith('/p/assets/'));
  expect(new Set(kept).size).toBe(2);
  for (const src of kept)
    expect((await ada.browser.fetch(src)).headers.get('content-type')).toBe('image/webp');
});

test('a coin that states nothing has no empty sections for it', async () => {
  const bea = await signUpPerson(service, 'Bea');
  await build(bea, { coinName: 'Silent Heron' });
  await deploy(bea);
  const html = await liveHtml('silent-heron');
  expect(html).toContain('Silent Heron');
  for (const mark of ['Creator-stated', 'class="milestones"', 'class="pictures"', 'chart-frame"']) {
    expect(html).not.toContain(mark);
  }
});

test('START OVER forgets what was stated', async () => {
  const cem = await signUpPerson(service, 'Cem');
  const gallery = [{ url: await upload(cem, 20, 20) }];
  await build(cem, { supply: '21', roadmap: [{ title: 'One' }], gallery, chartEmbed: true });
  await cem.browser.post(`/api/profiles/${cem.userId}/start-over`, {});
  expect(await cem.browser.get(`/api/profiles/${cem.userId}/coin`)).toMatchObject({
    body: { details: { supply: '', roadmap: [], gallery: [], chartEmbed: false } },
  });
});

test('hostile statements are refused at their places, and nothing of the coin is saved', async () => {
  const dov = await signUpPerson(service, 'Dov');
  const eli = await signUpPerson(service, 'Eli');
  const own = await upload(dov, 20, 20);
  const foreign = await upload(eli, 20, 20);
  const refusalOf = async (coin: object) => {
    const { status, body } = await dov.browser.post('/api/functions/generate-landing-page', {
      ...testCoin(),
      ...coin,
    });
    expect(status).toBe(422);
    const { issues } = (body as { data: { issues: { path: string; message: string }[] } }).data;
    return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
  };
  expect(await refusalOf({ gallery: [{ url: own }, { url: foreign }] })).toEqual({
    'gallery.1.url': 'This image is no longer there. Please upload it again.',
  });
  expect(await refusalOf({ gallery: Array.from({ length: 7 }, () => ({ url: own })) })).toEqual({
    gallery: 'A gallery has at most 6 pictures',
  });
  expect(await refusalOf({ roadmap: Array.from({ length: 9 }, () => ({ title: 'Step' })) })).toEqual({
    roadmap: 'A roadmap has at most 8 steps',
  });
  const quoting = (words: string) => expect.stringContaining(words) as string;
  expect(
    await refusalOf({
      supply: '1; drop table profiles',
      sellTax: '100.01',
      liquidity: 'Guaranteed 100x',
      roadmap: [{ title: 'Connect your wallet at claim.example.com' }],
      gallery: [{ url: 'javascript:alert(1)', caption: 'Send us your seed phrase' }],
    }),
  ).toEqual({
    supply: 'Please enter a number such as 1,000,000,000 or 420.69 trillion',
    sellTax: 'Please enter a percentage from 0 to 100, such as 0 or 2.5',
    liquidity: quoting('“Guaranteed 100x”'),
    'roadmap.0.title': quoting('“Connect your wallet”'),
    'gallery.0.url': 'Please upload an image file',
    'gallery.0.caption': quoting('“Send us your seed phrase”'),
  });
  for (const odd of [{ roadmap: 'One' }, { gallery: [own] }, { chartEmbed: 'yes' }, { audit: 'CertiK' }]) {
    await refusalOf(odd);
  }
  expect(await dov.browser.get(`/api/profiles/${dov.userId}/coin`)).toMatchObject({
    body: { details: { coinName: '', gallery: [] } },
  });
});

test('markup in a statement is text on the page', async () => {
  const fay = await signUpPerson(service, 'Fay');
  // Tags that editors write are taken off what is pasted; others stay as typed.
  const markup = `</dd><svg onload="alert('1')">`;
  const pasted = `Kept<script>alert('2')</script> <img src=x onerror="alert(3)">by nobody`;
  const roadmap = [{ title: `<svg onload="alert(4)">` }];
  await build(fay, { coinName: 'Markup Heron', liquidity: markup, ownership: pasted, roadmap });
  await deploy(fay);
  const html = await liveHtml('markup-heron');
  expect(html).toContain('&lt;/dd&gt;&lt;svg onload=&quot;alert(&#x27;1&#x27;)&quot;&gt;');
  expect(html).toContain('&lt;svg onload=&quot;alert(4)&quot;&gt;');
  expect(html).toContain('Kept by nobody');
  expect(html).not.toContain('<svg onload');
  expect(html).not.toContain('onerror');
});

test('a page that went live before there were statements is rendered again when its name is shared', async () => {
  const { db } = service.database;
  const gus = await signUpPerson(service, 'Gus');
  await build(gus, { coinName: 'Elder Heron' });
  await deploy(gus);
  const [row] = await db
    .select({ facts: pageSnapshots.facts })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, gus.userId));
  const facts = { ...(row?.facts as object) };
  for (const unknown of ['stated', 'roadmap', 'gallery', 'embedsChart'])
    Reflect.deleteProperty(facts, unknown);
  await db.update(pageSnapshots).set({ facts }).where(eq(pageSnapshots.profileId, gus.userId));

  const hal = await signUpPerson(service, 'Hal');
  await build(hal, { coinName: 'Elder Heron' });
  expect(await deploy(hal)).toMatchObject({ status: 200, body: { slug: 'elder-heron-2' } });
  await expect.poll(() => liveHtml('elder-heron')).toMatch(/carries the name/i);
  const listing = await service.visitor().get('/api/directory/coins/elder-heron');
  expect(listing).toMatchObject({
    status: 200,
    body: { coinName: 'Elder Heron', shares: expect.arrayContaining(['name']) as unknown },
  });
  const [listed] = await db
    .select({ slug: profiles.slug })
    .from(profiles)
    .where(and(eq(profiles.id, gus.userId), eq(profiles.isPublic, true)));
  expect(listed).toEqual({ slug: 'elder-heron' });
});
