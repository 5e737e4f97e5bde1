import { designs } from '@moonpage/engine/designs/designs.ts';
import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { documentVersion } from '@moonpage/engine/document/schema.ts';
import { fontAsset } from '@moonpage/engine/render/font-choice.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import type { Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { internet } from '../../platform/http/public-fetch.ts';
import { createCoins } from '../coins/service.ts';
import { createStudio } from './service.ts';
import { headlineOf, studioPerson, creatorWithPage, withHeadline } from './test-support/studio-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const creator = (name: string) => creatorWithPage(service, name);

test('the studio reads the draft with its facts, its fonts and what is live', async () => {
  const ada = await creator('Ada');
  const draft = await ada.read();
  expect(draft).toMatchObject({ document: { version: documentVersion }, live: null, isDeployed: false });
  expect(draft.facts).toMatchObject({ name: 'dogwifhat', symbol: 'WIF', blockchain: 'Solana' });
  expect(Math.abs(Date.parse(draft.savedAt) - service.now().getTime())).toBeLessThan(60_000);
  for (const face of Object.values(designs).flatMap(({ fonts }) => fonts)) {
    const path = draft.fonts[fontAsset({ face, letters: 'all' })];
    expect(path).toMatch(/^\/p\/assets\/.+\.woff2$/);
  }
  const cores = Object.keys(draft.fonts).filter((name) => name.endsWith('.core.woff2'));
  const font = await ada.browser.fetch(draft.fonts[cores[0] ?? ''] ?? '');
  expect(font.headers.get('content-type')).toBe('font/woff2');

  await ada.deploy();
  const live = await ada.read();
  expect(live).toMatchObject({ document: draft.document, base: draft.base, isDeployed: true });
  expect(live.live).toMatchObject({
    document: draft.document,
    facts: { name: 'dogwifhat', contractAddress: draft.facts.contractAddress },
    url: 'http://localhost:3000/p/dogwifhat',
  });
});

test('what is saved is the draft and its preview, and no longer what is live', async () => {
  const bob = await creator('Bob');
  await bob.deploy();
  const { document, base, live } = await bob.read();
  const saved = await bob.save(withHeadline(document, 'A new hat for {name}'), base);
  expect(saved).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(saved.body.base).not.toBe(base);
  const after = await bob.read();
  expect(after).toMatchObject({
    base: saved.body.base,
    savedAt: saved.body.savedAt,
    isDeployed: false,
    live,
  });
  expect(headlineOf(after.document)).toBe('A new hat for {name}');
  expect((await bob.page()).previewHtml).toContain('A new hat for ');
});

test('the same document saved again changes nothing, in whatever order its keys come', async () => {
  const cyd = await creator('Cyd');
  await cyd.deploy();
  const { document, base, savedAt } = await cyd.read();
  const turned = Object.fromEntries(Object.entries(document).toReversed());
  service.advance(60_000);
  expect(await cyd.save(turned, base)).toMatchObject({ status: 200, body: { base, savedAt, revision: 1 } });
  expect(await cyd.read()).toMatchObject({ document, base, savedAt, isDeployed: true });
  expect((await cyd.revisions()).revisions).toHaveLength(1);
});

test('facts that have changed stand in the preview after the next save, which changes no document', async () => {
  const dan = await creator('Dan');
  await dan.deploy();
  const { document, base } = await dan.read();
  expect((await dan.saveCoin({})).status).toBe(200);
  expect(await dan.read()).toMatchObject({ isDeployed: true });
  await dan.saveCoin({ coinName: 'Renamed Hat', symbol: 'REHAT' });
  expect(await dan.read()).toMatchObject({ facts: { name: 'Renamed Hat' }, isDeployed: false });
  expect((await dan.page()).previewHtml).not.toContain('REHAT');
  expect(await dan.save(document, base)).toMatchObject({ status: 200, body: { base, revision: 1 } });
  expect((await dan.page()).previewHtml).toContain('REHAT');
  expect((await dan.revisions()).revisions).toHaveLength(1);
});

