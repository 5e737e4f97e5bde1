import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import { pageLooks, pageRevisions } from './tables.ts';

/**
 * Makes a document the draft, and keeps it as a revision.
 * @throws {Problem} PROFILE_NOT_FOUND
 */
export async function storeDraft(
  tx: Transaction,
  userId: string,
  { document, html }: { document: PageDocument; html: string },
): Promise<void> {
  // The row's lock puts two builds of one account in turn, so their revisions get different numbers.
  const updated = await tx
    .update(profiles)
    .set({ document, previewHtml: html, isDeployed: false })
    .where(eq(profiles.id, userId))
    .returning({ id: profiles.id });
  if (updated.length === 0) throw new Problem('PROFILE_NOT_FOUND');
  await tx.insert(pageRevisions).values({
    profileId: userId,
    number: sql`(select coalesce(max(${pageRevisions.number}), 0) + 1 from ${pageRevisions} where ${pageRevisions.profileId} = ${userId})`,
    document,
    writtenBy: document.generator ?? 'unknown',
  });
}

/** Drops the looks of a draft that is no more. */
export async function forgetLooks(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(pageLooks).where(eq(pageLooks.profileId, userId));
}

/** Lets one change of an account's page at a time go on. @throws {Problem} PROFILE_NOT_FOUND */
export async function lockProfile(tx: Transaction, userId: string): Promise<void> {
  const rows = await tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  if (rows.length === 0) throw new Problem('PROFILE_NOT_FOUND');
}
