import { eq, or, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { formerSlugs, pageSnapshots } from './tables.ts';

/** Of a live page: it is at this address, or has moved away from it while no other page is there. */
export function isOrWasAt(executor: Executor, slug: string): SQL | undefined {
  const moved = executor
    .select({ id: formerSlugs.profileId })
    .from(formerSlugs)
    .where(eq(formerSlugs.slug, slug));
  return or(eq(pageSnapshots.slug, slug), eq(pageSnapshots.profileId, moved));
}
