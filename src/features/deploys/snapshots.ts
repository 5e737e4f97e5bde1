import { and, eq, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { rowVersion } from '../../platform/db/row-version.ts';
import { profiles } from '../account/tables.ts';
import { readStoredDocument } from '../pages/stored-document.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { livePagesChannel } from '../pages/live-pages-channel.ts';
import type { LivePageInput, RenderedLivePage } from './render-live.ts';

/** A live page as it was deployed, to be rendered again. */
export interface Snapshot extends LivePageInput {
  readonly userId: string;
  /** Of its row. */
  readonly version: string;
  readonly plainSlug: string | null;
  readonly likeness: readonly string[];
}

export async function readSnapshots(executor: Executor, where: SQL | undefined): Promise<Snapshot[]> {
  const columns = {
    userId: pageSnapshots.profileId,
    version: rowVersion(pageSnapshots),
    slug: pageSnapshots.slug,
    plainSlug: pageSnapshots.plainSlug,
    likeness: pageSnapshots.likeness,
    shares: pageSnapshots.shares,
    isIndexed: profiles.isIndexed,
    document: pageSnapshots.document,
    facts: pageSnapshots.facts,
    deployedAt: pageSnapshots.deployedAt,
    shared: pageSnapshots.shared,
    qrCode: pageSnapshots.qrCode,
  } satisfies Record<keyof Snapshot, unknown>;
  const rows = await executor
    .select(columns)
    .from(pageSnapshots)
    .innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId))
    .where(where);
  return rows.map((row) => ({
    ...row,
    document: readStoredDocument(row.document),
    facts: readStoredFacts(row.facts),
  }));
}

/**
 * Puts the same page, rendered again, in the place of the live one.
 * @param snapshot with what may have changed since it was read: its address and what comes with that, its notice
 * @returns false when another was deployed since it was read.
 */
export async function replaceSnapshot(
  executor: Executor,
  { userId, version, slug, plainSlug, likeness, qrCode, shared, shares }: Snapshot,
  rendered: RenderedLivePage,
): Promise<boolean> {
  const replaced = await executor
    .update(pageSnapshots)
    .set({ ...rendered, slug, plainSlug, likeness: [...likeness], qrCode, shared, shares: [...shares] })
    .where(and(eq(pageSnapshots.profileId, userId), eq(rowVersion(pageSnapshots), version)))
    .returning({ slug: pageSnapshots.slug });
  if (replaced.length === 0) return false;
  await notify(executor, livePagesChannel, slug);
  return true;
}
