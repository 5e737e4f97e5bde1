import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { notify } from '../../../platform/db/notifications.ts';
import { violatesUnique } from '../../../platform/db/postgres-failure.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import { createLimit } from '../../../platform/limits/limit.ts';
import type { KeyedMutex } from '../../../platform/limits/mutex.ts';
import { ownProfile, type Session } from '../../account/policy.ts';
import { profiles } from '../../account/tables.ts';
import { readPageAddress } from '../../coins/rules/page-address.ts';
import { slugOf } from '../../coins/slug.ts';
import { lockProfile } from '../../pages/draft.ts';
import { livePagesChannel } from '../../pages/live-pages-channel.ts';
import { claimFiles, holdFiles, isKeptFile } from '../../pages/page-files.ts';
import { isShown } from '../../pages/shown-pages.ts';
import { formerSlugs, pageSnapshots } from '../../pages/tables.ts';
import type { OwnAddress, PageAddress } from '../contract.ts';
import { liveUrl, type LivePlace, type RenderLivePage } from '../render-live.ts';
import type { MakeQrCode } from '../share/qr-code.ts';
import { readSnapshots, replaceSnapshot, type Snapshot } from '../snapshots.ts';
import { type AddressOwner, addressState, firstFreeSlug } from './free-address.ts';
import { plainSlugOf, takeSlug } from './slugs.ts';

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
      const slug = wished ?? own ?? (await firstFreeSlug(db, owner, place));
      return {
        slug,
        url: liveUrl(slug, place),
        // The first that is free is given, whatever it looks like.
        state: wished === null && own === null ? 'free' : await addressState(db, slug, owner, place),
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
  const next = await nextSlug(db, page, place);
  const addressOf = (slug: string) => ({ slug, url: liveUrl(slug, place) });
  return { ...addressOf(page.slug), next: next === null ? null : addressOf(next) };
}

/** The address that a page would be given today, where that is another one and free: the one that its creator wishes for, or that of its name. */
async function nextSlug(
  db: Database,
  { userId, slug, facts: { name, symbol } }: Snapshot,
  place: LivePlace,
): Promise<string | null> {
  const [profile] = await db
    .select({ wished: profiles.pageAddress })
    .from(profiles)
    .where(and(eq(profiles.id, userId), isShown));
  if (!profile) return null;
  const named = slugOf(name, symbol);
  const next = profile.wished || named;
  // Its number says that the name was another page's first.
  if (next === named && slug.startsWith(named) && /^(?:-\d+)?$/.test(slug.slice(named.length))) return null;
  return (await addressState(db, next, { userId, name, symbol }, place)) === 'free' ? next : null;
}

/** @returns the addresses that changed. */
async function move(
  userId: string,
  slug: string,
  { db, place, render, makeQrCode, now }: Deps,
): Promise<string[]> {
  for (let left = tries; left > 0; left -= 1) {
    const [page] = await readSnapshots(db, eq(pageSnapshots.profileId, userId));
    if (!page) throw new Problem('NO_LIVE_PAGE');
    if (page.slug === slug) return [];
    if ((await nextSlug(db, page, place)) !== slug) throw new Problem('ADDRESS_GONE');
    const qrCode = page.qrCode && (await makeQrCode(liveUrl(slug, place)));
    const moved = { ...page, slug, qrCode };
    const rendered = { ...(await render(moved)), plainSlug: plainSlugOf(slug, place) };
    await claimFiles(db, userId, rendered.assets.filter(isKeptFile));
    const isDone = await db
      .transaction(async (tx) => {
        await lockProfile(tx, userId);
        if (!(await holdFiles(tx, rendered.assets)) || !(await replaceSnapshot(tx, moved, rendered)))
          return false;
        await tx
          .update(profiles)
          .set({ slug, deployedUrl: liveUrl(slug, place) })
          .where(eq(profiles.id, userId));
        await leave(tx, page, now());
        await takeSlug(tx, slug);
        return true;
      })
      .catch((error: unknown) => {
        if (violatesUnique(error, 'profiles_slug_unique')) throw new Problem('ADDRESS_GONE');
        throw error;
      });
    if (isDone) return [page.slug, slug];
  }
  throw new Error('The live page was replaced at each try.');
}

/** Notes that a page has left its address, which leads on to it. */
async function leave(tx: Transaction, { userId, slug }: Snapshot, leftAt: Date): Promise<void> {
  const row = { profileId: userId, leftAt };
  await tx
    .insert(formerSlugs)
    .values({ slug, ...row })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: row });
  const beyond = tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.profileId, userId))
    .orderBy(desc(formerSlugs.leftAt), formerSlugs.slug)
    .offset(formerSlugsKept);
  const forgotten = await tx
    .delete(formerSlugs)
    .where(inArray(formerSlugs.slug, beyond))
    .returning({ slug: formerSlugs.slug });
  for (const changed of [slug, ...forgotten.map((row) => row.slug)])
    await notify(tx, livePagesChannel, changed);
}
