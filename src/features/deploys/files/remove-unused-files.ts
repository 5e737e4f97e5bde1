import { asc, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { inBatches } from '../../../platform/files/in-batches.ts';
import { cleanupJob } from '../../../platform/jobs/job-kind.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { assetFolder, removedFilesChannel, withoutPage } from '../../pages/page-files.ts';
import { pageFiles, pageSnapshots } from '../../pages/tables.ts';

/** How long a file stays after no page was found to name it: readers and previews elsewhere may still ask for it. */
const graceInMs = 24 * 60 * 60 * 1000;
/** Within the job's own time. */
const noteTimeInMs = 20 * 60 * 1000;
/** Names that are compared at once. */
const batch = 500;
/** Files that are removed in one transaction: a deploy that keeps one of them waits for all. */
const removedAtOnce = 20;

/** Removes what no page names; runs every night. */
export const removeUnusedFilesJob = cleanupJob('deploys.remove-unused-files', 30 * 60);

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  readonly now: () => Date;
}

/**
 * Removes files under `/p/assets/` that no live page has named for a day: of pages that were deployed anew, of deploys that failed.
 * Any number of nodes may run it at once, and beside deploys, which hold their files (see `holdFiles`).
 * @returns how many files were removed from the storage
 */
export async function removeUnusedFiles(deps: Deps): Promise<number> {
  await enterStrays(deps);
  await noteUse(deps);
  const before = new Date(deps.now().getTime() - graceInMs);
  let removed = 0;
  for (;;) {
    const { found, gone } = await removeSome(deps, lt(pageFiles.unusedSince, before));
    removed += gone;
    if (found === 0) break;
  }
  return removed;
}

/** Removes those of `names` that no live page uses, e.g. of an account that is gone. */
export async function removeFiles(
  deps: Pick<Deps, 'db' | 'storage'>,
  names: readonly string[],
): Promise<void> {
  for (let start = 0; start < names.length; start += removedAtOnce) {
    await removeSome(deps, inArray(pageFiles.name, names.slice(start, start + removedAtOnce)));
  }
}

/** Files without a row, after the database was restored from a backup. */
async function enterStrays({ db, storage }: Deps): Promise<void> {
  for await (const entries of inBatches(storage.list(assetFolder), batch)) {
    // In one order everywhere, so that two nodes do not deadlock.
    const rows = entries.map(({ key }) => ({ name: key.slice(assetFolder.length) }));
    const sorted = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1));
    await db.insert(pageFiles).values(sorted).onConflictDoNothing();
  }
}

/** Notes since when each file is unused, and which are in use again. */
async function noteUse({ db, now }: Deps): Promise<void> {
  await db.transaction(async (tx) => {
    // It reads every page there is, which the limit of a request's statements is not made for.
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(noteTimeInMs))}`);
    await tx.execute(sql`
      with named as materialized (select distinct unnest(assets) as name from ${pageSnapshots})
      update page_files set unused_since = case when named.name is null then ${now().toISOString()}::timestamptz end
      from page_files as file left join named on named.name = file.name
      where page_files.name = file.name and (named.name is null) = (page_files.unused_since is null)`);
  });
}

/** One batch in one transaction. @returns how many rows were looked at, and how many of their files were removed. */
async function removeSome(
  { db, storage }: Pick<Deps, 'db' | 'storage'>,
  which: SQL | undefined,
): Promise<{ found: number; gone: number }> {
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select({ name: pageFiles.name })
      .from(pageFiles)
      .where(which)
      .orderBy(asc(pageFiles.name))
      .limit(removedAtOnce)
      .for('update');
    // After the lock: a deploy that holds one of them has committed by now, and another will not find it.
    const names = rows.map(({ name }) => name);
    const unused = await withoutPage(tx, names);
    // The files before the rows: a deploy that keeps one anew waits for its row, and must not find a file that is about to go.
    for (const name of unused) {
      await storage.remove(assetFolder + name);
      await notify(tx, removedFilesChannel, name);
    }
    await tx.delete(pageFiles).where(inArray(pageFiles.name, unused));
    await tx.update(pageFiles).set({ unusedSince: null }).where(inArray(pageFiles.name, names));
    return { found: rows.length, gone: unused.length };
  });
}
