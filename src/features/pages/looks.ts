import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isComposed } from '@moonpage/engine/compose/compose.ts';
import { variantsOf } from '@moonpage/engine/compose/variants.ts';
import { keepLocks } from '@moonpage/engine/document/keep-edits.ts';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import { withoutLocks } from '@moonpage/engine/document/locks.ts';
import { withSettingsOf } from '@moonpage/engine/document/settings.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { rowVersion } from '../../platform/db/row-version.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createAccountQueue } from '../../platform/limits/account-queue.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import type { LooksPage, PageLook } from './contract.ts';
import { lastWritten, storeDraft } from './draft.ts';
import type { RenderPreview } from './service.ts';
import { looksAtOnce } from './rules/looks.ts';
import { readableDocument, readStoredDocument } from './stored-document.ts';
import { pageLooks } from './tables.ts';

/** As many as there are designs: every one of them is offered once. */
const lookLimit = designNames.length;
/** More than anybody clicks. */
const changesPerAccount = 120;
/** How often a change is prepared anew because the draft has changed meanwhile. */
const tries = 3;

export type Looks = ReturnType<typeof createLooks>;

interface Deps {
  readonly db: Database;
  readonly coins: Pick<Coins, 'factsIn'>;
  readonly renderPreview: RenderPreview;
  /** Changes of one account in a day. */
  readonly perDay: number;
  readonly now: () => Date;
}

export function createLooks({ db, coins, renderPreview, perDay, now }: Deps) {
  const queue = createAccountQueue({ perTenMinutes: changesPerAccount, perDay, now });
  /** Prepares a change of the looks outside a transaction, and writes it if the draft is still the same. */
  const change = <Result>(
    session: Session,
    userId: string,
    prepare: (draft: Draft) => Promise<(tx: Transaction) => Promise<Result>>,
  ): Promise<Result> => {
    ownProfile(session, userId);
    return queue.run(userId, async () => {
      for (let left = tries; left > 0; left -= 1) {
        const draft = await readDraft(db, userId);
        const write = await prepare(draft);
        const written = await db.transaction(async (tx) =>
          (await isStill(tx, draft)) ? { result: await write(tx) } : null,
        );
        if (written) return written.result;
      }
      throw new Problem('DRAFT_CHANGED');
    });
  };
  return {
    /** Three looks from `from` on, drawn with the coin's facts as they are now. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    read: async (session: Session, userId: string, from: number): Promise<LooksPage> => {
      ownProfile(session, userId);
      const [rows, total] = await Promise.all([readRows(db, userId, from), countLooks(db, userId)]);
      const facts = rows.length === 0 ? null : await coins.factsIn(db, userId);
      const looks: PageLook[] = [];
      for (const row of rows) {
        if (facts === null) break;
        looks.push(lookOf(row, renderPreview(row.document, facts)));
        // What is drawn holds up everybody else.
        await nextTurn();
      }
      return { looks, total, hasMore: total < lookLimit };
    },

    /**
     * Makes three more. @returns how many there are then.
     * @throws {Problem} FORBIDDEN, NOTHING_BUILT, DRAFT_CHANGED, TOO_MANY_REQUESTS, BUSY
     */
    add: (session: Session, userId: string): Promise<number> =>
      change(session, userId, async (draft) => {
        const facts = await coins.factsIn(db, userId);
        // Each look gets the locks of the draft as it is when it is shown.
        const first = withoutLocks((await readRows(db, userId, 1))[0]?.stored ?? draft.document);
        const { shown } = draft;
        const added = await looksFrom(first, facts, shown);
        return async (tx) => {
          const rows = added.map((document, at) => ({
            profileId: userId,
            position: shown.length + at + 1,
            document,
          }));
          if (rows.length > 0) await tx.insert(pageLooks).values(rows);
          return shown.length + rows.length;
        };
      }),

    /** Makes a look the draft. @throws {Problem} as `add`, and LOOK_NOT_FOUND */
    choose: (session: Session, userId: string, position: number): Promise<void> =>
      change(session, userId, async () => {
        const [look] = await readRows(db, userId, position);
        if (look?.position !== position) throw new Problem('LOOK_NOT_FOUND');
        if (look.isCurrent) return async () => {};
        const { document } = look;
        const written = withSettingsOf(look.stored, document);
        const html = renderPreview(document, await coins.factsIn(db, userId));
        return async (tx) => {
          // As it was written, which the next build tells edits by: what is locked was not.
          const facts = (await lastWritten(tx, userId))?.facts ?? null;
          await storeDraft(tx, userId, { document: written, facts, html, reason: 'look', savedAt: now() });
          if (!isDeepStrictEqual(written, document))
            await storeDraft(tx, userId, { document, html, reason: 'edited', savedAt: now() });
          // The next build keeps to it.
          await tx.update(profiles).set({ design: document.design }).where(eq(profiles.id, userId));
        };
      }),
  };
}

