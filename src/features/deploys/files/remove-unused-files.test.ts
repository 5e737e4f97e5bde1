import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockWaiters } from '../../../platform/db/test-support/lock-waiters.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { openStorage } from '../../../platform/storage/open-storage.ts';
import type { TestPerson } from '../../account/test-support/person.ts';
import { openPageAssets } from '../../pages/assets.ts';
import { registeringStorage } from '../../pages/page-files.ts';
import { pageFiles, pageSnapshots } from '../../pages/tables.ts';
import { removeUnusedFiles } from './remove-unused-files.ts';
import { startTestLiveWithExport, type TestLive } from '../test-support/live-service.ts';

const day = 24 * 60 * 60 * 1000;

let live: TestLive;
let storage: Storage;
let run: (own?: Partial<Storage>) => Promise<number>;

beforeEach(async () => {
  live = await startTestLiveWithExport();
  const { dataDir, database } = live.service;
  storage = await openStorage(`file:${dataDir}/files`);
  run = (own = {}) =>
    removeUnusedFiles({
      db: database.db,
      storage: { ...storage, ...own },
      now: () => live.service.now(),
    });
});
afterEach(() => live.close());

/** Names of all kept files. */
async function kept(): Promise<string[]> {
  const names: string[] = [];
  for await (const { key } of storage.list('assets/')) names.push(key.replace('assets/', ''));
  return names.toSorted();
}
const copies = async () =>
  (await live.exported('p/assets')).filter((name) => !name.endsWith('.woff2')).toSorted();
/** Lets the nights go by that a file stays after its last page. */
async function afterTheGrace(): Promise<number> {
  const first = await run();
  live.service.advance(day + 1000);
  return first + (await run());
}

async function publish(person: TestPerson, coinName: string): Promise<string[]> {
  await live.build(person, { coinName, description: `${coinName} hops over the harbour wall at night.` });
  expect((await live.deploy(person)).status).toBe(200);
  return await named();
}
/** Every file that the live pages name. */
async function named(): Promise<string[]> {
  const rows = await live.service.database.db
    .select({ facts: pageSnapshots.facts, shared: pageSnapshots.shared, qrCode: pageSnapshots.qrCode })
    .from(pageSnapshots);
  const paths = JSON.stringify(rows).matchAll(/"\/p\/assets\/([^"]+)"/g);
  return [...new Set([...paths].map(([, name = '']) => name))].toSorted();
}

test('what a page named before it was deployed anew is removed after a day, here and in the export', async () => {
  const ada = await live.creator('Ada');
  const first = await publish(ada, 'Night Heron');
  expect(await run()).toBe(0);
  const second = await publish(ada, 'Day Heron');
  const old = first.filter((name) => !second.includes(name));
  expect(old.length).toBeGreaterThan(0);

  expect(await run()).toBe(0);
  live.service.advance(day - 60_000);
  expect(await run()).toBe(0);
  expect(await kept()).toEqual(expect.arrayContaining(old));

  live.service.advance(2 * 60_000);
  expect(await run()).toBe(old.length);
  expect(await kept()).toEqual(second);
  await expect.poll(copies).toEqual(second);
  expect(await afterTheGrace()).toBe(0);
});

test(
  'with an account its files go at once, those of earlier deploys too, and none that another page uses',
  { retry: 0 },
  async () => {
    const [bob, cyd] = [await live.creator('Bob'), await live.creator('Cyd')];
    await publish(bob, 'First Frog');
    await publish(bob, 'Twin Frog');
    const both = await publish(cyd, 'Twin Frog');
    expect((await kept()).length).toBeGreaterThan(both.length);
    await bob.browser.post('/api/auth/delete-account', { email: bob.email });
    await expect.poll(kept).toEqual(await named());
    expect((await named()).length).toBeLessThan(both.length);
    await cyd.browser.post('/api/auth/delete-account', { email: cyd.email });
    await expect.poll(kept).toEqual([]);
    await expect.poll(copies).toEqual([]);
    await expect.poll(() => live.service.database.db.select().from(pageFiles)).toEqual([]);
  },
);

test('files without a row get one: what pages use stays, the rest goes', async () => {
  const deb = await live.creator('Deb');
  const shown = await publish(deb, 'Old Timer');
  await storage.put(`assets/${'ab'.repeat(16)}.png`, new Uint8Array([1]), 'image/png');
  await live.service.database.db.delete(pageFiles);
  expect(await afterTheGrace()).toBe(1);
  expect(await kept()).toEqual(shown);
});

test('a deploy that keeps a file while it is being removed has it afterwards', { retry: 0 }, async () => {
  const { database } = live.service;
  const open = () => openPageAssets(registeringStorage(storage, database.db), []);
  const bytes = new TextEncoder().encode('<svg/>');
  const path = await (await open()).keep(bytes, 'image/svg+xml');
  await run();
  live.service.advance(day + 1000);

  const removing = Promise.withResolvers<void>();
  const mayRemove = Promise.withResolvers<void>();
  const running = run({
    remove: async (key) => {
      removing.resolve();
      await mayRemove.promise;
      await storage.remove(key);
    },
  });
  await removing.promise;
  const keeping = (await open()).keep(bytes, 'image/svg+xml');
  await expect.poll(() => lockWaiters(database.db)).toBe(1);
  mayRemove.resolve();
  expect(await running).toBe(1);
  expect(await keeping).toBe(path);
  const assets = await open();
  expect((await assets.read(assets.nameOf(path)))?.bytes).toEqual(bytes);
});

test('a file that is kept again just before the night is over stays for another day', async () => {
  const assets = await openPageAssets(registeringStorage(storage, live.service.database.db), []);
  const keep = () => assets.keep(new TextEncoder().encode('<svg/>'), 'image/svg+xml');
  await keep();
  await run();
  live.service.advance(day + 1000);
  await keep();
  expect(await run()).toBe(0);
  expect(await kept()).toHaveLength(1);
  live.service.advance(day + 1000);
  expect(await run()).toBe(1);
});

test('several nodes share the work, and deploys go on meanwhile', { retry: 0 }, async () => {
  const eve = await live.creator('Eve');
  await publish(eve, 'First Of Many');
  await publish(eve, 'Second Of Many');
  const last = await publish(eve, 'Third Of Many');
  await run();
  live.service.advance(day + 1000);
  const before = (await kept()).length;
  const fay = await live.creator('Fay');
  await live.build(fay, {
    coinName: 'First Of Many',
    description: 'First Of Many hops over the harbour wall at night.',
  });
  const [deployed, ...removed] = await Promise.all([live.deploy(fay), run(), run(), run()]);
  expect(deployed.status).toBe(200);
  expect(removed.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(before - last.length - 9);
  const files = await kept();
  for (const name of await named()) expect(files).toContain(name);
});
