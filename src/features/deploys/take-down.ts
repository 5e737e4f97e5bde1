import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { profiles } from '../account/tables.ts';
import { livePagesChannel } from './announcement.ts';
import { lockSlugs } from './slugs.ts';
import type { DeployTarget } from './targets/target.ts';

const takeDownJob: JobKind<{ slug: string }> = {
  name: 'deploys.take-down',
  data: z.strictObject({ slug: z.string() }),
  retry: { limit: 10, firstPauseInSeconds: 30, longestPauseInSeconds: 3600 },
  timeoutInSeconds: 60,
  concurrency: 1,
};

/**
 * What happens to a live page when its account is deleted: its row goes by foreign key, every node forgets it at the commit, and a
 * durable job takes it off the target. Create it before `jobs.start()`.
 * @returns what runs in the transaction that deletes the account.
 */
export function createTakeDown(db: Database, jobs: Jobs, target: DeployTarget) {
  jobs.register(takeDownJob, async ({ data: { slug } }) => {
    await db.transaction(async (tx) => {
      // Somebody else may have taken the name since, and may not while its old page is being removed.
      await lockSlugs(tx);
      const [owner] = await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.slug, slug));
      if (!owner) await target.remove(slug);
    });
  });
  return async (tx: Transaction, userId: string): Promise<void> => {
    // The lock waits for a deploy that is under way, and sees the slug that it gives.
    const [profile] = await tx
      .select({ slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, userId))
      .for('update');
    if (profile?.slug == null) return;
    await notify(tx, livePagesChannel, profile.slug);
    await jobs.enqueue(tx, takeDownJob, { slug: profile.slug });
  };
}