test('of two windows the second is told, loses nothing, and may overwrite', { retry: 0 }, async () => {
  const eve = await creator('Eve');
  const { document, base } = await eve.read();
  const first = await eve.save(withHeadline(document, 'Of the first window'), base);
  const second = withHeadline(document, 'Of the second window');
  expect(await eve.save(second, base)).toMatchObject({
    status: 409,
    body: {
      code: 'PAGE_CHANGED',
      message: 'Your page was changed in another window or on another device.',
    },
  });
  const now = await eve.read();
  expect(now.base).toBe(first.body.base);
  expect(headlineOf(now.document)).toBe('Of the first window');
  expect(await eve.save(second, now.base, 'overwritten')).toMatchObject({
    status: 200,
    body: { revision: 3 },
  });
  expect(headlineOf((await eve.read()).document)).toBe('Of the second window');
  const { revisions } = await eve.revisions();
  expect(revisions.map(({ reason }) => reason)).toEqual(['overwritten', 'edited', 'built']);
  expect(await eve.revision(2)).toMatchObject({
    body: { document: withHeadline(document, 'Of the first window') },
  });
});

test('a save that comes again because its answer was lost is no change of another window', async () => {
  const rae = await creator('Rae');
  const { document, base } = await rae.read();
  const edited = withHeadline(document, 'Sent twice');
  const first = await rae.save(edited, base);
  expect(await rae.save(edited, base)).toEqual(first);
  expect((await rae.save(document, base)).status).toBe(409);
});

test('of a hundred saves at once with one base exactly one wins', { retry: 0 }, async () => {
  const fay = await creator('Fay');
  const { document, base } = await fay.read();
  const headlines = Array.from({ length: 100 }, (_, at) => `Headline ${at}`);
  const answers = await Promise.all(
    headlines.map((headline) => fay.save(withHeadline(document, headline), base)),
  );
  const won = answers.flatMap(({ status }, at) => (status === 200 ? [headlines[at]] : []));
  expect(won).toHaveLength(1);
  // Refused as out of date, or because too many of the account's saves are waiting.
  const refused = answers.filter(({ status }) => status === 409 || status === 429);
  expect(refused).toHaveLength(99);
  expect(headlineOf((await fay.read()).document)).toBe(won[0]);
  expect((await fay.revisions()).revisions).toHaveLength(2);
});

test('of saves that reach many nodes at once with one base exactly one wins', { retry: 0 }, async () => {
  const gus = await creator('Gus');
  const { document, base } = await gus.read();
  const { db } = service.database;
  const now = () => service.now();
  const uploads = { find: async () => null, hold: async () => null };
  const coins = createCoins({ db, now, uploads });
  const place = { appUrl: 'http://localhost:3000', pagesUrl: null };
  const session = { userId: gus.userId, email: 'gus@example.com' } as Session;
  const saves = Array.from({ length: 30 }, (_, at) =>
    createStudio({
      db,
      coins,
      uploads,
      renderPreview: () => '<!doctype html>',
      assets: { pathOf: (name) => name },
      faces: [],
      place,
      generation: { rewriteLines: null },
      network: internet,
      perDay: 1,
      now,
    }).save(session, gus.userId, { document: withHeadline(document, `Node ${at}`), base, reason: 'edited' }),
  );
  const outcomes = await Promise.allSettled(saves);
  const codes = outcomes.map((outcome) =>
    outcome.status === 'fulfilled' ? 'SAVED' : codeOf(outcome.reason),
  );
  expect(codes.filter((code) => code === 'SAVED')).toHaveLength(1);
  expect(codes.filter((code) => code === 'PAGE_CHANGED')).toHaveLength(29);
  expect(headlineOf((await gus.read()).document)).toBe(`Node ${codes.indexOf('SAVED')}`);
});

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'code' in error ? error.code : error;
}

