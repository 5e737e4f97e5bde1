import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestPerson } from '../../account/test-support/person.ts';
import { startTestLive, type TestLive } from '../../deploys/test-support/live-service.ts';
import type { DirectoryPage } from '../../directory/contract.ts';
import { countListedReads } from './count-listed-reads.ts';

let live: TestLive;
beforeAll(async () => {
  live = await startTestLive();
});
afterAll(() => live.close());

async function published(coinName: string): Promise<TestPerson> {
  const person = await live.creator(coinName.replaceAll(' ', ''));
  await live.build(person, { coinName });
  expect((await live.deploy(person)).status).toBe(200);
  return person;
}

test('the directory begins with what was read most in the last 30 days, and with the newest of what nobody read', async () => {
  const { db } = live.service.database;
  const [often, once, longAgo] = [
    await published('Read Often'),
    await published('Read Once'),
    await published('Read Long Ago'),
  ];
  const now = live.service.now();
  const add = async ({ userId }: TestPerson, daysAgo: number, events: number) => {
    const day = new Date(now.getTime() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    await db.execute(sql`
      insert into view_sums_by_day (profile_id, dimension, value, events, visitors, starts_at)
      values (${userId}, 'read', '', ${events}, 1, ${`${day}T00:00:00Z`}::timestamptz),
             (${userId}, 'country', 'DE', ${events * 1_000}, 1, ${`${day}T00:00:00Z`}::timestamptz)`);
  };
  const mostRead = async () => {
    const { body } = await live.service.visitor().get('/api/directory/coins?order=most-read');
    return (body as DirectoryPage).coins.map(({ coinName }) => coinName);
  };
  await add(often, 1, 3);
  await add(often, 29, 4);
  await add(once, 0, 1);
  await add(longAgo, 31, 900);
  await countListedReads(db, now);
  await published('Read By Nobody');
  expect(await mostRead()).toEqual(['Read Often', 'Read Once', 'Read By Nobody', 'Read Long Ago']);
  // What is deployed again keeps its count until the next.
  expect((await live.deploy(once)).status).toBe(200);
  expect(await mostRead()).toEqual(['Read Often', 'Read Once', 'Read By Nobody', 'Read Long Ago']);
  // A month later nobody has read any of them.
  await db.execute(sql`update view_sums_by_day set starts_at = starts_at - interval '40 days'`);
  await countListedReads(db, now);
  expect(await mostRead()).toEqual(['Read Once', 'Read By Nobody', 'Read Long Ago', 'Read Often']);
});
