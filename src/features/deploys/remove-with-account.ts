import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { profiles } from '../account/tables.ts';
import { filesOf } from '../pages/page-files.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { formerSlugsOf } from './addresses/slugs.ts';
import { markDuplicatesJob } from './duplicates/duplicates.ts';
import { removeFiles } from './files/remove-unused-files.ts';

export const removeFilesJob: JobKind<{ names: string[] }> = {
  name: 'deploys.remove-files',
  data: z.strictObject({ names: z.array(z.string()) }),
  retry: { limit: 10, firstPauseInSeconds: 30, longestPauseInSeconds: 3600 },
  timeoutInSeconds: 5 * 60,
  concurrency: 1,
};

interface Deps {
  readonly db: Database;
  readonly jobs: Jobs;
  readonly storage: Storage;
}

/**
 * What happens to a live page when its account is deleted: its row goes by foreign key, every node drops it from its cache and export at
 * the commit, and durable jobs remove the files that no other page uses and the notice of a coin that is now alone with its name or ticker. Create it before `jobs.start()`.
 * @returns what runs in the transaction that deletes the account.
 */
export function createRemovePageWithAccount({ db, jobs, storage }: Deps) {
  jobs.register(removeFilesJob, ({ data }) => removeFiles({ db, storage }, data.names));
  return async (tx: Transaction, userId: string): Promise<void> => {
    // The lock waits for a deploy that is committing, and sees the slug that it gives.
    const [profile] = await tx
      .select({ slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for('update');
    if (profile?.slug != null)
      for (const slug of [profile.slug, ...(await formerSlugsOf(tx, userId))])
        await notify(tx, livePagesChannel, slug);
    const [page] = await tx
      .select({ likeness: pageSnapshots.likeness })
      .from(pageSnapshots)
      .where(eq(pageSnapshots.profileId, userId));
    if (page) await jobs.enqueue(tx, markDuplicatesJob, page);
    const names = await filesOf(tx, userId);
    if (names.length > 0) await jobs.enqueue(tx, removeFilesJob, { names });
  };
}
