import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestLive, type TestLive } from '../deploys/test-support/live-service.ts';
import { pageSnapshots } from '../pages/tables.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
  const creator = await live.creator('Ada');
  await live.build(creator, { coinName: 'Māo' });
  await live.deploy(creator);
});
afterAll(() => live.close());

/** How often the database was asked for a slug meanwhile; jobs ask for other things. */
async function callsFor(slug: string, work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(live.service.database.pool, 'query');
  try {
    await work();
    return query.mock.calls.filter((call) => JSON.stringify(call).includes(`"${slug}"`)).length;
  } finally {
    query.mockRestore();
  }
}

test.each([
  ['nobody', 404],
  ['māo', 200],
  ['mao', 308],
])('the address %s asks the database once, and is then known', async (slug, status) => {
  const asked = async () => expect((await live.leadOf(slug))[0]).toBe(status);
  expect(await callsFor(slug, asked)).toBe(1);
  expect(await callsFor(slug, asked)).toBe(0);
});

test('an address that two pages may have meant leads to neither', async () => {
  const creator = await live.creator('Bob');
  await live.build(creator, { coinName: 'Frög' });
  await live.deploy(creator);
  expect(await live.leadOf('frog')).toEqual([308, '/p/frög']);
  const other = await live.creator('Cleo');
  await live.build(other, { coinName: 'Fróg' });
  await live.deploy(other);
  const slugs = await live.service.database.db.select({ slug: pageSnapshots.slug }).from(pageSnapshots);
  expect(slugs.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['frög', 'fróg']));
  expect(await live.leadOf('frog')).toEqual([404, '']);
});
