import { isDeepStrictEqual } from 'node:util';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import { and, count, eq, ne, type SQL } from 'drizzle-orm';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { Problem, problemOf } from '../../platform/errors/problem.ts';
import { createLimit } from '../../platform/limits/limit.ts';
import type { Log } from '../../platform/log/log.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import { slugOf } from '../coins/slug.ts';
import { markDeployed } from '../pages/draft.ts';
import type { Pages } from '../pages/service.ts';
import { readStoredDocument } from '../pages/stored-document.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { pageSnapshots } from '../pages/tables.ts';
import { livePagesChannel } from './announcement.ts';
import type { Sharing } from './contract.ts';
import type { KeepImage } from './keep-image.ts';
import { liveUrl, type LivePageInput, type LivePlace, type RenderedLivePage } from './render-live.ts';
import { firstFreeSlug, lockSlugs } from './slugs.ts';
import type { MakeQrCode, QrCode } from './share/qr-code.ts';
import type { MakeSharedFiles } from './share/share-files.ts';
import type { DeployTarget } from './targets/target.ts';
import { createTurns } from './turns.ts';

/** Far more than a person tries, far less than a script. */
const deploysPerAccount = { max: 30, windowInMs: 10 * 60_000 };

export interface Deploys {
  /**
   * Makes the session's draft its live page; a page that is live already keeps its address.
   * @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS, NO_DRAFT, COIN_INCOMPLETE, DEPLOY_FAILED; nothing of the page has changed then.
   */
  deploy(session: Session, userId: string): Promise<{ slug: string; deployedUrl: string }>;
  /** What there is to share of the live page; null before the first deploy. @throws {Problem} FORBIDDEN */
  sharing(session: Session, userId: string): Promise<Sharing | null>;
}

export interface Needs {
  readonly db: Database;
  readonly coins: Coins;
  readonly pages: Pages;
  readonly keepImage: KeepImage;
  readonly makeShared: MakeSharedFiles;
  readonly makeQrCode: MakeQrCode;
  readonly render: (page: LivePageInput) => Promise<RenderedLivePage>;
  readonly target: DeployTarget;
  readonly place: LivePlace;
  /** Hears the slugs whose pages have changed, once that is certain. */
  readonly afterCommit: (slugs: readonly string[]) => void;
  readonly log: Log;
  readonly now: () => Date;
}

