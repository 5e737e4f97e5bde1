import { asc, eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { cleanupJob } from '../../platform/jobs/job-kind.ts';
import { profiles } from '../account/tables.ts';
import { coinColumns } from '../coins/profile-columns.ts';
import { uploads } from '../uploads/tables.ts';
import { clearedDrafts, pageLooks } from './tables.ts';

/** How long what START OVER cleared is kept; the screen offers to undo it until the message is closed. */
const keptForInMs = 10 * 60_000;

const { email: _kept, ...coin } = coinColumns;
/** What START OVER clears of a profile. */
const clearedColumns = {
  ...coin,
  backgroundImageUrl: profiles.backgroundImageUrl,
  document: profiles.document,
  previewHtml: profiles.previewHtml,
  isDeployed: profiles.isDeployed,
};

/** Keeps what is about to be cleared, under the lock of its profile; where there is nothing, what was kept before stays. */
export async function keepCleared(tx: Transaction, userId: string, clearedAt: Date): Promise<void> {
  const [profile] = await tx.select(clearedColumns).from(profiles).where(eq(profiles.id, userId));
  if (!profile || isClear(profile)) return;
  const looks = await tx
    .select({ position: pageLooks.position, document: pageLooks.document })
    .from(pageLooks)
    .where(eq(pageLooks.profileId, userId));
  await keepPictures(tx, userId, clearedAt);
  const row = { clearedAt, profile, looks };
  await tx
    .insert(clearedDrafts)
    .values({ profileId: userId, ...row })
    .onConflictDoUpdate({ target: clearedDrafts.profileId, set: row });
}

/**
 * Puts back what was cleared last, under the lock of its profile.
 * @throws {Problem} NOTHING_TO_UNDO when it was too long ago, or something else is there by now
 */
export async function restoreCleared(tx: Transaction, userId: string, now: Date): Promise<void> {
  const [row] = await tx.delete(clearedDrafts).where(eq(clearedDrafts.profileId, userId)).returning();
  const [profile] = await tx.select(clearedColumns).from(profiles).where(eq(profiles.id, userId));
  const isLate = !row || now.getTime() - row.clearedAt.getTime() > keptForInMs;
  if (isLate || !profile || !isClear(profile)) throw new Problem('NOTHING_TO_UNDO');
  await tx.update(profiles).set(row.profile).where(eq(profiles.id, userId));
  const looks = row.looks.map((look) => ({ profileId: userId, ...look }));
  if (looks.length > 0) await tx.insert(pageLooks).values(looks);
}

/** Gives pictures that no profile names from here on another day before they are removed. */
async function keepPictures(tx: Transaction, userId: string, from: Date): Promise<void> {
  const own = eq(uploads.ownerId, userId);
  // In the order in which saves and the removal lock them, so that there is no deadlock.
  await tx.select({ key: uploads.key }).from(uploads).where(own).orderBy(asc(uploads.key)).for('update');
  await tx.update(uploads).set({ createdAt: from }).where(own);
}

/** Removes what can no longer be brought back; every hour. */
export const removeOldClearedJob = cleanupJob('pages.remove-cleared', 60);

export async function removeOldCleared(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - keptForInMs);
  await db.delete(clearedDrafts).where(lt(clearedDrafts.clearedAt, oldest));
}

/** Once a new page is there, the old one is not brought back over it. */
export async function forgetCleared(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(clearedDrafts).where(eq(clearedDrafts.profileId, userId));
}

function isClear({ coinName, document }: { coinName: string | null; document: unknown }): boolean {
  return coinName === null && document === null;
}
