import { testDocument } from '@moonpage/engine/document/document.fixture.ts';
import { type PageDocument, sectionLimit } from '@moonpage/engine/document/schema.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { creatorWithPage, headlineOf, studioPerson, withHeadline } from './test-support/studio-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

test('a section of a kind that the service does not know is kept, and no part of the page', async () => {
  const ida = await studioPerson(service, 'Ida');
  await ida.build();
  const { document, base } = await ida.read();
  const video = { id: 'x', kind: 'video', props: { words: '<b>Zoetrope</b>' } };
  const sections = [...document.sections.slice(0, 1), video, ...document.sections.slice(1)];
  expect((await ida.save({ ...document, sections }, base)).status).toBe(200);
  const { document: now } = await ida.read();
  expect(now).toEqual({
    ...document,
    unknownSections: [{ after: document.sections[0]?.id, kind: 'video', stored: JSON.stringify(video) }],
  });
  expect((await ida.page()).previewHtml).not.toContain('Zoetrope');
});

test('a section that can no longer be read is kept aside, and the page opens without it', async () => {
  const eve = await studioPerson(service, 'Eve');
  await eve.build();
  const { document } = await eve.read();
  const story = { id: 'old-story', kind: 'story', props: { lines: ['Zoetrope'], heading: '' } };
  const sections = [...document.sections.slice(0, 2), story, ...document.sections.slice(2)];
  await service.database.pool.query('update profiles set document = $1::jsonb where id = $2', [
    JSON.stringify({ ...document, sections }),
    eve.userId,
  ]);
  const { document: opened, base } = await eve.read();
  const aside = { after: document.sections[1]?.id, kind: 'story' };
  expect(opened).toEqual({ ...document, unknownSections: [{ ...aside, stored: JSON.stringify(story) }] });
  expect((await eve.save(withHeadline(opened, 'It goes on'), base)).status).toBe(200);
  expect((await eve.read()).document).toEqual(withHeadline(opened, 'It goes on'));
});

test('a draft that cannot be read says so, and the next build takes its place', async () => {
  const cleo = await studioPerson(service, 'Cleo');
  await cleo.build();
  const { document, base } = await cleo.read();
  for (const damaged of ['{"version": 99}', '"torn"', '{"version": 1, "sections": []}']) {
    await service.database.pool.query('update profiles set document = $1::jsonb where id = $2', [
      damaged,
      cleo.userId,
    ]);
    expect(await cleo.answer()).toMatchObject({ status: 409, body: { code: 'PAGE_UNREADABLE' } });
    expect((await cleo.save(document, base)).body.code).toBe('PAGE_UNREADABLE');
    expect((await cleo.browser.get(`${cleo.profile}/looks`)).status).toBe(200);
    await cleo.build();
    expect((await cleo.answer()).status).toBe(200);
  }
});

test('where what was written last cannot be read, a build keeps all that the draft says', async () => {
  const dora = await studioPerson(service, 'Dora');
  await dora.build();
  const { document, base } = await dora.read();
  const pixels = { meta: '1234567890123456' };
  await dora.save({ ...withHeadline(document, 'Written by hand'), pixels }, base);
  await service.database.pool.query(
    `update page_revisions set document = '{"version": 99}' where reason = 'built' and profile_id = $1`,
    [dora.userId],
  );
  await dora.build({ description: 'A dog with another hat.' });
  const { document: rebuilt } = await dora.read();
  expect(headlineOf(rebuilt)).toBe('Written by hand');
  expect(rebuilt.pixels).toEqual(pixels);
});

const broken: [string, unknown, string][] = [
  ['nothing', null, ''],
  ['a text', 'page', ''],
  ['no version', { sections: [] }, 'version'],
  ['a later version', { ...testDocument({}), version: 99 }, 'version'],
  ['an unknown design', { ...testDocument({}), design: 'myspace' }, 'design'],
  ['code for a pixel', { ...testDocument({}), pixels: { meta: '<script>' } }, 'pixels.meta'],
  ['a pixel of another service', { ...testDocument({}), pixels: { snap: '123' } }, 'pixels'],
  ['half a character', { ...testDocument({}), title: 'a\ud83d' }, 'title'],
  ['a null character', { ...testDocument({}), title: 'a\u0000b' }, 'title'],
  ['markup that claims to be a property', { ...testDocument({}), html: '<script>' }, ''],
  [
    'a kind that is none',
    { ...testDocument({}), sections: [{ id: 'x', kind: '<b>' }, ...testDocument({}).sections] },
    'unknownSections.0.kind',
  ],
];
test('a document that is none is refused with the place, and the draft stays', async () => {
  const jon = await creatorWithPage(service, 'Jon');
  const before = await jon.read();
  for (const [name, document, path] of broken) {
    for (const answer of [await jon.save(document, before.base), await jon.keepCopy(document)]) {
      const { data, code } = answer.body as { code: string; data: { problems: { path: string }[] } };
      expect([name, answer.status, code, data.problems[0]?.path]).toEqual([
        name,
        422,
        'INVALID_DOCUMENT',
        path,
      ]);
    }
  }
  expect(await jon.read()).toEqual(before);
  expect(service.errors).toEqual([]);
});

test('of a document with many faults the first twenty are named', async () => {
  const kai = await creatorWithPage(service, 'Kai');
  const { base } = await kai.read();
  const sections = Array.from({ length: sectionLimit }, () => ({ id: '!', kind: 'faq', props: {} }));
  const { status, body } = await kai.save({ ...testDocument({}), sections }, base);
  expect([status, body.data?.problems?.length]).toEqual([422, 20]);
});

test('a page at all its bounds is saved in letters of three bytes, and a megabyte is refused', async () => {
  const lea = await creatorWithPage(service, 'Lea');
  const { document, base } = await lea.read();
  const item = { question: '犬'.repeat(160), answer: '犬'.repeat(800) };
  const faqs = Array.from({ length: sectionLimit - 2 }, (_, at) => ({
    id: `faq-${at}`,
    kind: 'faq' as const,
    props: { heading: '犬'.repeat(100), items: Array.from({ length: 8 }, () => item) },
  }));
  const ends = document.sections.filter(({ kind }) => kind === 'hero' || kind === 'footer');
  const largest: PageDocument = { ...document, sections: [...ends.slice(0, 1), ...faqs, ...ends.slice(1)] };
  expect(new TextEncoder().encode(JSON.stringify(largest)).length).toBeGreaterThan(500_000);
  const saved = await lea.save(largest, base);
  expect(saved.status).toBe(200);
  const tooLong = {
    ...largest,
    sections: largest.sections.map((each) =>
      each.id === 'faq-0'
        ? {
            id: 'story',
            kind: 'story' as const,
            props: { heading: 'h', paragraphs: Array.from({ length: 5 }, () => 'x'.repeat(8_000)) },
          }
        : each,
    ),
  };
  const message = 'Your page is longer than we can keep. Shorten a text, or remove a section.';
  for (const refused of [await lea.save(tooLong, saved.body.base), await lea.keepCopy(tooLong)])
    expect(refused).toMatchObject({ status: 422, body: { code: 'INVALID_DOCUMENT', message } });
  const huge = await lea.save({ ...largest, title: 'x'.repeat(1_000_000) }, saved.body.base);
  expect(huge).toMatchObject({
    status: 413,
    body: { message: 'That is more than we can take. Make it shorter and try again.' },
  });
  expect(await lea.read()).toMatchObject({ base: saved.body.base });
});
