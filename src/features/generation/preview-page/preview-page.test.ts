import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { profiles } from '../../account/tables.ts';
import { signUpPerson } from '../../account/test-support/person.ts';
import { testCoin } from '../../coins/coin.fixture.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

interface Page {
  html: string;
  design: string;
}

async function creator(name: string) {
  const { browser, userId } = await signUpPerson(service, name);
  const { email: _email, ...coin } = testCoin();
  return {
    coin,
    ask: (typed: object) => browser.post('/api/functions/preview-page', typed),
    preview: async (typed: object) =>
      (await browser.post('/api/functions/preview-page', { seed: 7, ...typed })).body as Page,
    build: async (typed: object) =>
      (await browser.post('/api/functions/generate-landing-page', { ...coin, isPreview: true, ...typed }))
        .body as Page,
    profile: async () => {
      const [row] = await service.database.db.select().from(profiles).where(eq(profiles.id, userId));
      return row;
    },
  };
}

/** Without what the clock changes. */
const still = ({ html }: Page) => html.replaceAll(/dateTime="[^"]*"|data-unit="\w+">\d+/g, '');

test('what was previewed is what is built, in the design of the seed or the one that was chosen', async () => {
  const { coin, preview, build, profile } = await creator('Ada');
  const auto = await preview({ ...coin, seed: 7 });
  expect(still(await build({ seed: 7 })) === still(auto)).toBe(true);
  expect(await profile()).toMatchObject({ design: '', document: { design: auto.design, seed: 7 } });
  const design = auto.design === 'gold-bar' ? 'candy' : 'gold-bar';
  const chosen = await preview({ ...coin, seed: 7, design });
  expect(chosen.design).toBe(design);
  expect(still(await build({ seed: 7, design })) === still(chosen)).toBe(true);
  expect(await profile()).toMatchObject({ design, document: { design } });
});

test('a design that was chosen is built without a preview, too', async () => {
  const { build, profile } = await creator('Bea');
  for (const design of ['terminal', 'sunset']) {
    await build({ design });
    expect(await profile()).toMatchObject({ document: { design } });
  }
});

test('an empty form has a page, and what is half typed or wrong costs nothing but itself', async () => {
  const { preview, profile } = await creator('Cyd');
  expect((await preview({})).html.includes('Your own words will stand here.')).toBe(true);
  const half = await preview({
    coinName: 'K',
    symbol: '$f',
    description: 'A frog <i-am>',
    mainColors: '#1c4d9c,#ef',
    pageBackground: 'bei',
    launchDate: '2020-01-01',
    launchTime: 'noon',
    blockchain: 'Ethereum',
    contractAddress: '0x12',
    telegram: 'https://t.me/',
    design: 'myspace',
    gallery: [{ url: '/missing-picture.webp' }],
    roadmap: [{ title: '' }],
  });
  expect(half.html.includes('#1c4d9c')).toBe(true);
  expect(/<script|<i-am>|missing-picture|0x12/.exec(half.html)).toBeNull();
  expect(await profile()).toMatchObject({ coinName: null, document: null, previewHtml: null });
});

test('texts are bounded, what is no field is refused, and strangers see nothing', { retry: 0 }, async () => {
  const { ask } = await creator('Dan');
  for (const wrong of [
    { description: 'x'.repeat(8001) },
    { coinName: 'x'.repeat(513) },
    { email: 'a@b.c' },
    { seed: -1 },
  ]) {
    expect(await ask({ seed: 7, ...wrong })).toMatchObject({ status: 422 });
  }
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"seed":7}' };
  const stranger = await service.app.fetch(
    new Request(new URL('/api/functions/preview-page', 'http://localhost'), request),
    '192.0.2.9',
  );
  expect(stranger.status).toBe(401);
});

test('pictures are those of the account', async () => {
  const { preview } = await creator('Eve');
  const url = '/storage/main_images/temp/00000000-0000-4000-8000-000000000000.webp';
  expect((await preview({ mainImageUrl: url, gallery: [{ url }] })).html.includes(url)).toBe(false);
});
