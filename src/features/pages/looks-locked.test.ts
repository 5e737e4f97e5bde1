import type { PageDocument, Section } from '@moonpage/engine/document/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { signUpPerson } from '../account/test-support/person.ts';
import { testCoin } from '../coins/coin.fixture.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const headlineOf = ({ sections }: PageDocument) =>
  sections.flatMap((section) => (section.kind === 'hero' ? [section.props.headline] : []))[0];

/** Changes the hero of the stored draft, as the studio does. */
const withHero = (document: PageDocument, change: (hero: Section) => Section): PageDocument => ({
  ...document,
  sections: document.sections.map((each) => (each.kind === 'hero' ? change(each) : each)),
});

test('a section that is locked stays its creator’s through other looks; unlocked, each look has its own words again', async () => {
  const { browser, userId } = await signUpPerson(service, 'Ada');
  const profile = `/api/profiles/${userId}`;
  const read = async () =>
    (await browser.get(`${profile}/studio`)).body as { document: PageDocument; base: string };
  const save = async (change: (hero: Section) => Section) => {
    const { document, base } = await read();
    const response = await browser.fetch(`${profile}/studio/document`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ document: withHero(document, change), base }),
    });
    expect(response.status).toBe(200);
  };
  const choose = (position: number) => browser.post(`${profile}/looks/${position}/choose`, {});
  const current = async () => {
    const { body } = await browser.get(`${profile}/looks?from=1`);
    return (body as { looks: { isCurrent: boolean }[] }).looks.findIndex(({ isCurrent }) => isCurrent) + 1;
  };

  await browser.post('/api/functions/generate-landing-page', { ...testCoin(), isPreview: true });
  await browser.post(`${profile}/looks`, {});
  await choose(2);
  const ofSecond = headlineOf((await read()).document);
  await choose(1);
  const ofFirst = headlineOf((await read()).document);

  await save((hero) => {
    if (hero.kind !== 'hero') return hero;
    return { ...hero, locked: true, props: { ...hero.props, headline: 'Mine alone' } };
  });
  await choose(2);
  expect(headlineOf((await read()).document)).toBe('Mine alone');
  expect((await read()).document.sections.find(({ kind }) => kind === 'hero')?.locked).toBe(true);
  expect(await current()).toBe(2);
  await choose(1);
  expect(headlineOf((await read()).document)).toBe('Mine alone');
  expect(await current()).toBe(1);

  await save(({ locked, ...hero }) => {
    expect(locked).toBe(true);
    return hero;
  });
  // The words stay until another look is chosen.
  expect(headlineOf((await read()).document)).toBe('Mine alone');
  await choose(2);
  expect(headlineOf((await read()).document)).toBe(ofSecond);
  expect(await current()).toBe(2);
  await choose(1);
  expect(headlineOf((await read()).document)).toBe(ofFirst);
  expect(await current()).toBe(1);
});
