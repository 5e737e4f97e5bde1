import { type Likeness, likenesses } from '@moonpage/engine/likeness.ts';
import { arrayContains, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../platform/db/test-support/database.ts';
import type { Session } from '../../account/policy.ts';
import { profiles } from '../../account/tables.ts';
import { pageSnapshots } from '../../pages/tables.ts';
import { markDuplicates, markDuplicatesJob } from './duplicates.ts';
import { addressKey, likenessOf } from './likeness.ts';
import { createDeploys } from '../service.ts';
import { coinOf, creatorOf, fakeDeployDeps, nameCoin } from '../test-support/deploy-deps.fake.ts';

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
const words: Record<Likeness, string> = {
  name: 'carries the name',
  ticker: 'carries the ticker',
  contract: 'the same contract address',
};
/** What the page says that another one has in common with it, as its row has it and as its readers read it. */
async function noticeOf({ userId }: Session): Promise<Likeness[]> {
  const [page] = await database.db
    .select({ html: pageSnapshots.html, shares: pageSnapshots.shares })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  const says = page?.shares ?? [];
  const notice = /class="duplicate".*?<\/p>/s.exec(page?.html ?? '')?.[0] ?? '';
  expect(says).toEqual(likenesses.filter((kind) => notice.includes(words[kind])));
  return says;
}
async function hasNotice(session: Session): Promise<boolean> {
  return (await noticeOf(session)).length > 0;
}
const failures: unknown[] = [];
const log = { warn: (fields: unknown) => void failures.push(fields) };
/** As after a deploy of a coin of this name. */
const mark = (name: string, render = fakeDeployDeps(database.db).render) =>
  markDuplicates(likenessOf(coinOf(name)), { db: database.db, render, log });

test('a deploy leaves a job for the other pages of its name, in its own transaction', async () => {
  const session = await creatorOf(database.db, 'Job Heron');
  const jobs: unknown[] = [];
  const enqueue = async (executor: unknown, kind: { name: string }, data: object) => {
    jobs.push([executor === database.db ? 'outside' : 'in the transaction', kind.name, data]);
  };
  const { deploy } = createDeploys(fakeDeployDeps(database.db, { jobs: { enqueue } }));
  await deploy(session, session.userId);
  // The first tells the creator that the page is live.
  jobs.length = 0;
  await deploy(session, session.userId);
  expect(jobs).toEqual([
    [
      'in the transaction',
      markDuplicatesJob.name,
      { likeness: [...likenessOf(coinOf('Job Heron')), addressKey('jobheron')] },
    ],
  ]);
});

test('the page that was first gets the notice, and nodes are notified to drop the old one', async () => {
  const [first, second] = [await deployed('Twin Heron'), await deployed('Twin Heron')];
  expect([await hasNotice(first), await hasNotice(second)]).toEqual([false, true]);
  const notified: string[] = [];
  const unlisten = await database.listen('live_pages', {
    onMessage: (slug) => notified.push(slug),
    onGap: () => {},
  });
  await mark('Twin Heron');
  expect(await hasNotice(first)).toBe(true);
  await expect.poll(() => notified).toEqual(['twin-heron']);
  await mark('Twin Heron');
  await unlisten();
  expect(notified).toEqual(['twin-heron']);
});

test('a page that is alone with its name has none', async () => {
  const alone = await deployed('Lone Heron');
  await mark('Lone Heron');
  expect(await hasNotice(alone)).toBe(false);
});

test('a page that is deployed while it is rendered is not overwritten, and the next try gives it the notice', async () => {
  const first = await deployed('Busy Heron');
  await deployed('Busy Heron');
  const deps = fakeDeployDeps(database.db);
  const overtaken = mark('Busy Heron', async (page) => {
    await database.db
      .update(pageSnapshots)
      .set({ deployedAt: new Date(0) })
      .where(eq(pageSnapshots.profileId, first.userId));
    return deps.render(page);
  });
  await expect(overtaken).rejects.toThrow('could not be marked: 1');
  expect(failures.splice(0)).toMatchObject([{ err: { message: 'The page was deployed meanwhile.' } }]);
  expect(await hasNotice(first)).toBe(false);
  await mark('Busy Heron');
  expect(await hasNotice(first)).toBe(true);
});

test('the notice goes when the other page is no longer shown, and comes back with it', async () => {
  const [first, second] = [await deployed('Veiled Heron'), await deployed('Veiled Heron')];
  const setTakenDown = (takenDownAt: Date | null) =>
    database.db.update(profiles).set({ takenDownAt }).where(eq(profiles.id, second.userId));
  await mark('Veiled Heron');
  await setTakenDown(new Date(0));
  await mark('Veiled Heron');
  expect(await hasNotice(first)).toBe(false);
  await setTakenDown(null);
  await mark('Veiled Heron');
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
    .set({ shares: [] })
    .where(arrayContains(pageSnapshots.likeness, likenessOf(coinOf('Odd Heron'))));
  await database.pool.query(`update page_snapshots set document = '{}' where profile_id = $1`, [
    broken.userId,
  ]);
  await expect(mark('Odd Heron')).rejects.toThrow('could not be marked: 1');
  expect([await hasNotice(whole), await hasNotice(last)]).toEqual([true, true]);
  expect(failures.splice(0)).toMatchObject([{ userId: broken.userId }]);
});

test('a coin that takes another name leaves a job for the pages of its old one', async () => {
  const session = await deployed('Former Heron');
  const names: unknown[] = [];
  const enqueue = async (_executor: unknown, _kind: unknown, data: object) => void names.push(data);
  await nameCoin(database.db, session, 'Latter Heron');
  await createDeploys(fakeDeployDeps(database.db, { jobs: { enqueue } })).deploy(session, session.userId);
  expect(names).toEqual([
    {
      likeness: [
        ...likenessOf(coinOf('Latter Heron')),
        ...['formerheron', 'forrnerheron'].map(addressKey),
        ...likenessOf(coinOf('Former Heron')),
      ],
    },
  ]);
});

test('a page that is shown again while the notice goes keeps the notice', async () => {
  const [one, other] = [await deployed('Undecided Newt'), await deployed('Undecided Newt')];
  await mark('Undecided Newt');
  const show = (takenDownAt: Date | null) =>
    database.db.update(profiles).set({ takenDownAt }).where(eq(profiles.id, other.userId));
  const { render } = fakeDeployDeps(database.db);
  await show(new Date());
  const changed = mark('Undecided Newt', async (page) => {
    await show(null);
    return render(page);
  });
  await expect(changed).rejects.toThrow('could not be marked');
  expect(await hasNotice(one)).toBe(true);
});

test('pages say what they have in common, and no more: a name that looks like the other, a ticker of the chain, a contract', async () => {
  const address = '0x1234567890abcdef1234567890ABCDEF12345678';
  const coins = {
    original: coinOf('Moon Frog', { symbol: 'FROG', blockchain: 'Base', contractAddress: address }),
    cyrillic: coinOf('Моon Frog', { symbol: 'FROGGY', blockchain: 'Solana' }),
    ticker: coinOf('Pond King', { symbol: 'frog', blockchain: 'Base' }),
    elsewhere: coinOf('Swamp King', { symbol: 'FROG', blockchain: 'Ethereum' }),
    unknown: coinOf('Bog King', { symbol: 'FROG', blockchain: 'Other' }),
    official: coinOf('Moon Frog Official', {
      symbol: 'MFO',
      blockchain: 'Ethereum',
      contractAddress: address.toLowerCase(),
    }),
  };
  const told: Record<string, unknown> = {};
  const sessions: Record<string, Session> = {};
  for (const [key, facts] of Object.entries(coins)) {
    const session = await creatorOf(database.db, facts.name);
    const deps = fakeDeployDeps(database.db, { coins: { factsIn: async () => facts } });
    sessions[key] = session;
    told[key] = (await createDeploys(deps).deploy(session, session.userId)).shares;
    await markDuplicates(likenessOf(facts), { db: database.db, render: deps.render, log });
  }
  expect(told).toEqual({
    original: [],
    cyrillic: ['name'],
    ticker: ['ticker'],
    elsewhere: [],
    unknown: [],
    official: ['contract'],
  });
  const shown = await Promise.all(
    Object.entries(sessions).map(async ([key, session]) => [key, await noticeOf(session)] as const),
  );
  expect(Object.fromEntries(shown)).toEqual({ ...told, original: ['name', 'ticker', 'contract'] });
});
