import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { and, desc, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import { pageLooks, pageRevisions } from './tables.ts';

/** Revisions that are kept for each page: the newest, and of those before them the newest that went live. */
export const keptRevisions = { newest: 50, deployed: 50 } as const;

/**
 * Makes a document the draft, and keeps it as a revision in the place of those that are too old.
 * @throws {Problem} PROFILE_NOT_FOUND
 */
export async function storeDraft(
  tx: Transaction,
  userId: string,
  { document, html }: { document: PageDocument; html: string },
): Promise<void> {
  // The row's lock serialises two builds of one account, so their revisions get different numbers.
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
  await dropOldRevisions(tx, userId);
}

/** Notes that the newest revision, which is the draft, goes live; under the lock of its profile. */
export async function markDeployed(tx: Transaction, userId: string, instant: Date): Promise<void> {
  const own = eq(pageRevisions.profileId, userId);
  const newest = newestNumbers(tx, userId, 'all', 1);
  await tx
    .update(pageRevisions)
    .set({ deployedAt: instant })
    .where(and(own, sql`${pageRevisions.number} = (${newest})`));
}

async function dropOldRevisions(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(pageRevisions)
    .where(
      and(
        eq(pageRevisions.profileId, userId),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'all', keptRevisions.newest)),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'deployed', keptRevisions.deployed)),
      ),
    );
}

function newestNumbers(tx: Executor, userId: string, which: 'all' | 'deployed', count: number) {
  const wentLive = which === 'deployed' ? isNotNull(pageRevisions.deployedAt) : undefined;
  return tx
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.profileId, userId), wentLive))
    .orderBy(desc(pageRevisions.number))
    .limit(count);
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
