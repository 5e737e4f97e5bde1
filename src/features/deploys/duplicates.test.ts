import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import type { Session } from '../account/policy.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { markDuplicates, markDuplicatesJob } from './duplicates.ts';
import { createDeploys } from './service.ts';
import { creatorOf, fakeDeployDeps } from './test-support/deploy-deps.fake.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function deployed(coinName: string): Promise<Session> {
  const session = await creatorOf(database.db, coinName);
  await createDeploys(fakeDeployDeps(database.db)).deploy(session, session.userId);
  return session;
}
async function hasNotice({ userId }: Session): Promise<boolean> {
  const [page] = await database.db
    .select({ html: pageSnapshots.html, sharesName: pageSnapshots.sharesName })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  expect(page?.sharesName).toBe(/another coin/i.test(page?.html ?? ''));
  return page?.sharesName ?? false;
}
const mark = (nameSlug: string, render = fakeDeployDeps(database.db).render) =>
  markDuplicates(nameSlug, { db: database.db, render });

test('a deploy leaves a job for the other pages of its name, in its own transaction', async () => {
  const session = await creatorOf(database.db, 'Job Heron');
  const jobs: unknown[] = [];
  const enqueue = async (executor: unknown, kind: { name: string }, data: object) => {
    jobs.push([executor === database.db ? 'outside' : 'in the transaction', kind.name, data]);
  };
  await createDeploys(fakeDeployDeps(database.db, { jobs: { enqueue } })).deploy(session, session.userId);
  expect(jobs).toEqual([['in the transaction', markDuplicatesJob.name, { nameSlug: 'job-heron' }]]);
});

test('the page that was first gets the notice, and nodes are notified to drop the old one', async () => {
  const [first, second] = [await deployed('Twin Heron'), await deployed('Twin Heron')];
  expect([await hasNotice(first), await hasNotice(second)]).toEqual([false, true]);
  const notified: string[] = [];
  const unlisten = await database.listen('live_pages', {
    onMessage: (slug) => notified.push(slug),
    onGap: () => {},
  });
  await mark('twin-heron');
  expect(await hasNotice(first)).toBe(true);
  await expect.poll(() => notified).toEqual(['twin-heron']);
  await mark('twin-heron');
  await unlisten();
  expect(notified).toEqual(['twin-heron']);
});

test('a page that is alone with its name has none', async () => {
  const alone = await deployed('Lone Heron');
  await mark('lone-heron');
  expect(await hasNotice(alone)).toBe(false);
});

test('a page that is deployed while it is rendered is not overwritten, and the next try gives it the notice', async () => {
  const first = await deployed('Busy Heron');
  await deployed('Busy Heron');
  const deps = fakeDeployDeps(database.db);
  const overtaken = mark('busy-heron', async (page) => {
    await database.db
      .update(pageSnapshots)
      .set({ deployedAt: new Date(0) })
      .where(eq(pageSnapshots.profileId, first.userId));
    return deps.render(page);
  });
  await expect(overtaken).rejects.toThrow('deployed meanwhile');
  expect(await hasNotice(first)).toBe(false);
  await mark('busy-heron');
  expect(await hasNotice(first)).toBe(true);
});
