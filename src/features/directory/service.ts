import { markForeignAddresses } from '@moonpage/engine/chains/addresses-in.ts';
import { createPalette } from '@moonpage/engine/colour/palette.ts';
import { en } from '@moonpage/engine/languages/en.ts';
import { and, asc, desc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { ownProfile, type Session } from '../account/policy.ts';
import { profiles } from '../account/tables.ts';
import { isSlug } from '../coins/slug.ts';
import { isOrWasAt } from '../pages/slugs.ts';
import { readStoredFacts } from '../pages/stored-facts.ts';
import { isListed, isNamed, isOfContract, searchWords, updateListedPage } from '../pages/listed-pages.ts';
import { listedPages, pageSnapshots } from '../pages/tables.ts';
import type { DirectoryInput, DirectoryPage, Listing, OwnListing } from './contract.ts';
import { coinsPerPage, type DirectoryOrder } from './rules/questions.ts';

/** Shown on the home page (specification, section 9). */
const latestCount = 3;
/** How long `newest` is kept. */
const keptInMs = 60_000;

export type Directory = ReturnType<typeof createDirectory>;

const listed = {
  slug: pageSnapshots.slug,
  facts: pageSnapshots.facts,
  shares: pageSnapshots.shares,
  shared: pageSnapshots.shared,
  deployedUrl: profiles.deployedUrl,
  publishedAt: profiles.publishedAt,
};

export function createDirectory(db: Database, now: () => Date) {
  const select = () =>
    db.select(listed).from(pageSnapshots).innerJoin(profiles, eq(profiles.id, pageSnapshots.profileId));
  const latest = async (): Promise<Listing[]> => {
    const rows = await select().where(isListed).orderBy(desc(profiles.publishedAt)).limit(latestCount);
    return rows.map(toListing);
  };
  let kept: { readonly since: number; readonly coins: Promise<Listing[]> } | null = null;
  return {
    /** The newest public coins, the newest first. */
    latest,
    /** The same as a minute ago at most, however often it is asked for; none where they cannot be read. */
    newest: (): Promise<Listing[]> => {
      const at = now().getTime();
      if (kept === null || Math.abs(at - kept.since) >= keptInMs)
        kept = { since: at, coins: latest().catch(() => []) };
      return kept.coins;
    },
    /** One page of the public coins that a search finds; behind the last there is an empty one. */
    search: async ({ search, chain, order, page }: DirectoryInput): Promise<DirectoryPage> => {
      const words = searchWords(search);
      if (words.length === 0 && search.trim() !== '') return { coins: [], hasNext: false };
      const isOnChain = chain && eq(listedPages.blockchain, chain);
      const isAhead = order === 'launching' ? gt(listedPages.launchAt, now()) : undefined;
      // Found in one index alone; what a coin shows is looked up for these few.
      const firstOf = (isFound: SQL | undefined) =>
        db
          .select(places)
          .from(listedPages)
          .where(and(isAhead, isOnChain, isFound))
          .orderBy(...orders[order](listedPages))
          .limit(page * coinsPerPage + 1);
      const named = firstOf(isNamed(words));
      const isFurther = isOfContract(words);
      const all = (isFurther ? unionAll(named, firstOf(isFurther)) : named).as('all');
      const found = db
        .select()
        .from(all)
        .orderBy(...orders[order](all))
        .offset((page - 1) * coinsPerPage)
        .limit(coinsPerPage + 1)
        .as('found');
      const rows = await db
        .select(listed)
        .from(found)
        .innerJoin(pageSnapshots, eq(pageSnapshots.profileId, found.profileId))
        .innerJoin(profiles, eq(profiles.id, found.profileId))
        .orderBy(...orders[order](found));
      return { coins: rows.slice(0, coinsPerPage).map(toListing), hasNext: rows.length > coinsPerPage };
    },
    /** The coin of an address, or of one that its page has moved away from. @throws {Problem} LISTING_NOT_FOUND */
    read: async (name: string): Promise<Listing> => {
      const slug = name.normalize('NFC');
      if (!isSlug(slug)) throw new Problem('LISTING_NOT_FOUND');
      const [row] = await select()
        .where(and(isListed, isOrWasAt(db, slug)))
        .limit(1);
      if (!row) throw new Problem('LISTING_NOT_FOUND');
      return toListing(row);
    },
    /** Whether the session's own coin is listed. @throws {Problem} FORBIDDEN */
    own: async (session: Session, userId: string): Promise<OwnListing> => {
      ownProfile(session, userId);
      const [row] = await db.select(listingColumns).from(profiles).where(eq(profiles.id, userId));
      return toOwnListing(row);
    },
    /** Lists the session's own coin, or takes it off, also through later deploys. @throws {Problem} FORBIDDEN, NO_LIVE_PAGE */
    setListed: async (
      session: Session,
      userId: string,
      choice: 'listed' | 'unlisted',
    ): Promise<OwnListing> => {
      ownProfile(session, userId);
      const [row] = await db.transaction(async (tx) => {
        const changed = await tx
          .update(profiles)
          .set({ isPublic: choice === 'listed' })
          .where(and(eq(profiles.id, userId), isNotNull(profiles.publishedAt)))
          .returning(listingColumns);
        await updateListedPage(tx, userId);
        return changed;
      });
      if (!row) throw new Problem('NO_LIVE_PAGE');
      return toOwnListing(row);
    },
  };
}

const { profileId, publishedAt, launchAt, reads } = listedPages;
const places = { profileId, publishedAt, launchAt, reads };

type Sorted = Record<keyof typeof places, Parameters<typeof desc>[0]>;

const orders: Record<DirectoryOrder, (by: Sorted) => SQL[]> = {
  newest: (by) => [desc(by.publishedAt), asc(by.profileId)],
  launching: (by) => [asc(by.launchAt), asc(by.profileId)],
  'most-read': (by) => [desc(by.reads), desc(by.publishedAt), asc(by.profileId)],
};

const listingColumns = {
  isPublic: profiles.isPublic,
  publishedAt: profiles.publishedAt,
  slug: profiles.slug,
  takenDownAt: profiles.takenDownAt,
};

function toOwnListing(row?: Pick<typeof profiles.$inferSelect, keyof typeof listingColumns>): OwnListing {
  const isPublished = row !== undefined && row.publishedAt !== null;
  const isTakenDown = row?.takenDownAt != null;
  return {
    isListed: isPublished && !isTakenDown && row.isPublic,
    canBeListed: isPublished && !isTakenDown,
    isTakenDown,
    slug: row?.slug ?? null,
  };
}

interface Row extends Pick<typeof pageSnapshots.$inferSelect, 'slug' | 'facts' | 'shares' | 'shared'> {
  readonly deployedUrl: string | null;
  readonly publishedAt: Date | null;
}

function toListing(row: Row): Listing {
  const facts = readStoredFacts(row.facts);
  const palette = createPalette(facts);
  return {
    slug: row.slug,
    coinName: facts.name,
    symbol: facts.symbol,
    description: markForeignAddresses(facts.description, facts.contractAddress, en.otherContract),
    blockchain: facts.blockchain,
    iconUrl: row.shared?.appleIcon ?? null,
    imageUrl: facts.image?.url ?? null,
    deployedUrl: row.deployedUrl ?? '',
    launchAt: new Date(facts.launchAt).toISOString(),
    background: palette.background,
    primary: palette.primary,
    publishedAt: (row.publishedAt ?? new Date(0)).toISOString(),
    shares: row.shares,
  };
}
