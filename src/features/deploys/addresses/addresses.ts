import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { createLimit } from '../../../platform/limits/limit.ts';
import type { KeyedMutex } from '../../../platform/limits/mutex.ts';
import { ownProfile, type Session } from '../../account/policy.ts';
import { profiles } from '../../account/tables.ts';
import { faultOfAddress, readPageAddress } from '../../coins/rules/page-address.ts';
import { slugOf } from '../../coins/slug.ts';
import type { PageAssets } from '../../pages/assets.ts';
import { lockProfile } from '../../pages/draft.ts';
import { livePagesChannel } from '../../pages/live-pages-channel.ts';
import { claimFiles, holdFiles, isKeptFile } from '../../pages/page-files.ts';
import { isShown } from '../../pages/shown-pages.ts';
import { formerSlugs, pageSnapshots } from '../../pages/tables.ts';
import type { AddressState, OwnAddress, PageAddress } from '../contract.ts';
import { liveUrl, type LivePlace, type RenderLivePage } from '../render-live.ts';
import type { MakeQrCode } from '../share/qr-code.ts';
import { keepReminder } from '../share/reminder.ts';
import { readSnapshots, replaceSnapshot, type Snapshot } from '../snapshots.ts';
import { type AddressOwner, addressState, firstFreeSlug } from './free-address.ts';
import { columnsOfSlug, formerSlugsOf, takeSlug } from './slugs.ts';

/** Every move renders the live page anew. */
const movesPerAccount = { max: 10, windowInMs: 10 * 60_000 };
/** How often a move is rendered again because another process replaced the page meanwhile. */
const tries = 5;
/** Of one account, the newest. */
const formerSlugsKept = 20;

interface Deps {
  readonly db: Database;
  readonly place: LivePlace;
  readonly render: RenderLivePage;
  readonly makeQrCode: MakeQrCode;
  readonly assets: Pick<PageAssets, 'keep'>;
  /** One change of an account's live page at a time. */
  readonly accountQueue: KeyedMutex;
  /** Called with the slug of a page that has changed, after the commit. */
  readonly afterCommit: (slug: string) => void;
  readonly now: () => Date;
}

export type Addresses = ReturnType<typeof createAddresses>;

/** What creators choose about the addresses of their pages. */
export function createAddresses(deps: Deps) {
  const { db, place, accountQueue, afterCommit, now } = deps;
  const limit = createLimit({ ...movesPerAccount, now: () => now().getTime() });
  return {
    /**
     * How an address stands that somebody types into the build form.
     * @param typed whatever was typed; the address that the name gives stands for nothing
     * @throws {Problem} FORBIDDEN
     */
    check: async (
      session: Session,
      { userId, typed, name, symbol }: AddressOwner & { readonly typed: string },
    ): Promise<PageAddress> => {
      ownProfile(session, userId);
      const owner = { userId, name, symbol };
      const wished = readPageAddress(typed);
      const own = await ownSlug(db, userId);
      const stateOf = async (wish: string): Promise<AddressState> => {
        const state = await addressState(db, wish, owner, place);
        return state === 'own' ? state : (faultOfAddress(wish) ?? state);
      };
      // The first that is free is given, whatever it looks like.
      const unwished = own === null ? 'free' : 'own';
      const slug = wished ?? own ?? (await firstFreeSlug(db, owner, place));
      return {
        slug,
        url: liveUrl(slug, place),
        state: wished === null ? unwished : await stateOf(wished),
        liveUrl: own === null ? null : liveUrl(own, place),
      };
    },

    /** Where the session's own page is live, and where it may move; null before the first deploy. @throws {Problem} FORBIDDEN */
    own: async (session: Session, userId: string): Promise<OwnAddress | null> => {
      ownProfile(session, userId);
      const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
      return page ? await ownAddress(page, deps) : null;
    },

    /**
     * Moves the session's own live page to an address that `own` offers; the one that it leaves leads on to it. Moving to where it is
     * changes nothing.
     * @throws {Problem} FORBIDDEN, TOO_MANY_REQUESTS, NO_LIVE_PAGE, TAKEN_DOWN, ADDRESS_GONE; nothing has changed then.
     */
    move: async (session: Session, userId: string, slug: string): Promise<OwnAddress> => {
      ownProfile(session, userId);
      if (!limit.take(userId)) throw new Problem('TOO_MANY_REQUESTS');
      return await accountQueue.runExclusive(userId, async () => {
        for (const changed of await move(userId, slug, deps)) afterCommit(changed);
        const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
        if (!page) throw new Problem('NO_LIVE_PAGE');
        return await ownAddress(page, deps);
      });
    },
  };
}

