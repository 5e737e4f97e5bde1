import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/db/database.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { uploads } from './tables.ts';

/** Files that one job removes. */
const batch = 500;

const removeFiles: JobKind<{ keys: string[] }> = {
  name: 'uploads.remove-files',
  data: z.strictObject({ keys: z.array(z.string()) }),
  retry: { limit: 10, firstPauseInSeconds: 30, longestPauseInSeconds: 3600 },
  timeoutInSeconds: 5 * 60,
  concurrency: 1,
};

/**
 * What happens to the images of an account that is deleted: their rows go by foreign key, a durable job removes the files. Create it
 * before `jobs.start()`.
 * @returns what runs in the transaction that deletes the account, while its profile is locked against new uploads.
 */
export function createRemoveWithAccount(jobs: Jobs, storage: Storage) {
  jobs.register(removeFiles, async ({ data }) => {
    for (const key of data.keys) await storage.remove(key);
  });
  return async (tx: Transaction, userId: string): Promise<void> => {
    const rows = await tx.select({ key: uploads.key }).from(uploads).where(eq(uploads.ownerId, userId));
    const keys = rows.map(({ key }) => key);
    for (let start = 0; start < keys.length; start += batch) {
      await jobs.enqueue(tx, removeFiles, { keys: keys.slice(start, start + batch) });
    }
  };
}
