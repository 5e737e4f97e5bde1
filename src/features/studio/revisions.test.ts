import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../test-support/app.ts';
import { keptRevisions } from '../pages/draft.ts';
import { pageRevisions } from '../pages/tables.ts';
import {
  headlineOf,
  type StudioPerson,
  creatorWithPage,
  withHeadline,
} from './test-support/studio-person.ts';

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});
afterAll(() => service.close());

const minute = 60_000;

const creator = (name: string) => creatorWithPage(service, name);

/** Saves the page under another headline, from what is there now. */
async function edit(person: StudioPerson, headline: string, reason?: 'edited' | 'restored') {
  const { document, base } = await person.read();
  const saved = await person.save(withHeadline(document, headline), base, reason);
  expect(saved.status).toBe(200);
  return saved.body;
}
const summary = async (person: StudioPerson) =>
  (await person.revisions()).revisions.map(({ number, reason }) => `${number} ${reason}`);

test('edits in a row are one revision for ten minutes from its first', async () => {
  const ada = await creator('Ada');
  const first = await edit(ada, 'One');
  service.advance(6 * minute);
  const second = await edit(ada, 'Two');
  expect([first.revision, second.revision]).toEqual([2, 2]);
  const [newest] = (await ada.revisions()).revisions;
  expect(newest).toMatchObject({ number: 2, savedAt: second.savedAt, deployedAt: null });
  expect(newest?.createdAt).toBe(first.savedAt);
  expect(await ada.revision(2)).toMatchObject({ body: { number: 2, document: (await ada.read()).document } });
  service.advance(5 * minute);
  expect((await edit(ada, 'Three')).revision).toBe(3);
  expect(await summary(ada)).toEqual(['3 edited', '2 edited', '1 built']);
});

test('what went live, was built, restored or kept as a copy is never written over by the next edit', async () => {
  const bob = await creator('Bob');
  await edit(bob, 'Live');
  await bob.deploy();
  await edit(bob, 'After the deploy');
  await edit(bob, 'Restored', 'restored');
  await edit(bob, 'Edited again');
  await bob.keepCopy((await bob.read()).document);
  await edit(bob, 'After the copy');
  await bob.browser.post(`${bob.profile}/looks`, {});
  await bob.browser.post(`${bob.profile}/looks/2/choose`, {});
  await edit(bob, 'In another look');
  expect(await summary(bob)).toEqual([
    '9 edited',
    '8 look',
    '7 edited',
    '6 copy',
    '5 edited',
    '4 restored',
    '3 edited',
    '2 edited',
    '1 built',
  ]);
  const { revisions } = await bob.revisions();
  expect(revisions.filter(({ deployedAt }) => deployedAt !== null).map(({ number }) => number)).toEqual([2]);
  const { document } = (await bob.revision(2)).body as Awaited<ReturnType<StudioPerson['read']>>;
  expect(headlineOf(document)).toBe('Live');
});