test('who typed the page is not for the browser to say, and an older version is brought to the current one', async () => {
  const hal = await creator('Hal');
  const { document, base } = await hal.read();
  const { sections, generator, seed: _seed, ...rest } = document;
  const older = { ...rest, version: 0, sections: sections.map(({ id: _id, ...section }) => section) };
  const saved = await hal.save({ ...withHeadline(document, 'Forged'), generator: 'openai/gpt-forged' }, base);
  expect(saved.status).toBe(200);
  expect((await hal.read()).document).toMatchObject({ generator, version: documentVersion });
  const brought = await hal.save(older, saved.body.base);
  expect(brought.status).toBe(200);
  const after = (await hal.read()).document;
  expect(after).toMatchObject({ generator, version: documentVersion, title: document.title });
  expect(after.sections.map(({ id }) => id)).toContain('hero');
});

test('a page that no browser has named a generator for gets none from it', async () => {
  const ian = await creator('Ian');
  const { generator: _composer, ...document } = (await ian.read()).document;
  const { db } = service.database;
  await db.update(profiles).set({ document }).where(eq(profiles.id, ian.userId));
  const { base } = await ian.read();
  expect((await ian.save({ ...document, generator: 'me' }, base)).body.base).toBe(base);
  expect((await ian.read()).document).toEqual(document);
});

test('autosaves in a row are one revision', async () => {
  const mia = await creator('Mia');
  let { document, base } = await mia.read();
  for (let count = 0; count < 20; count += 1) {
    document = withHeadline(document, `Typed ${count}`);
    const saved = await mia.save(document, base);
    expect(saved.status).toBe(200);
    base = saved.body.base;
    service.advance(1_000);
  }
  expect((await mia.revisions()).revisions.map(({ reason }) => reason)).toEqual(['edited', 'built']);
});

test('nobody reads or saves another account’s page, or without a session', { retry: 0 }, async () => {
  const [ned, ola] = [await creator('Ned'), await creator('Ola')];
  const { document, base } = await ned.read();
  const before = await ned.read();
  const answersOf = (browser: Pick<ReturnType<TestApp['visitor']>, 'get' | 'post' | 'fetch'>) =>
    Promise.all([
      browser.get(`${ned.profile}/studio`),
      browser.get(`${ned.profile}/revisions`),
      browser.get(`${ned.profile}/revisions/1`),
      browser.post(`${ned.profile}/revisions`, { document }),
      browser.fetch(`${ned.profile}/studio/document`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ document: withHeadline(document, 'Stolen'), base }),
      }),
    ]);
  expect((await answersOf(ola.browser)).map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
  expect((await answersOf(service.visitor())).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  expect(await ned.read()).toEqual(before);
  expect((await ned.revisions()).revisions).toHaveLength(1);
});

test('before the first build there is nothing to edit, and a coin without its details says so', async () => {
  const pia = await studioPerson(service, 'Pia');
  const nothing = { status: 409, body: { code: 'NOTHING_BUILT', message: 'Build your page first.' } };
  expect(await pia.answer()).toMatchObject(nothing);
  expect(await pia.save(testDocument({}), 'none')).toMatchObject(nothing);
  expect(await pia.keepCopy(testDocument({}))).toMatchObject(nothing);
  expect(await pia.revisions()).toEqual({ revisions: [], hasMore: false });
  await pia.build();
  const { document, base } = await pia.read();
  const { db } = service.database;
  await db.update(profiles).set({ coinName: null, blockchain: null }).where(eq(profiles.id, pia.userId));
  for (const answer of [await pia.answer(), await pia.save(document, base)])
    expect(answer).toMatchObject({ status: 409, body: { code: 'COIN_INCOMPLETE' } });
});

test('with STUDIO=off only the screen is hidden: the draft can be read and saved as before', async () => {
  const off = await createTestApp({ STUDIO: 'off' });
  const quin = await studioPerson(off, 'Quin');
  await quin.build();
  const { document, base } = await quin.read();
  expect((await quin.save(withHeadline(document, 'Still here'), base)).status).toBe(200);
  await off.close();
});
