import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { removeUnusedUploads, removeUnusedUploadsJob } from '../uploads/remove-unused.ts';
import { usedByCleared } from './cleared-drafts.ts';
import { pageLooks, pageRevisions, pageSnapshots } from './tables.ts';

/** Whether a version of an account's page that is kept has this picture: another look, an older version, what is live, or what was cleared. */
function usedByPages(ownerId: SQL, url: SQL): SQL {
  const has = sql`document #>> '{backgroundImage,url}' = ${url}`;
  return sql`(exists (select 1 from ${pageRevisions} where profile_id = ${ownerId} and ${has})
    or exists (select 1 from ${pageLooks} where profile_id = ${ownerId} and ${has})
    or exists (select 1 from ${pageSnapshots} where profile_id = ${ownerId} and ${has})
    or ${usedByCleared(ownerId, url)})`;
}

/** The removal of uploads that neither a profile nor a kept version of its page uses. */
export const unusedUploads = {
  job: removeUnusedUploadsJob,
  /** @returns how many files */
  remove: (deps: { db: Database; storage: Storage; now: () => Date }): Promise<number> =>
    removeUnusedUploads({ ...deps, usedByPages }),
};
