import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.ts';
import type { TestPerson } from '../account/test-support/person.ts';
import { startTestLiveWithExport, type TestLive } from '../deploys/test-support/live-service.ts';
import { blackPng } from '../uploads/images.fixture.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLiveWithExport();
});
afterAll(() => live.close());

/** Uploads a picture that nobody else has. @returns its path. */
async function upload({ browser }: TestPerson, width: number): Promise<string> {
  const form = new FormData();
  form.set('file', new File([blackPng(width, 64)], 'coin.png', { type: 'image/png' }));
  const answer = await browser.fetch('/api/storage/main_images', { method: 'POST', body: form });
  const { url } = (await answer.json()) as { url: string };
  return url;
}

/** Names of all files that are kept for uploads and for pages, in the storage and in the export. */
async function files() {
  const { dataDir } = live.service;
  const storage = await openStorage(`file:${dataDir}/files`);
  const keys = async (prefix: string) => {
    const found: string[] = [];
    for await (const { key } of storage.list(prefix)) found.push(key);
    return found.toSorted();
  };
  const published = await live.exported('p/assets');
  return {
    uploads: await keys('main_images/temp/'),
    assets: await keys('assets/'),
    published: published.filter((name) => !name.endsWith('.woff2')).toSorted(),
  };
}

/** Tables that still hold this text anywhere. */
async function tablesThatName(text: string): Promise<string[]> {
  const { db } = live.service.database;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const naming: string[] = [];
  for (const { name } of tables) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) naming.push(name);
  }
  return naming;
}

test('with an account everything goes that was its own, and nothing of anybody else', async () => {
  const [leaving, staying] = [await live.creator('Leaving'), await live.creator('Staying')];
  for (const [person, coinName, width] of [
    [leaving, 'Leaving Coin', 64],
    [staying, 'Staying Coin', 65],
  ] as const) {
    await upload(person, width + 2);
    const mainImageUrl = await upload(person, width);
    expect((await live.build(person, { coinName, mainImageUrl, email: person.email })).status).toBe(200);
    expect((await live.deploy(person)).status).toBe(200);
  }
  const before = await files();
  expect(before.uploads).toHaveLength(4);
  expect(await tablesThatName(leaving.userId)).toEqual(
    expect.arrayContaining(['users', 'profiles', 'identities', 'sessions', 'uploads', 'page_snapshots']),
  );

  const answer = await leaving.browser.post('/api/auth/delete-account', { email: leaving.email });
  expect(answer).toMatchObject({ status: 200, body: { deleted: true } });

  expect(await tablesThatName(leaving.userId)).toEqual([]);
  // Counters of limits name the address for an hour.
  expect((await tablesThatName(leaving.email)).filter((name) => name !== 'attempts')).toEqual([]);
  expect(await live.service.visitor().get('/api/directory/coins/leaving-coin')).toMatchObject({
    status: 404,
  });
  expect(JSON.stringify(await live.service.visitor().get('/api/directory/latest'))).not.toContain('Leaving');
  await expect.poll(async () => (await fetch(`${live.url}/p/leaving-coin`)).status).toBe(404);
  expect(await leaving.browser.get(`/api/profiles/${leaving.userId}`)).toMatchObject({ status: 401 });
  await expect.poll(async () => (await files()).uploads.length).toBe(2);

  const { database } = live.service;

  expect((await fetch(`${live.url}/p/staying-coin`)).status).toBe(200);
  const html = await live.readLive('staying-coin');
  const named = [...html.matchAll(/\/p\/assets\/([\w.-]+)/g)].map(([, name = '']) => name);
  const pictures = named.filter((name) => !name.endsWith('.woff2'));
  expect(pictures.length).toBeGreaterThan(0);
  const ofStaying = await database.db.execute<{ names: string }>(
    sql`select (facts::text || coalesce(shared::text, '') || coalesce(qr_code::text, '')) as names from page_snapshots`,
  );
  const allNamed = ofStaying.rows.map(({ names }) => names).join('');
  const assetNames = async () => (await files()).assets.map((key) => key.replace('assets/', ''));
  const strays = async () => (await assetNames()).filter((name) => !allNamed.includes(name));
  await expect.poll(strays).toEqual([]);
  expect(await assetNames()).toEqual(expect.arrayContaining(pictures));
  const left = async () => (await files()).published.filter((name) => !allNamed.includes(name));
  await expect.poll(left).toEqual([]);
});

test('an address that differs deletes nothing', async () => {
  const person = await live.creator('Typo');
  expect(await person.browser.post('/api/auth/delete-account', { email: 'tpyo@example.com' })).toMatchObject({
    status: 409,
    body: { message: 'Please type the email address of this account.' },
  });
  expect(await live.profileOf(person)).toMatchObject({ id: person.userId });
});

test('an account whose deletion fails keeps all that is its own', async () => {
  const person = await live.creator('Kept');
  await upload(person, 80);
  const kept = (await files()).uploads;
  // A row that something else still needs: the transaction cannot commit.
  const { pool } = live.service.database;
  await pool.query('create table clings (user_id text references users (id))');
  await pool.query('insert into clings values ($1)', [person.userId]);
  expect((await person.browser.post('/api/auth/delete-account', { email: person.email })).status).toBe(500);
  expect(await live.profileOf(person)).toMatchObject({ id: person.userId });
  expect((await files()).uploads).toEqual(kept);
  await pool.query('drop table clings');
  expect((await person.browser.post('/api/auth/delete-account', { email: person.email })).status).toBe(200);
  await expect.poll(async () => (await files()).uploads.length).toBe(kept.length - 1);
});
