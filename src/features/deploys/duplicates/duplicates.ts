import type { Likeness } from '@moonpage/engine/likeness.ts';
import { and, arrayContains, arrayOverlaps, eq, ne, not, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Executor } from '../../../platform/db/database.ts';
import type { JobKind } from '../../../platform/jobs/job-kind.ts';
import type { Log } from '../../../platform/log/log.ts';
import { profiles } from '../../account/tables.ts';
import { isShown } from '../../pages/shown-pages.ts';
import { pageSnapshots } from '../../pages/tables.ts';
import { isOfCoin, kindsOf } from './likeness.ts';
import type { RenderLivePage } from '../render-live.ts';
import { readSnapshots, replaceSnapshot } from '../snapshots.ts';

/**
 * Adds the notice that another page carries the name, the ticker or the contract to pages that are shown, or removes it; follows each
 * deploy, and whatever else shows or hides a page. Its data are keys of `likenessOf`.
 */
export const markDuplicatesJob: JobKind<{ likeness: string[] }> = {
  name: 'deploys.mark-duplicates',
  data: z.strictObject({ likeness: z.array(z.string()) }),
  retry: { limit: 10, firstPauseInSeconds: 5, longestPauseInSeconds: 600 },
  timeoutInSeconds: 60,
  concurrency: 1,
};

interface Deps {
  readonly db: Database;
  readonly render: RenderLivePage;
  readonly log: Pick<Log, 'warn'>;
}

/** @throws after the other pages, when a page was deployed, shown or hidden meanwhile or could not be marked: the job is then tried again. */
export async function markDuplicates(likeness: readonly string[], deps: Deps): Promise<void> {
  const pages = new Map<string, string>();
  for (const key of likeness.filter(isOfCoin))
    for (const { userId, slug } of await wronglyMarked(deps.db, key)) pages.set(userId, slug);
  let failed = 0;
  for (const [userId, slug] of pages) {
    try {
      await markPage(userId, deps);
    } catch (error) {
      failed += 1;
      deps.log.warn({ err: error, userId, slug }, 'duplicate notice could not be changed');
    }
  }
  if (failed > 0) throw new Error(`Pages like ${likeness.join(', ')} that could not be marked: ${failed}`);
}

async function markPage(userId: string, { db, render }: Omit<Deps, 'log'>): Promise<void> {
  const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
  if (!page) return;
  // After the page, so that what was published since then replaces it first.
  const shares = await findShares(db, page.likeness, userId);
  if (isSame(page.shares, shares)) return;
  const marked = { ...page, shares };
  const rendered = await render(marked);
  await db.transaction(async (tx) => {
    if (!(await replaceSnapshot(tx, marked, rendered))) throw new Error('The page was deployed meanwhile.');
    // Another process may have found the page right before this one changed it.
    if (!isSame(await findShares(tx, page.likeness, userId), shares))
      throw new Error('Pages like it were shown or hidden meanwhile.');
  });
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.join(' ') === other.join(' ');
}

/** What of its keys another account's live page has, too, one that is shown. */
export async function findShares(
  db: Executor,
  likeness: readonly string[],
  userId: string,
): Promise<Likeness[]> {
  const shared: string[] = [];
  for (const key of likeness.filter(isOfCoin)) {
    const others = await shownWith(db, key, ne(pageSnapshots.profileId, userId)).limit(1);
    if (others.length > 0) shared.push(key);
  }
  return kindsOf(shared);
}

/** Whether another account's live page, one that is shown, has one of some keys. */
export async function isAnothers(db: Executor, keys: string[], userId: string): Promise<boolean> {
  if (keys.length === 0) return false;
  const others = and(ne(pageSnapshots.profileId, userId), arrayOverlaps(pageSnapshots.likeness, keys));
  return (await shown(db, others).limit(1)).length > 0;
}

/** Few, however popular a name is: those for which the last change was the second page of it, or the last but one. */
async function wronglyMarked(db: Database, key: string): Promise<{ userId: string; slug: string }[]> {
  const isShared = (await shownWith(db, key).limit(2)).length > 1;
  const saysSo = arrayOverlaps(pageSnapshots.shares, kindsOf([key]));
  return shownWith(db, key, isShared ? not(saysSo) : saysSo);
}

/** Live pages that are shown and have this key. */
function shownWith(db: Executor, key: string, further?: SQL) {
  return shown(db, and(arrayContains(pageSnapshots.likeness, [key]), further));
}

function shown(db: Executor, where: SQL | undefined) {
  return db
    .select({ userId: pageSnapshots.profileId, slug: pageSnapshots.slug })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(and(isShown, where));
}
