import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../../test-support/app.ts';
import { withText } from '../rules/text-path.ts';
import { studioPerson, creatorWithPage } from '../test-support/studio-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp({ DAILY_PER_ACCOUNT: '30' });
});
afterAll(() => service.close());

const description =
  'A raccoon who runs the night desk of a motel. It keeps every key. It has never lost a guest. Guests lose things.';
const all = { is: 'all' } as const;
const nameOf = (path: object) => Object.values(path).join('.');

/** A page that is written by the composer, and whether `read` says so. */
async function creator(name: string, own = {}) {
  const person = await creatorWithPage(service, name, { description, ...own });
  expect(await person.read()).toMatchObject({ hasModel: false });
  return person;
}

function lock(document: PageDocument, id: string, locked: Section['locked']): PageDocument {
  return {
    ...document,
    sections: document.sections.map((each) => (each.id === id ? { ...each, locked } : each)),
  };
}

test('the composer has other lines for its own, several each, and none for the words of the creator', async () => {
  const ada = await creator('Ada');
  const { document, base } = await ada.read();
  const { status, body } = await ada.rewrite(all);
  expect(status).toBe(200);
  expect(body).toMatchObject({ locked: 0, unfit: 0, beyond: 0, language: null, note: null });
  expect(body.proposals.length).toBeGreaterThan(8);
  const page = JSON.stringify(document);
  for (const { path, before, suggestions } of body.proposals) {
    expect(page).toContain(JSON.stringify(before));
    // One that holds a sentence of theirs around words of ours may give way; one that is theirs may not.
    expect(description).not.toContain(before.replace(/\.$/, ''));
    expect(new Set(suggestions).size).toBe(suggestions.length);
    for (const text of suggestions) {
      expect(page).not.toContain(JSON.stringify(text));
      expect(withText(document, path, text)).not.toBe(document);
    }
  }
  expect(body.proposals.some(({ suggestions }) => suggestions.length > 2)).toBe(true);
  // Plain facts have no other words.
  const names = body.proposals.map(({ path }) => nameOf(path));
  for (const plain of ['hero.headline', 'tokenomics.text', 'contract-bar.note', 'faq.items.1.answer'])
    expect(names).not.toContain(plain);

  // Nothing was written, and each proposal can be saved.
  expect(await ada.read()).toMatchObject({ document, base });
  const taken = body.proposals.reduce(
    (current, { path, suggestions: [text = ''] }) => withText(current, path, text),
    document,
  );
  expect(await ada.save(taken, base)).toMatchObject({ status: 200 });
  // What was taken is ours, too, and can change again.
  expect((await ada.rewrite(all)).body.proposals.length).toBeGreaterThan(8);
});

test('words that somebody wrote by hand are theirs', async () => {
  const bob = await creator('Bob');
  const { document, base } = await bob.read();
  const path = { section: 'how-to-buy', field: 'intro' };
  expect((await bob.rewrite({ is: 'text', path })).body.proposals).toHaveLength(1);
  await bob.save(withText(document, path, 'My own four steps.'), base);
  expect(await bob.rewrite({ is: 'text', path })).toMatchObject({
    status: 200,
    body: { proposals: [], locked: 0 },
  });
});

test('what is locked is never proposed, whatever is asked for', async () => {
  const cyd = await creator('Cyd');
  const { document, base } = await cyd.read();
  const whole = (await cyd.rewrite(all)).body.proposals;
  await cyd.save(lock(lock(document, 'how-to-buy', true), 'closing', ['heading']), base);

  const { body } = await cyd.rewrite(all);
  const places = body.proposals.map(({ path }) => nameOf(path));
  const isLocked = (place: string) => place.startsWith('how-to-buy.') || place === 'closing.heading';
  expect(places).toEqual(whole.map(({ path }) => nameOf(path)).filter((place) => !isLocked(place)));
  expect(body.locked).toBe(3);
  expect((await cyd.rewrite({ is: 'section', section: 'how-to-buy' })).body).toMatchObject({
    proposals: [],
    locked: 2,
  });
  const path = { section: 'closing', field: 'heading' };
  expect((await cyd.rewrite({ is: 'text', path })).body).toMatchObject({ proposals: [], locked: 1 });
});

test('a page in another language says that there is nothing else to say', async () => {
  const dan = await creator('Dan', {
    description:
      'Un perro con sombrero que nunca se quita el sombrero. Duerme con el sombrero y sueña con otro.',
  });
  expect(await dan.rewrite(all)).toMatchObject({ status: 200, body: { proposals: [], note: null } });
});

test(
  'another account, another state of the page, a place that is gone and too many tries are refused',
  { retry: 0 },
  async () => {
    const eve = await creator('Eve');
    const fay = await studioPerson(service, 'Fay');
    const body = { scope: all, base: 'x' };
    expect(await fay.browser.post(`${eve.profile}/studio/rewrite`, body)).toMatchObject({ status: 403 });
    expect(await fay.browser.post(`${fay.profile}/studio/rewrite`, body)).toMatchObject({
      status: 409,
      body: { code: 'NOTHING_BUILT' },
    });
    expect(await eve.rewrite(all, { base: 'another' })).toMatchObject({
      status: 409,
      body: { code: 'PAGE_CHANGED' },
    });
    const gone = [
      { is: 'section', section: 'gone' } as const,
      { is: 'text', path: { section: 'story', field: 'paragraphs', index: 9 } } as const,
    ];
    for (const scope of gone) {
      expect(await eve.rewrite(scope)).toMatchObject({ status: 404, body: { code: 'PLACE_NOT_FOUND' } });
    }
    expect(await eve.rewrite(all, { wish: 'x'.repeat(201) })).toMatchObject({ status: 422 });
    const statuses = [];
    for (let at = 0; at < 30; at += 1) statuses.push((await eve.rewrite(gone[0] ?? all)).status);
    expect(statuses.slice(-3)).toEqual([429, 429, 429]);
  },
);
