import { and, asc, eq, gt, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { inBatches } from '../../platform/files/in-batches.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profiles } from '../account/tables.ts';
import { publicPrefix, uploadFolder } from './keys.ts';
import { uploads } from './tables.ts';

/** How long an image may wait for a page to use it. */
const graceInMs = 24 * 60 * 60 * 1000;
const batch = 500;

/** Removes what no page uses; runs every hour. */
export const removeUnusedUploadsJob = cleanupJob('uploads.remove-unused', 10 * 60);

interface Deps {
  readonly db: Database;
  readonly storage: Storage;
  /** Whether a page that is kept beside the draft uses an upload: what profiles do not name. */
  readonly usedByPages: (ownerId: SQL, url: SQL) => SQL;
  readonly now: () => Date;
}

/** Removes images that are older than a day and that no page uses, and files without a row. @returns how many files. */
export async function removeUnusedUploads(deps: Deps): Promise<number> {
  const { db, storage, now } = deps;
  const before = new Date(now().getTime() - graceInMs);
  let removed = 0;
  let last = '';
  for (;;) {
    const keys = await unusedKeys(deps, before, last);
    last = keys.at(-1) ?? '';
    for (const key of await dropRows(deps, keys)) {
      await storage.remove(key);
      removed += 1;
    }
    if (keys.length < batch) break;
  }
  return removed + (await removeStrays(db, storage, before));
}

/** Old images that no page uses, in the order of their keys. */
async function unusedKeys(deps: Deps, before: Date, after: string): Promise<string[]> {
  const rows = await deps.db
    .select({ key: uploads.key })
    .from(uploads)
    .where(and(lt(uploads.createdAt, before), gt(uploads.key, after), isUnused(deps.db, deps)))
    .orderBy(asc(uploads.key))
    .limit(batch);
  return rows.map(({ key }) => key);
}

function isUnused(db: Pick<Database, 'select'>, { usedByPages }: Pick<Deps, 'usedByPages'>) {
  const url = sql`${publicPrefix}::text || ${uploads.key}`;
  return and(notExists(profilesThatShow(db, url)), not(usedByPages(sql`${uploads.ownerId}`, url)));
}

function profilesThatShow(db: Pick<Database, 'select'>, url: SQL) {
  return db
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.id, uploads.ownerId),
        or(
          eq(profiles.mainImageUrl, url),
          eq(profiles.backgroundImageUrl, url),
          sql`${profiles.gallery} @> jsonb_build_array(jsonb_build_object('url', ${url}))`,
        ),
      ),
    );
}

async function dropRows(deps: Deps, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  return await deps.db.transaction(async (tx) => {
    // A profile that is saved right now holds its image; one that was saved meanwhile is seen by the second statement.
    await tx
      .select({ key: uploads.key })
      .from(uploads)
      .where(inArray(uploads.key, keys))
      // In the order in which saves lock them, so that there is no deadlock.
      .orderBy(asc(uploads.key))
      .for('update');
    const gone = await tx
      .delete(uploads)
      .where(and(inArray(uploads.key, keys), isUnused(tx, deps)))
      .returning({ key: uploads.key });
    return gone.map(({ key }) => key);
  });
}

/** Files of deleted accounts, and of a process that was killed between the file and its row. */
async function removeStrays(db: Database, storage: Storage, before: Date): Promise<number> {
  let removed = 0;
  for await (const entries of inBatches(storage.list(uploadFolder), batch)) {
    const old = entries.filter(({ writtenAt }) => writtenAt < before).map(({ key }) => key);
    const rows = await db.select({ key: uploads.key }).from(uploads).where(inArray(uploads.key, old));
    const known = new Set(rows.map(({ key }) => key));
    for (const key of old.filter((each) => !known.has(each))) {
      await storage.remove(key);
      removed += 1;
    }
  }
  return removed;
}