interface LookRow {
  readonly position: number;
  /** As it was made. */
  readonly stored: PageDocument;
  /** With what is locked in the draft and set for it. */
  readonly document: PageDocument;
  readonly isCurrent: boolean;
}

/** The draft as it was when a change of its looks was begun. */
interface Draft {
  readonly userId: string;
  /** Of the profile's row, which holds the draft and the coin. */
  readonly version: string;
  readonly document: PageDocument;
  /** Designs in which this page was offered: its coin may have changed since, and its variants with it. */
  readonly shown: readonly string[];
}

/** @throws {Problem} NOTHING_BUILT */
async function readDraft(db: Database, userId: string): Promise<Draft> {
  const [row] = await db
    .select({ version: rowVersion(profiles), document: profiles.document })
    .from(profiles)
    .where(eq(profiles.id, userId));
  const document = row && readableDocument(row.document);
  if (!document) throw new Problem('NOTHING_BUILT');
  return { userId, version: row.version, document, shown: await shownDesigns(db, userId) };
}

/** Whether draft, coin and looks are as they were; holds them so until the transaction ends. */
async function isStill(tx: Transaction, { userId, version, shown }: Draft): Promise<boolean> {
  const [row] = await tx
    .select({ version: rowVersion(profiles) })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  return row?.version === version && (await countLooks(tx, userId)) === shown.length;
}

async function readRows(executor: Executor, userId: string, from: number): Promise<LookRow[]> {
  const rows = await executor
    .select({
      position: pageLooks.position,
      document: pageLooks.document,
      draft: profiles.document,
    })
    .from(pageLooks)
    .innerJoin(profiles, eq(profiles.id, pageLooks.profileId))
    .where(and(eq(pageLooks.profileId, userId), gte(pageLooks.position, from)))
    .orderBy(asc(pageLooks.position))
    .limit(looksAtOnce);
  return rows.map(({ position, ...row }) => {
    const stored = readStoredDocument(row.document);
    const draft = readableDocument(row.draft);
    const document = draft === null ? stored : withSettingsOf(keepLocks(draft, stored), draft);
    return { position, stored, document, isCurrent: isDeepStrictEqual(document, draft) };
  });
}

async function shownDesigns(executor: Executor, userId: string): Promise<string[]> {
  const rows = await executor
    .select({ design: sql<string>`${pageLooks.document}->>'design'` })
    .from(pageLooks)
    .where(eq(pageLooks.profileId, userId));
  return rows.map(({ design }) => design);
}

async function countLooks(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor
    .select({ total: count() })
    .from(pageLooks)
    .where(eq(pageLooks.profileId, userId));
  return row?.total ?? 0;
}

/**
 * The next looks of a page: itself, then one in each other design. The composer writes each anew; what a model wrote keeps its words
 * and is dressed anew.
 */
async function looksFrom(
  first: PageDocument,
  facts: Facts,
  shown: readonly string[],
): Promise<PageDocument[]> {
  const looks = shown.includes(first.design) ? [] : [first];
  if (shown.length + looks.length >= lookLimit) return looks;
  // Each of the first so many has a design of its own.
  let seen = 0;
  for (const variant of variantsOf({ facts, seed: first.seed })) {
    const { design, seed, layout, story, questions } = variant;
    if (design !== first.design && !shown.includes(design))
      looks.push(isComposed(first) ? variant : { ...first, design, seed, layout, story, questions });
    seen += 1;
    if (looks.length >= looksAtOnce || seen >= lookLimit) break;
    // What is written holds up everybody else.
    await nextTurn();
  }
  return looks;
}

function lookOf({ position, document, isCurrent }: LookRow, html: string): PageLook {
  const { showcase, world } = designs[document.design];
  const { label } = showcase;
  return { position, design: document.design, label, world, seed: document.seed, isCurrent, html };
}
