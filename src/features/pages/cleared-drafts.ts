import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import { coinColumns } from '../coins/profile-columns.ts';
import { clearedDrafts, pageLooks } from './tables.ts';

const { email: _kept, ...coin } = coinColumns;
/** What START OVER clears of a profile. */
const clearedColumns = {
  ...coin,
  backgroundImageUrl: profiles.backgroundImageUrl,
  document: profiles.document,
  previewHtml: profiles.previewHtml,
  isDeployed: profiles.isDeployed,
};

/** Keeps what is about to be cleared, under the lock of its profile; where there is less than a page, a page that was kept before stays. */
export async function keepCleared(tx: Transaction, userId: string, clearedAt: Date): Promise<void> {
  const [profile] = await tx.select(clearedColumns).from(profiles).where(eq(profiles.id, userId));
  if (!profile || (profile.coinName === null && profile.document === null)) return;
  const looks = await tx
    .select({ position: pageLooks.position, document: pageLooks.document })
    .from(pageLooks)
    .where(eq(pageLooks.profileId, userId));
  const row = { clearedAt, profile, looks };
  await tx
    .insert(clearedDrafts)
    .values({ profileId: userId, ...row })
    .onConflictDoUpdate({
      target: clearedDrafts.profileId,
      set: row,
      ...(profile.document === null && { setWhere: sql`${clearedDrafts.profile}->>'document' is null` }),
    });
}

/** What can be brought back: the name of its coin; null where nothing was cleared, or another page is there by now. */
export async function readCleared(
  executor: Executor,
  userId: string,
): Promise<{ coinName: string | null } | null> {
  const [row] = await executor
    .select({
      coinName: sql<string | null>`${clearedDrafts.profile}->>'coinName'`,
    })
    .from(clearedDrafts)
    .innerJoin(profiles, eq(profiles.id, clearedDrafts.profileId))
    .where(and(eq(clearedDrafts.profileId, userId), isNull(profiles.document)));
  return row ?? null;
}

/**
 * Puts back what was cleared last, under the lock of its profile; details of a build that was never finished give way.
 * @throws {Problem} NOTHING_TO_UNDO where nothing was cleared, or another page is there by now
 */
export async function restoreCleared(tx: Transaction, userId: string): Promise<void> {
  const [row] = await tx.delete(clearedDrafts).where(eq(clearedDrafts.profileId, userId)).returning();
  if (!row) throw new Problem('NOTHING_TO_UNDO');
  const restored = await tx
    .update(profiles)
    .set(row.profile)
    .where(and(eq(profiles.id, userId), isNull(profiles.document)))
    .returning({ id: profiles.id });
  if (restored.length === 0) throw new Problem('NOTHING_TO_UNDO');
  const looks = row.looks.map((look) => ({ profileId: userId, ...look }));
  if (looks.length > 0) await tx.insert(pageLooks).values(looks);
}

/** Once a new page is there, the old one is not brought back over it. */
export async function forgetCleared(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(clearedDrafts).where(eq(clearedDrafts.profileId, userId));
}

/** Whether a draft that can be brought back names an upload anywhere. */
export function usedByCleared(ownerId: SQL, url: SQL): SQL {
  return sql`exists (select 1 from ${clearedDrafts} where profile_id = ${ownerId}
    and strpos(profile::text || looks::text, ${url}) > 0)`;
}
