import { asc, inArray, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { assetFolder } from '../pages/page-files.ts';
import { pageFiles } from '../pages/tables.ts';
import type { DeployTarget } from './targets/target.ts';

/** How long a file stays after no page was found to name it: readers and previews elsewhere may still ask for it. */
const graceInMs = 24 * 60 * 60 * 1000;
/** Within the job's own time. */
const noteTimeInMs = 20 * 60 * 1000;
/** Names that are compared at once. */
const batch = 500;
/** Files that are removed in one transaction: a deploy that keeps one of them waits for all. */
const removedAtOnce = 20;

/** Removes what no page names any more; runs every night. */
export const removeUnusedFilesJob: JobKind<Record<string, never>> = {
  name: 'deploys.remove-unused-files',
  data: z.strictObject({}),
  retry: { limit: 2, firstPauseInSeconds: 60, longestPauseInSeconds: 600 },
  timeoutInSeconds: 30 * 60,
  concurrency: 1,
};

interface Needs {
  readonly db: Database;
  readonly storage: Storage;
  readonly target: Pick<DeployTarget, 'files' | 'removeFile'>;
  readonly now: () => Date;
}

/**
 * Removes files under `/p/assets/` that no live page and no draft has named for a day: of pages that were deployed anew, of accounts
 * that are gone, of deploys that failed. Any number of nodes may run it at once, and beside deploys (see `registeringStorage`).
 * @returns how many files were removed from the storage
 */
export async function removeUnusedFiles(needs: Needs): Promise<number> {
  await enterStrays(needs);
  await noteUse(needs);
  let removed = 0;
  for (;;) {
    const count = await removeSome(needs);
    if (count === 0) break;
    removed += count;
  }
  await clearTarget(needs);
  return removed;
}

/** Files of earlier versions, and of a node that works on another database. */
async function enterStrays({ db, storage }: Needs): Promise<void> {
  let names: string[] = [];
  const enter = async () => {
    if (names.length === 0) return;
    // In one order everywhere, so that two nodes do not wait for each other.
    const rows = names.toSorted().map((name) => ({ name }));
    await db.insert(pageFiles).values(rows).onConflictDoNothing();
    names = [];
  };
  for await (const { key } of storage.list(assetFolder)) {
    names.push(key.slice(assetFolder.length));
    if (names.length === batch) await enter();
  }
  await enter();
}

/** Every public path of a file, wherever it stands in what a live page or a draft is made from. */
const namedFiles = sql`
  select distinct substr(path #>> '{}', length('/p/assets/') + 1) as name from (
    select jsonb_path_query(jsonb_build_array(facts, shared, qr_code), 'strict $.** ? (@ starts with "/p/assets/")') as path
    from page_snapshots
    union all
    select jsonb_path_query(
      jsonb_build_array(document, gallery, main_image_url, background_image_url),
      'strict $.** ? (@ starts with "/p/assets/")'
    )
    from profiles
  ) as paths`;

/** Notes since when each file is unused, and which are in use again. */
async function noteUse({ db, now }: Needs): Promise<void> {
  await db.transaction(async (tx) => {
    // It reads every page there is, which the limit of a request's statements is not made for.
    await tx.execute(sql`set local statement_timeout = ${sql.raw(String(noteTimeInMs))}`);
    await tx.execute(sql`
      with named as materialized (${namedFiles})
      update page_files set unused_since = case when named.name is null then ${now().toISOString()}::timestamptz end
      from page_files as file left join named on named.name = file.name
      where page_files.name = file.name and (named.name is null) = (page_files.unused_since is null)`);
  });
}

async function removeSome({ db, storage, target, now }: Needs): Promise<number> {
  const before = new Date(now().getTime() - graceInMs);
  return await db.transaction(async (tx) => {
    const rows = await tx
      .select({ name: pageFiles.name })
      .from(pageFiles)
      .where(lt(pageFiles.unusedSince, before))
      .orderBy(asc(pageFiles.name))
      .limit(removedAtOnce)
      .for('update', { skipLocked: true });
    const names = rows.map(({ name }) => name);
    if (names.length === 0) return 0;
    // The files first: who keeps one of them anew waits for the row, and must not find what is about to go.
    for (const name of names) {
      await storage.remove(assetFolder + name);
      await target.removeFile(name);
    }
    await tx.delete(pageFiles).where(inArray(pageFiles.name, names));
    return names.length;
  });
}

/** Copies that this node's target has of files which another node removed. */
async function clearTarget({ db, target }: Needs): Promise<void> {
  for await (const name of target.files()) {
    await db.transaction(async (tx) => {
      // Whose name can be taken has no row; who keeps the file meanwhile waits until it is gone.
      const taken = await tx
        .insert(pageFiles)
        .values({ name })
        .onConflictDoNothing()
        .returning({ name: pageFiles.name });
      if (taken.length === 0) return;
      await target.removeFile(name);
      await tx.delete(pageFiles).where(inArray(pageFiles.name, [name]));
    });
  }
}
