import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { profiles } from '../account/tables.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';
import { readStoredDocument } from './stored-document.ts';
import { pageLooks, pageRevisions } from './tables.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

interface Look {
  position: number;
  design: string;
  seed: number;
  isCurrent: boolean;
  html: string;
}
interface LooksAnswer {
  looks: Look[];
  total: number;
  hasMore: boolean;
}

async function creator(name: string) {
  const { browser, userId } = await signUpPerson(service, name);
  const path = `/api/profiles/${userId}/looks`;
  return {
    userId,
    browser,
    build: (coin: object = {}) =>
      browser.post('/api/functions/generate-landing-page', { ...testCoin(coin), isPreview: true }),
    add: () => browser.post(path, {}),
    read: async (from = 1) => (await browser.get(`${path}?from=${from}`)).body as LooksAnswer,
    choose: (position: number) => browser.post(`${path}/${position}/choose`, {}),
    draft: async () => {
      const [row] = await service.database.db
        .select({ document: profiles.document, html: profiles.previewHtml, isDeployed: profiles.isDeployed })
        .from(profiles)
        .where(eq(profiles.id, userId));
      if (!row) throw new Error('no profile');
      return row;
    },
    revisions: () =>
      service.database.db.select().from(pageRevisions).where(eq(pageRevisions.profileId, userId)),
  };
}

test('a page gets three looks, its own first, each in a design of its own', async () => {
  const ada = await creator('Ada');
  await ada.build();
  expect(await ada.read()).toEqual({ looks: [], total: 0, hasMore: true });
  expect(await ada.add()).toMatchObject({ status: 200, body: { total: 3 } });
  const { looks, total } = await ada.read();
  expect(total).toBe(3);
  expect(looks.map(({ position, isCurrent }) => [position, isCurrent])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ]);
  expect(await ada.draft()).toMatchObject({ document: { design: looks[0]?.design, seed: looks[0]?.seed } });
  expect(new Set(looks.map(({ design }) => design)).size).toBe(Math.min(3, designNames.length));
  for (const { html } of looks) expect(html).toContain('dogwifhat');
});

test('a look is switched to and back in one call each, and every switch is kept as a revision', async () => {
  const bob = await creator('Bob');
  await bob.build();
  await bob.add();
  const [first, second] = (await bob.read()).looks;
  const chosen = await bob.choose(2);
  expect(chosen).toMatchObject({ status: 200, body: { design: second?.design, isDeployed: false } });
  const { body: coin } = await bob.browser.get(`/api/profiles/${bob.userId}/coin`);
  expect(coin).toMatchObject({ details: { design: second?.design } });
  expect(await bob.draft()).toMatchObject({ document: { design: second?.design, seed: second?.seed } });
  expect((await bob.read()).looks.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
  await bob.choose(1);
  expect(await bob.draft()).toMatchObject({ document: { design: first?.design, seed: first?.seed } });
  expect(await bob.revisions()).toHaveLength(3);
  await bob.choose(1);
  expect(await bob.revisions()).toHaveLength(3);
});

test('another look keeps what was set for the page, and is the current one with it', async () => {
  const eve = await creator('Eve');
  await eve.build();
  await eve.add();
  const studio = `/api/profiles/${eve.userId}/studio`;
  const { body } = await eve.browser.get(studio);
  const { document, base } = body as { document: object; base: string };
  const pixels = { x: 'o1abc' };
  const saved = await eve.browser.fetch(`${studio}/document`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ document: { ...document, pixels }, base }),
  });
  expect(saved.status).toBe(200);
  await eve.choose(2);
  const { looks } = await eve.read();
  expect(await eve.draft()).toMatchObject({ document: { pixels, design: looks[1]?.design } });
  expect(looks.map(({ isCurrent }) => isCurrent)).toEqual([false, true, false]);
});

test('further looks are added until every design was offered once, and none is ever taken back', async () => {
  const cyd = await creator('Cyd');
  await cyd.build();
  for (let round = 0; round < 6; round += 1) await cyd.add();
  const all: Look[] = [];
  for (let from = 1; ; from += 3) {
    const { looks, total, hasMore } = await cyd.read(from);
    all.push(...looks);
    expect(total).toBe(designNames.length);
    expect(hasMore).toBe(false);
    if (looks.length < 3) break;
  }
  expect(all.map(({ design }) => design).toSorted()).toEqual([...designNames].toSorted());
  expect(all.map(({ position }) => position)).toEqual(designNames.map((_, at) => at + 1));
});

