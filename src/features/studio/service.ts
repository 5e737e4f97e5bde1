import { isDeepStrictEqual } from 'node:util';
import { withoutLocks } from '@moonpage/engine/document/locks.ts';
import { parseDocument } from '@moonpage/engine/document/parse.ts';
import { documentLength, type PageDocument } from '@moonpage/engine/document/schema.ts';
import type { FontFace } from '@moonpage/engine/designs/design.ts';
import { fontAsset, hasCore } from '@moonpage/engine/render/font-choice.ts';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createPublicProbe, type Network } from '../../platform/http/public-fetch.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import type { Generation } from '../generation/service.ts';
import { type LivePlace, liveUrl } from '../deploys/render-live.ts';
import type { PageAssets } from '../pages/assets.ts';
import { draftRevision, keepRevision, lockProfile, storeDraft } from '../pages/draft.ts';
import type { RenderPreview } from '../pages/service.ts';
import { readableDocument, readStoredDocument } from '../pages/stored-document.ts';
import { readableFacts } from '../pages/stored-facts.ts';
import { pageRevisions, pageSnapshots } from '../pages/tables.ts';
import type { Uploads } from '../uploads/service.ts';
import { withOwnBackgroundImage } from './background-image.ts';
import { createCheckLinks } from './check-links.ts';
import {
  problemsAtMost,
  type RevisionsPage,
  revisionsAtOnce,
  type SaveReason,
  type StudioView,
} from './contract.ts';
import { readDraft } from './read-draft.ts';
import { createRewrite } from './rewrite/rewrite.ts';

/** Who types saves about once in a second, for hours. */
const savesPerAccount = { perTenMinutes: 1_200, perDay: 50_000 };

export type Studio = ReturnType<typeof createStudio>;

export interface StudioDeps {
  readonly db: Database;
  readonly coins: Pick<Coins, 'factsIn'>;
  readonly uploads: Pick<Uploads, 'hold'>;
  readonly renderPreview: RenderPreview;
  readonly assets: Pick<PageAssets, 'pathOf'>;
  /** Of all designs. */
  readonly faces: readonly FontFace[];
  readonly place: LivePlace;
  readonly generation: Pick<Generation, 'rewriteLines'>;
  /** Where links of pages lead. */
  readonly network: Network;
  /** Rewritings of one account in a day, and checks of its links. */
  readonly perDay: number;
  readonly now: () => Date;
}

/** A save as it comes from the browser. */
interface Save {
  readonly document: unknown;
  readonly base: string;
  readonly reason: SaveReason;
}

