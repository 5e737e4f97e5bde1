import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { lockProfile } from '../pages/draft.ts';
import { pageSnapshots } from '../pages/tables.ts';
import type { OwnIndexing } from './contract.ts';
import type { DeployDeps } from './service.ts';
import { readSnapshots, replaceSnapshot } from './snapshots.ts';

/** Every change renders the live page anew. */
const changesPerAccount = { max: 30, windowInMs: 10 * 60_000 };
/** How often a change is rendered again because another process replaced the page meanwhile. */
const tries = 5;

export type Indexing = ReturnType<typeof createIndexing>;

type Deps = Pick<DeployDeps, 'db' | 'place' | 'render' | 'accountQueue' | 'afterCommit' | 'now'>;

/** What creators choose about search engines, which is theirs where pages have hosts of their own. */
export function createIndexing(deps: Deps) {
  const { db, place, now } = deps;
  const canBeIndexed = place.pagesUrl !== null;
  const limit = createLimit({ ...changesPerAccount, now: () => now().getTime() });
  return {
    /** Whether search engines may list the session's own page. @throws {Problem} FORBIDDEN */
    own: async (session: Session, userId: string): Promise<OwnIndexing> => {
      ownProfile(session, userId);
      return { isIndexed: canBeIndexed && (await readIsIndexed(db, userId)), canBeIndexed };
    },
    /**
     * Opens the session's own page to search engines or closes it, at once and through later deploys.
     * @throws {Problem} FORBIDDEN, NO_OWN_HOST, TOO_MANY_REQUESTS; nothing has changed then.
     */
    setIndexed: async (
      session: Session,
      userId: string,
      choice: 'indexed' | 'unindexed',
    ): Promise<OwnIndexing> => {
      ownProfile(session, userId);
      if (!canBeIndexed) throw new Problem('NO_OWN_HOST');
      if (!limit.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
      const isIndexed = choice === 'indexed';
      const slug = await deps.accountQueue.runExclusive(userId, () => change(userId, isIndexed, deps));
      if (slug !== null) deps.afterCommit(slug);
      return { isIndexed, canBeIndexed };
    },
  };
}

async function readIsIndexed(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isIndexed: profiles.isIndexed })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.isIndexed ?? false;
}

/** @returns the slug of the live page; null when there is none. */
async function change(userId: string, isIndexed: boolean, { db, render }: Deps): Promise<string | null> {
  for (let left = tries; left > 0; left -= 1) {
    const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
    const rendered = page && (await render({ ...page, isIndexed }));
    const isDone = await db.transaction(async (tx) => {
      await lockProfile(tx, userId);
      const isCurrent =
        page && rendered ? await replaceSnapshot(tx, page, rendered) : !(await isLive(tx, userId));
      if (isCurrent) await tx.update(profiles).set({ isIndexed }).where(eq(profiles.id, userId));
      return isCurrent;
    });
    if (isDone) return page?.slug ?? null;
  }
  throw new Error('The live page was replaced at each try.');
}

async function isLive(tx: Transaction, userId: string): Promise<boolean> {
  const rows = await tx
    .select({ slug: pageSnapshots.slug })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  return rows.length > 0;
}