test.each(['A sea captain who sails by night.', 'Ein Frosch, der Kuchen backt.', 'Rust, chrome and rain.'])(
  'no design is offered twice when the coin has become this meanwhile: %s',
  { retry: 0 },
  async (description) => {
    const kim = await creator(`Kim${description.length}`);
    await kim.build();
    await kim.add();
    const changed = await kim.browser.fetch(`/api/profiles/${kim.userId}/coin`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(testCoin({ description, coinName: 'Other', mainColors: '#0ea5e9' })),
    });
    expect(changed.status).toBe(200);
    for (let round = 0; round < 4; round += 1) await kim.add();
    const offered: string[] = [];
    for (let from = 1; from <= designNames.length; from += 3) {
      offered.push(...(await kim.read(from)).looks.map(({ design }) => design));
    }
    expect(offered.toSorted()).toEqual([...designNames].toSorted());
  },
);

test('the words of a model are kept: only their dress changes', async () => {
  const dan = await creator('Dan');
  await dan.build();
  const document = readStoredDocument((await dan.draft()).document);
  const written = {
    ...document,
    generator: 'openai/gpt-test',
    title: 'Words of a model',
    sections: document.sections.map((section) =>
      section.kind === 'hero'
        ? { ...section, props: { headline: 'A hat of words', tagline: 'Only once.' } }
        : section,
    ),
  };
  await service.database.db.update(profiles).set({ document: written }).where(eq(profiles.id, dan.userId));
  await dan.add();
  const { looks } = await dan.read();
  for (const { html } of looks) expect(html).toContain('A hat of words');
  expect(new Set(looks.map(({ design }) => design)).size).toBe(3);
});

test('the same coin, design and seed give the same look again', async () => {
  const eve = await creator('Eve');
  await eve.build();
  await eve.add();
  const looksOf = async () => (await eve.read()).looks.map(({ html: _html, ...look }) => look);
  const before = await looksOf();
  await service.database.db.delete(pageLooks).where(eq(pageLooks.profileId, eve.userId));
  await eve.add();
  expect(await looksOf()).toEqual(before);
});

test('a new build and a new start leave no look of the old page', async () => {
  const fay = await creator('Fay');
  await fay.build();
  await fay.add();
  await fay.build({ coinName: 'Another Coin' });
  expect((await fay.read()).total).toBe(0);
  await fay.add();
  await fay.browser.post(`/api/profiles/${fay.userId}/start-over`, {});
  expect((await fay.read()).total).toBe(0);
  expect(await fay.add()).toMatchObject({ status: 409, body: { message: 'Build your page first.' } });
});

test(
  'a look that is not there, or another account’s, is refused and changes nothing',
  { retry: 0 },
  async () => {
    const [gus, hal] = [await creator('Gus'), await creator('Hal')];
    await gus.build();
    await gus.add();
    const before = await gus.draft();
    expect(await gus.choose(99)).toMatchObject({ status: 404 });
    for (const position of ['0', '-1', '1.5', 'x', '1e9']) {
      const answer = await gus.browser.post(`/api/profiles/${gus.userId}/looks/${position}/choose`, {});
      expect(answer.status).toBe(422);
    }
    const path = `/api/profiles/${gus.userId}/looks`;
    for (const answer of [
      await hal.browser.get(path),
      await hal.browser.post(path, {}),
      await hal.browser.post(`${path}/2/choose`, {}),
    ]) {
      expect(answer.status).toBe(403);
    }
    expect(await gus.draft()).toEqual(before);
  },
);

test('two tabs that add and switch at once leave whole looks and one draft', { retry: 0 }, async () => {
  const ivy = await creator('Ivy');
  await ivy.build();
  await Promise.all([ivy.add(), ivy.add()]);
  const { total } = await ivy.read();
  expect(total).toBe(Math.min(6, designNames.length));
  await Promise.all([ivy.choose(1), ivy.choose(2), ivy.choose(3)]);
  const current = (await ivy.read()).looks.filter(({ isCurrent }) => isCurrent);
  expect(current).toHaveLength(1);
  expect(await ivy.draft()).toMatchObject({ document: { seed: current[0]?.seed } });
});

test('what is live stays until the chosen look is deployed', async () => {
  const jon = await creator('Jon');
  await jon.build({ coinName: 'Jon Coin' });
  const deploy = () =>
    jon.browser.post('/api/functions/deploy-landing-page', { userId: jon.userId, isPreview: false });
  await deploy();
  await jon.add();
  await jon.choose(2);
  expect((await jon.draft()).isDeployed).toBe(false);
  expect((await deploy()).status).toBe(200);
  expect((await jon.draft()).isDeployed).toBe(true);
});
