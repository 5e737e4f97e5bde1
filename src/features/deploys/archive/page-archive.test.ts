import { unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { profiles } from '../../account/tables.ts';
import { readStoredDocument } from '../../pages/stored-document.ts';
import { startTestLive, type TestLive } from '../test-support/live-service.ts';
import type { TestPerson } from '../../account/test-support/person.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

const download = ({ browser, userId }: TestPerson, base?: string) =>
  browser.fetch(`/api/profiles/${userId}/page.zip${base === undefined ? '' : `?base=${base}`}`);

test('a draft is packed with all that it shows, whether it was ever live or not', async () => {
  const ada = await live.creator('Ada');
  await live.build(ada, { coinName: 'Packed Heron' });
  const answer = await download(ada);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toContain('filename="packed-heron.zip"');
  const compressed: string[] = [];
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()), {
    filter: ({ name, compression }) => {
      if (compression !== 0) compressed.push(name);
      return true;
    },
  });
  expect(compressed).toEqual(['index.html']);
  const html = Buffer.from(files['index.html'] ?? []).toString();
  expect(html).toContain('Packed Heron');

  const named = [...html.matchAll(/assets\/[a-z0-9.-]+/g)].map(([path]) => path);
  expect(named.length).toBeGreaterThan(2);
  expect(Object.keys(files).toSorted()).toEqual([...new Set(['index.html', ...named])].toSorted());
  expect(named.filter((name) => !files[name]?.length)).toEqual([]);
  // What a browser loads by itself lies in the folder; nothing counts the visit.
  expect(html).not.toMatch(/(?:src|url\()["'(=]*(?:https?:)?\/\//);
  expect(html).not.toContain('data-beacon');
  expect(html).not.toMatch(/rel="(?:manifest|preload" as="font)"/);
  expect(html).toContain('http://localhost:3000/support');
});

test('what may not be published is not packed, and each refusal says what to do', async () => {
  const kim = await live.creator('Kim');
  const refusalOf = async (base?: string) => {
    const answer = await download(kim, base);
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const refused = (code: string, message: unknown) => ({ status: 409, body: { code, message } });
  expect(await refusalOf()).toMatchObject(refused('NO_DRAFT', 'Create your page first, then publish it.'));

  await live.build(kim, { coinName: 'Refused Heron' });
  const change = (values: Partial<typeof profiles.$inferInsert>) =>
    live.service.database.db.update(profiles).set(values).where(eq(profiles.id, kim.userId));
  const document = readStoredDocument((await live.profileOf(kim)).document);
  await change({ document: { ...document, description: 'See evil.com for more.' } });
  expect(await refusalOf()).toMatchObject(
    refused('TEXT_REFUSED', expect.stringMatching(/^Description: “evil\.com” is a link/)),
  );
  await change({ document, takenDownAt: new Date(0) });
  expect(await refusalOf()).toMatchObject(
    refused('TAKEN_DOWN', expect.stringContaining('Write to support to have it put back.')),
  );
});

test('a draft that another window has changed is not packed for one that shows an older', async () => {
  const joy = await live.creator('Joy');
  await live.build(joy, { coinName: 'Shown Heron' });
  const { body } = await joy.browser.get(`/api/profiles/${joy.userId}/studio`);
  const { base } = body as { base: string };
  expect((await download(joy, base)).status).toBe(200);
  await live.build(joy, { description: 'A heron who has moved to another pond by now.' });
  const answer = await download(joy, base);
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: 'PAGE_CHANGED' });
});

test('a page that is live is reported under its own name', async () => {
  const lee = await live.creator('Lee');
  await live.build(lee, { coinName: 'Known Heron' });
  await live.deploy(lee);
  const files = unzipSync(new Uint8Array(await (await download(lee)).arrayBuffer()));
  expect(Buffer.from(files['index.html'] ?? []).toString()).toContain(
    'http://localhost:3000/report/known-heron',
  );
});
