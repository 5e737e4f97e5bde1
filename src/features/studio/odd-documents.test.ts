import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { headlineOf, studioPerson, withHeadline } from './test-support/studio-person.ts';

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
  const story = { id: 'old-story', kind: 'story', props: { heading: '', lines: ['Zoetrope'] } };
  const sections = [...document.sections.slice(0, 2), story, ...document.sections.slice(2)];
  await service.database.pool.query('update profiles set document = $1::jsonb where id = $2', [
    JSON.stringify({ ...document, sections }),
    eve.userId,
  ]);
  const { document: opened, base } = await eve.read();
  const aside = { after: document.sections[1]?.id, kind: 'story' };
  expect(opened).toEqual({ ...document, unknownSections: [{ ...aside, stored: expect.any(String) }] });
  expect(JSON.parse(opened.unknownSections?.[0]?.stored ?? '')).toEqual(story);
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
