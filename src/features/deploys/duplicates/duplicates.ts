import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Log } from '../../platform/log/log.ts';
import { profiles } from '../account/tables.ts';
import { isShown } from '../pages/shown-pages.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { hasDuplicates } from './prepare.ts';
import type { RenderLivePage } from './render-live.ts';
import { readSnapshots, replaceSnapshot } from './snapshots.ts';

/**
 * Adds the notice that another coin carries the name to pages that are shown, or removes it; follows each deploy, and whatever else shows
 * or hides a page of the name.
 */
export const markDuplicatesJob: JobKind<{ nameSlug: string }> = {
  name: 'deploys.mark-duplicates',
  data: z.strictObject({ nameSlug: z.string() }),
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
export async function markDuplicates(nameSlug: string, deps: Deps): Promise<void> {
  let failed = 0;
  for (const { userId, slug } of await wronglyMarked(deps.db, nameSlug)) {
    try {
      await markPage(userId, nameSlug, deps);
    } catch (error) {
      failed += 1;
      deps.log.warn({ err: error, userId, slug }, 'duplicate notice could not be changed');
    }
  }
  if (failed > 0) throw new Error(`Pages named ${nameSlug} that could not be marked: ${failed}`);
}

async function markPage(userId: string, nameSlug: string, { db, render }: Omit<Deps, 'log'>): Promise<void> {
  const [page] = await readSnapshots(
    db,
    and(eq(pageSnapshots.profileId, userId), eq(pageSnapshots.nameSlug, nameSlug)),
  );
  if (!page) return;
  // After the page, so that what was published since then replaces it first.
  const sharesName = await hasDuplicates(db, userId, nameSlug);
  if (page.sharesName === sharesName) return;
  const marked = { ...page, sharesName };
  const rendered = await render(marked);
  await db.transaction(async (tx) => {
    if (!(await replaceSnapshot(tx, marked, rendered))) throw new Error('The page was deployed meanwhile.');
    // Another process may have found the page right before this one changed it.
    if ((await hasDuplicates(tx, userId, nameSlug)) !== sharesName)
      throw new Error('Pages of the name were shown or hidden meanwhile.');
  });
}

/** Few, however popular the name is: those for which the last change was the second page of the name, or the last but one. */
async function wronglyMarked(db: Database, nameSlug: string) {
  const shown = await db
    .select({
      userId: pageSnapshots.profileId,
      slug: pageSnapshots.slug,
      sharesName: pageSnapshots.sharesName,
    })
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(and(isShown, eq(pageSnapshots.nameSlug, nameSlug)));
  const shareTheName = shown.length > 1;
  return shown.filter(({ sharesName }) => sharesName !== shareTheName);
}