async function ownSlug(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.select({ slug: profiles.slug }).from(profiles).where(eq(profiles.id, userId));
  return row?.slug ?? null;
}

async function ownAddress(page: Snapshot, { db, place }: Pick<Deps, 'db' | 'place'>): Promise<OwnAddress> {
  const wish = await readWish(db, page.userId);
  const next = wish?.isShown ? await nextSlug(db, page, wish.slug, place) : null;
  const addressOf = (slug: string) => ({ slug, url: liveUrl(slug, place) });
  return { ...addressOf(page.slug), next: next === null ? null : addressOf(next) };
}

async function readWish(db: Database, userId: string) {
  const [wish] = await db
    .select({ slug: profiles.pageAddress, isShown: sql<boolean>`${isShown}` })
    .from(profiles)
    .where(eq(profiles.id, userId));
  return wish;
}

/**
 * The address that a page would be given today, where that is another one and free: the one that its creator wishes for, or that of its
 * name, unless it leads on to another page, which had the name first.
 */
async function nextSlug(
  db: Database,
  { userId, slug, facts: { name, symbol } }: Snapshot,
  wished: string | null,
  place: LivePlace,
): Promise<string | null> {
  const owner = { userId, name, symbol };
  if (wished && wished !== slug && (await addressState(db, wished, owner, place)) === 'free') return wished;
  const named = slugOf(name, symbol);
  if (wished === slug || named === slug || (await addressState(db, named, owner, place)) !== 'free')
    return null;
  const ofAnother = and(eq(formerSlugs.slug, named), ne(formerSlugs.profileId, userId));
  return (await db.$count(formerSlugs, ofAnother)) === 0 ? named : null;
}

/** @returns the addresses that changed. */
async function move(userId: string, slug: string, deps: Deps): Promise<string[]> {
  const { db, place, render, now } = deps;
  for (let left = tries; left > 0; left -= 1) {
    const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
    if (!page) throw new Problem('NO_LIVE_PAGE');
    if (page.slug === slug) return [];
    const wish = await readWish(db, userId);
    if (!wish?.isShown) throw new Problem('TAKEN_DOWN');
    if ((await nextSlug(db, page, wish.slug, place)) !== slug) throw new Problem('ADDRESS_GONE');
    const moved = await atAddress(page, slug, deps);
    const rendered = await render(moved);
    await claimFiles(db, userId, rendered.assets.filter(isKeptFile));
    try {
      await db.transaction(async (tx) => {
        await lockProfile(tx, userId);
        // Before the snapshot, as a deploy writes them: of two that want a slug, one waits here.
        await tx
          .update(profiles)
          .set({ slug, deployedUrl: liveUrl(slug, place) })
          .where(eq(profiles.id, userId));
        if (!(await holdFiles(tx, rendered.assets)) || !(await replaceSnapshot(tx, moved, rendered)))
          throw new ReplacedMeanwhile();
        await leave(tx, page, now());
        await takeSlug(tx, slug);
      });
      return [page.slug, slug];
    } catch (error) {
      if (violatesUnique(error, 'profiles_slug_unique')) throw new Problem('ADDRESS_GONE');
      if (!(error instanceof ReplacedMeanwhile)) throw error;
    }
  }
  throw new ReplacedMeanwhile();
}

class ReplacedMeanwhile extends Error {
  override readonly message = 'The live page was replaced while it was rendered.';
}

/** A live page with what names its address: the code to scan and the launch for calendars. */
async function atAddress(page: Snapshot, slug: string, { place, assets, makeQrCode, now }: Deps) {
  const pageUrl = liveUrl(slug, place);
  const { facts, document, shared } = page;
  const reminder = { facts, lang: document.lang, pageUrl, at: now() };
  return {
    ...page,
    ...columnsOfSlug(slug, facts, place),
    qrCode: page.qrCode && (await makeQrCode(pageUrl)),
    shared: shared && { ...shared, reminder: await keepReminder(reminder, assets) },
  };
}

/** Notes that a page has left its address, which leads on to it. */
async function leave(tx: Transaction, { userId, slug }: Snapshot, leftAt: Date): Promise<void> {
  const row = { profileId: userId, leftAt };
  await tx
    .insert(formerSlugs)
    .values({ slug, ...row })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: row });
  // Each leads on to another address now.
  const left = await formerSlugsOf(tx, userId);
  for (const former of left) await notify(tx, livePagesChannel, former);
  const forgotten = left.slice(formerSlugsKept);
  if (forgotten.length > 0) await tx.delete(formerSlugs).where(inArray(formerSlugs.slug, forgotten));
}
