import { isDeepStrictEqual } from 'node:util';
import type { WrittenBefore } from '@moonpage/engine/compose/compose-again.ts';
import { keepEdits } from '@moonpage/engine/document/keep-edits.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { publishableTexts } from '../coins/publishable-texts.ts';
import type { Coins } from '../coins/service.ts';
import { forgetCleared, keepCleared, readCleared, restoreCleared } from './cleared-drafts.ts';
import type { PageView } from './contract.ts';
import { forgetLooks, lastWritten, lockProfile, previewBase, storeDraft } from './draft.ts';
import { readableDocument } from './stored-document.ts';

/** Draws a document with its facts as the page that the preview screen shows. */
export type RenderPreview = (document: PageDocument, facts: Facts) => string;

export type Pages = ReturnType<typeof createPages>;

interface Deps {
  readonly db: Database;
  readonly coins: Coins;
  readonly renderPreview: RenderPreview;
  readonly log: Log;
  readonly now: () => Date;
}

export function createPages({ db, coins, renderPreview, log, now }: Deps) {
  return {
    /** @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    read: async (session: Session, userId: string): Promise<PageView> => {
      ownProfile(session, userId);
      const [page] = await db
        .select({
          coinName: profiles.coinName,
          texts: {
            description: sql<string>`coalesce(${profiles.description}, '')`,
            subject: profiles.subject,
            liquidity: sql<string>`coalesce(${profiles.liquidity}, '')`,
            ownership: sql<string>`coalesce(${profiles.ownership}, '')`,
            roadmap: profiles.roadmap,
            gallery: profiles.gallery,
          },
          previewHtml: profiles.previewHtml,
          base: previewBase,
          isDeployed: profiles.isDeployed,
          deployedUrl: profiles.deployedUrl,
          takenDownReason: profiles.takenDownReason,
          design: sql<string | null>`${profiles.document}->>'design'`,
        })
        .from(profiles)
        .where(eq(profiles.id, userId));
      if (!page) throw new Problem('PROFILE_NOT_FOUND');
      const { texts, ...view } = page;
      if (page.previewHtml === null) return { ...view, leftOut: [] };
      const { leftOut } = publishableTexts({
        ...texts,
        roadmap: texts.roadmap ?? [],
        gallery: texts.gallery ?? [],
      });
      return { ...view, leftOut };
    },

    /**
     * Keeps a document that was written anew as the session's draft, with what was edited by hand since the one before, and as a revision.
     * @param alongside is done in the same transaction; what it throws keeps nothing
     * @returns the preview's HTML.
     * @throws {Problem} PROFILE_NOT_FOUND; COIN_INCOMPLETE or COIN_CHANGED when the coin is another by now, and nothing is kept
     */
    keepDraft: async (
      session: Session,
      draft: { document: PageDocument; facts: Facts },
      alongside?: (tx: Transaction) => Promise<void>,
    ) => {
      const { document: rebuilt, facts } = draft;
      const { userId } = session;
      return await db.transaction(async (tx) => {
        await lockProfile(tx, userId);
        // A model writes for minutes: what was cleared or changed meanwhile must not come back.
        const today = await coins.factsIn(tx, userId);
        if (!isDeepStrictEqual(today, facts)) throw new Problem('COIN_CHANGED');
        const page = await readPage(tx, userId);
        const document = page ? withEdits(page, rebuilt) : rebuilt;
        const html = renderPreview(document, facts);
        // As it was written, which the next rebuild tells edits by.
        await storeDraft(tx, userId, { document: rebuilt, facts, html, reason: 'built', savedAt: now() });
        if (document !== rebuilt)
          await storeDraft(tx, userId, { document, html, reason: 'edited', savedAt: now() });
        await forgetLooks(tx, userId);
        await forgetCleared(tx, userId);
        await alongside?.(tx);
        return html;
      });
    },

    draftOf,

    /** The account's page as it was written last, which a rebuild goes on from; null where there is no draft. */
    writtenBefore: async ({ userId }: Session): Promise<WrittenBefore | null> =>
      (await readPage(db, userId))?.before ?? null,

    /**
     * The account's page as it would be kept if it were written anew, with what was edited by hand since it was written last.
     * @returns null where there is no page that a rebuild goes on from.
     */
    asRebuilt: async (
      { userId }: Session,
      rebuild: (before: WrittenBefore) => PageDocument,
    ): Promise<PageDocument | null> => {
      const page = await readPage(db, userId);
      return page?.before ? withEdits(page, rebuild(page.before)) : null;
    },

    /** Clears the draft and the coin's details, which `undoStartOver` brings back. @throws {Problem} FORBIDDEN, START_OVER_FAILED */
    startOver: async (session: Session, userId: string): Promise<void> => {
      ownProfile(session, userId);
      try {
        await db.transaction(async (tx) => {
          await lockProfile(tx, userId);
          await keepCleared(tx, userId, now());
          await coins.clear(tx, userId);
          await tx
            .update(profiles)
            .set({ document: null, previewHtml: null, isDeployed: false })
            .where(eq(profiles.id, userId));
          await forgetLooks(tx, userId);
        });
      } catch (error) {
        if (problemOf(error)) throw error;
        log.error({ err: error, userId }, 'draft clearing failed');
        throw new Problem('START_OVER_FAILED', { cause: error });
      }
    },

    /** What START OVER cleared and `undoStartOver` brings back; null: nothing. @throws {Problem} FORBIDDEN */
    cleared: async (session: Session, userId: string) => {
      ownProfile(session, userId);
      return await readCleared(db, userId);
    },

    /** Brings back what START OVER cleared last. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, NOTHING_TO_UNDO */
    undoStartOver: async (session: Session, userId: string): Promise<void> => {
      ownProfile(session, userId);
      await db.transaction(async (tx) => {
        await lockProfile(tx, userId);
        await restoreCleared(tx, userId);
      });
    },
  };
}

interface ReadPage {
  readonly draft: PageDocument;
  /** As it was written last; null where that cannot be read. */
  readonly before: WrittenBefore | null;
}

/** @returns null where there is no draft. */
async function readPage(executor: Executor, userId: string): Promise<ReadPage | null> {
  const draft = await draftOf(executor, userId);
  return draft && { draft, before: await lastWritten(executor, userId) };
}

/** A page that was written anew, with what was edited by hand since the one before; where that cannot be read, all of the draft counts as edited. */
function withEdits({ draft, before }: ReadPage, rebuilt: PageDocument): PageDocument {
  return keepEdits({ built: before?.document ?? rebuilt, edited: draft, rebuilt });
}

/** The draft's document at the current version, or null when there is none. @throws when what is stored is no document. */
async function draftOf(tx: Executor, userId: string): Promise<PageDocument | null> {
  const [row] = await tx
    .select({ document: profiles.document })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return row?.document == null ? null : readableDocument(row.document);
}
