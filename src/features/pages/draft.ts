import type { WrittenBefore } from '@moonpage/engine/compose/compose-again.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { profiles } from '../account/tables.ts';
import type { RevisionReason } from './contract.ts';
import { readableDocument } from './stored-document.ts';
import { readableFacts } from './stored-facts.ts';
import { pageLooks, pageRevisions } from './tables.ts';

/** Revisions that are kept for each page: the newest, of those before them the newest that went live, the draft's own, and the last that was written. */
export const keptRevisions = { newest: 50, deployed: 50 } as const;

/** Names the content of a draft: the same content has the same base, in whatever order its keys came, as `jsonb` has one order of its own. */
export const draftBase = sql<string>`md5(${profiles.document}::text)`;

/** Names the preview that is shown of a draft, its coin's facts included. */
export const previewBase = sql<string | null>`md5(${profiles.previewHtml})`;

/** Edits that follow each other are one revision for so long after its first. */
const oneRevisionInMs = 10 * 60_000;

/** A document to be kept as a revision. */
export interface KeptDocument {
  readonly document: PageDocument;
  readonly reason: RevisionReason;
  readonly savedAt: Date;
  /** What it was written from. */
  readonly facts?: Facts | null;
}

/**
 * Makes a document the draft, and keeps it as a revision in the place of those that are too old; an edit goes on with the newest revision
 * while that is an edit too, has never been live, and was begun less than ten minutes ago.
 * @returns the revision's number
 * @throws {Problem} PROFILE_NOT_FOUND
 */
export async function storeDraft(
  tx: Transaction,
  userId: string,
  { html, ...kept }: KeptDocument & { html: string },
): Promise<number> {
  const { document } = kept;
  // The row's lock serialises two builds of one account, so their revisions get different numbers.
  const updated = await tx
    .update(profiles)
    .set({
      document,
      backgroundImageUrl: document.backgroundImage?.url ?? null,
      previewHtml: html,
      isDeployed: false,
    })
    .where(eq(profiles.id, userId))
    .returning({ id: profiles.id });
  if (updated.length === 0) throw new Problem('PROFILE_NOT_FOUND');
  const continued = kept.reason === 'edited' ? await continueEdit(tx, userId, kept) : null;
  return continued ?? (await keepRevision(tx, userId, kept));
}

/** Keeps a document as a new revision, under the lock of its profile. @returns its number */
export async function keepRevision(
  tx: Transaction,
  userId: string,
  { document, reason, savedAt, facts = null }: KeptDocument,
): Promise<number> {
  const next = sql<number>`(select coalesce(max(${pageRevisions.number}), 0) + 1 from ${pageRevisions} where ${pageRevisions.profileId} = ${userId})`;
  const [row] = await tx
    .insert(pageRevisions)
    .values({
      profileId: userId,
      number: next,
      document,
      facts,
      writtenBy: writerOf(document),
      reason,
      createdAt: savedAt,
      savedAt,
    })
    .returning({ number: pageRevisions.number });
  if (!row) throw new Error('An inserted revision was not returned.');
  await dropOldRevisions(tx, userId);
  return row.number;
}

async function continueEdit(
  tx: Transaction,
  userId: string,
  { document, savedAt }: KeptDocument,
): Promise<number | null> {
  const newest = newestNumbers(tx, userId, 'all', 1);
  const [row] = await tx
    .update(pageRevisions)
    .set({ document, writtenBy: writerOf(document), savedAt })
    .where(
      and(
        eq(pageRevisions.profileId, userId),
        sql`${pageRevisions.number} = (${newest})`,
        eq(pageRevisions.reason, 'edited'),
        isNull(pageRevisions.deployedAt),
        gt(pageRevisions.createdAt, new Date(savedAt.getTime() - oneRevisionInMs)),
      ),
    )
    .returning({ number: pageRevisions.number });
  return row?.number ?? null;
}

function writerOf(document: PageDocument): string {
  return document.generator ?? 'unknown';
}

/** The revision that is the draft: number, and when it was saved last. Null where no draft was ever stored. */
export async function draftRevision(
  executor: Executor,
  userId: string,
): Promise<{ number: number; savedAt: Date } | null> {
  const [row] = await executor
    .select({ number: pageRevisions.number, savedAt: pageRevisions.savedAt })
    .from(pageRevisions)
    .where(
      and(
        eq(pageRevisions.profileId, userId),
        sql`${pageRevisions.number} = (${newestNumbers(executor, userId, 'drafts', 1)})`,
      ),
    );
  return row ?? null;
}

/** The newest document that was written for the page rather than edited, and from what; null where it is no longer kept, or cannot be read. */
export async function lastWritten(executor: Executor, userId: string): Promise<WrittenBefore | null> {
  const [row] = await executor
    .select({ document: pageRevisions.document, facts: pageRevisions.facts })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.profileId, userId), among.written))
    .orderBy(desc(pageRevisions.number))
    .limit(1);
  const document = row ? readableDocument(row.document) : null;
  return document && { document, facts: readableFacts(row?.facts) };
}

/** Notes that the draft's revision goes live; under the lock of its profile. */
export async function markDeployed(tx: Transaction, userId: string, instant: Date): Promise<void> {
  const own = eq(pageRevisions.profileId, userId);
  const draft = newestNumbers(tx, userId, 'drafts', 1);
  await tx
    .update(pageRevisions)
    .set({ deployedAt: instant })
    .where(and(own, sql`${pageRevisions.number} = (${draft})`));
}

async function dropOldRevisions(tx: Transaction, userId: string): Promise<void> {
  await tx
    .delete(pageRevisions)
    .where(
      and(
        eq(pageRevisions.profileId, userId),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'all', keptRevisions.newest)),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'deployed', keptRevisions.deployed)),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'drafts', 1)),
        notInArray(pageRevisions.number, newestNumbers(tx, userId, 'written', 1)),
      ),
    );
}

/** A copy was never the draft; the newest of the others is. */
const among = {
  all: undefined,
  deployed: isNotNull(pageRevisions.deployedAt),
  drafts: ne(pageRevisions.reason, 'copy'),
  /** Not edited: what edits are told by. */
  written: inArray(pageRevisions.reason, ['built', 'look']),
} as const;

function newestNumbers(tx: Executor, userId: string, which: keyof typeof among, count: number) {
  return tx
    .select({ number: pageRevisions.number })
    .from(pageRevisions)
    .where(and(eq(pageRevisions.profileId, userId), among[which]))
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
