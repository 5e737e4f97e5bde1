import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { livePagesChannel } from './announcement.ts';
import type { OwnIndexing } from './contract.ts';
import { type Needs, publish, readSnapshots } from './service.ts';
import { lockSlugs } from './slugs.ts';
import { createTurns } from './turns.ts';

/** Every change draws the live page anew. */
const changesPerAccount = { max: 30, windowInMs: 10 * 60_000 };

export interface Indexing {
  /** Whether search engines may list the session's own page. @throws {Problem} FORBIDDEN */
  own(session: Session, userId: string): Promise<OwnIndexing>;
  /**
   * Lets search engines list the session's own page, or asks them to stay away: on the live page at once, and through later deploys.
   * @throws {Problem} FORBIDDEN, NO_OWN_HOST, TOO_MANY_REQUESTS; nothing has changed then.
   */
  setIndexed(session: Session, userId: string, wish: 'indexed' | 'unindexed'): Promise<OwnIndexing>;
}

/** What creators choose about search engines, which is theirs where pages have hosts of their own. */
export function createIndexing(needs: Needs): Indexing {
  const { db, place, now } = needs;
  const canBeIndexed = place.pagesUrl !== null;
  const limit = createLimit({ ...changesPerAccount, now: () => now().getTime() });
  const inTurn = createTurns();
  return {
    own: async (session, userId) => {
      ownProfile(session, userId);
      return { isIndexed: canBeIndexed && (await readWish(db, userId)), canBeIndexed };
    },
    setIndexed: async (session, userId, wish) => {
      ownProfile(session, userId);
      if (!canBeIndexed) throw new Problem('NO_OWN_HOST');
      if (!limit.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
      const isIndexed = wish === 'indexed';
      const changed = await inTurn(() => db.transaction((tx) => changeIn(tx, { userId, isIndexed }, needs)));
      needs.afterCommit(changed);
      return { isIndexed, canBeIndexed };
    },
  };
}

async function readWish(db: Database, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ isIndexed: profiles.isIndexed })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.isIndexed ?? false;
}

/** @returns the slug of the live page, if there is one. */
async function changeIn(
  tx: Transaction,
  { userId, isIndexed }: { userId: string; isIndexed: boolean },
  needs: Needs,
): Promise<string[]> {
  // A deploy that is under way would put its page over this one.
  await lockSlugs(tx);
  await tx.update(profiles).set({ isIndexed }).where(eq(profiles.id, userId));
  const pages = await readSnapshots(tx, eq(pageSnapshots.profileId, userId));
  for (const page of pages) {
    await publish(tx, needs, page);
    await notify(tx, livePagesChannel, page.slug);
  }
  return pages.map(({ slug }) => slug);
}
