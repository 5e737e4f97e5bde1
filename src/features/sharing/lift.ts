import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { shareSteps } from './tables.ts';

/**
 * Lets an account build without the sharing steps since an instant, or asks for them again (null).
 * @returns whether that changed anything
 */
export async function setLifted(tx: Transaction, profileId: string, liftedAt: Date | null): Promise<boolean> {
  const id = { id: shareSteps.profileId };
  const changed = await (liftedAt === null
    ? tx
        .update(shareSteps)
        .set({ liftedAt })
        .where(and(eq(shareSteps.profileId, profileId), isNotNull(shareSteps.liftedAt)))
        .returning(id)
    : tx
        .insert(shareSteps)
        .values({ profileId, liftedAt })
        .onConflictDoUpdate({
          target: shareSteps.profileId,
          set: { liftedAt },
          setWhere: isNull(shareSteps.liftedAt),
        })
        .returning(id));
  return changed.length > 0;
}