test('an edit leaves the looks as other looks of the page, and one of them can be chosen', async () => {
  const cyd = await creator('Cyd');
  await cyd.browser.post(`${cyd.profile}/looks`, {});
  await edit(cyd, 'Mine');
  const looks = async () =>
    (await cyd.browser.get(`${cyd.profile}/looks`)).body as {
      looks: { isCurrent: boolean }[];
      total: number;
    };
  const { looks: shown, total } = await looks();
  expect([total, shown.filter(({ isCurrent }) => isCurrent).length]).toEqual([3, 0]);
  expect((await cyd.browser.post(`${cyd.profile}/looks/1/choose`, {})).status).toBe(200);
  expect((await looks()).looks.map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
  const { document } = (await cyd.revision(2)).body as Awaited<ReturnType<StudioPerson['read']>>;
  expect(headlineOf(document)).toBe('Mine');
});

test('revisions are listed twenty at a time, as many as are kept, and an old one says that it is gone', async () => {
  const dan = await creator('Dan');
  await dan.deploy();
  const { document, base: first } = await dan.read();
  let base = first;
  for (let count = 0; count < keptRevisions.newest + 5; count += 1)
    ({ base } = (await dan.save(withHeadline(document, `Version ${count}`), base, 'restored')).body);
  const numbers: number[] = [];
  for (let before: number | undefined, more = true; more; before = numbers.at(-1)) {
    const { revisions, hasMore } = await dan.revisions(before);
    expect(revisions.length).toBeLessThanOrEqual(20);
    numbers.push(...revisions.map(({ number }) => number));
    more = hasMore;
  }
  expect(numbers).toEqual([...Array.from({ length: keptRevisions.newest }, (_, at) => 56 - at), 1]);
  expect(await dan.revision(3)).toMatchObject({
    status: 404,
    body: { code: 'REVISION_NOT_FOUND', message: 'That version is no longer kept.' },
  });
  for (const number of ['0', '-1', '1.5', 'x', '99999999999'])
    expect((await dan.revision(number)).status).toBe(422);
});

test('a document of an older version is read at the current one', async () => {
  const eve = await creator('Eve');
  const { document } = await eve.read();
  const { seed: _seed, ...rest } = document;
  const older = { ...rest, version: 0, sections: rest.sections.map(({ id: _id, ...section }) => section) };
  const { db } = service.database;
  await db
    .update(pageRevisions)
    .set({ document: older as never })
    .where(eq(pageRevisions.profileId, eve.userId));
  expect(await eve.revision(1)).toMatchObject({
    status: 200,
    body: { document: { version: document.version, title: document.title } },
  });
});

test('a copy is kept beside the draft, and what goes live is the draft', async () => {
  const fay = await creator('Fay');
  await edit(fay, 'The draft');
  const draft = await fay.read();
  const kept = await fay.keepCopy({ ...withHeadline(draft.document, 'The copy'), generator: 'forged' });
  expect(kept).toMatchObject({ status: 200, body: { number: 3 } });
  expect(await fay.read()).toEqual(draft);
  const { document } = (await fay.revision(3)).body as typeof draft;
  expect(document).toEqual(withHeadline(draft.document, 'The copy'));
  expect((await fay.deploy()).status).toBe(200);
  const { revisions } = await fay.revisions();
  expect(revisions.map(({ number, deployedAt }) => [number, deployedAt !== null])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  expect(headlineOf((await fay.read()).live?.document ?? draft.document)).toBe('The draft');
});

test('copies without end push out neither the draft nor what was live', async () => {
  const gus = await creator('Gus');
  await gus.deploy();
  await edit(gus, 'The draft');
  const { document } = await gus.read();
  for (let count = 0; count < keptRevisions.newest + 3; count += 1) await gus.keepCopy(document);
  await gus.deploy();
  const { db } = service.database;
  const rows = await db.select().from(pageRevisions).where(eq(pageRevisions.profileId, gus.userId));
  expect(rows).toHaveLength(keptRevisions.newest + 2);
  const live = rows.filter(({ deployedAt }) => deployedAt !== null).map(({ number }) => number);
  expect(live.toSorted((one, other) => one - other)).toEqual([1, 2]);
});

test('START OVER ends the saves of an open studio, its undo lets them go on, and no revision is lost', async () => {
  const hal = await creator('Hal');
  await edit(hal, 'Before the start over');
  const { document, base, savedAt } = await hal.read();
  await hal.browser.post(`${hal.profile}/start-over`, {});
  expect(await hal.save(withHeadline(document, 'Too late'), base)).toMatchObject({
    status: 409,
    body: { code: 'NOTHING_BUILT' },
  });
  expect(await summary(hal)).toEqual(['2 edited', '1 built']);
  await hal.browser.post(`${hal.profile}/start-over/undo`, {});
  expect(await hal.read()).toMatchObject({ document, base, savedAt });
  expect((await edit(hal, 'After the undo')).revision).toBe(2);

  await hal.browser.post(`${hal.profile}/start-over`, {});
  await hal.build({ coinName: 'Another Coin' });
  const { base: newBase } = await hal.read();
  expect((await hal.save(document, base)).status).toBe(409);
  expect((await hal.save(document, newBase, 'restored')).status).toBe(200);
  expect(await summary(hal)).toEqual(['4 restored', '3 built', '2 edited', '1 built']);
});