export function createDeploys(needs: Needs): Deploys {
  const { db, log, place, now } = needs;
  const limit = createLimit({ ...deploysPerAccount, now: () => now().getTime() });
  const inTurn = createTurns();
  // One drawing at a time, so that a busy minute does not stop the process from answering.
  const drawInTurn = createTurns();
  return {
    sharing: async (session, userId) => {
      ownProfile(session, userId);
      const [page] = await db
        .select({ slug: pageSnapshots.slug, shared: pageSnapshots.shared, qrCode: pageSnapshots.qrCode })
        .from(pageSnapshots)
        .where(eq(pageSnapshots.profileId, userId));
      if (!page) return null;
      return { url: liveUrl(page.slug, place), card: page.shared?.card ?? null, qrCode: page.qrCode };
    },
    deploy: async (session, userId) => {
      ownProfile(session, userId);
      if (!limit.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
      try {
        // `lockSlugs` lets one at a time through anyway: who waits here keeps no connection from other requests.
        const prepared = await drawInTurn(() => prepareFiles(userId, needs));
        const changed = await inTurn(() => db.transaction((tx) => deployIn(tx, { userId, prepared }, needs)));
        needs.afterCommit(changed);
        const [slug = ''] = changed;
        return { slug, deployedUrl: liveUrl(slug, place) };
      } catch (error) {
        if (problemOf(error)) throw error;
        log.error({ err: error, userId }, 'a page could not be deployed');
        throw new Problem('DEPLOY_FAILED', { cause: error });
      }
    },
  };
}

interface PreparedFiles {
  readonly of: Publishable;
  readonly files: SharedFiles;
  /** Of the address that the page will most likely have. */
  readonly qrCode: { readonly url: string; readonly files: QrCode };
}

interface Publishable {
  readonly document: PageDocument;
  readonly facts: Facts;
}

/** The draft as it goes live, its pictures kept for as long as the page lives; null without a draft. */
async function readPublishable(
  executor: Executor,
  { userId, avif }: { userId: string; avif: 'make' | 'made' },
  needs: Needs,
): Promise<Publishable | null> {
  const draft = await needs.pages.draftOf(executor, userId);
  if (!draft) return null;
  const facts = await needs.keepImage(await needs.coins.factsIn(executor, userId), avif);
  return { document: draft, facts };
}

/**
 * Makes what stands for the page elsewhere, before the transaction: it takes long, and nobody else should wait for it. A page
 * goes live without when it fails, or when the draft changes meanwhile.
 */
async function prepareFiles(userId: string, needs: Needs): Promise<PreparedFiles | null> {
  try {
    const draft = await readPublishable(needs.db, { userId, avif: 'make' }, needs);
    if (draft === null) return null;
    const [profile] = await needs.db
      .select({ slug: profiles.slug })
      .from(profiles)
      .where(eq(profiles.id, userId));
    const url = liveUrl(profile?.slug ?? (await firstFreeSlug(needs.db, draft.facts)), needs.place);
    return {
      of: draft,
      files: await needs.makeShared(draft),
      qrCode: { url, files: await needs.makeQrCode(url) },
    };
  } catch (error) {
    if (!problemOf(error)) needs.log.error({ err: error, userId }, 'the share card could not be drawn');
    return null;
  }
}

/** @returns the slugs whose pages have changed, the deployed one first. */
async function deployIn(
  tx: Transaction,
  { userId, prepared }: { userId: string; prepared: PreparedFiles | null },
  needs: Needs,
): Promise<string[]> {
  await lockSlugs(tx);
  const [profile] = await tx
    .select({
      slug: profiles.slug,
      isPublic: profiles.isPublic,
      publishedAt: profiles.publishedAt,
      isIndexed: profiles.isIndexed,
    })
    .from(profiles)
    .where(eq(profiles.id, userId))
    .for('no key update');
  const draft = await readPublishable(tx, { userId, avif: 'made' }, needs);
  if (!profile || !draft) throw new Problem('NO_DRAFT');
  const { document, facts } = draft;
  const nameSlug = slugOf(facts.name, facts.symbol);
  const slug = profile.slug ?? (await firstFreeSlug(tx, facts));
  const sharesName = await hasNamesakes(tx, userId, nameSlug);
  const deployedAt = needs.now();

  await publish(tx, needs, {
    userId,
    nameSlug,
    slug,
    document,
    facts,
    sharesName,
    isIndexed: profile.isIndexed,
    deployedAt,
    shared: prepared !== null && isDeepStrictEqual(prepared.of, draft) ? prepared.files : null,
    qrCode: prepared?.qrCode.url === liveUrl(slug, needs.place) ? prepared.qrCode.files : null,
  });
  await tx
    .update(profiles)
    .set({
      slug,
      isDeployed: true,
      deployedUrl: liveUrl(slug, needs.place),
      // A creator who has taken the coin off the directory since keeps it off.
      isPublic: profile.publishedAt === null || profile.isPublic,
      publishedAt: deployedAt,
    })
    .where(eq(profiles.id, userId));
  await markDeployed(tx, userId, deployedAt);

  // The pages that were first must say from now on that they are not alone.
  const untold = await untoldNamesakes(tx, userId, nameSlug);
  for (const namesake of untold) await publish(tx, needs, { ...namesake, sharesName: true });
  const changed = [slug, ...untold.map((namesake) => namesake.slug)];
  for (const each of changed) await notify(tx, livePagesChannel, each);
  return changed;
}

/** A live page, or one that is about to be. */
export interface Snapshot extends LivePageInput {
  readonly userId: string;
  readonly nameSlug: string;
  /** Null when it is still to be made, or could not be. */
  readonly qrCode: QrCode | null;
}

/** Draws a page and puts it in the place of the account's live one. Run it under `lockSlugs`. */
export async function publish(tx: Transaction, needs: Needs, snapshot: Snapshot): Promise<void> {
  const { assets, ...rendered } = await needs.render(snapshot);
  const { userId: profileId, slug, nameSlug, sharesName, document, facts, deployedAt, shared } = snapshot;
  const qrCode = snapshot.qrCode ?? (await qrCodeIfPossible(slug, needs));
  const row = { slug, nameSlug, sharesName, document, facts, deployedAt, shared, qrCode, ...rendered };
  await tx
    .insert(pageSnapshots)
    .values({ profileId, ...row })
    .onConflictDoUpdate({ target: pageSnapshots.profileId, set: row });
  // Before the commit: a target that fails leaves the old page everywhere.
  await needs.target.publish({ slug, assets, ...rendered });
}

/** A storage that is away keeps no page from going live; the next deploy makes the code. */
async function qrCodeIfPossible(
  slug: string,
  { makeQrCode, place, log }: Pick<Needs, 'makeQrCode' | 'place' | 'log'>,
): Promise<QrCode | null> {
  try {
    return await makeQrCode(liveUrl(slug, place));
  } catch (error) {
    log.error({ err: error, slug }, 'the code to scan could not be kept');
    return null;
  }
}

/** Live pages of other accounts whose coin carries this name. */
function namesakes(userId: string, nameSlug: string) {
  return and(eq(pageSnapshots.nameSlug, nameSlug), ne(pageSnapshots.profileId, userId));
}

async function hasNamesakes(tx: Transaction, userId: string, nameSlug: string): Promise<boolean> {
  const [row] = await tx.select({ pages: count() }).from(pageSnapshots).where(namesakes(userId, nameSlug));
  return row !== undefined && row.pages > 0;
}

/** Those that do not say yet that they share their name: one at most, however popular the name is. */
function untoldNamesakes(tx: Transaction, userId: string, nameSlug: string): Promise<Snapshot[]> {
  return readSnapshots(tx, and(namesakes(userId, nameSlug), eq(pageSnapshots.sharesName, false)));
}

/** Live pages as they were deployed, to be drawn anew. */
export async function readSnapshots(tx: Transaction, where: SQL | undefined): Promise<Snapshot[]> {
  const columns = {
    userId: pageSnapshots.profileId,
    slug: pageSnapshots.slug,
    nameSlug: pageSnapshots.nameSlug,
    sharesName: pageSnapshots.sharesName,
    isIndexed: profiles.isIndexed,
    document: pageSnapshots.document,
    facts: pageSnapshots.facts,
    deployedAt: pageSnapshots.deployedAt,
    shared: pageSnapshots.shared,
    qrCode: pageSnapshots.qrCode,
  } satisfies Record<keyof Snapshot, unknown>;
  const rows = await tx
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
