import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { pageFiles, pageSnapshots } from './tables.ts';

/** Where the storage keeps the files of pages. */
export const assetFolder = 'assets/';

/** Channel of the names whose files were removed from the storage, for the caches and exports of all nodes. */
export const removedFilesChannel = 'removed_page_files';

/** Names as `PageAssets.keep` gives them. Fonts are called otherwise: they come with the release and have no row. */
export function isKeptFile(name: string): boolean {
  return /^[0-9a-f]{32}\.[a-z]+$/.test(name);
}

/**
 * The storage as pages write to it: the row of a file is written, as one in use, before the file. While a file is being removed its
 * row is locked, so the write waits and the file is then stored anew.
 */
export function registeringStorage(storage: Storage, db: Database): Storage {
  return {
    ...storage,
    put: async (key, bytes, contentType) => {
      await db
        .insert(pageFiles)
        .values({ name: key.slice(assetFolder.length) })
        .onConflictDoUpdate({ target: pageFiles.name, set: { unusedSince: null } });
      await storage.put(key, bytes, contentType);
    },
  };
}

/** Notes whose deploy kept these files last, so that they can go with the account. An account that is gone claims none. */
export async function claimFiles(db: Database, userId: string, names: readonly string[]): Promise<void> {
  const own = sql`select name from ${pageFiles} where name = any(${sql.param(names)})
    and profile_id is distinct from ${userId} order by name for no key update`;
  await db
    .update(pageFiles)
    .set({ profileId: userId })
    .where(
      and(
        sql`${pageFiles.name} in (${own})`,
        sql`exists (select 1 from profiles where id = ${userId} for key share)`,
      ),
    );
}

/** Keeps files from being removed before the transaction ends. @returns false when one is gone, or being removed: keep them anew. */
export async function holdFiles(tx: Transaction, names: readonly string[]): Promise<boolean> {
  const kept = [...new Set(names.filter(isKeptFile))];
  const held = await tx
    .select({ name: pageFiles.name })
    .from(pageFiles)
    .where(inArray(pageFiles.name, kept))
    .for('key share', { skipLocked: true });
  return held.length === kept.length;
}

/** The files of an account: those of its live page, and those that its deploys kept last. */
export async function filesOf(executor: Executor, userId: string): Promise<string[]> {
  const [page] = await executor
    .select({ assets: pageSnapshots.assets })
    .from(pageSnapshots)
    .where(eq(pageSnapshots.profileId, userId));
  const claimed = await executor
    .select({ name: pageFiles.name })
    .from(pageFiles)
    .where(eq(pageFiles.profileId, userId));
  return [...new Set([...(page?.assets ?? []).filter(isKeptFile), ...claimed.map(({ name }) => name)])];
}

/** Those of `names` that no live page uses. */
export async function withoutPage(executor: Executor, names: readonly string[]): Promise<string[]> {
  const { rows } = await executor.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) as name
    where not exists (select 1 from ${pageSnapshots} where ${pageSnapshots.assets} @> array[name])`);
  return rows.map(({ name }) => name);
}
