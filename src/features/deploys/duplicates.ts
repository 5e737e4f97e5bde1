import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { hasDuplicates } from './prepare.ts';
import type { RenderLivePage } from './render-live.ts';
import { readSnapshots, replaceSnapshot, type Snapshot } from './snapshots.ts';

/** Adds the notice that another coin carries the name to pages that were live first; follows each deploy. */
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
}

/** @throws when a page was deployed meanwhile: the job is then tried again. */
export async function markDuplicates(nameSlug: string, { db, render }: Deps): Promise<void> {
  for (const page of await duplicatesWithoutNotice(db, nameSlug)) {
    if (!(await hasDuplicates(db, page.userId, nameSlug))) continue;
    const marked = { ...page, sharesName: true };
    const rendered = await render(marked);
    const replaced = await db.transaction((tx) => replaceSnapshot(tx, marked, rendered));
    if (!replaced) throw new Error(`The page ${page.slug} was deployed meanwhile.`);
  }
}

/** One at most, however popular the name is, unless several went live at the same moment. */
function duplicatesWithoutNotice(db: Database, nameSlug: string): Promise<Snapshot[]> {
  return readSnapshots(db, and(eq(pageSnapshots.nameSlug, nameSlug), eq(pageSnapshots.sharesName, false)));
}
