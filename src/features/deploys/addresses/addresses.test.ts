import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pageSnapshots } from '../../pages/tables.ts';
import { startTestLive, type TestLive } from '../test-support/live-service.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

test('deploying again keeps the address, whatever the coin is called by then; until then the old page is live', async () => {
  const cyd = await live.creator('Cyd');
  await live.build(cyd, { coinName: 'First Name' });
  await live.deploy(cyd);
  await live.build(cyd, { coinName: 'Second Name' });
  expect(await live.profileOf(cyd)).toMatchObject({ isDeployed: false, slug: 'first-name' });
  expect(await live.readLive('first-name')).toContain('First Name');
  expect(await live.deploy(cyd)).toMatchObject({ body: { slug: 'first-name' } });
  const html = await live.readLive('first-name');
  expect(html).toContain('Second Name');
  expect(html).not.toContain('First Name');
});

test('two coins of one name have two addresses, and both pages say so', async () => {
  const [dan, eve] = [await live.creator('Dan'), await live.creator('Eve')];
  await live.build(dan, { coinName: 'Twin Coin' });
  await live.build(eve, { coinName: 'twin  coin' });
  expect(await live.deploy(dan)).toMatchObject({ body: { slug: 'twin-coin' } });
  const alone = await live.readLive('twin-coin');
  expect(await live.deploy(eve)).toMatchObject({ body: { slug: 'twin-coin-2' } });
  expect(await live.readLive('twin-coin-2')).toMatch(/carries the name/i);
  await expect.poll(() => live.readLive('twin-coin')).toMatch(/carries the name/i);
  expect(alone).not.toMatch(/carries the name/i);
  const listings = await Promise.all(
    ['twin-coin', 'twin-coin-2'].map((slug) => dan.browser.get(`/api/directory/coins/${slug}`)),
  );
  expect(listings).toMatchObject([
    { body: { shares: expect.arrayContaining(['name']) as unknown } },
    { body: { shares: expect.arrayContaining(['name']) as unknown } },
  ]);
});

test('a page is found without the accents of its name, while no other page is called so', async () => {
  expect(await live.leadOf('inatci-keci')).toEqual([404, '']);
  const [ina, ilo] = [await live.creator('Ina'), await live.creator('Ilo')];
  await live.build(ina, { coinName: 'İnatçı Keçi' });
  expect(await live.deploy(ina)).toMatchObject({ body: { slug: 'inatçı-keçi' } });
  expect(await live.leadOf('inatci-keci')).toEqual([308, '/p/inatçı-keçi']);
  expect(await live.leadOf('inatçi-keci')).toEqual([308, '/p/inatçı-keçi']);
  expect(await live.leadOf('inatçı-keçi')).toEqual([200, '']);
  await live.build(ilo, { coinName: 'Inatci Keci' });
  expect(await live.deploy(ilo)).toMatchObject({ body: { slug: 'inatci-keci' } });
  expect(await live.leadOf('inatci-keci')).toEqual([200, '']);
});

test('no page gets a name of the service', async () => {
  const app = await live.creator('Appa');
  await live.build(app, { coinName: 'App' });
  expect(await live.deploy(app)).toMatchObject({ body: { slug: 'app-2' } });
});

test('two deploys at once both succeed and leave one page', { retry: 0 }, async () => {
  const fay = await live.creator('Fay');
  await live.build(fay, { coinName: 'Double Click' });
  const both = await Promise.all([live.deploy(fay), live.deploy(fay)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(both[0]?.body).toEqual(both[1]?.body);
  const rows = await live.service.database.db
    .select({ slug: pageSnapshots.slug })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, fay.userId));
  expect(rows).toEqual([{ slug: 'double-click' }]);
});

test('two accounts that deploy one name at once get two addresses', { retry: 0 }, async () => {
  const people = [await live.creator('Gil'), await live.creator('Hal'), await live.creator('Ida')];
  for (const person of people) await live.build(person, { coinName: 'Race Horse' });
  const answers = await Promise.all(people.map((person) => live.deploy(person)));
  const slugs = answers.map(({ body }) => (body as { slug: string }).slug);
  expect(slugs.toSorted((a, b) => a.localeCompare(b))).toEqual([
    'race-horse',
    'race-horse-2',
    'race-horse-3',
  ]);
});

test.each([
  ['猫币 Māo Coin 🐈', '猫币-māo-coin'],
  ['<script>alert(1)</script>', 'scriptalert1script'],
  ['../../etc', 'etc'],
  ['🐸🐸🐸', 'wif'],
  ['عملة القمر', 'عملة-القمر'],
])('a coin called %s lives at /p/%s, its name inert', async (coinName, slug) => {
  const person = await live.creator(`Pat${coinName.length}`);
  await live.build(person, { coinName });
  expect(await live.deploy(person)).toMatchObject({ status: 200, body: { slug } });
  const html = await live.readLive(slug);
  expect(html).not.toContain('<script>alert');
  await person.browser.post(`/api/profiles/${person.userId}/start-over`, {});
});

test('a name that cannot be is not listed, and costs no query', async () => {
  const answer = await live.service.visitor().get('/api/directory/coins/a%00b');
  expect(answer).toMatchObject({ status: 404, body: { code: 'LISTING_NOT_FOUND' } });
});