export function createStudio(deps: StudioDeps) {
  const { db, coins, uploads, renderPreview, assets, faces, place, now } = deps;
  const queue = createAccountQueue({ ...savesPerAccount, now });
  const fonts = Object.fromEntries(
    faces.flatMap(fontNames).map((name): [string, string] => [name, assets.pathOf(name)]),
  );

  return {
    /** @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, NOTHING_BUILT, PAGE_UNREADABLE, COIN_INCOMPLETE */
    read: async (session: Session, userId: string): Promise<StudioView> => {
      ownProfile(session, userId);
      const draft = await readDraft(db, userId);
      const revision = await draftRevision(db, userId);
      if (!revision) throw new Error('A draft has no revision.');
      const [live] = await db
        .select({
          document: pageSnapshots.document,
          facts: pageSnapshots.facts,
          deployedAt: pageSnapshots.deployedAt,
          slug: pageSnapshots.slug,
        })
        .from(pageSnapshots)
        .where(eq(pageSnapshots.profileId, userId));
      // A page that cannot be compared with the draft is replaced by the next deploy all the same.
      const liveDocument = readableDocument(live?.document);
      return {
        document: draft.document,
        base: draft.base,
        savedAt: revision.savedAt.toISOString(),
        facts: await coins.factsIn(db, userId),
        fonts,
        live:
          live && liveDocument
            ? {
                document: liveDocument,
                facts: readableFacts(live.facts),
                deployedAt: live.deployedAt.toISOString(),
                url: liveUrl(live.slug, place),
              }
            : null,
        isDeployed: draft.isDeployed,
        hasModel: deps.generation.rewriteLines !== null,
      };
    },

    rewrite: createRewrite({ ...deps, rewriteLines: deps.generation.rewriteLines }),
    checkLinks: createCheckLinks({ ...deps, probe: createPublicProbe(deps.network) }),

    /**
     * Makes a document the draft if nobody has changed the draft since `base` was read, or to the same, and draws the preview with the coin of today.
     * @returns what the next save names as its base
     * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, NOTHING_BUILT, PAGE_UNREADABLE, COIN_INCOMPLETE, INVALID_DOCUMENT, PAGE_CHANGED, TOO_MANY_REQUESTS,
     * BUSY; nothing is saved then
     */
    save: (session: Session, userId: string, { document, base, reason }: Save) => {
      ownProfile(session, userId);
      return queue.run(userId, () => {
        const parsed = parsedDocument(document);
        return db.transaction(async (tx) => {
          await lockProfile(tx, userId);
          const draft = await readDraft(tx, userId);
          const written = writtenBy(draft.document, parsed);
          const edited = await withOwnBackgroundImage(tx, uploads, userId, {
            document: written,
            draft: draft.document,
          });
          // A save whose answer was lost comes again with its old base.
          const isStored = (await baseOf(tx, edited)) === draft.base;
          if (!isStored && draft.base !== base) throw new Problem('PAGE_CHANGED');
          const html = renderPreview(edited, await coins.factsIn(tx, userId));
          if (isStored) {
            await tx.update(profiles).set({ previewHtml: html }).where(eq(profiles.id, userId));
          } else {
            await storeDraft(tx, userId, { document: edited, html, reason, savedAt: now() });
            const before = draft.document;
            // Readers see no lock: what is live stays what is shown.
            if (draft.isDeployed && isDeepStrictEqual(withoutLocks(edited), withoutLocks(before)))
              await tx.update(profiles).set({ isDeployed: true }).where(eq(profiles.id, userId));
            // The next build keeps to a design that was chosen here.
            if (edited.design !== before.design)
              await tx.update(profiles).set({ design: edited.design }).where(eq(profiles.id, userId));
          }
          return await savedState(tx, userId);
        });
      });
    },

    /** Kept documents, newest first. @param before those with lower numbers only @throws {Problem} FORBIDDEN */
    revisions: async (session: Session, userId: string, before?: number): Promise<RevisionsPage> => {
      ownProfile(session, userId);
      const rows = await db
        .select({
          number: pageRevisions.number,
          reason: pageRevisions.reason,
          createdAt: pageRevisions.createdAt,
          savedAt: pageRevisions.savedAt,
          deployedAt: pageRevisions.deployedAt,
          design: sql<string>`${pageRevisions.document}->>'design'`,
        })
        .from(pageRevisions)
        .where(
          and(
            eq(pageRevisions.profileId, userId),
            before === undefined ? undefined : lt(pageRevisions.number, before),
          ),
        )
        .orderBy(desc(pageRevisions.number))
        .limit(revisionsAtOnce + 1);
      return {
        revisions: rows.slice(0, revisionsAtOnce).map((row) => ({
          ...row,
          createdAt: row.createdAt.toISOString(),
          savedAt: row.savedAt.toISOString(),
          deployedAt: row.deployedAt?.toISOString() ?? null,
        })),
        hasMore: rows.length > revisionsAtOnce,
      };
    },

    /** A kept document at the current version. @throws {Problem} FORBIDDEN, REVISION_NOT_FOUND; else when what is stored is no document */
    revision: async (session: Session, userId: string, number: number) => {
      ownProfile(session, userId);
      const [row] = await db
        .select({ document: pageRevisions.document })
        .from(pageRevisions)
        .where(and(eq(pageRevisions.profileId, userId), eq(pageRevisions.number, number)));
      if (!row) throw new Problem('REVISION_NOT_FOUND');
      return { number, document: readStoredDocument(row.document) };
    },

    /**
     * Keeps a document as a revision beside the draft. @returns the revision's number
     * @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND, NOTHING_BUILT, PAGE_UNREADABLE, INVALID_DOCUMENT, TOO_MANY_REQUESTS, BUSY
     */
    keepCopy: (session: Session, userId: string, document: unknown): Promise<number> => {
      ownProfile(session, userId);
      return queue.run(userId, () => {
        const parsed = parsedDocument(document);
        return db.transaction(async (tx) => {
          await lockProfile(tx, userId);
          const draft = await readDraft(tx, userId);
          const copy = await withOwnBackgroundImage(tx, uploads, userId, {
            document: writtenBy(draft.document, parsed),
            draft: draft.document,
          });
          return await keepRevision(tx, userId, { document: copy, reason: 'copy', savedAt: now() });
        });
      });
    },
  };
}

async function baseOf(executor: Executor, document: PageDocument): Promise<string | undefined> {
  const { rows } = await executor.execute<{ base: string }>(
    sql`select md5(${JSON.stringify(document)}::jsonb::text) as base`,
  );
  return rows[0]?.base;
}

async function savedState(tx: Transaction, userId: string) {
  const revision = await draftRevision(tx, userId);
  if (!revision) throw new Error('A draft has no revision.');
  const draft = await readDraft(tx, userId);
  return { base: draft.base, savedAt: revision.savedAt.toISOString(), revision: revision.number };
}

const tooLong = 'Your page is longer than we can keep. Shorten a text, or remove a section.';

/** @throws {Problem} INVALID_DOCUMENT */
function parsedDocument(input: unknown): PageDocument {
  const parsed = parseDocument(input);
  if (!parsed.ok) {
    const problems = parsed.problems
      .slice(0, problemsAtMost)
      .map(({ path, message }) => ({ path: path.join('.'), message }));
    throw new Problem('INVALID_DOCUMENT', { data: { problems } });
  }
  if (JSON.stringify(parsed.document).length > documentLength) {
    const data = { problems: [{ path: '', message: tooLong }] };
    throw new Problem('INVALID_DOCUMENT', { message: tooLong, data });
  }
  return parsed.document;
}

/** A document with the generator of the draft: who wrote a page is not for the browser to say. */
function writtenBy(
  { generator }: PageDocument,
  { generator: _said, ...document }: PageDocument,
): PageDocument {
  return { ...document, ...(generator === undefined ? {} : { generator }) };
}

function fontNames(face: FontFace): string[] {
  const letters = hasCore(face) ? (['all', 'core'] as const) : (['all'] as const);
  return letters.map((each) => fontAsset({ face, letters: each }));
}
