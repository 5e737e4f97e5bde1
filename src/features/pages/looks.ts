import { composeVariants } from '@moonpage/engine/compose/variants.ts';
import { designNames } from '@moonpage/engine/document/design-names.ts';
import { designs } from '@moonpage/engine/designs/designs.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import { and, asc, count, eq, gte, sql } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import { looksAtOnce, type LooksPage, type PageLook } from './contract.ts';
import { storeDraft } from './draft.ts';
import type { RenderPreview } from './service.ts';
import { readStoredDocument } from './stored-document.ts';
import { pageLooks } from './tables.ts';

/** As many as there are designs: every one of them is offered once. */
const lookLimit = designNames.length;
/** More than anybody clicks. */
const changesPerAccount = { max: 120, windowInMs: 10 * 60_000 };

export type Looks = ReturnType<typeof createLooks>;

interface Deps {
  readonly db: Database;
  readonly coins: Coins;
  readonly renderPreview: RenderPreview;
  readonly now: () => Date;
}

export function createLooks({ db, coins, renderPreview, now }: Deps) {
  const limit = createLimit({ ...changesPerAccount, now: () => now().getTime() });
  const mayChange = (session: Session, userId: string) => {
    ownProfile(session, userId);
    if (!limit.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
  };
  return {
    /** Three looks from `from` on, drawn with the coin's facts as they are now. @throws {Problem} FORBIDDEN, PROFILE_NOT_FOUND */
    read: async (session: Session, userId: string, from: number): Promise<LooksPage> => {
      ownProfile(session, userId);
      const [rows, total] = await Promise.all([readRows(db, userId, from), countLooks(db, userId)]);
      const facts = rows.length === 0 ? null : await coins.factsIn(db, userId);
      return {
        looks: rows.flatMap((row) =>
          facts === null ? [] : [lookOf(row, renderPreview(row.document, facts))],
        ),
        total,
        hasMore: total < lookLimit,
      };
    },

    /** Makes three more. @returns how many there are now. @throws {Problem} FORBIDDEN, NOTHING_BUILT, TOO_MANY_REQUESTS */
    add: async (session: Session, userId: string): Promise<number> => {
      mayChange(session, userId);
      return db.transaction(async (tx) => {
        const draft = await lockDraft(tx, userId);
        const facts = await coins.factsIn(tx, userId);
        const first = (await readRows(tx, userId, 1))[0]?.document ?? draft;
        const shown = await shownDesigns(tx, userId);
        const total = shown.length;
        const added = looksFrom(first, facts, shown).slice(0, looksAtOnce);
        if (added.length === 0) return total;
        await tx
          .insert(pageLooks)
          .values(added.map((document, at) => ({ profileId: userId, position: total + at + 1, document })));
        return total + added.length;
      });
    },

    /** Makes a look the draft. @throws {Problem} FORBIDDEN, NOTHING_BUILT, LOOK_NOT_FOUND, TOO_MANY_REQUESTS */
    choose: async (session: Session, userId: string, position: number): Promise<void> => {
      mayChange(session, userId);
      await db.transaction(async (tx) => {
        await lockDraft(tx, userId);
        const [look] = await readRows(tx, userId, position);
        if (look?.position !== position) throw new Problem('LOOK_NOT_FOUND');
        if (look.isCurrent) return;
        const html = renderPreview(look.document, await coins.factsIn(tx, userId));
        await storeDraft(tx, userId, { document: look.document, html });
      });
    },
  };
}

interface LookRow {
  readonly position: number;
  readonly document: PageDocument;
  readonly isCurrent: boolean;
}

/** Changes of one account's looks come one after the other. @throws {Problem} NOTHING_BUILT */
async function lockDraft(tx: Transaction, userId: string): Promise<PageDocument> {
  const [row] = await tx
    .select({ document: profiles.document })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('update');
  if (row?.document == null) throw new Problem('NOTHING_BUILT');
  return readStoredDocument(row.document);
}

async function readRows(executor: Executor, userId: string, from: number): Promise<LookRow[]> {
  const rows = await executor
    .select({
      position: pageLooks.position,
      document: pageLooks.document,
      isCurrent: sql<boolean>`${pageLooks.document} = ${profiles.document}`,
    })
    .from(pageLooks)
    .innerJoin(profiles, eq(profiles.id, pageLooks.profileId))
    .where(and(eq(pageLooks.profileId, userId), gte(pageLooks.position, from)))
    .orderBy(asc(pageLooks.position))
    .limit(looksAtOnce);
  return rows.map((row) => ({ ...row, document: readStoredDocument(row.document) }));
}

/** Designs in which this page was offered: its coin may have changed since, and its variants with it. */
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
 * Looks of a page that were not shown yet: itself, then one in each other design. The composer writes each anew; what a model wrote
 * keeps its words and is dressed anew.
 */
function looksFrom(first: PageDocument, facts: Facts, shown: readonly string[]): PageDocument[] {
  if (shown.length >= lookLimit) return [];
  const variants = composeVariants({ facts, seed: first.seed, count: lookLimit });
  const others = variants.filter(({ design }) => design !== first.design);
  const isComposed = first.generator?.startsWith('composer/') ?? false;
  const dressed = isComposed
    ? others
    : others.map(({ design, seed, layout }) => ({ ...first, design, seed, layout }));
  return [first, ...dressed].filter(({ design }) => !shown.includes(design));
}

function lookOf({ position, document, isCurrent }: LookRow, html: string): PageLook {
  const { showcase, world } = designs[document.design];
  const { label } = showcase;
  return { position, design: document.design, label, world, seed: document.seed, isCurrent, html };
}
