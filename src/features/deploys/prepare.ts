import { designsWithBackgroundImage } from '@moonpage/engine/designs/background-image.ts';
import type { PageDocument } from '@moonpage/engine/document/schema.ts';
import type { Facts } from '@moonpage/engine/facts.ts';
import type { SharedFiles } from '@moonpage/engine/render/options.ts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { rowVersion } from '../../platform/db/row-version.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import { profiles } from '../account/tables.ts';
import type { Coins } from '../coins/service.ts';
import type { PageAssets } from '../pages/assets.ts';
import { draftBase, previewBase } from '../pages/draft.ts';
import { claimFiles, isKeptFile } from '../pages/page-files.ts';
import type { Pages } from '../pages/service.ts';
import { isShown } from '../pages/shown-pages.ts';
import type { pageSnapshots } from '../pages/tables.ts';
import type { DeployStep } from './contract.ts';
import { addressState, firstFreeSlug } from './addresses/free-address.ts';
import { columnsOfSlug } from './addresses/slugs.ts';
import { refuseTexts } from './refuse-texts.ts';
import type { KeepImage } from './pictures/keep-image.ts';
import { findShares } from './duplicates/duplicates.ts';
import { liveUrl, type LivePageInput, type LivePlace, type RenderLivePage } from './render-live.ts';
import type { MakeQrCode } from './share/qr-code.ts';
import { keepReminder } from './share/reminder.ts';
import type { MakeSharedFiles } from './share/share-files.ts';

/** The draft as it may go live, with the files that belong to it. */
export interface PreparedDraft {
  readonly userId: string;
  /** Of the profile's row, which holds the draft and the coin. */
  readonly version: string;
  /** Null before the first deploy. */
  readonly slug: string | null;
  /** The address that its creator wishes for. */
  readonly wished: string | null;
  readonly isIndexed: boolean;
  readonly document: PageDocument;
  readonly facts: Facts;
  readonly shared: SharedFiles | null;
}

export interface PrepareDeps {
  readonly db: Database;
  readonly assets: Pick<PageAssets, 'keep'>;
  readonly coins: Pick<Coins, 'factsIn'>;
  readonly pages: Pick<Pages, 'draftOf'>;
  readonly keepImage: KeepImage;
  readonly makeShared: MakeSharedFiles;
  readonly makeQrCode: MakeQrCode;
  readonly render: RenderLivePage;
  readonly place: LivePlace;
  readonly log: Pick<Log, 'error'>;
  readonly now: () => Date;
}

/**
 * Reads the draft and makes its files. It takes up to a few seconds, outside any transaction.
 * @param base of the draft that is meant; undefined means whatever it is by now
 * @param onStep is called as each step begins, first when the draft may go live as it is
 * @throws {Problem} TAKEN_DOWN, NO_DRAFT, PAGE_CHANGED, COIN_INCOMPLETE, TEXT_REFUSED
 */
export async function prepareDraft(
  userId: string,
  base: string | undefined,
  deps: PrepareDeps,
  onStep: (step: DeployStep) => void = () => {},
): Promise<PreparedDraft> {
  const { db } = deps;
  // Before the draft: a change between the two reads makes the version an old one.
  const [profile] = await db
    .select({
      version: rowVersion(profiles),
      slug: profiles.slug,
      wished: profiles.pageAddress,
      isIndexed: profiles.isIndexed,
      isShown: sql<boolean>`${isShown}`,
      base: draftBase,
      preview: previewBase,
    })
    .from(profiles)
    .where(eq(profiles.id, userId));
  if (!profile) throw new Problem('NO_DRAFT');
  const { version, slug, wished, isIndexed } = profile;
  if (!profile.isShown) throw new Problem('TAKEN_DOWN');
  if (base !== undefined && base !== profile.base && base !== profile.preview)
    throw new Problem('PAGE_CHANGED');
  const document = await deps.pages.draftOf(db, userId);
  if (!document) throw new Problem('NO_DRAFT');
  const coin = await deps.coins.factsIn(db, userId);
  refuseTexts(document, coin);
  onStep('pictures');
  const { backgroundImage } = document;
  const hasPlace = designsWithBackgroundImage.includes(document.design);
  const facts = await deps.keepImage(hasPlace && backgroundImage ? { ...coin, backgroundImage } : coin);
  onStep('card');
  const shared = await unlessFailed(() => deps.makeShared({ document, facts }), {
    log: deps.log,
    message: 'share file creation failed',
    userId,
  });
  return { userId, version, slug, wished, isIndexed, document, facts, shared };
}

/** The row of `page_snapshots` that makes a draft live. */
export type PreparedPage = typeof pageSnapshots.$inferInsert;

/** Renders and compresses a draft at its address, or at the first that is free. */
export async function preparePage(
  draft: PreparedDraft,
  deps: PrepareDeps,
  onStep: (step: DeployStep) => void,
): Promise<PreparedPage> {
  const { db, place, log } = deps;
  onStep('address');
  const { userId, isIndexed, document, facts } = draft;
  const slug = draft.slug ?? (await newSlug(draft, deps));
  const pageUrl = liveUrl(slug, place);
  const qrCode = await unlessFailed(() => deps.makeQrCode(pageUrl), {
    log,
    message: 'QR code creation failed',
    userId,
  });
  const deployedAt = deps.now();
  const event = { facts, lang: document.lang, pageUrl, at: deployedAt };
  const reminder = await unlessFailed(() => keepReminder(event, deps.assets), {
    log,
    message: 'reminder creation failed',
    userId,
  });
  const shared = draft.shared && { ...draft.shared, reminder };
  const columns = columnsOfSlug(slug, facts, place);
  const shares = await findShares(db, columns.likeness, userId);
  const page = { ...columns, document, facts, shares, deployedAt, shared, qrCode };
  onStep('page');
  const rendered = await deps.render({ ...page, isIndexed } satisfies LivePageInput);
  await claimFiles(db, userId, rendered.assets.filter(isKeptFile));
  return { profileId: userId, ...page, ...rendered };
}

/** The address that the creator wishes for where it is free; otherwise the first one that the name gives. */
async function newSlug(
  { userId, wished, facts }: PreparedDraft,
  { db, place }: PrepareDeps,
): Promise<string> {
  const owner = { userId, name: facts.name, symbol: facts.symbol };
  if (wished && (await addressState(db, wished, owner, place)) === 'free') return wished;
  return await firstFreeSlug(db, owner, place);
}

/** A page goes live without what stands for it elsewhere when the storage is away; the next deploy makes it. */
async function unlessFailed<Made>(
  make: () => Promise<Made>,
  { log, message, userId }: { log: Pick<Log, 'error'>; message: string; userId: string },
): Promise<Made | null> {
  try {
    return await make();
  } catch (error) {
    log.error({ err: error, userId }, message);
    return null;
  }
}
