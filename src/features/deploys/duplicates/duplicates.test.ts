import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../platform/db/test-support/database.ts';
import type { Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { markDuplicates, markDuplicatesJob } from './duplicates.ts';
import { createDeploys } from './service.ts';
import { creatorOf, fakeDeployDeps, nameCoin } from './test-support/deploy-deps.fake.ts';

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
const failures: unknown[] = [];
const log = { warn: (fields: unknown) => void failures.push(fields) };
const mark = (nameSlug: string, render = fakeDeployDeps(database.db).render) =>
  markDuplicates(nameSlug, { db: database.db, render, log });

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
  await expect(overtaken).rejects.toThrow('could not be marked: 1');
  expect(failures.splice(0)).toMatchObject([{ err: { message: 'The page was deployed meanwhile.' } }]);
  expect(await hasNotice(first)).toBe(false);
  await mark('busy-heron');
  expect(await hasNotice(first)).toBe(true);
});

test('the notice goes when the other page is no longer shown, and comes back with it', async () => {
  const [first, second] = [await deployed('Veiled Heron'), await deployed('Veiled Heron')];
  const setTakenDown = (takenDownAt: Date | null) =>
    database.db.update(profiles).set({ takenDownAt }).where(eq(profiles.id, second.userId));
  await mark('veiled-heron');
  await setTakenDown(new Date(0));
  await mark('veiled-heron');
  expect(await hasNotice(first)).toBe(false);
  await setTakenDown(null);
  await mark('veiled-heron');
  expect([await hasNotice(first), await hasNotice(second)]).toEqual([true, true]);
});

test('a page that cannot be read fails alone, and is named in the log', async () => {
  const [broken, whole, last] = [
    await deployed('Odd Heron'),
    await deployed('Odd Heron'),
    await deployed('Odd Heron'),
  ];
  await database.db
    .update(pageSnapshots)
    .set({ sharesName: false })
    .where(eq(pageSnapshots.nameSlug, 'odd-heron'));
  await database.pool.query(`update page_snapshots set document = '{}' where profile_id = $1`, [
    broken.userId,
  ]);
  await expect(mark('odd-heron')).rejects.toThrow('could not be marked: 1');
  expect([await hasNotice(whole), await hasNotice(last)]).toEqual([true, true]);
  expect(failures.splice(0)).toMatchObject([{ userId: broken.userId }]);
});

test('a coin that takes another name leaves a job for the pages of its old one', async () => {
  const session = await deployed('Former Heron');
  const names: unknown[] = [];
  const enqueue = async (_executor: unknown, _kind: unknown, data: object) => void names.push(data);
  await nameCoin(database.db, session, 'Latter Heron');
  await createDeploys(fakeDeployDeps(database.db, { jobs: { enqueue } })).deploy(session, session.userId);
  expect(names).toEqual([{ nameSlug: 'latter-heron' }, { nameSlug: 'former-heron' }]);
});

test('a page that is shown again while the notice goes keeps the notice', async () => {
  const [one, other] = [await deployed('Undecided Newt'), await deployed('Undecided Newt')];
  await mark('undecided-newt');
  const show = (takenDownAt: Date | null) =>
    database.db.update(profiles).set({ takenDownAt }).where(eq(profiles.id, other.userId));
  const { render } = fakeDeployDeps(database.db);
  await show(new Date());
  const changed = mark('undecided-newt', async (page) => {
    await show(null);
    return render(page);
  });
  await expect(changed).rejects.toThrow('could not be marked');
  expect(await hasNotice(one)).toBe(true);
});
